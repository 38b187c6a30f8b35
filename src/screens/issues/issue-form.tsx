/** The form of an issue, new or changed; works without script. */
import type { Device } from "../../machines/devices/contract.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { Button } from "../../web/button.tsx"
import { entityFormValues, FieldControl, FormFields, type FormValues } from "../../web/fields.tsx"
import { FIELDS_TRIGGER, Form, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { type AssignableOptions, assignmentControls } from "./assignment.tsx"

type IssueFormValues = FormValues<typeof ISSUE_FIELDS>

interface IssueFormProps {
  device: Device
  /** Null for a new one. */
  issue: Issue | null
  values: IssueFormValues
  assignable: AssignableOptions
  /** For a new issue: the failed checklist item of another issue that it deals with. */
  followUpOf?: FollowUpOf
}

interface FollowUpOf {
  issue: { deviceId: string; id: string; title: string }
  /** Text of the item. */
  text: string
  /** Path to which the form is posted. */
  action: string
}

export function IssueFormPage(props: IssueFormProps) {
  const { t } = useView()
  const { device, issue, followUpOf } = props
  const title = t(issue ? "issues.editIssue" : "issues.newIssue")
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    { label: device.name, href: `/devices/${device.id}` },
    ...[issue, followUpOf?.issue]
      .filter((one) => one != null)
      .map(({ id, title: name }) => ({ label: name, href: `/devices/${device.id}/issues/${id}` })),
    { label: title },
  ]
  return (
    <Layout title={title} section="issues" crumbs={crumbs}>
      <PageHeader title={title}>
        {device.name}
        {followUpOf && ` · ${t("checklist.followsUp")}: ${followUpOf.text}`}
      </PageHeader>
      <Panel>
        <IssueForm {...props} />
      </Panel>
    </Layout>
  )
}

export function IssueForm({ device, issue, values, assignable, followUpOf }: IssueFormProps) {
  const { t, zone } = useView()
  const origin = issue ?? followUpOf?.issue
  const home = `/devices/${device.id}${origin ? `/issues/${origin.id}` : ""}`
  const action = followUpOf?.action ?? (issue ? `${home}/edit` : `${home}/issues/new`)
  const errors = useRefusal(action)?.errors
  return (
    <Form
      id="issue-form"
      draft
      action={action}
      values={values}
      saved={issue && entityFormValues(ISSUE_FIELDS, issue, zone)}
      current={issue && home}
    >
      {issue && <VersionField stored={issue.version} />}
      <div
        className="plan-grid"
        hx-post={issue ? `${home}/window/effects` : `/devices/${device.id}/issues/effects`}
        hx-trigger={`load, ${FIELDS_TRIGGER}`}
        hx-target="#window-effects"
        hx-swap="innerHTML"
        hx-include="closest form"
        hx-sync="this:replace"
      >
        <div className="form">
          <FormFields
            fields={ISSUE_FIELDS}
            controls={{
              ...assignmentControls({
                saved: issue,
                assignable,
                isTaken: issue?.state === "IN_PROGRESS",
              }),
              notificationEmails: (
                <div
                  className={
                    values.notificationEmails || errors?.notificationEmails || assignable.hasMoreGroups
                      ? undefined
                      : "notified-field"
                  }
                >
                  <FieldControl name="notificationEmails" field={ISSUE_FIELDS.notificationEmails} />
                </div>
              ),
            }}
          />
        </div>
        <aside className="plan-preview stack">
          <h2>{t("terms.maintenanceWindow")}</h2>
          <div id="window-effects" className="stack" aria-live="polite" hx-preserve="" />
        </aside>
      </div>
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
