/** One approval request: subject, stages, log, and the user's actions. */
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { ActionRow } from "../../web/action-row.tsx"
import { ApprovalBadge, ApprovalObjectBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { DIALOG_QUERY, dialogTrigger } from "../../web/dialog.tsx"
import { Notice } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { type LiveTopic, liveOn } from "../../web/live.ts"
import { Columns, PageHeader, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ConflictsPanel } from "../issues/basics-tab.tsx"
import { ApprovalLog, CommentForm } from "./approval-log.tsx"
import { approvedRecordingPath } from "./approved-recording.ts"
import type { ChangedFields } from "./changed-fields.ts"
import { ObjectFacts, type ReadableObject } from "./object-facts.tsx"
import { StageList } from "./stages.tsx"

interface ApprovalPageProps extends ReadableObject {
  request: ApprovalRequest
  changedFields: ChangedFields
  /** The reader followed a link to a vote that can no longer be given. */
  isVoteOver?: boolean
  /** The text of a refused comment. */
  comment?: string
}

export function ApprovalPage(props: ApprovalPageProps) {
  const { request, changedFields, isVoteOver = false, comment, ...object } = props
  const { t } = useView()
  const { approvalObject, may } = request
  const live = { className: "live-part", ...liveOn(`approval:${approvalObject.id}`, ...issueTopic(request)) }
  const mayVote = may.vote || may.overrule
  const completed = request.state === "APPROVED" ? request.stages.length : request.currentStage
  return (
    <Layout
      title={approvalObject.title}
      section="approvals"
      crumbs={[{ label: t("approvals.title"), href: "/approvals" }, { label: approvalObject.title }]}
    >
      <div id="approval-head" {...live}>
        <PageHeader
          title={approvalObject.title}
          badges={
            <>
              <ApprovalObjectBadge type={approvalObject.approvalObjectType} />
              <ApprovalBadge state={request.state} />
            </>
          }
          actions={<Actions request={request} />}
        >
          {approvalObject.deviceName} · {t("approvals.requestedBy", { name: request.createdBy.displayName })},{" "}
          <Time at={request.createdOn} form="minute" />
        </PageHeader>
      </div>
      {isVoteOver && (
        <div className="page-notice">
          <Notice tone="blue">{t("approvals.emailVoteExpired")}</Notice>
        </div>
      )}
      <Columns
        aside={
          <div id="approval-object" {...live} className="columns-aside">
            <Aside request={request} {...object} />
          </div>
        }
      >
        <div id="approval-stages" {...live}>
          <Panel
            title={t("approvals.stages")}
            icon="check"
            actions={
              <span className="muted">
                {t("approvals.stagesComplete", { completed, count: request.stages.length })}
              </span>
            }
            flush
          >
            <StageList request={request} />
          </Panel>
        </div>
        <Panel title={t("approvals.log")} icon="log" flush>
          <div id="approval-log" {...live}>
            <ApprovalLog request={request} changedFields={changedFields} />
          </div>
          {may.comment && (
            <div className="approval-comment">
              <CommentForm request={request} comment={comment} />
            </div>
          )}
        </Panel>
      </Columns>
      <div id="approval-vote" {...live} className={mayVote ? "sticky-actions" : undefined}>
        {mayVote && <VoteButton request={request} />}
      </div>
    </Layout>
  )
}

/** An issue's changes are told by the issue. */
function issueTopic({ approvalObject: { approvalObjectType, id } }: ApprovalRequest): LiveTopic[] {
  return approvalObjectType === "ISSUE" ? [`issue:${id}`] : []
}

function VoteButton({ request }: { request: ApprovalRequest }) {
  const { t } = useView()
  const path = `/approvals/${request.id}`
  // The dialog refuses a vote about another revision than this page shows.
  const dialog = `${path}/vote?revision=${request.revision}`
  return (
    <ButtonLink
      href={`${path}?${new URLSearchParams({ [DIALOG_QUERY]: dialog })}`}
      kind="primary"
      icon="check"
      {...dialogTrigger(dialog)}
    >
      {t("approvals.vote")}
    </ButtonLink>
  )
}

function Actions({ request }: { request: ApprovalRequest }) {
  const { t, actor, now } = useView()
  const { may } = request
  const path = `/approvals/${request.id}`
  const recording = approvedRecordingPath(request, actor, now)
  return (
    <ActionRow>
      <ButtonLink href="/approvals" icon="left">
        {t("approvals.back")}
      </ButtonLink>
      {may.retractRequest && (
        <Button {...dialogTrigger(`${path}/retract`)}>{t("approvals.retractRequest")}</Button>
      )}
      {may.retractVote && (
        <Button {...dialogTrigger(`${path}/retract-vote`)}>{t("approvals.retractVote")}</Button>
      )}
      {(may.vote || may.overrule) && <VoteButton request={request} />}
      {recording && (
        <ButtonLink href={recording} kind="primary" icon="play">
          {t("recording.watch")}
        </ButtonLink>
      )}
    </ActionRow>
  )
}

function Aside({ request, ...object }: { request: ApprovalRequest } & ReadableObject) {
  const { t } = useView()
  const { issue } = object
  const path = `/approvals/${request.id}`
  return (
    <>
      <Panel
        title={t("approvals.approvedObject")}
        icon="issue"
        actions={
          request.may.retractRequest &&
          request.state === "APPROVAL_PENDING" && (
            <Button icon="clock" {...dialogTrigger(`${path}/time`)}>
              {t("approvals.editTime")}
            </Button>
          )
        }
      >
        <ObjectFacts request={request} {...object} />
      </Panel>
      {issue && <ConflictsPanel issue={issue} />}
      {(request.may.vote || request.may.overrule) && (
        <Panel title={t("approvals.effect")} icon="info">
          <p>{effectText(request, t)}</p>
        </Panel>
      )}
      {request.retracted && <Notice tone="amber">{t("approvals.retracted")}</Notice>}
    </>
  )
}

/** What one more approval would do, and what a denial does. */
function effectText(request: ApprovalRequest, t: ReturnType<typeof useView>["t"]): string {
  const { may, state } = request
  const isOverruled = may.overrule && (state === "DENIED" || !may.vote)
  if (state === "DENIED" && !isOverruled) return t("approvals.effectDenied")
  const approvals = request.currentVotes.filter((vote) => vote.approved).length
  const missing = request.requiredAmountOfVotesForCurrentStage - approvals
  const isLast = request.currentStage === request.stages.length - 1
  const stage = request.currentStage + 1
  if (isOverruled)
    return t(isLast ? "approvals.effectOverruleLast" : "approvals.effectOverruleStage", { stage })
  if (missing > 1) return t("approvals.effectMore", { count: missing - 1, stage })
  return t(isLast ? "approvals.effectLast" : "approvals.effectStage", { stage })
}
