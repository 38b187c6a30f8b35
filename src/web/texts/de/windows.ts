import type { Texts } from "../en-GB/texts.ts"

export const windows: Texts["windows"] = {
  now: "jetzt",
  left: "noch {{time}}",
  opensIn: "öffnet in {{time}}",
  overFor: "seit {{time}} abgelaufen",
  open: "Fenster offen",
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
  daysAfter_one: "{{count}} Tag",
  daysAfter_other: "{{count}} Tagen",
  hours: "{{count}} h",
  minutes: "{{count}} min",
  hoursMinutes: "{{hours}} h {{minutes}} min",
  offset: "+{{hours}} h",
}
