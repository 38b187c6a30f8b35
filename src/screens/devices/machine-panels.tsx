/** Beside a machine's book: interfaces to connect to, open issues, plans, and the machine's data. */
import type { ReactNode } from "react"
import { hoursAfter } from "../../base/clock.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { screenKindOf } from "../../machines/interfaces/rules-types.ts"
import type { IssueSummary } from "../../maintenance/issues/store-lists.ts"
import { IssueBadge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import type { IconName } from "../../web/icon.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { planPath } from "../plans/plan-form.tsx"
import { repeatText } from "../plans/repeat-text.ts"
import { WindowWords } from "../windows/window-bar.tsx"
import type { MachineGlance } from "./glance.ts"

/** A panel whose rows lead to a tab that has all of them. */
function RowsPanel({
  title,
  icon,
  count,
  none,
  children,
}: {
  title: string
  icon: IconName
  count: number
  none: string
  children: ReactNode
}) {
  return (
    <Panel title={title} icon={icon} count={count} flush>
      {count === 0 ? <p className="muted rows-none">{none}</p> : <ul className="rows">{children}</ul>}
    </Panel>
  )
}

export function InterfacePanel({ glance }: { glance: MachineGlance }) {
  const { t } = useView()
  const { interfaces } = glance
  return (
    <RowsPanel
      title={t("terms.interfaces")}
      icon="interface"
      count={interfaces.length}
      none={t("devices.noInterfaces")}
    >
      {interfaces.map((target) => (
        <InterfaceRow key={target.id} target={target} glance={glance} />
      ))}
    </RowsPanel>
  )
}

function InterfaceRow({ target, glance }: { target: TargetInterface; glance: MachineGlance }) {
  const { t } = useView()
  const { actor, running } = glance
  const isUsable = mayUseInterface(actor, target)
  const inUse = running.filter(({ interfaceId }) => interfaceId === target.id).length
  const facts = [
    target.type,
    target.readOnly && t("book.readOnly"),
    inUse > 0 && t("book.interfaceSessions", { count: inUse, max: target.maxSessions }),
  ]
  return (
    <li className={isUsable ? undefined : "row-disabled"}>
      <div className="rows-text">
        <strong>{target.name}</strong>
        <span className="rows-more">{facts.filter(Boolean).join(" · ")}</span>
      </div>
      <ConnectButton target={target} glance={glance} isUsable={isUsable} />
    </li>
  )
}

/** Opens the quick start of the issue that fits; greyed out with the reason where no session can start. */
function ConnectButton({
  target,
  glance,
  isUsable,
}: {
  target: TargetInterface
  glance: MachineGlance
  isUsable: boolean
}) {
  const { t } = useView()
  const { device, connectIssue, may } = glance
  if (!may("DEVICE_START_REMOTE")) return null
  const refused = !isUsable
    ? t("devices.missingInterfacePermission")
    : !screenKindOf(target.type)
      ? t("remote.typeUnsupported", { type: target.type })
      : connectIssue
        ? undefined
        : t("book.connectNoIssue")
  if (refused)
    return (
      <Button icon={isUsable ? "session" : "lock"} disabledReason={refused}>
        {t("remote.connect")}
      </Button>
    )
  const title = connectIssue?.title ?? ""
  return (
    <Button
      icon="session"
      title={t("book.connectHint", { title })}
      {...dialogTrigger(`/devices/${device.id}/issues/${connectIssue?.id}/quickstart`)}
    >
      {t("remote.connect")}
    </Button>
  )
}

export function OpenIssuesPanel({ glance: { device, openIssues } }: { glance: MachineGlance }) {
  const { t } = useView()
  if (!openIssues) return null
  return (
    <RowsPanel
      title={t("book.openIssues")}
      icon="issue"
      count={openIssues.total}
      none={t("book.noOpenIssues")}
    >
      {openIssues.rows.map((issue) => (
        <li key={issue.id}>
          <div className="rows-text">
            <a href={`/devices/${device.id}/issues/${issue.id}`}>{issue.title}</a>
            <span className="rows-more">
              {issue.assignee ?? t("terms.unassigned")} · <WindowWords window={windowSpan(issue)} />
            </span>
          </div>
          <IssueBadge state={issue.state} />
        </li>
      ))}
    </RowsPanel>
  )
}

function windowSpan(issue: IssueSummary): { startsOn: Date; endsOn: Date } {
  const startsOn = new Date(issue.activationDateTime)
  return { startsOn, endsOn: hoursAfter(startsOn, issue.windowHours) }
}

export function PlansPanel({ glance: { device, plans } }: { glance: MachineGlance }) {
  const { t } = useView()
  if (!plans) return null
  return (
    <RowsPanel title={t("book.plans")} icon="plan" count={plans.total} none={t("book.noPlans")}>
      {plans.rows.map((plan) => (
        <li key={plan.id}>
          <div className="rows-text">
            <a href={planPath({ deviceId: device.id, id: plan.id })}>{plan.title}</a>
            <span className="rows-more">
              {repeatText(plan, t)}
              {plan.nextActivation && (
                <>
                  {" · "}
                  <Time at={plan.nextActivation} form="minute" />
                </>
              )}
            </span>
          </div>
        </li>
      ))}
    </RowsPanel>
  )
}

export function MachineDataPanel({ device }: { device: Device }) {
  const { t } = useView()
  return (
    <Panel title={t("book.machineData")} icon="machine">
      <MachineData device={device} />
    </Panel>
  )
}

export function MachineData({ device }: { device: Device }) {
  const { t } = useView()
  return (
    <DescriptionList
      facts={[
        [t("terms.machineGroup"), device.deviceGroup.name],
        [t("terms.manufacturer"), device.manufacturer],
        [t("terms.machineType"), device.type],
        [t("terms.serial"), device.serial],
        [t("terms.softwareVersion"), device.softwareVersion],
        [t("terms.location"), device.location],
        [t("terms.responsible"), device.responsibleUser],
      ]}
    />
  )
}
