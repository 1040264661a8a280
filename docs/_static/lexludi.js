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
  button.textContent = "copy link";
  button.setAttribute("aria-label", `copy the link to ${id}`);
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    const address = new URL(`#${id}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      button.textContent = "copied";
    } catch {
      location.hash = id;
      button.textContent = "copy it from the address bar";
    }
    setTimeout(() => (button.textContent = "copy link"), 2500);
  });
  heading.append(button);
}

for (const box of document.querySelectorAll(
  ".table-wrapper, .lex-drawing, div.highlight pre",
)) {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
