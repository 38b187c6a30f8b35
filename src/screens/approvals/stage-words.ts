/** The stages of an approval in one line. */
import type { StageResponse } from "../../maintenance/approvals/contract.ts"
import type { Translate } from "../../web/texts/i18n.ts"

/** "Production planning, 2 votes; Approvers, 1 vote": who must approve, in the order of the stages. */
export function stageWords(stages: readonly StageResponse[], t: Translate): string {
  return stages
    .map((stage) =>
      t("plans.stageApprovers", {
        groups: [...stage.voteUserGroups, ...stage.overruleVotesUserGroups]
          .map(({ name }) => name)
          .join(", "),
        count: stage.requiredAmountOfVotes,
      }),
    )
    .join("; ")
}
