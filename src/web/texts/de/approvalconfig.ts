import type { Texts } from "../en-GB/texts.ts"

export const approvalconfig: Texts["approvalconfig"] = {
  issueApprovalConfig: "Freigabe von Aufträgen",
  recurringIssueApprovalConfig: "Freigabe wiederkehrender Aufträge",
  recordingApprovalConfig: "Freigabe von Aufzeichnungen",
  type: "Freigabe",
  type_DEDICATED: "Eigene Stufen",
  type_INHERITED: "Wie die Maschinengruppe",
  type_NONE: "Keine Freigabe",
  inheritedFrom_one: "Geerbt von {{name}}: {{count}} Stufe",
  inheritedFrom_other: "Geerbt von {{name}}: {{count}} Stufen",
  nothingInherited: "Keine übergeordnete Maschinengruppe verlangt eine Freigabe.",
  stages: "Stufen",
  stage: "Stufe {{number}}",
  addStage: "Stufe hinzufügen",
  removeStage: "Stufe {{number}} entfernen",
  moveUp: "Stufe {{number}} nach oben",
  moveDown: "Stufe {{number}} nach unten",
  votes: "Nötige Stimmen",
  voteGroups: "Abstimmende Gruppen",
  overruleGroups: "Überstimmende Gruppen",
  pendingKeep: "Laufende Anträge behalten ihre Stufen.",
}
