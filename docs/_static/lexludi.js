// Adds to each clause, ruling and claim a button that copies its address, and makes boxes that
// scroll reachable by keyboard. Every page can be read, and every anchor linked to, without this.
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

for (const box of document.querySelectorAll(
  ".table-wrapper, .lex-drawing, div.highlight pre",
)) {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
