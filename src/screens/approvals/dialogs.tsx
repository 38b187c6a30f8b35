/** Dialogs of an approval request: vote, retract a vote or the request, move the object in time. */
import type { ReactNode } from "react"
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { COMMENT_CHARACTERS_MAX, RECORDING_HOURS } from "../../maintenance/approvals/rules.ts"
import { WINDOW_HOURS } from "../../maintenance/windows/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { DateTimeField } from "../../web/date-time-field.tsx"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { Checkbox, NumberField, TextArea } from "../../web/field.tsx"
import type { FlashMessage } from "../../web/flash.ts"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import type { TextKey, Translate } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export const APPROVAL_DIALOGS = ["vote", "retract-vote", "retract", "time"] as const
export type ApprovalDialogName = (typeof APPROVAL_DIALOGS)[number]

/** Answers that a link of an e-mail chooses beforehand. */
export const VOTE_CHOICES = ["approve", "deny"] as const
export type VoteChoice = (typeof VOTE_CHOICES)[number]

interface ApprovalFormProps {
  request: ApprovalRequest
  /** Chosen by the link that the reader followed. */
  vote?: VoteChoice | null
  /** Of the request as the reader's page shows it. */
  revision?: number
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

/** The form of each dialog, its title, and the message after it. */
export const DIALOG_PARTS = {
  vote: { Form: VoteForm, title: "approvals.vote", flash: "voted" },
  "retract-vote": { Form: RetractVoteForm, title: "approvals.retractVote", flash: "voteRetracted" },
  retract: { Form: RetractForm, title: "approvals.retractRequest", flash: "requestRetracted" },
  time: { Form: TimeForm, title: "approvals.editTime", flash: "saved" },
} as const satisfies Record<
  ApprovalDialogName,
  { Form: (props: ApprovalFormProps) => ReactNode; title: TextKey; flash: FlashMessage }
>

export function ApprovalDialog({
  name,
  ...props
}: Pick<ApprovalFormProps, "request" | "vote" | "revision"> & { name: ApprovalDialogName }) {
  const { t } = useView()
  return (
    <Dialog
      id={`approval-${name}`}
      title={name === "vote" ? voteTitle(props.request, t) : t(DIALOG_PARTS[name].title)}
      size="small"
    >
      <ApprovalForm name={name} {...props} />
    </Dialog>
  )
}

export function ApprovalForm({ name, ...props }: ApprovalFormProps & { name: ApprovalDialogName }) {
  const Fields = DIALOG_PARTS[name].Form
  return <Fields {...props} />
}

/** The form as a page: the answer to a browser without script after a refusal. */
export function ApprovalFormPage({ name, ...props }: ApprovalFormProps & { name: ApprovalDialogName }) {
  const { t } = useView()
  return (
    <Layout title={t(DIALOG_PARTS[name].title)} section="approvals">
      <PageHeader title={t(DIALOG_PARTS[name].title)} />
      <Panel>
        <ApprovalForm name={name} {...props} />
      </Panel>
    </Layout>
  )
}

/** Names the stage that the vote decides about, with the stage's name where it has one. */
function voteTitle({ currentStage, stages }: ApprovalRequest, t: Translate): string {
  const { description = "" } = stages[currentStage] ?? {}
  return [t("approvals.voteOnStage", { stage: currentStage + 1 }), description].filter(Boolean).join(", ")
}

/** What is voted on: the dialog covers the page that says it. */
function VoteSubject({ request }: { request: ApprovalRequest }) {
  const { t } = useView()
  const { deviceName, title, startTime, endTime, durationInHours } = request.approvalObject
  return (
    <p>
      {deviceName}: {title}{" "}
      <span className="muted">
        <Time at={startTime} form="minute" />
        {durationInHours !== null && `, ${t("terms.hours", { count: durationInHours })}`}
        {durationInHours === null && endTime && (
          <>
            {" – "}
            <Time at={endTime} form="minute" />
          </>
        )}
      </span>
    </p>
  )
}

function CommentField({ hint }: { hint?: TextKey }) {
  return (
    <TextArea name="comment" label="approvals.comment" hint={hint} max={COMMENT_CHARACTERS_MAX} rows={3} />
  )
}

function VoteForm({ request, vote, revision = request.revision, values }: ApprovalFormProps) {
  const { t } = useView()
  const { may } = request
  if (revision !== request.revision) return <ChangedNotice request={request} />
  const mustOverrule = may.overrule && !may.vote
  return (
    <Form id="approval-vote-form" draft action={`/approvals/${request.id}/vote`} values={values}>
      <input type="hidden" name="revision" value={revision} />
      <VoteSubject request={request} />
      {vote && (
        <>
          <input type="hidden" name="vote" value={vote} />
          <Notice tone="blue">{t(`approvals.emailVote_${vote}`)}</Notice>
        </>
      )}
      {mustOverrule && <Notice tone="blue">{t("approvals.onlyOverrule")}</Notice>}
      {may.overrule && (
        <Checkbox
          name="overruled"
          label="approvals.overrule"
          hint="approvals.overruleHint"
          checked={values ? values.overruled === "true" : mustOverrule}
        />
      )}
      <CommentField hint="approvals.denialHint" />
      <div className="form-actions vote-actions">
        <Button
          type="submit"
          icon="close"
          kind={vote === "approve" ? "secondary" : "danger"}
          name="approved"
          value="false"
          data-autofocus={vote === "deny" ? "" : undefined}
        >
          {t("approvals.deny")}
        </Button>
        <Button
          type="submit"
          kind={vote === "deny" ? "secondary" : "primary"}
          icon="check"
          name="approved"
          value="true"
          data-autofocus={vote === "approve" ? "" : undefined}
        >
          {t("approvals.approve")}
        </Button>
      </div>
    </Form>
  )
}

/** In place of the vote: what it would be about is not what the reader's page shows. */
function ChangedNotice({ request: { id, approvalObject } }: ApprovalFormProps) {
  const { t } = useView()
  return (
    <div className="stack">
      <Notice tone="amber">{t("errors.approvalChangedMeanwhile", { title: approvalObject.title })}</Notice>
      <FormActions>
        <ButtonLink href={`/approvals/${id}`} kind="primary">
          {t("approvals.readRequestAgain")}
        </ButtonLink>
      </FormActions>
    </div>
  )
}

function RetractVoteForm({ request, values }: ApprovalFormProps) {
  return (
    <Form
      id="approval-retract-vote-form"
      draft
      action={`/approvals/${request.id}/retract-vote`}
      values={values}
    >
      <CommentField />
      <DialogActions submit="approvals.retractVote" />
    </Form>
  )
}

function RetractForm({ request }: ApprovalFormProps) {
  const { t } = useView()
  const { approvalObject } = request
  return (
    <Form id="approval-retract-form" action={`/approvals/${request.id}/retract`}>
      <Notice tone="amber">
        {t(`approvals.retractHint_${approvalObject.approvalObjectType}`, { title: approvalObject.title })}
      </Notice>
      <DialogActions submit="approvals.retractRequest" kind="danger" />
    </Form>
  )
}

function TimeForm({ request, values }: ApprovalFormProps) {
  const { t } = useView()
  const { approvalObjectType, startTime, endTime, durationInHours } = request.approvalObject
  const isRecording = approvalObjectType === "RECORDING"
  const action = `/approvals/${request.id}/time`
  const errors = useRefusal(action)?.errors ?? {}
  return (
    <Form id="approval-time-form" draft action={action}>
      <DateTimeField
        name="start"
        label="terms.start"
        value={values?.start ?? new Date(startTime)}
        error={errors.activationDateTime ?? errors.startTime ?? errors.startDateTime}
        required
      />
      {approvalObjectType === "RECURRING_ISSUE" ? (
        <DateTimeField
          name="end"
          label="terms.end"
          value={values?.end ?? (endTime ? new Date(endTime) : "")}
          error={errors.endDateTime}
        />
      ) : (
        <NumberField
          name="hours"
          label="terms.durationHours"
          value={values?.hours ?? durationInHours ?? 1}
          range={isRecording ? RECORDING_HOURS : WINDOW_HOURS}
          error={errors.maintenanceWindowInHours ?? errors.durationInHours}
          required
        />
      )}
      <Notice tone="amber">{t("approvals.timeHint")}</Notice>
      <DialogActions submit="shell.save" />
    </Form>
  )
}
