/** The form of an issue, new or changed; works without script. */
import type { Device } from "../../machines/devices/contract.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import {
  DESCRIPTION_CHARACTERS_MAX,
  ISSUE_TITLE_CHARACTERS_MAX,
  ISSUE_TYPES,
  NOTIFICATION_EMAILS_CHARACTERS_MAX,
  PRIORITIES,
  TICKET_ID_CHARACTERS_MAX,
  URL_CHARACTERS_MAX,
} from "../../maintenance/issues/rules.ts"
import { WINDOW_HOURS_DEFAULT, WINDOW_HOURS_MAX, WINDOW_HOURS_MIN } from "../../maintenance/windows/rules.ts"
import { Button } from "../../web/button.tsx"
import { Checkbox, DateTimeField, NumberField, Select, TextField } from "../../web/field.tsx"
import { FieldRow, Form, SaveOrCancel } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import type { FormErrors } from "../../web/pages.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { RichTextField } from "../../web/rich-text.tsx"
import { toLocalInput } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

/** The fields as typed; `activation` is a local time, "" for the time the page is drawn. */
export interface IssueFormValues {
  title: string
  description: string
  issueType: string
  priority: string
  activationDateTime: string | Date
  maintenanceWindowInHours: string
  enableRemoteAccess: boolean
  disconnectSessionsUponTimeEnd: boolean
  ticketSystemURL: string
  ticketId: string
  notificationEmails: string
  /** "" for nobody. */
  assignedUserId: string
  assignedUserGroupId: string
}

/** Who may be given an issue of the machine. */
export interface AssignableOptions {
  people: readonly { id: string; displayName: string }[]
  /** Some allow notification addresses. */
  groups: readonly { id: string; name: string; allowsEmails?: boolean }[]
}

export function defaultIssueValues(now: Date): IssueFormValues {
  return {
    title: "",
    description: "",
    issueType: "MAINTENANCE",
    priority: "NORMAL",
    activationDateTime: now,
    maintenanceWindowInHours: String(WINDOW_HOURS_DEFAULT),
    enableRemoteAccess: true,
    disconnectSessionsUponTimeEnd: true,
    ticketSystemURL: "",
    ticketId: "",
    ...{ notificationEmails: "", assignedUserId: "", assignedUserGroupId: "" },
  }
}

export function issueFormValues(issue: Issue, zone: string): IssueFormValues {
  return {
    title: issue.title,
    description: issue.description,
    issueType: issue.issueType,
    priority: issue.priority,
    activationDateTime: toLocalInput(new Date(issue.activationDateTime), zone),
    maintenanceWindowInHours: String(issue.maintenanceWindowInHours),
    enableRemoteAccess: issue.enableRemoteAccess,
    disconnectSessionsUponTimeEnd: issue.disconnectSessionsUponTimeEnd,
    ticketSystemURL: issue.ticketSystemURL,
    ticketId: issue.ticketId,
    notificationEmails: issue.notificationEmails,
    assignedUserId: issue.assignedUser?.id ?? "",
    assignedUserGroupId: issue.assignedUserGroup?.id ?? "",
  }
}

interface IssueFormProps {
  device: Device
  /** Null for a new one. */
  issue: Issue | null
  values: IssueFormValues
  assignable: AssignableOptions
  trouble?: FormErrors
}

export function IssueFormPage(props: IssueFormProps) {
  const { t } = useView()
  const { device, issue } = props
  const title = t(issue ? "issues.editIssue" : "issues.newIssue")
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    { label: device.name, href: `/devices/${device.id}` },
    ...(issue ? [{ label: issue.title, href: `/devices/${device.id}/issues/${issue.id}` }] : []),
    { label: title },
  ]
  return (
    <Layout title={title} section="issues" crumbs={crumbs}>
      <PageHeader title={title}>{device.name}</PageHeader>
      <Panel>
        <IssueForm {...props} />
      </Panel>
    </Layout>
  )
}

