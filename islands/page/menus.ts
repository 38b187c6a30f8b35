/** Menus are `<details data-menu>`: a click elsewhere or Escape closes them. */

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")

document.addEventListener("click", (event) => {
  for (const menu of openMenus()) if (!menu.contains(event.target as Node)) menu.open = false
})

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector("summary")?.focus()
  }
})
