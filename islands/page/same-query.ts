/**
 * Links that lead to the same as the list on their page shows, e.g. its file: searches and filters replace the list and
 * the page's address, not these links.
 */
function follow({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>("a[data-same-query]")
  if (link) link.search = location.search
}

for (const type of ["click", "auxclick", "contextmenu"]) document.addEventListener(type, follow, true)

export {}
