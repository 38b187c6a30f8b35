import type { Texts } from "../en-GB/texts.ts"

export const windows: Texts["windows"] = {
  now: "nu",
  left: "nog {{time}}",
  opensIn: "opent over {{time}}",
  overFor: "al {{time}} afgelopen",
  open: "Venster open",
  days_one: "{{count}} dag",
  days_other: "{{count}} dagen",
  daysAfter_one: "{{count}} dag",
  daysAfter_other: "{{count}} dagen",
  hours: "{{count}} u",
  minutes: "{{count}} min",
  hoursMinutes: "{{hours}} u {{minutes}} min",
  offset: "+{{hours}} u",
}
