/** The form of an issue, new or changed; works without script. */
import type { Device } from "../../machines/devices/contract.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { Button } from "../../web/button.tsx"
import { Select } from "../../web/field.tsx"
import { FieldControl, FormFields, type FormValues } from "../../web/fields.tsx"
import { Form, SaveOrCancel } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import type { Translate } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

export type IssueFormValues = FormValues<typeof ISSUE_FIELDS>

/** Users and groups to which issues of the machine can be assigned. */
export interface AssignableOptions {
  people: readonly { id: string; displayName: string }[]
  /** Some allow notification addresses. */
  groups: readonly { id: string; name: string; allowsEmails?: boolean }[]
}

interface IssueFormProps {
  device: Device
  /** Null for a new one. */
  issue: Issue | null
  values: IssueFormValues
  assignable: AssignableOptions
  formErrors?: FormErrors
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

export function IssueForm({ device, issue, values, assignable, formErrors }: IssueFormProps) {
  const { t } = useView()
  const home = `/devices/${device.id}${issue ? `/issues/${issue.id}` : ""}`
  const errors = formErrors?.errors ?? {}
  return (
    <Form
      id="issue-form"
      draft
      action={issue ? `${home}/edit` : `${home}/issues/new`}
      error={formErrors?.error}
      conflict={issue && formErrors?.status === 409 ? home : null}
    >
      {issue && <input type="hidden" name="version" value={issue.version} />}
      <FormFields
        fields={ISSUE_FIELDS}
        values={values}
        errors={errors}
        controls={{
          ...assignmentControls({ t, issue, values, assignable, errors }),
          notificationEmails: (
            <div
              className={
                values.notificationEmails || errors.notificationEmails ? undefined : "notified-field"
              }
            >
              <FieldControl
                name="notificationEmails"
                field={ISSUE_FIELDS.notificationEmails}
                value={values.notificationEmails}
                error={errors.notificationEmails}
              />
            </div>
          ),
        }}
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

/** Selects of users and groups: who works on the issue now stays among the options. */
function assignmentControls({
  t,
  issue,
  values,
  assignable,
  errors,
}: Pick<IssueFormProps, "issue" | "values" | "assignable"> & {
  t: Translate
  errors: Record<string, string>
}) {
  const isTaken = issue?.state === "IN_PROGRESS"
  const people = includeCurrent(assignable.people, issue?.assignedUser)
  const groups = includeCurrent<AssignableOptions["groups"][number]>(
    assignable.groups,
    issue?.assignedUserGroup,
  )
  return {
    assignedUserId: (
      <Select
        name="assignedUserId"
        label={t(ISSUE_FIELDS.assignedUserId.label)}
        value={values.assignedUserId}
        empty={isTaken ? undefined : t("issues.nobody")}
        options={people.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        error={errors.assignedUserId}
        required={isTaken}
      />
    ),
    assignedUserGroupId: (
      <Select
        name="assignedUserGroupId"
        label={t(ISSUE_FIELDS.assignedUserGroupId.label)}
        value={values.assignedUserGroupId}
        empty={t("issues.noGroup")}
        options={groups.map(({ id, name, allowsEmails }) => ({
          value: id,
          label: name,
          revealsField: allowsEmails ? "notificationEmails" : undefined,
        }))}
        error={errors.assignedUserGroupId}
      />
    ),
  }
}

/** The options with the present one, which may have lost the right to be assigned. */
function includeCurrent<T extends { id: string }>(
  list: readonly T[],
  present: T | null | undefined,
): readonly T[] {
  return !present || list.some(({ id }) => id === present.id) ? list : [present, ...list]
}
