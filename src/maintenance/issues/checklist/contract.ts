/** The checklist of an issue as calls; its items are also those of plans. */
import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../../base/partial-update.ts"
import {
  id,
  instant,
  namedObject,
  optionalText,
  readVersion,
  requiredText,
  userRef,
} from "../../../base/schema.ts"
import { onDevice, post } from "../../../http/endpoint.ts"
import { singletonEndpoints } from "../../../http/entity-endpoints.ts"
import { createIssue, issueDetail } from "../contract.ts"
import { ISSUE_STATES } from "../rules.ts"
import {
  CHECK_RESULTS,
  CHECKLIST_ITEMS_MAX,
  ITEM_ANSWER_CHARACTERS_MAX,
  ITEM_KINDS,
  ITEM_NOTE_CHARACTERS_MAX,
  ITEM_NUMBER_MAX,
  ITEM_STATES,
  ITEM_TEXT_CHARACTERS_MAX,
  ITEM_UNIT_CHARACTERS_MAX,
} from "./rules.ts"

const quantity = z
  .number("validation.number")
  .check(z.minimum(-ITEM_NUMBER_MAX, "validation.number"), z.maximum(ITEM_NUMBER_MAX, "validation.number"))

const itemFields = {
  text: requiredText(ITEM_TEXT_CHARACTERS_MAX),
  kind: z._default(z.enum(ITEM_KINDS, "validation.choice"), "CHECK"),
  /** Unit of a number. */
  unit: optionalText(ITEM_UNIT_CHARACTERS_MAX),
  minimum: z._default(z.nullable(quantity), null),
  maximum: z._default(z.nullable(quantity), null),
  required: z._default(z.boolean(), true),
}

const limitsInOrder = z.refine<{ minimum: number | null; maximum: number | null }>(
  ({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum,
  { error: "validation.range", path: ["maximum"] },
)

const itemInput = z.strictObject(itemFields).check(limitsInOrder)
const itemResponse = {
  text: z.string(),
  kind: z.enum(ITEM_KINDS),
  unit: z.string(),
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  required: z.boolean(),
}

/** Items of a plan, in their order. */
export const planChecklistInput = z._default(
  z.array(itemInput).check(z.maxLength(CHECKLIST_ITEMS_MAX, `validation.itemsMax|${CHECKLIST_ITEMS_MAX}`)),
  [],
)
export const planChecklist = z
  .array(namedObject("PlanChecklistItem", itemResponse))
  .check(z.maxLength(CHECKLIST_ITEMS_MAX))

/** The issue that a failed item led to. */
const followUp = namedObject("FollowUp", { id, title: z.string(), state: z.enum(ISSUE_STATES) })
export type FollowUp = z.infer<typeof followUp>

const checklistItem = namedObject("ChecklistItem", {
  id,
  ...itemResponse,
  /** FAILED also for a number outside its limits. */
  state: z.enum(ITEM_STATES),
  /** Result of a check. */
  result: z.nullable(z.enum(CHECK_RESULTS)),
  /** Value of a number. */
  value: z.nullable(z.number()),
  /** Answer to a text item. */
  answer: z.string(),
  note: z.string(),
  answeredOn: z.nullable(instant),
  answeredBy: z.nullable(userRef),
  followUp: z.nullable(followUp),
  /** For answering: the version that was read. */
  version: z.int(),
})
export type ChecklistItem = z.infer<typeof checklistItem>

const checklist = namedObject("Checklist", {
  items: z.array(checklistItem).check(z.maxLength(CHECKLIST_ITEMS_MAX)),
  total: z.int(),
  answered: z.int(),
  failed: z.int(),
  /** For changing the items: the version that was read. */
  version: z.int(),
})
export type Checklist = z.infer<typeof checklist>

/** What an item has beside its input. It may be sent as it was read, and is ignored: answers have a call of their own. */
const readOnlyFields = {
  state: z.optional(checklistItem.shape.state),
  result: z.optional(checklistItem.shape.result),
  value: z.optional(checklistItem.shape.value),
  answer: z.optional(checklistItem.shape.answer),
  note: z.optional(checklistItem.shape.note),
  answeredOn: z.optional(checklistItem.shape.answeredOn),
  answeredBy: z.optional(z.nullable(z.strictObject(userRef.shape))),
  followUp: z.optional(z.nullable(z.strictObject(followUp.shape))),
  version: readVersion,
}

const savedItem = z.pipe(
  z.strictObject({ id: z.optional(id), ...itemFields, ...readOnlyFields }).check(limitsInOrder),
  z.transform(({ id, text, kind, unit, minimum, maximum, required }) => ({
    id,
    text,
    kind,
    unit,
    minimum,
    maximum,
    required,
  })),
)

const savedChecklist = z.strictObject({
  items: z
    .array(savedItem)
    .check(z.maxLength(CHECKLIST_ITEMS_MAX, `validation.itemsMax|${CHECKLIST_ITEMS_MAX}`)),
})
export const checklistChanges = definePartialUpdate(savedChecklist)
export type ChecklistChange = ChangeOf<typeof checklistChanges>

const itemAnswer = z.strictObject({
  result: z._default(z.nullable(z.enum(CHECK_RESULTS, "validation.choice")), null),
  value: z._default(z.nullable(quantity), null),
  answer: optionalText(ITEM_ANSWER_CHARACTERS_MAX),
  note: optionalText(ITEM_NOTE_CHARACTERS_MAX),
})
export const answerChanges = definePartialUpdate(itemAnswer)
export type AnswerChange = ChangeOf<typeof answerChanges>

const ITEM = "/devices/:deviceId/issues/:issueId/checklist/:checklistItemId"
const auth = { read: onDevice("ISSUE_READ"), update: onDevice("ISSUE_UPDATE") } as const

const whole = singletonEndpoints(
  "/devices/:deviceId/issues/:issueId/checklist",
  checklist,
  checklistChanges.schema,
  {
    auth,
  },
)
const item = singletonEndpoints(ITEM, checklistItem, answerChanges.schema, {
  auth,
})

export const checklistEndpoints = {
  getChecklist: whole.read("The checklist of an issue with its answers"),
  updateChecklist: whole.update(
    "Changes the items of an issue's checklist: adds, changes, reorders and removes them",
  ),
  getChecklistItem: item.read("One item of a checklist with its answer"),
  answerChecklistItem: item.update("Answers an item of a checklist, or clears its answer"),
  createFollowUp: post(`${ITEM}/followup`, onDevice("ISSUE_CREATE"), {
    summary: "Creates the issue that follows up a failed item",
    body: createIssue,
    response: issueDetail,
    status: 201,
    itemPath: "/devices/:deviceId/issues/:issueId",
    refuses: ["CONFLICT"],
  }),
}
