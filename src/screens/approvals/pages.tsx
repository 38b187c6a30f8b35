/** Approvals on screen: the lists, one request with its votes, and the dialogs that change it. */
import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { notFound } from "../../base/refusal.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import {
  commentOnApproval,
  getApprovalRequest,
  retractRequest,
  retractVote,
  updateEventTime,
  voteOnApproval,
} from "../../maintenance/approvals/actions.ts"
import type { ApprovalDeps } from "../../maintenance/approvals/actions-handlers.ts"
import {
  type ApprovalRequest,
  commentOnApproval as commentInput,
  retractVote as retractVoteInput,
  updateEventTime as timeInput,
  voteOnApproval as voteInput,
} from "../../maintenance/approvals/contract.ts"
import { approvalsPage } from "../../maintenance/approvals/store-lists.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { toIssueDetail } from "../../maintenance/issues/store-detail.ts"
import { findPlan } from "../../maintenance/plans/store.ts"
import { getSession } from "../../sessions/session/store.ts"
import { DIALOG_QUERY } from "../../web/dialog.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { instantFromForm } from "../../web/texts/local-input.ts"
import { page } from "../page.ts"
import { APPROVAL_TABS, ApprovalListPage, listOfTab, sortsOfTab } from "./approval-list.tsx"
import { CommentForm } from "./approval-log.tsx"
import { ApprovalPage } from "./approval-page.tsx"
import { type ChangedFields, findChangedFields } from "./changed-fields.ts"
import {
  APPROVAL_DIALOGS,
  ApprovalDialog,
  type ApprovalDialogName,
  ApprovalForm,
  ApprovalFormPage,
  DIALOG_PARTS,
  VOTE_CHOICES,
  type VoteChoice,
} from "./dialogs.tsx"
import type { ReadableObject } from "./object-facts.tsx"

const REQUEST = "/approvals/:approvalRequestId"
const pathOf = (id: string) => `/approvals/${id}`

type Fields = Record<string, string>

/** Saves what a dialog's form holds. */
const SAVE: Record<
  ApprovalDialogName,
  (deps: ApprovalDeps, actor: Actor, request: ApprovalRequest, form: Fields, zone: string) => Promise<unknown>
> = {
  vote: (deps, actor, { id }, form) => {
    const approved = { true: true, false: false }[form.approved ?? ""]
    const overruled = form.overruled === "true"
    const vote = { approved, overruled, comment: form.comment ?? "", revision: readRevision(form) }
    return voteOnApproval(deps, actor, id, parse(voteInput, vote))
  },
  "retract-vote": (deps, actor, { id }, form) =>
    retractVote(deps, actor, id, parse(retractVoteInput, { comment: form.comment ?? "" }).comment),
  retract: (deps, actor, { id }) => retractRequest(deps, actor, id),
  time: (deps, actor, request, form, zone) =>
    updateEventTime(deps, actor, request.id, parse(timeInput, toEventTime(request, form, zone))),
}

export const approvalPages = [
  page("GET", "/approvals", "signedIn", async ({ deps, actor, query, view }) => {
    const tab = APPROVAL_TABS.find((name) => name === query.tab) ?? "assigned"
    const isAll = query.completed === "true"
    const sorts = sortsOfTab(tab, isAll)
    const asked = { sort: sorts.defaultSort, ...parsePageRequest(query, { sorts }) }
    const requests = await approvalsPage(deps.db, listOfTab(tab, isAll), actor, asked, deps.clock())
    return renderPage(view, <ApprovalListPage tab={tab} isAll={isAll} requests={requests} />)
  }),

  page("GET", REQUEST, "signedIn", async ({ deps, actor, path, query, request: asked, view }) => {
    const request = await getApprovalRequest(deps.db, actor, path.approvalRequestId)
    const link = parseVoteLink(query)
    if (link && isOpenAt(request, link.stage))
      return redirect(asked, voteDialogAddress(request.id, link.vote))
    return renderPage(
      view,
      <ApprovalPage
        request={request}
        isVoteOver={link !== null}
        {...(await readableObject(deps, actor, request))}
      />,
    )
  }),

  page("POST", `${REQUEST}/comment`, "signedIn", async (call) => {
    const { deps, actor, path } = call
    const text = (await call.form()).comment ?? ""
    const request = await getApprovalRequest(deps.db, actor, path.approvalRequestId)
    const object = await readableObject(deps, actor, request)
    return submitForm(
      call,
      async () => {
        await commentOnApproval(deps, actor, request.id, parse(commentInput, { comment: text }).comment)
        return redirect(call.request, pathOf(request.id), flashHeaders("commented"))
      },
      <CommentForm request={request} comment={text} />,
      <ApprovalPage request={request} {...object} comment={text} />,
    )
  }),

  ...APPROVAL_DIALOGS.flatMap((name) => [
    page("GET", `${REQUEST}/${name}`, "signedIn", async (call) => {
      const request = await getApprovalRequest(call.deps.db, call.actor, call.path.approvalRequestId)
      const vote = parseVote(call.query.vote)
      return renderDialog(
        call,
        pathOf(request.id),
        <ApprovalDialog name={name} request={request} vote={vote} revision={readRevision(call.query)} />,
      )
    }),
    page("POST", `${REQUEST}/${name}`, "signedIn", async (call) => {
      const { deps, actor, view } = call
      const values = await call.form()
      const request = await getApprovalRequest(deps.db, actor, call.path.approvalRequestId)
      const vote = parseVote(values.vote)
      const form = { name, request, values, vote, revision: readRevision(values) }
      return submitForm(
        call,
        async () => {
          await SAVE[name](deps, actor, request, values, view.zone)
          return redirect(call.request, pathOf(request.id), flashHeaders(DIALOG_PARTS[name].flash))
        },
        <ApprovalForm {...form} />,
        <ApprovalFormPage {...form} />,
      )
    }),
  ]),
]

