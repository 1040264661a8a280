// Adds to each clause, ruling and claim a button that copies its address, shows lines of play one
// position at a time, and makes boxes that scroll reachable by keyboard. Every page can be read, and
// every anchor linked to, without this.
"use strict";

for (const heading of document.querySelectorAll(
  ".lex-object > :is(h2, h3, h4)",
)) {
  const id = heading.parentElement.id;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "lex-copy";
  button.setAttribute("aria-live", "polite");
  const say = (words) => {
    button.textContent = words;
    button.setAttribute("aria-label", `${words}: ${id}`);
  };
  say("copy link");
  button.addEventListener("click", async () => {
    const address = new URL(`#${id}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      say("copied");
    } catch {
      location.hash = id;
      say("copy it from the address bar");
    }
    setTimeout(() => say("copy link"), 2500);
  });
  heading.append(button);
}

const KEYS = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (at, last) => last,
};

function stepped(list) {
  const positions = [...list.children];
  const last = positions.length - 1;
  const box = document.createElement("div");
  const bar = document.createElement("div");
  const status = document.createElement("p");
  box.className = "lex-stepped";
  box.setAttribute("role", "group");
  box.setAttribute(
    "aria-label",
    `Positions: ${list.getAttribute("aria-label")}`,
  );
  bar.className = "lex-bar";
  status.setAttribute("aria-live", "polite");
  const button = (words, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.addEventListener("click", act);
    bar.append(made);
    return made;
  };
  let at = 0;
  let all = false;
  // A button at an end keeps the focus, and with it the keys: so it is not disabled.
  const previous = button("Previous", () => show(at - 1));
  const next = button("Next", () => show(at + 1));
  const every = button("Show all", () => {
    all = !all;
    show(at);
  });

  function show(wanted) {
    at = Math.min(Math.max(wanted, 0), last);
    for (const [number, position] of positions.entries()) {
      position.hidden = !all && number !== at;
    }
    previous.setAttribute("aria-disabled", all || at === 0);
    next.setAttribute("aria-disabled", all || at === last);
    every.textContent = all ? "Show one" : "Show all";
    const told = all
      ? `all ${last + 1} positions`
      : `position ${at + 1} of ${last + 1}`;
    if (status.textContent !== told) status.textContent = told;
  }

  box.addEventListener("keydown", (event) => {
    const to = KEYS[event.key];
    const scrolls = event.target.closest("[tabindex='0']");
    if (!to || all || scrolls || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    show(to(at, last));
  });
  // What is hidden is not counted: each keeps the number that it has in the whole list.
  for (const [number, position] of positions.entries()) {
    position.value = list.start + number;
  }
  list.replaceWith(box);
  bar.append(status);
  box.append(bar, list);
  show(0);
}

for (const list of document.querySelectorAll(".lex-stepper")) {
  if (list.children.length > 1) stepped(list);
}

// The theme leaves both margins without a name, by which a reader who does not see tells them apart.
for (const [margin, name] of [
  [".sidebar-drawer", "Pages"],
  [".toc-drawer", "On this page"],
]) {
  document.querySelector(margin)?.setAttribute("aria-label", name);
}

// What is in a closed fold has no size yet, so each box is looked at whenever its size changes.
const scrolling = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const box of document.querySelectorAll(
  ".table-wrapper, .lex-drawing, div.highlight pre",
)) {
  scrolling.observe(box);
}
