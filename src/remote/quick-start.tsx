/** Starting a session: the quick-start dialog of an issue, the interface chooser of a log, and what is missing. */
import type { TargetInterface } from "../interfaces/contract.ts"
import { mayUseInterface } from "../interfaces/rules.ts"
import type { Issue } from "../issues/contract.ts"
import type { Actor } from "../roles/rules.ts"
import { IssueBadge, PriorityMark } from "../web/badge.tsx"
import { Button, ButtonLink } from "../web/button.tsx"
import { Dialog, DialogCancel, DialogClose } from "../web/dialog.tsx"
import { EmptyState } from "../web/empty-state.tsx"
import { TextField } from "../web/field.tsx"
import { Form, FormActions, Notice } from "../web/form.tsx"
import { Icon } from "../web/icon.tsx"
import type { FormTrouble } from "../web/pages.tsx"
import { Facts } from "../web/panel.tsx"
import { RichTextField } from "../web/rich-text.tsx"
import { type Column, Table } from "../web/table.tsx"
import { validationText } from "../web/texts/i18n.ts"
import { Time } from "../web/time.tsx"
import { useView } from "../web/view.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_TITLE_CHARACTERS_MAX } from "../worklogs/rules.ts"
import { connectPath } from "./paths.ts"
import { type Prerequisite, screenKindOf } from "./rules.ts"
import type { LogPath } from "./store.ts"

/** Everything that is missing, one line each; nothing has been started. */
export function MissingDialog({ missing }: { missing: readonly Prerequisite[] }) {
  const { t } = useView()
  return (
    <Dialog id="missing-prerequisites" title={t("remote.missingTitle")} size="small" footer={<DialogClose />}>
      <p>{t("remote.missingIntro")}</p>
      <ul className="missing-list">
        {missing.map((prerequisite) => (
          <li key={prerequisite}>
            <Icon name="warning" />
            {t(`remote.missing_${prerequisite}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

export interface QuickStartProps {
  issue: Issue
  actor: Actor
  interfaces: readonly TargetInterface[]
  title: string
  description: string
  chosen?: string
  trouble?: FormTrouble
}

export function QuickStartDialog(props: QuickStartProps) {
  const { t } = useView()
  return (
    <Dialog id="quick-start" title={t("remote.start")} size="large">
      <IssueSummary issue={props.issue} />
      <QuickStartForm {...props} />
    </Dialog>
  )
}

function IssueSummary({ issue }: { issue: Issue }) {
  const { t } = useView()
  const time = (instant: string) => <Time at={new Date(instant)} form="minute" />
  return (
    <Facts
      pairs
      facts={[
        [t("terms.issue"), issue.title],
        [t("terms.machine"), issue.deviceName],
        [t("terms.state"), <IssueBadge key="state" state={issue.state} done={issue.doneSubStatus} />],
        [t("terms.type"), t(`states.issueType_${issue.issueType}`)],
        [t("terms.priority"), <PriorityMark key="priority" priority={issue.priority} />],
        [t("terms.start"), time(issue.activationDateTime)],
        [t("terms.end"), time(issue.maintenanceWindowEndDateTime)],
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

/** May this person open this interface, and can this version show it? */
export function mayStartOn(actor: Actor, target: TargetInterface): boolean {
  return mayUseInterface(actor, target) && screenKindOf(target.type) !== null
}

/** The machine's only interface when it can be used: nobody needs to choose it (specification §2). */
export function onlyUsable(actor: Actor, interfaces: readonly TargetInterface[]): TargetInterface | null {
  const [first, ...others] = interfaces
  return first && others.length === 0 && mayStartOn(actor, first) ? first : null
}

/**
 * The log's title and the interface; a button of the interface table is the form's submit. Enter presses the first
 * button of a form: an unseen one that stands for the only interface, or, where there is a choice, for none.
 */
export function QuickStartForm({ issue, actor, interfaces, title, description, trouble }: QuickStartProps) {
  const { t } = useView()
  return (
    <Form
      id="quick-start-form"
      action={`/devices/${issue.deviceId}/issues/${issue.id}/quickstart`}
      error={trouble?.error}
    >
      <button type="submit" name="interfaceId" value={onlyUsable(actor, interfaces)?.id ?? ""} hidden />
      <TextField
        name="title"
        label={t("worklogs.logTitle")}
        value={title}
        max={LOG_TITLE_CHARACTERS_MAX}
        error={trouble?.errors.title}
        autoFocus
        required
      />
      <RichTextField
        name="description"
        label={t("worklogs.logDescription")}
        html={description}
        max={LOG_DESCRIPTION_CHARACTERS_MAX}
        error={trouble?.errors.description}
      />
      {trouble?.errors.interfaceId && (
        <Notice tone="red">{validationText(t, trouble.errors.interfaceId)}</Notice>
      )}
      <InterfaceTable
        interfaces={interfaces}
        actor={actor}
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
  actor,
}: {
  log: LogPath
  interfaces: readonly TargetInterface[]
  actor: Actor
}) {
  const { t } = useView()
  return (
    <Dialog id="choose-interface" title={t("remote.chooseInterface")} size="large" footer={<DialogCancel />}>
      <InterfaceTable
        interfaces={interfaces}
        actor={actor}
        action={(target) => (
          <ButtonLink href={connectPath(log, target.id)} kind="primary" icon="session">
            {t("remote.connect")}
          </ButtonLink>
        )}
      />
    </Dialog>
  )
}

/** Name, type, host, port, restricted; what the person may not use is greyed and says why. */
function InterfaceTable({
  interfaces,
  actor,
  action,
}: {
  interfaces: readonly TargetInterface[]
  actor: Actor
  action: (target: TargetInterface) => React.ReactNode
}) {
  const { t } = useView()
  if (interfaces.length === 0) return <EmptyState icon="interface">{t("devices.noInterfaces")}</EmptyState>
  const rowRefused = (target: TargetInterface): string | null => {
    if (!mayUseInterface(actor, target)) return t("devices.missingInterfacePermission")
    return screenKindOf(target.type) ? null : t("remote.typeUnsupported", { type: target.type })
  }
  const columns: Column<TargetInterface>[] = [
    { id: "name", head: t("terms.name"), cell: (target) => target.name, narrow: "title" },
    { id: "type", head: t("terms.type"), cell: (target) => target.type },
    { id: "host", head: t("terms.host"), cell: (target) => target.host, narrow: "hide" },
    { id: "port", head: t("terms.port"), align: "end", cell: (target) => target.port, narrow: "hide" },
    {
      id: "restricted",
      head: t("terms.restricted"),
      cell: (target) => t(target.restricted ? "shell.yes" : "shell.no"),
      narrow: "hide",
    },
    {
      id: "connect",
      head: t("remote.connect"),
      headless: true,
      align: "end",
      cell: (target) => {
        const refused = rowRefused(target)
        return refused ? (
          <Button icon="lock" refused={refused}>
            {t("remote.connect")}
          </Button>
        ) : (
          action(target)
        )
      },
    },
  ]
  return (
    <Table
      label={t("terms.interfaces")}
      {...{ columns, rowRefused }}
      rows={interfaces}
      rowKey={(target) => target.id}
    />
  )
}
