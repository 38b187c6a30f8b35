/** Starting a session: quick-start dialog of an issue, interface chooser of a log, and missing prerequisites. */
import type { Actor } from "../../base/authorities.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { connectPath, logPath } from "../../sessions/session/paths.ts"
import type { Prerequisite } from "../../sessions/session/rules.ts"
import type { LogPath } from "../../sessions/session/store-list.ts"
import type { MissingPrerequisite } from "../../sessions/start/actions-prerequisites.ts"
import type { Resolution } from "../../sessions/start/rules-resolutions.ts"
import { IssueBadge, PriorityBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { DIALOG_HOST, Dialog, DialogCancel, DialogClose, dialogTrigger } from "../../web/dialog.tsx"
import { ActionForm, Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { Icon } from "../../web/icon.tsx"
import { DescriptionList } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { WindowWords } from "../windows/window-bar.tsx"
import { LogFields } from "../worklogs/log-fields.tsx"
import { emergencyPath } from "./emergency-start.tsx"
import { InterfaceTable, singleUsableInterface } from "./interface-table.tsx"

interface MissingPrerequisitesDialogProps {
  issue: Pick<Issue, "id" | "deviceId">
  missing: readonly MissingPrerequisite[]
  /** Address of the dialog; its `/resolve` resolves one item. */
  address: string
  /** Something was resolved: the page behind the dialog is loaded again when it closes. */
  isChanged?: boolean
  /** This user may start an emergency session. */
  offersEmergency?: boolean
}

/** Everything that is missing, one line each with what can be done about it; nothing has been started. */
export function MissingPrerequisitesDialog({
  issue,
  missing,
  address,
  isChanged = false,
  offersEmergency = false,
}: MissingPrerequisitesDialogProps) {
  const { t } = useView()
  return (
    <Dialog
      id="missing-prerequisites"
      title={t("remote.missingTitle")}
      footer={
        <>
          {offersEmergency && <EmergencyButton issue={issue} />}
          <DialogClose />
        </>
      }
      reloads={isChanged}
    >
      <p>{t("remote.missingIntro")}</p>
      <ul className="missing-list">
        {missing.map(({ prerequisite, resolution }) => (
          <li key={prerequisite}>
            <Icon name="warning" />
            <span>{t(`remote.missing_${prerequisite}`)}</span>
            {resolution?.kind === "edit" && (
              <ButtonLink href={`/devices/${issue.deviceId}/issues/${issue.id}/edit`} icon="edit">
                {t("remote.resolve_edit")}
              </ButtonLink>
            )}
            {resolution && resolution.kind !== "edit" && (
              <ResolveForm
                address={address}
                prerequisite={prerequisite}
                resolution={resolution}
                isOnly={missing.length === 1}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Opens the dialog of the emergency session in the place of this one. */
export function EmergencyButton({ issue }: { issue: Pick<Issue, "id" | "deviceId"> }) {
  const { t } = useView()
  return (
    <Button icon="warning" {...dialogTrigger(emergencyPath(issue))}>
      {t("emergency.open")}
    </Button>
  )
}

/** The response is the next dialog: a further missing prerequisite, or the start itself. */
function ResolveForm(props: {
  address: string
  prerequisite: Prerequisite
  resolution: Exclude<Resolution, { kind: "edit" }>
  isOnly: boolean
}) {
  const { t } = useView()
  const { address, prerequisite, resolution, isOnly } = props
  const hours = resolution.kind === "extend" ? resolution.hours : 0
  return (
    <ActionForm
      action={`${address}/resolve`}
      fields={{ prerequisite }}
      hx-target={DIALOG_HOST}
      hx-swap="innerHTML"
    >
      <Button type="submit" kind={isOnly ? "primary" : "secondary"}>
        {resolution.kind === "extend"
          ? t("remote.resolve_extend", { count: hours })
          : t(
              isOnly && resolution.kind === "take"
                ? "remote.resolve_takeAndConnect"
                : `remote.resolve_${resolution.kind}`,
            )}
      </Button>
    </ActionForm>
  )
}

interface QuickStartProps {
  issue: Issue
  actor: Actor
  interfaces: readonly TargetInterface[]
  title: string
  description: string
  /** Search text for interfaces. */
  search?: string
  /** The page behind the dialog is loaded again when it closes. */
  isChanged?: boolean
}

export function QuickStartDialog(props: QuickStartProps) {
  const { t } = useView()
  return (
    <Dialog id="quick-start" title={t("remote.start")} size="large" reloads={props.isChanged}>
      <IssueSummary issue={props.issue} />
      <IssueDescription html={props.issue.description} />
      <QuickStartForm {...props} />
    </Dialog>
  )
}

function IssueSummary({ issue }: { issue: Issue }) {
  const { t } = useView()
  const time = (instant: string) => <Time at={instant} form="minute" />
  const window = {
    startsOn: new Date(issue.activationDateTime),
    endsOn: new Date(issue.maintenanceWindowEndDateTime),
  }
  return (
    <DescriptionList
      pairs
      facts={[
        [t("terms.issue"), issue.title],
        [t("terms.machine"), issue.deviceName],
        [t("terms.state"), <IssueBadge key="state" state={issue.state} done={issue.doneSubStatus} />],
        [t("terms.type"), t(`states.issueType_${issue.issueType}`)],
        [t("terms.priority"), <PriorityBadge key="priority" priority={issue.priority} />],
        [t("terms.start"), time(issue.activationDateTime)],
        [
          t("terms.end"),
          <>
            {time(issue.maintenanceWindowEndDateTime)} · <WindowWords window={window} />
          </>,
        ],
        [t("terms.durationHours"), issue.maintenanceWindowInHours + issue.extensionInHours],
        [
          t("terms.created"),
          <>
            {time(issue.createdOn)} · {issue.createdBy.displayName}
          </>,
        ],
      ]}
    />
  )
}

/** The issue's description in a scrolling box, so that the form below stays visible. */
function IssueDescription({ html }: { html: string }) {
  const { t } = useView()
  if (html === "") return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className="description-box" aria-label={t("terms.description")} tabIndex={0}>
      <RichText html={html} />
    </section>
  )
}

/**
 * The log's title and the interface; a button of the interface table is the form's submit. Enter presses the first
 * button of a form: a hidden one that selects the only interface, or none where there is a choice.
 */
export function QuickStartForm(props: QuickStartProps) {
  const { issue, actor, interfaces, search, title, description } = props
  const { t } = useView()
  const action = `/devices/${issue.deviceId}/issues/${issue.id}/quickstart`
  const problem = useRefusal(action)?.errors.interfaceId
  return (
    <Form id="quick-start-form" action={action} values={{ title, description }} draft>
      <button
        type="submit"
        name="interfaceId"
        value={singleUsableInterface(actor, interfaces)?.id ?? ""}
        hidden
      />
      <LogFields />
      {problem && <Notice tone="red">{validationText(t, problem)}</Notice>}
      <InterfaceTable
        interfaces={interfaces}
        actor={actor}
        search={search}
        dialog={action}
        action={(target) => (
          <Button type="submit" kind="primary" icon="session" name="interfaceId" value={target.id}>
            {t("remote.connect")}
          </Button>
        )}
      />
      <FormActions>
        <DialogCancel />
      </FormActions>
    </Form>
  )
}

/** The chooser of a log that is already written. */
export function InterfaceDialog({
  log,
  interfaces,
  search,
  actor,
  isChanged = false,
}: {
  log: LogPath
  search: string
  isChanged?: boolean
  interfaces: readonly TargetInterface[]
  actor: Actor
}) {
  const { t } = useView()
  return (
    <Dialog
      id="choose-interface"
      title={t("remote.chooseInterface")}
      size="large"
      footer={<DialogCancel />}
      reloads={isChanged}
    >
      <InterfaceTable
        interfaces={interfaces}
        actor={actor}
        search={search}
        dialog={`${logPath(log)}/interfaces`}
        action={(target) => (
          <ButtonLink href={connectPath(log, target.id)} kind="primary" icon="session">
            {t("remote.connect")}
          </ButtonLink>
        )}
      />
    </Dialog>
  )
}
