/** A row of tabs that is wider than the screen starts with its current tab in view. */
for (const tabs of document.querySelectorAll(".tabs")) {
  const current = tabs.querySelector("[aria-current]")
  const hidden = current ? current.getBoundingClientRect().right - tabs.getBoundingClientRect().right : 0
  if (hidden > 0) tabs.scrollLeft += hidden
}
