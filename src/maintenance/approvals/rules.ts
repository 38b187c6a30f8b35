/**
 * Approvals (specification §4, §5): consecutive stages, one active vote per user, and an append-only log from which
 * the status of a request is derived.
 */

import type { ApprovalConfigType } from "../../machines/devices/rules.ts"

export const STAGES_MAX = 20
export const VOTES_REQUIRED = { min: 1, max: 100, default: 1 } as const
/** Groups with one right in a stage; a list that long is a reason for a group of its own. */
export const GROUPS_PER_STAGE_MAX = 50
export const STAGE_DESCRIPTION_CHARACTERS_MAX = 5000
export const COMMENT_CHARACTERS_MAX = 5000
export const REASON_CHARACTERS_MAX = 100
export const RECORDING_HOURS = { min: 1, max: 240, default: 1 } as const
/** Votes and comments of one request; bounds the log, which is always read completely. */
export const ENTRIES_MAX = 500

export const APPROVAL_OBJECT_TYPES = ["ISSUE", "RECURRING_ISSUE", "RECORDING"] as const
export type ApprovalObjectType = (typeof APPROVAL_OBJECT_TYPES)[number]

export const APPROVAL_STATES = ["APPROVAL_PENDING", "APPROVED", "DENIED", "CLOSED"] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/**
 * Where a request may go from each state. APPROVED waits again after a change of its object; DENIED goes back when the
 * denial is retracted, or is overruled. Mirrored by `approval_transition` in SQL.
 */
export const APPROVAL_TRANSITIONS = {
  APPROVAL_PENDING: ["APPROVED", "DENIED", "CLOSED"],
  APPROVED: ["APPROVAL_PENDING", "CLOSED"],
  DENIED: ["APPROVAL_PENDING", "APPROVED", "CLOSED"],
  CLOSED: ["APPROVAL_PENDING"],
} as const satisfies Record<ApprovalState, readonly ApprovalState[]>

export const APPROVAL_ENTRY_TYPES = [
  "VOTE",
  "RETRACT_VOTE",
  "COMMENT",
  "OBJECT_CHANGE",
  "STATE_CHANGE",
  "TIME_EXTEND",
] as const

export const APPROVAL_STATE_CHANGES = ["CLOSED", "REOPENED", "RETRACTED"] as const

export const VOTE_ACTIONS = ["APPROVE", "DENY", "RETRACT_VOTE"] as const

/** A line of the log, as far as it decides anything. `userId` is null for what a job did. */
export type ApprovalEvent =
  | { type: "VOTE"; userId: string; approved: boolean; overruled: boolean; stage: number }
  | { type: "RETRACT_VOTE"; userId: string }
  | { type: "OBJECT_CHANGE"; userId: string | null }
  | { type: "STATE_CHANGE"; changedTo: (typeof APPROVAL_STATE_CHANGES)[number] }
  | { type: "COMMENT" }
  | { type: "TIME_EXTEND" }

/** What completes a stage, as it was when the votes began. */
export interface ApprovalStage {
  requiredVotes: number
  voteGroupIds: readonly string[]
  overruleGroupIds: readonly string[]
}

interface ActiveVote {
  userId: string
  approved: boolean
  overruled: boolean
  stage: number
}

export interface ApprovalStatus {
  state: ApprovalState
  /** Counts from 0; the last one when all are complete. */
  currentStage: number
  isRetracted: boolean
  /** In the order cast, of all stages. */
  activeVotes: ActiveVote[]
  /** The user who last changed the object; that change is the subject of the vote. */
  changedBy: string | null
  /** How often the object has changed since the request. */
  revision: number
}

/** What a request is now: a vote counts unless it was retracted or the object changed after it. */
export function computeApprovalStatus(
  stages: readonly Pick<ApprovalStage, "requiredVotes">[],
  log: readonly ApprovalEvent[],
): ApprovalStatus {
  let activeVotes: ActiveVote[] = []
  let changedBy: string | null = null
  let revision = 0
  let ended: "CLOSED" | "RETRACTED" | null = null
  for (const entry of log) {
    if (entry.type === "VOTE" || entry.type === "RETRACT_VOTE") {
      activeVotes = activeVotes.filter((vote) => vote.userId !== entry.userId)
    }
    if (entry.type === "VOTE") activeVotes.push(toActiveVote(entry))
    if (entry.type === "OBJECT_CHANGE") {
      activeVotes = []
      changedBy = entry.userId
      revision++
    }
    if (entry.type === "STATE_CHANGE") ended = entry.changedTo === "REOPENED" ? null : entry.changedTo
  }
  const { state, currentStage } = countVotes(stages, activeVotes)
  const isRetracted = ended === "RETRACTED"
  return { state: ended ? "CLOSED" : state, currentStage, isRetracted, activeVotes, changedBy, revision }
}

function toActiveVote({ userId, approved, overruled, stage }: ActiveVote): ActiveVote {
  return { userId, approved, overruled, stage }
}

