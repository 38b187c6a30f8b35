/** States and limits of issues (specification §4, §5, §9). */

export const ISSUE_TITLE_CHARACTERS_MAX = 100
export const DESCRIPTION_CHARACTERS_MAX = 5000
/** Conflicting issues shown on a page; the list has all of them. */
export const CONFLICTS_SHOWN_MAX = 10
export const TICKET_ID_CHARACTERS_MAX = 100
export const URL_CHARACTERS_MAX = 2000
/** Some twenty addresses. */
export const NOTIFICATION_EMAILS_CHARACTERS_MAX = 2000

export const ISSUE_STATES = ["NEW", "OPEN", "APPROVAL_PENDING", "APPROVED", "IN_PROGRESS", "CLOSED"] as const
export type IssueState = (typeof ISSUE_STATES)[number]

export const ISSUE_TYPES = ["ADHOC", "ERROR", "MAINTENANCE", "INSPECTION"] as const
export type IssueType = (typeof ISSUE_TYPES)[number]

export const PRIORITIES = ["HIGH", "NORMAL", "LOW"] as const
export type Priority = (typeof PRIORITIES)[number]

/** What an issue is created as: NEW is a draft, which waits until it is submitted. */
export const INITIAL_STATES = ["NEW", "OPEN"] as const satisfies readonly IssueState[]

/** Selected by the user who closes the issue. */
export const CLOSE_REASONS = ["DONE", "WONT_DO", "DUPLICATE"] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]
/** Why an issue is closed: chosen, or reached by time and approval. */
export const DONE_SUB_STATUSES = [
  ...CLOSE_REASONS,
  "EXPIRED",
  "APPROVAL_DENIED",
  "APPROVAL_REQUEST_RETRACTED",
] as const
export type DoneSubStatus = (typeof DONE_SUB_STATUSES)[number]

export type IssueVerb =
  | "submit"
  | "requestApproval"
  | "approve"
  | "deny"
  | "retract"
  | "activate"
  | "take"
  | "return"
  | "close"
  | "open"
  | "expire"

/** All transitions of an issue; any other is refused. Mirrored by `issue_transition` in SQL. */
export const ISSUE_TRANSITIONS = {
  NEW: { submit: "OPEN", requestApproval: "APPROVAL_PENDING", close: "CLOSED" },
  OPEN: {
    take: "IN_PROGRESS",
    return: "OPEN",
    close: "CLOSED",
    expire: "CLOSED",
    requestApproval: "APPROVAL_PENDING",
    retract: "CLOSED",
  },
  APPROVAL_PENDING: { approve: "APPROVED", deny: "CLOSED", retract: "CLOSED", close: "CLOSED" },
  APPROVED: { activate: "OPEN", requestApproval: "APPROVAL_PENDING", retract: "CLOSED", close: "CLOSED" },
  IN_PROGRESS: {
    return: "OPEN",
    open: "OPEN",
    close: "CLOSED",
    requestApproval: "APPROVAL_PENDING",
    retract: "CLOSED",
  },
  CLOSED: { open: "OPEN", requestApproval: "APPROVAL_PENDING" },
} as const satisfies Record<IssueState, Partial<Record<IssueVerb, IssueState>>>

/** Why an issue is closed, by the verb that closes it. Mirrored by `issue_done_sub_status` in SQL. */
export const DONE_SUB_STATUSES_BY_VERB = {
  close: CLOSE_REASONS,
  expire: ["EXPIRED"],
  deny: ["APPROVAL_DENIED"],
  retract: ["APPROVAL_REQUEST_RETRACTED"],
} as const satisfies Partial<Record<IssueVerb, readonly DoneSubStatus[]>>

/** The state after `verb`, or null when the verb is not allowed in this state. */
export function stateAfter(state: IssueState, verb: IssueVerb): IssueState | null {
  const verbs: Partial<Record<IssueVerb, IssueState>> = ISSUE_TRANSITIONS[state]
  return verbs[verb] ?? null
}

/** A draft's window, or one that is being voted on, is changed by editing the issue. */
export function isExtendable(state: IssueState): boolean {
  return state === "APPROVED" || state === "OPEN" || state === "IN_PROGRESS"
}

/** An issue whose text, checklist and logs can still be changed. */
export function isEditable(state: IssueState): boolean {
  return state !== "CLOSED"
}

export const ISSUE_FILTERS = ["all", "mine", "group", "open", "closed"] as const
export type IssueFilterName = (typeof ISSUE_FILTERS)[number]

export const OPEN_STATES: readonly IssueState[] = [
  "NEW",
  "OPEN",
  "APPROVAL_PENDING",
  "APPROVED",
  "IN_PROGRESS",
]

/** What an issue list can be narrowed by beside its tabs; all of it must hold. */
export interface IssueCriteria {
  states?: readonly IssueState[]
  assignedUserId?: string
  /** Instants, each included: changed then or later. */
  updatedSince?: string
  /** The window starts then or later. */
  activationFrom?: string
  /** The window starts then or earlier. */
  activationUntil?: string
}

/** Combines a list's tab with its filters; an assignee that contradicts the tab gives an empty list. */
export function toIssueFilter(
  query: { filter: IssueFilterName; state?: readonly IssueState[] } & Omit<IssueCriteria, "states">,
  actor: { userId: string; userGroupIds: readonly string[] },
): IssueCriteria & { assignedUserGroupIds?: readonly string[] } {
  const { filter, state, assignedUserId, updatedSince, activationFrom, activationUntil } = query
  const tab = tabFilter(filter, state, actor)
  const isContradictory =
    assignedUserId !== undefined && (tab.assignedUserId ?? assignedUserId) !== assignedUserId
  return {
    ...tab,
    assignedUserId: assignedUserId ?? tab.assignedUserId,
    updatedSince,
    activationFrom,
    activationUntil,
    states: isContradictory ? [] : tab.states,
  }
}

/** The tabs of an issue list; states that are given too replace those of the tab. */
export function tabFilter(
  name: IssueFilterName,
  given: readonly IssueState[] | undefined,
  actor: { userId: string; userGroupIds: readonly string[] },
): { states?: readonly IssueState[]; assignedUserId?: string; assignedUserGroupIds?: readonly string[] } {
  const states = given
    ? given
    : name === "closed"
      ? (["CLOSED"] as const)
      : name === "all"
        ? null
        : OPEN_STATES
  return {
    states: states || undefined,
    assignedUserId: name === "mine" ? actor.userId : undefined,
    assignedUserGroupIds: name === "group" ? actor.userGroupIds : undefined,
  }
}

/** The user whose roles restrict the visible issues; null when the user may read every issue. */
export function issueReaderId(actor: { userId: string; isSuperuser: boolean }): string | null {
  return actor.isSuperuser ? null : actor.userId
}

export const ISSUE_SORTS = {
  fields: ["createdOn", "title", "priority", "activationDateTime", "changedOn"],
  defaultSort: "-createdOn",
} as const
