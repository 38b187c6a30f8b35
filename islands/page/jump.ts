/** Ctrl+K, or / where the page has no search of its own, opens the search over everything; arrows move in its results. */

const searchLink = document.querySelector<HTMLElement>("[data-jump]")

function moveInResults(search: Element, step: number) {
  const input = search.querySelector<HTMLElement>("input")
  const stops = [input, ...search.querySelectorAll<HTMLElement>(".results a")]
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event
  const search = (target as Element).closest?.(".jump-search")
  if (search && (key === "ArrowDown" || key === "ArrowUp"))
    moveInResults(search, key === "ArrowDown" ? 1 : -1)
  else if (search && key === "Enter" && (target as Element).matches("input")) {
    const first = search.querySelector<HTMLElement>(".results a")
    if (!first) return
    first.click()
  } else if (searchLink && (event.ctrlKey || event.metaKey) && key.toLowerCase() === "k") searchLink.click()
  else return
  event.preventDefault()
})
