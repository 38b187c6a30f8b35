/**
 * Trees: a branch opens and closes by its button. Arrows move along the visible rows, right opens, left closes or goes
 * to the parent; letters go to the next row that begins with them.
 */
export {}

function setOpen(toggle: HTMLElement, isOpen: boolean) {
  toggle.setAttribute("aria-expanded", String(isOpen))
  const branch = document.getElementById(toggle.getAttribute("aria-controls") ?? "")
  if (branch) branch.hidden = !isOpen
}

const isOpen = (toggle: Element) => toggle.getAttribute("aria-expanded") === "true"

document.addEventListener("click", ({ target }) => {
  const toggle = (target as Element).closest<HTMLElement>("[data-branches] button.branch-toggle")
  if (toggle) setOpen(toggle, !isOpen(toggle))
})

document.addEventListener("keydown", (event) => {
  const link = (event.target as Element).closest<HTMLElement>("[data-branches] .branch-link")
  const tree = link?.closest("[data-branches]")
  if (!link || !tree || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...tree.querySelectorAll<HTMLElement>(".branch-link")].filter(
    (one) => one.offsetParent !== null,
  )
  const next = targetOf(event.key, link, links)
  if (next === undefined) return
  event.preventDefault()
  next?.focus()
})

/** @returns undefined for a key that means nothing here, null when the focus stays */
function targetOf(key: string, link: HTMLElement, links: HTMLElement[]): HTMLElement | null | undefined {
  const at = links.indexOf(link)
  const toggle = link.parentElement?.querySelector<HTMLElement>("button.branch-toggle")
  switch (key) {
    case "ArrowDown":
      return links[at + 1] ?? null
    case "ArrowUp":
      return links[at - 1] ?? null
    case "Home":
      return links[0]
    case "End":
      return links.at(-1)
    case "ArrowRight":
      if (!toggle || isOpen(toggle)) return toggle ? (links[at + 1] ?? null) : null
      toggle.click()
      return null
    case "ArrowLeft":
      if (toggle && isOpen(toggle)) {
        toggle.click()
        return null
      }
      return link.closest("ul")?.closest("li")?.querySelector<HTMLElement>(".branch-link") ?? null
    default: {
      if (key.length !== 1 || key === " ") return undefined
      const order = [...links.slice(at + 1), ...links.slice(0, at + 1)]
      return order.find((one) => one.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null
    }
  }
}
