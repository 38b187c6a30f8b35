import type { Texts } from "../en-GB/texts.ts"

export const approvalconfig: Texts["approvalconfig"] = {
  issueApprovalConfig: "Goedkeuring van werkorders",
  recurringIssueApprovalConfig: "Goedkeuring van terugkerende werkorders",
  recordingApprovalConfig: "Goedkeuring van opnamen",
  type: "Goedkeuring",
  type_DEDICATED: "Eigen fasen",
  type_INHERITED: "Zoals de machinegroep",
  type_NONE: "Geen goedkeuring",
  inheritedFrom_one: "Geërfd van {{name}}: {{count}} fase",
  inheritedFrom_other: "Geërfd van {{name}}: {{count}} fasen",
  nothingInherited: "Geen bovenliggende machinegroep vereist een goedkeuring.",
  stages: "Fasen",
  stage: "Fase {{number}}",
  addStage: "Fase toevoegen",
  removeStage: "Fase {{number}} verwijderen",
  moveUp: "Fase {{number}} omhoog",
  moveDown: "Fase {{number}} omlaag",
  votes: "Benodigde stemmen",
  voteGroups: "Groepen die stemmen",
  overruleGroups: "Groepen die mogen overstemmen",
  pendingKeep: "Lopende aanvragen behouden hun fasen.",
}