export function IssueForm({ device, issue, values, assignable, trouble }: IssueFormProps) {
  const { t } = useView()
  const home = `/devices/${device.id}${issue ? `/issues/${issue.id}` : ""}`
  const errors = trouble?.errors ?? {}
  return (
    <Form
      id="issue-form"
      draft
      action={issue ? `${home}/edit` : `${home}/issues/new`}
      error={trouble?.error}
      conflict={issue && trouble?.status === 409 ? home : null}
    >
      {issue && <input type="hidden" name="version" value={issue.version} />}
      <TextField
        name="title"
        label={t("terms.title")}
        value={values.title}
        max={ISSUE_TITLE_CHARACTERS_MAX}
        error={errors.title}
        autoFocus
        required
      />
      <FieldRow>
        <Select
          name="issueType"
          label={t("terms.type")}
          value={values.issueType}
          options={ISSUE_TYPES.map((value) => ({ value, label: t(`states.issueType_${value}`) }))}
          error={errors.issueType}
          required
        />
        <Select
          name="priority"
          label={t("terms.priority")}
          value={values.priority}
          options={PRIORITIES.map((value) => ({ value, label: t(`states.priority_${value}`) }))}
          error={errors.priority}
          required
        />
      </FieldRow>
      <FieldRow>
        <DateTimeField
          name="activationDateTime"
          label={t("issues.activation")}
          value={values.activationDateTime}
          error={errors.activationDateTime}
          required
        />
        <NumberField
          name="maintenanceWindowInHours"
          label={t("issues.windowHours")}
          value={values.maintenanceWindowInHours}
          min={WINDOW_HOURS_MIN}
          max={WINDOW_HOURS_MAX}
          error={errors.maintenanceWindowInHours}
          required
        />
      </FieldRow>
      <RichTextField
        name="description"
        label={t("terms.description")}
        html={values.description}
        max={DESCRIPTION_CHARACTERS_MAX}
        error={errors.description}
      />
      <AssignmentFields {...{ issue, values, assignable, errors }} />
      <div className={values.notificationEmails || errors.notificationEmails ? undefined : "notified-field"}>
        <TextField
          name="notificationEmails"
          label={t("issues.notificationEmails")}
          hint={t("issues.notificationEmailsHint")}
          value={values.notificationEmails}
          max={NOTIFICATION_EMAILS_CHARACTERS_MAX}
          error={errors.notificationEmails}
        />
      </div>
      <FieldRow>
        <TextField
          name="ticketId"
          label={t("issues.ticketId")}
          value={values.ticketId}
          max={TICKET_ID_CHARACTERS_MAX}
          error={errors.ticketId}
        />
        <TextField
          name="ticketSystemURL"
          label={t("issues.ticketUrl")}
          type="url"
          value={values.ticketSystemURL}
          max={URL_CHARACTERS_MAX}
          error={errors.ticketSystemURL}
        />
      </FieldRow>
      <Checkbox
        name="enableRemoteAccess"
        label={t("issues.enableRemoteAccess")}
        checked={values.enableRemoteAccess}
      />
      <Checkbox
        name="disconnectSessionsUponTimeEnd"
        label={t("issues.disconnectOnEnd")}
        checked={values.disconnectSessionsUponTimeEnd}
      />
      <SaveOrCancel home={home}>
        {!issue && (
          <Button type="submit" name="state" value="NEW">
            {t("issues.saveAsDraft")}
          </Button>
        )}
      </SaveOrCancel>
    </Form>
  )
}

function AssignmentFields({
  issue,
  values,
  assignable,
  errors,
}: Pick<IssueFormProps, "issue" | "values" | "assignable"> & { errors: Record<string, string> }) {
  const { t } = useView()
  const isTaken = issue?.state === "IN_PROGRESS"
  const people = includeCurrent(assignable.people, issue?.assignedUser)
  const groups = includeCurrent<AssignableOptions["groups"][number]>(
    assignable.groups,
    issue?.assignedUserGroup,
  )
  return (
    <FieldRow>
      <Select
        name="assignedUserId"
        label={t("issues.assignedUser")}
        value={values.assignedUserId}
        empty={isTaken ? undefined : t("issues.nobody")}
        options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        error={errors.assignedUserId}
        required={isTaken}
      />
      <Select
        name="assignedUserGroupId"
        label={t("issues.assignedGroup")}
        value={values.assignedUserGroupId}
        empty={t("issues.noGroup")}
        options={groups.map(({ id, name, allowsEmails }) => ({
          ...{ value: id, label: name },
          revealsField: allowsEmails ? "notificationEmails" : undefined,
        }))}
        error={errors.assignedUserGroupId}
      />
    </FieldRow>
  )
}

/** Whoever is assigned can be chosen, also after losing the right to be. */
function includeCurrent<T extends { id: string }>(
  list: readonly T[],
  present: T | null | undefined,
): readonly T[] {
  return !present || list.some(({ id }) => id === present.id) ? list : [present, ...list]
}
