import type { Texts } from "../en-GB/texts.ts"

export const retention: Texts["retention"] = {
  policy: "Beleid",
  inherited: "Zoals de machinegroep",
  own: "Eigen beleid",
  days: "Dagen",
  daysHint: "Leeg: uit, opnamen blijven onbeperkt bewaard",
  direction: "Geteld",
  FROM_START: "vanaf het begin van de sessie",
  FROM_END: "vanaf het einde van de sessie",
  recordingsToDelete_one:
    "{{count}} opname wordt bij de volgende uitvoering verwijderd. Herstellen is niet mogelijk.",
  recordingsToDelete_other:
    "{{count}} opnamen worden bij de volgende uitvoering verwijderd. Herstellen is niet mogelijk.",
  confirm_one: "Deze opname verwijderen",
  confirm_other: "Deze {{count}} opnamen verwijderen",
  confirmationRequired: "Bevestig het verlies of kies een langere periode.",
  effective: "Wat nu geldt",
  retentionPeriod: "Bewaartermijn",
  unlimited: "onbeperkt (geen termijn)",
  setBy: "Bepaald door",
  setByNone: "geen groep heeft beleid",
  dueNow: "Opnamen die worden verwijderd",
  keepsLonger: "Eerdere opnamen behouden een langere termijn die eerder was toegekend.",
}
