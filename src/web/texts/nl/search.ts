import type { Texts } from "../en-GB/texts.ts"

export const search: Texts["search"] = {
  find: "Zoek of spring naar",
  title: "Zoeken",
  label: "Machine, werkorder, persoon of pagina",
  machines: "Machines",
  issues: "Werkorders",
  people: "Personen",
  actions: "Acties",
  newIssue: "Nieuwe werkorder voor {{device}}",
  administer: "Beheer van {{device}}",
  pages: "Pagina’s",
  openIssues_one: "{{count}} open werkorder",
  openIssues_other: "{{count}} open werkorders",
  none: "Niets gevonden voor ‘{{search}}’ binnen wat u mag zien.",
  start: "Typ een naam, een nummer of een woord. ‘p7’ vindt Pers P-7.",
  found_one: "{{count}} resultaat",
  found_other: "{{count}} resultaten",
  move: "verplaatsen",
  open: "openen",
  onlyVisible: "Alleen wat u mag zien",
  allIssues: "Alle passende werkorders",
}
