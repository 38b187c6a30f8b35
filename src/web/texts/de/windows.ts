import type { Texts } from "../en-GB/texts.ts"

export const windows: Texts["windows"] = {
  now: "jetzt",
  left: "noch {{time}}",
  opensIn: "öffnet in {{time}}",
  overFor: "seit {{time}} abgelaufen",
  open: "Fenster offen",
  ahead: "Fenster steht bevor",
  over: "Fenster abgelaufen",
  none: "kein Fenster",
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
  hours: "{{count}} h",
  minutes: "{{count}} min",
  hoursMinutes: "{{hours}} h {{minutes}} min",
  axis: "Zwölf Stunden vor bis sechsunddreißig Stunden nach jetzt",
  offset: "+{{hours}} h",
}
