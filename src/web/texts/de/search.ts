import type { Texts } from "../en-GB/texts.ts"

export const search: Texts["search"] = {
  find: "Suchen oder springen",
  title: "Suche",
  label: "Maschine, Auftrag, Person oder Seite",
  machines: "Maschinen",
  issues: "Aufträge",
  people: "Personen",
  actions: "Aktionen",
  newIssue: "Neuer Auftrag an {{device}}",
  administer: "Verwaltung von {{device}}",
  pages: "Seiten",
  openIssues_one: "{{count}} offener Auftrag",
  openIssues_other: "{{count}} offene Aufträge",
  none: "Zu „{{search}}“ gibt es nichts, was Sie sehen dürfen.",
  start: "Geben Sie einen Namen, eine Nummer oder ein Wort ein. „p7“ findet Presse P-7.",
  found_one: "{{count}} Treffer",
  found_other: "{{count}} Treffer",
  move: "bewegen",
  open: "öffnen",
  onlyVisible: "Nur was Sie sehen dürfen",
  allIssues: "Alle passenden Aufträge",
}
