/** Menus are `<details data-menu>`: a click elsewhere, Escape or what opens a dialog closes them. */

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")

/** The focus returns to what opened the menu, also after the dialog of one of its items. */
function close(menu: HTMLDetailsElement) {
  menu.open = false
  menu.querySelector("summary")?.focus()
}

document.addEventListener("click", ({ target }) => {
  for (const menu of openMenus()) {
    if (!menu.contains(target as Node)) menu.open = false
    else if ((target as Element).closest("[hx-get]")) close(menu)
  }
})

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") openMenus().forEach(close)
})
