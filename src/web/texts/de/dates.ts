import type { Texts } from "../en-GB/texts.ts"

export const dates: Texts["dates"] = {
  mask: "TT-MM-JJJJ hh:mm",
  open: "Kalender: {{label}}",
  month: "Monat",
  year: "Jahr",
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  time: "Uhrzeit",
  hour: "Stunde",
  minute: "Minute",
  now: "Jetzt",
  apply: "Übernehmen",
  zone: "Zeitzone: {{zone}}",
}