/** The revision that the reader has read; undefined where the address or the form names none. */
function readRevision({ revision }: Fields): number | undefined {
  return revision && /^\d{1,4}$/.test(revision) ? Number(revision) : undefined
}

/** The answer that a link of an e-mail chooses beforehand; it is given by the form only. */
function parseVote(asked: string | undefined): VoteChoice | null {
  return VOTE_CHOICES.find((vote) => vote === asked) ?? null
}

/** `?vote=approve&stage=1`: null for any other address. */
function parseVoteLink(query: Record<string, string>): { vote: VoteChoice; stage: number } | null {
  const vote = parseVote(query.vote)
  return vote && { vote, stage: Number(query.stage) }
}

/** Whether the vote that the e-mail requested is still possible: not once the stage is complete, or the reader has voted. */
function isOpenAt({ state, currentStage, may }: ApprovalRequest, stage: number): boolean {
  return state === "APPROVAL_PENDING" && currentStage + 1 === stage && (may.vote || may.overrule)
}

function voteDialogAddress(requestId: string, vote: VoteChoice): string {
  const dialog = `${pathOf(requestId)}/vote?${new URLSearchParams({ vote })}`
  return `${pathOf(requestId)}?${new URLSearchParams({ [DIALOG_QUERY]: dialog })}`
}

/**
 * The issue or plan under approval; null for a plan that was deleted, and for a user who may not read issues of the machine.
 * Whose session a recording shows is told to everyone who takes part in its request.
 */
async function readableObject(
  deps: ApprovalDeps,
  actor: Actor,
  request: ApprovalRequest,
): Promise<ReadableObject & { changedFields: ChangedFields }> {
  const { approvalObjectType, deviceId, id, session } = request.approvalObject
  const none = { issue: null, plan: null, session: null, changedFields: new Map() }
  if (session) {
    const { issueId, logId } = session
    return {
      ...none,
      session: await getSession(deps.db, { deviceId, issueId, logId, sessionId: session.id }),
    }
  }
  if (approvalObjectType === "RECORDING") return none
  const access = await findDeviceAccess(deps.db, actor, deviceId)
  if (!access) throw notFound("device", deviceId)
  if (!hasDeviceAuthority(actor, access, "ISSUE_READ")) return none
  const changedFields = await findChangedFields(deps.db, request)
  if (approvalObjectType === "ISSUE")
    return {
      ...none,
      changedFields,
      issue: await toIssueDetail(deps.db, await getIssue(deps.db, deviceId, id)),
    }
  return {
    ...none,
    changedFields,
    plan: await findPlan(deps.db, { deviceId, recurringIssueId: id }, deps.clock()),
  }
}

/** The body of `updateEventTime` for the object's type; times are the reader's. */
function toEventTime({ approvalObject }: ApprovalRequest, form: Fields, zone: string): unknown {
  const instant = (typed = "") => instantFromForm(typed, zone)
  const start = instant(form.start)
  const hours = Number(form.hours)
  const type = approvalObject.approvalObjectType
  if (type === "ISSUE") return { type, activationDateTime: start, maintenanceWindowInHours: hours }
  if (type === "RECORDING") return { type, startTime: start, durationInHours: hours }
  return { type, startDateTime: start, endDateTime: form.end ? instant(form.end) : null }
}
