/** Checklists: kinds of items, their answers, and the actions that an open item prevents. */
import type { FieldProblem } from "../../../base/refusal.ts"
import type { CloseReason } from "../rules.ts"

/** Three printed sheets; longer lists are worked through in several issues. */
export const CHECKLIST_ITEMS_MAX = 100
/** Two lines on a phone. */
export const ITEM_TEXT_CHARACTERS_MAX = 200
/** The longest units in use are of the kind "mm/s RMS". */
export const ITEM_UNIT_CHARACTERS_MAX = 20
export const ITEM_ANSWER_CHARACTERS_MAX = 1000
export const ITEM_NOTE_CHARACTERS_MAX = 1000
/** Beyond any quantity that is read from a machine, and exact in a double to three decimals. */
export const ITEM_NUMBER_MAX = 1e12
/** Items that a refusal names; further ones are counted. */
export const NAMED_ITEMS_MAX = 5

export const ITEM_KINDS = ["CHECK", "NUMBER", "TEXT"] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** What the answer of a check may be. */
export const CHECK_RESULTS = ["OK", "FAILED", "NOT_APPLICABLE"] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** OPEN: not answered yet. A number and a text are never NOT_APPLICABLE. */
export const ITEM_STATES = ["OPEN", ...CHECK_RESULTS] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** An item as it is written, without its answer. */
export interface ItemDefinition {
  text: string
  kind: ItemKind
  unit: string
  minimum: number | null
  maximum: number | null
  required: boolean
}

/** Unit and limits belong to numbers alone. In one order of fields, so that equal items are equal as JSON. */
export function cleanItem({ text, kind, unit, minimum, maximum, required }: ItemDefinition): ItemDefinition {
  const isNumber = kind === "NUMBER"
  return {
    text,
    kind,
    unit: isNumber ? unit : "",
    minimum: isNumber ? minimum : null,
    maximum: isNumber ? maximum : null,
    required,
  }
}

export function isSameItem(one: ItemDefinition, other: ItemDefinition): boolean {
  return JSON.stringify(cleanItem(one)) === JSON.stringify(cleanItem(other))
}

/** What is entered for an item; only the field of its kind may be given. */
export interface ItemAnswer {
  result: CheckResult | null
  value: number | null
  answer: string
  note: string
}

const FIELD_OF_KIND = { CHECK: "result", NUMBER: "value", TEXT: "answer" } as const

/** Answers that belong to another kind of item. */
export function answerProblems(kind: ItemKind, answer: ItemAnswer): FieldProblem[] {
  const given = { result: answer.result !== null, value: answer.value !== null, answer: answer.answer !== "" }
  return Object.entries(given)
    .filter(([field, isGiven]) => isGiven && field !== FIELD_OF_KIND[kind])
    .map(([path]) => ({ path, message: "validation.notForThisItem" as const }))
}

/** A number outside its limits counts as failed; a limit itself is inside. */
export function stateOf(item: ItemDefinition, answer: ItemAnswer): ItemState {
  switch (item.kind) {
    case "CHECK":
      return answer.result ?? "OPEN"
    case "NUMBER":
      if (answer.value === null) return "OPEN"
      return isWithinLimits(item, answer.value) ? "OK" : "FAILED"
    case "TEXT":
      return answer.answer === "" ? "OPEN" : "OK"
  }
}

function isWithinLimits({ minimum, maximum }: ItemDefinition, number: number): boolean {
  return (minimum === null || number >= minimum) && (maximum === null || number <= maximum)
}

export interface ChecklistProgress {
  total: number
  answered: number
  failed: number
}

export function progressOf(items: readonly { state: ItemState }[]): ChecklistProgress {
  const count = (matches: (state: ItemState) => boolean) => items.filter(({ state }) => matches(state)).length
  return {
    total: items.length,
    answered: count((state) => state !== "OPEN"),
    failed: count((state) => state === "FAILED"),
  }
}

/**
 * Whether required items must be answered before an issue is closed for this reason. Work that was not done, or that
 * another issue covers, has nothing to answer.
 */
export function requiresAnswers(reason: CloseReason): boolean {
  return reason === "DONE"
}

/** A stored item, as far as a change of the list looks at it. */
export type StoredItem = ItemDefinition & { id: string; state: ItemState; note: string }

/** A list of items as it is to be: those with an id are kept, the others are new. */
export type WantedItem = ItemDefinition & { id?: string | undefined }

/**
 * The first item whose answer or note a change would delete or falsify: answered items keep their wording and their limits.
 *
 * @returns null when the change may be saved
 */
export function lostAnswer(stored: readonly StoredItem[], wanted: readonly WantedItem[]): StoredItem | null {
  const kept = new Map(wanted.flatMap((item) => (item.id ? [[item.id, item] as const] : [])))
  const isAnswered = ({ state, note }: StoredItem) => state !== "OPEN" || note !== ""
  const isKept = (item: StoredItem) => {
    const same = kept.get(item.id)
    return same !== undefined && isSameItem(item, same)
  }
  return stored.find((item) => isAnswered(item) && !isKept(item)) ?? null
}

/** Ids that are not of this list, or stand twice. */
export function unknownItemIds(stored: readonly { id: string }[], wanted: readonly WantedItem[]): number[] {
  const known = new Set(stored.map(({ id }) => id))
  return wanted.flatMap(({ id }, at) => (id !== undefined && !known.delete(id) ? [at] : []))
}