/** The first stage that is not complete decides; without any stage nothing is ever approved. */
function countVotes(
  stages: readonly Pick<ApprovalStage, "requiredVotes">[],
  votes: readonly ActiveVote[],
): { state: ApprovalState; currentStage: number } {
  for (const [currentStage, stage] of stages.entries()) {
    const outcome = stageOutcome(
      stage.requiredVotes,
      votes.filter((vote) => vote.stage === currentStage),
    )
    if (outcome !== "COMPLETE") return { state: outcome, currentStage }
  }
  return {
    state: stages.length ? "APPROVED" : "APPROVAL_PENDING",
    currentStage: Math.max(0, stages.length - 1),
  }
}

/** The last overruling vote decides regardless of the others; otherwise any denial, then the number of votes. */
function stageOutcome(
  requiredVotes: number,
  votes: readonly ActiveVote[],
): "COMPLETE" | "DENIED" | "APPROVAL_PENDING" {
  const overruling = votes.findLast((vote) => vote.overruled)
  if (overruling) return overruling.approved ? "COMPLETE" : "DENIED"
  if (votes.some((vote) => !vote.approved)) return "DENIED"
  return votes.length >= requiredVotes ? "COMPLETE" : "APPROVAL_PENDING"
}

/** Open for voting while neither closed nor approved: a denial can be retracted or overruled. */
export function isOpenForVotes(state: ApprovalState): boolean {
  return state === "APPROVAL_PENDING" || state === "DENIED"
}

export interface Voter {
  userId: string
  userGroupIds: readonly string[]
}

export type VoteProblem =
  | "approvalNotOpen"
  | "approvalAlreadyVoted"
  | "approvalOwnRequest"
  | "approvalNotVoter"
  | "approvalNotOverruler"

/**
 * Reasons why a user may not vote or overrule now; empty when allowed. Users cannot approve requests that they
 * created or whose object they changed last, except by overruling.
 */
export function voteProblems(
  request: { createdBy: string; stages: readonly ApprovalStage[]; status: ApprovalStatus },
  voter: Voter,
  overruled: boolean,
): VoteProblem[] {
  const { status } = request
  const stage = request.stages[status.currentStage]
  const problems: VoteProblem[] = []
  if (!stage || !isOpenForVotes(status.state)) problems.push("approvalNotOpen")
  if (hasActiveVote(status, voter.userId)) problems.push("approvalAlreadyVoted")
  if (overruled) {
    if (!isMember(voter, stage?.overruleGroupIds)) problems.push("approvalNotOverruler")
    return problems
  }
  if (!isMember(voter, stage?.voteGroupIds)) problems.push("approvalNotVoter")
  if (isOwnRequest(request, voter.userId)) problems.push("approvalOwnRequest")
  return problems
}

function isMember(voter: Voter, groupIds: readonly string[] = []): boolean {
  return groupIds.some((id) => voter.userGroupIds.includes(id))
}

function isOwnRequest(request: { createdBy: string; status: ApprovalStatus }, userId: string): boolean {
  return request.createdBy === userId || request.status.changedBy === userId
}

function hasActiveVote(status: ApprovalStatus, userId: string): boolean {
  return status.activeVotes.some((vote) => vote.userId === userId)
}

/** Only the user's own vote, while voting is open. */
export function mayRetractVote(status: ApprovalStatus, userId: string): boolean {
  return isOpenForVotes(status.state) && hasActiveVote(status, userId)
}

/** The creator, unless it is closed. */
export function mayRetractRequest(
  request: { createdBy: string; status: ApprovalStatus },
  userId: string,
): boolean {
  return request.createdBy === userId && request.status.state !== "CLOSED"
}

/** Creator, voter or overruler of any stage: they see the request and may comment on it. */
export function isParticipant(
  request: { createdBy: string; stages: readonly ApprovalStage[] },
  person: Voter,
): boolean {
  return (
    request.createdBy === person.userId ||
    request.stages.some((stage) => isMember(person, [...stage.voteGroupIds, ...stage.overruleGroupIds]))
  )
}

/** Effect on the object when the request's state changes; a retracted denial requests approval again. */
export type OutcomeVerb = "requestApproval" | "approve" | "deny" | "retract"

/** The verbs, in order, for the object of a request that goes from `before` to `after` by a vote or a retraction. */
export function outcomeVerbs(before: ApprovalState, after: ApprovalStatus): OutcomeVerb[] {
  if (before === after.state) return []
  if (after.state === "CLOSED") return after.isRetracted && before !== "DENIED" ? ["retract"] : []
  const again: OutcomeVerb[] = before === "APPROVAL_PENDING" ? [] : ["requestApproval"]
  if (after.state === "APPROVED") return [...again, "approve"]
  return after.state === "DENIED" ? [...again, "deny"] : again
}

/**
 * The effective config: the object's own unless INHERITED, then the nearest DEDICATED one up the chain. NONE applies
 * only to the object it is set on and is skipped by inheritance. Without any DEDICATED config no approval is
 * required.
 *
 * @param chain  the device's config first, then its group's, up to the root
 * @returns null when no approval is required
 */
export function effectiveConfig<C extends { type: ApprovalConfigType }>(chain: readonly C[]): C | null {
  if (chain[0]?.type === "NONE") return null
  return chain.find((config) => config.type === "DEDICATED") ?? null
}

export const APPROVAL_SORTS = {
  fields: ["createdOn", "startTime", "title"],
  defaultSort: "-createdOn",
} as const
