import type { Texts } from "../en-GB/texts.ts"

export const dates: Texts["dates"] = {
  mask: "DD-MM-JJJJ uu:mm",
  open: "Kalender: {{label}}",
  month: "Maand",
  year: "Jaar",
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
  time: "Tijd",
  hour: "Uur",
  minute: "Minuut",
  now: "Nu",
  apply: "Toepassen",
  zone: "Tijdzone: {{zone}}",
}
