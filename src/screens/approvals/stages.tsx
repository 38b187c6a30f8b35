/** The stages of an approval request, with a circle for each required vote. */
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { Icon } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"

/** A circle holds a vote; beyond this number only the count is shown. */
const CIRCLES_MAX = 6

type StageVote = { approved: boolean; overruled: boolean; name: string }

/** The votes that count at a stage: the request holds those of the current stage, earlier stages are complete. */
function votesAt(request: ApprovalRequest, stage: number): StageVote[] {
  if (stage !== request.currentStage) return []
  return request.currentVotes.map(({ approved, overruled, createdBy }) => ({
    approved,
    overruled,
    name: createdBy.displayName,
  }))
}

/** "Stage 2 of 3" with its vote circles, as text for readers of the screen too. */
export function StageVotes({ request, stage }: { request: ApprovalRequest; stage: number }) {
  const { t } = useView()
  const required = request.stages[stage]?.requiredAmountOfVotes ?? 0
  const votes = votesAt(request, stage)
  const isComplete = stage < request.currentStage || request.state === "APPROVED"
  const given = isComplete ? Math.max(required, votes.length) : votes.filter((vote) => vote.approved).length
  return (
    <span className="votes">
      <span className="votes-stage">
        {t("approvals.stageOf", { stage: stage + 1, count: request.stages.length })}
      </span>
      <span className="votes-circles" aria-hidden="true">
        {circles(votes, required, isComplete).map((vote, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: circles have no identity beside their position
          <Circle key={index} vote={vote} />
        ))}
      </span>
      <span className="muted">
        {votes.some(({ overruled }) => overruled)
          ? t("approvals.votesOverruled")
          : t("approvals.votesOf", { given, count: required })}
      </span>
    </span>
  )
}

type CircleState = { kind: "open" } | { kind: "approved" | "denied"; name: string }

function circles(votes: readonly StageVote[], required: number, isComplete: boolean): CircleState[] {
  const cast: CircleState[] = votes.map(({ approved, name }) => ({
    kind: approved ? "approved" : "denied",
    name,
  }))
  const missing = Math.max(0, required - cast.length)
  const rest = Array.from(
    { length: missing },
    (): CircleState => (isComplete ? { kind: "approved", name: "" } : { kind: "open" }),
  )
  return [...cast, ...rest].slice(0, CIRCLES_MAX)
}

function Circle({ vote }: { vote: CircleState }) {
  if (vote.kind === "open") return <span className="vote" />
  return (
    <span className={`vote vote-${vote.kind}`} title={vote.name || undefined}>
      <Icon name={vote.kind === "approved" ? "check" : "close"} />
    </span>
  )
}

/** A denial ends the request at its current stage. */
function stageState({ currentStage, state }: ApprovalRequest, index: number) {
  if (index < currentStage || state === "APPROVED") return "complete"
  if (index > currentStage) return "waiting"
  return state === "DENIED" ? "denied" : "current"
}

/** A stage that is decided has the colours of a vote. */
const NUMBER_CLASSES = { complete: "vote-approved", denied: "vote-denied", current: "", waiting: "" } as const

/** All stages in order: complete, current or denied, waiting. */
export function StageList({ request }: { request: ApprovalRequest }) {
  const { t } = useView()
  return (
    <ol className="stages">
      {request.stages.map((stage, index) => {
        const state = stageState(request, index)
        const names = (groups: readonly { name: string }[]) => groups.map(({ name }) => name).join(", ")
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its position
            key={index}
            className={`stage stage-${state}`}
            aria-current={state === "current" || state === "denied" ? "step" : undefined}
          >
            <span className={`stage-number ${NUMBER_CLASSES[state]}`.trimEnd()}>
              {state === "complete" ? (
                <Icon name="check" />
              ) : state === "denied" ? (
                <Icon name="close" />
              ) : (
                index + 1
              )}
            </span>
            <div>
              <strong>
                {stage.description || names(stage.voteUserGroups) || names(stage.overruleVotesUserGroups)}
              </strong>
              <p className="muted">
                {[
                  stage.voteUserGroups.length > 0 &&
                    t("approvals.voters", { groups: names(stage.voteUserGroups) }),
                  stage.overruleVotesUserGroups.length > 0 &&
                    t("approvals.overrulers", { groups: names(stage.overruleVotesUserGroups) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <StageVotes request={request} stage={index} />
          </li>
        )
      })}
    </ol>
  )
}
