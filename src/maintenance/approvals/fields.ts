/** The editable fields of an approval stage beside its user groups, in the order of the form. */
import { type Fields, integerField, longTextField } from "../../base/fields.ts"
import { STAGE_DESCRIPTION_CHARACTERS_MAX, VOTES_REQUIRED } from "./rules.ts"

/** A request keeps its stages as they were: columns of `approval_stage` and `approval_request_stage`. */
export const STAGE_FIELDS = {
  requiredAmountOfVotes: integerField({
    column: "required_votes",
    label: "approvalconfig.votes",
    ...VOTES_REQUIRED,
  }),
  description: longTextField({
    column: "description",
    label: "terms.description",
    max: STAGE_DESCRIPTION_CHARACTERS_MAX,
    lines: 2,
  }),
} as const satisfies Fields
