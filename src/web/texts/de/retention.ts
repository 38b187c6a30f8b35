import type { Texts } from "../en-GB/texts.ts"

export const retention: Texts["retention"] = {
  policy: "Regel",
  inherited: "Wie die Maschinengruppe",
  own: "Eigene Regel",
  days: "Tage",
  daysHint: "Leer: aus, Aufzeichnungen bleiben unbegrenzt",
  direction: "Gezählt",
  FROM_START: "ab Beginn der Sitzung",
  FROM_END: "ab Ende der Sitzung",
  recordingsToDelete_one:
    "{{count}} Aufzeichnung wird beim nächsten Lauf gelöscht. Sie lässt sich nicht wiederherstellen.",
  recordingsToDelete_other:
    "{{count}} Aufzeichnungen werden beim nächsten Lauf gelöscht. Sie lassen sich nicht wiederherstellen.",
  confirm_one: "Diese Aufzeichnung löschen",
  confirm_other: "Diese {{count}} Aufzeichnungen löschen",
  confirmationRequired: "Bestätigen Sie den Verlust oder wählen Sie einen längeren Zeitraum.",
  effective: "Was jetzt gilt",
  retentionPeriod: "Aufbewahrungs\u00ADdauer",
  unlimited: "unbegrenzt (keine Frist)",
  setBy: "Festgelegt durch",
  setByNone: "keine Gruppe hat eine Regel",
  dueNow: "Zur Löschung fällige Aufzeichnungen",
  keepsLonger: "Frühere Aufzeichnungen behalten eine längere Frist, die für sie festgelegt wurde.",
}
