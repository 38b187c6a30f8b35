/** Machines on screen: the list, and a machine's book. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import { devicesPage, getDevice } from "../../machines/devices/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { interfacesOfDevice } from "../../machines/interfaces/store.ts"
import { ISSUE_FILTERS, type IssueFilterName, tabFilter } from "../../maintenance/issues/rules.ts"
import { type IssueSummary, issueSummariesPage } from "../../maintenance/issues/store-lists.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { plansPage } from "../../maintenance/plans/store.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { listSessions } from "../../sessions/session/store.ts"
import { type SessionListAccess, sessionListAccess } from "../../sessions/session/store-access.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { List } from "../../web/list.tsx"
import { createPageFactory, parsePageRequest } from "../../web/pages.tsx"
import { Columns, DescriptionList, PageHeader, Panel, Tabs } from "../../web/panel.tsx"
import { renderPage } from "../../web/responses.ts"
import type { Column } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"
import { IssueList, IssueTabs } from "../issues/issue-list.tsx"
import { PLANS_TAB, PlanList } from "../plans/plan-list.tsx"
import { SessionList } from "../sessions/session-list.tsx"

const page = createPageFactory<Deps>()
/** Running sessions shown on a machine's page; more are on the sessions page. */
const ACTIVE_SESSIONS_SHOWN = 10

export const devicePages = [
  page("GET", "/devices", "signedIn", async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query)
    const reader = deviceReaderId(actor)
    const devices = await devicesPage(deps.db, { readableBy: reader }, request)
    const none = reader === null ? "devices.none" : "devices.noneForYou"
    return renderPage(view, <DeviceListPage {...{ devices, none }} search={request.search} />)
  }),

  ...(["/devices/:deviceId", "/devices/:deviceId/issues"] as const).map((path) =>
    page(
      "GET",
      path,
      { device: "DEVICE_READ" },
      async ({ deps, actor, access, path: { deviceId }, query, view }) => {
        const device = await getDevice(deps.db, deviceId)
        const tab = ISSUE_FILTERS.find((name) => name === query.tab) ?? "open"
        const request = parsePageRequest(query)
        const mayReadIssues = hasDeviceAuthority(actor, access, "ISSUE_READ")
        const plans =
          mayReadIssues && query.tab === PLANS_TAB
            ? await plansPage(deps.db, { deviceId }, request, deps.clock())
            : null
        const issues =
          mayReadIssues && !plans
            ? await issueSummariesPage(deps.db, { deviceId, ...tabFilter(tab, undefined, actor) }, request)
            : null
        const live = { page: 1, size: ACTIVE_SESSIONS_SHOWN, search: "" }
        const sessions = hasDeviceAuthority(actor, access, "LOG_READ")
          ? await listSessions(deps.db, { deviceId, isActive: true }, live)
          : null
        const interfaces = await interfacesOfDevice(deps.db, deviceId)
        const rights = await sessionListAccess(deps.db, actor, sessions?.rows ?? [])
        const props = {
          rights,
          device,
          actor,
          access,
          tab,
          issues,
          plans,
          interfaces,
          search: request.search,
        }
        return renderPage(view, <DevicePage {...props} sessions={sessions?.rows ?? []} />)
      },
    ),
  ),
]

function DeviceListPage({
  devices,
  none,
  search,
}: {
  devices: Page<Device>
  /** No devices at all, or none that this user may read. */
  none: "devices.none" | "devices.noneForYou"
  search: string
}) {
  const { t } = useView()
  return (
    <Layout title={t("terms.machines")} section="machines">
      <PageHeader title={t("terms.machines")} />
      <List
        id="device-list"
        path="/devices"
        label={t("terms.machines")}
        query={{ search, page: devices.page }}
        total={devices.total}
        columns={useDeviceColumns()}
        rows={devices.rows}
        rowKey={(device) => device.id}
        rowHref={(device) => `/devices/${device.id}`}
        rowText={(device) => `machine ${JSON.stringify(device)}`}
        empty={<EmptyState icon="machine">{t(none)}</EmptyState>}
      />
    </Layout>
  )
}

function useDeviceColumns(): Column<Device>[] {
  const { t } = useView()
  return [
    { id: "name", head: t("terms.name"), cell: (device) => device.name, narrow: "title" },
    { id: "group", head: t("terms.machineGroup"), cell: (device) => device.deviceGroup.name },
    { id: "type", head: t("terms.type"), cell: (device) => device.type, narrow: "hide" },
    {
      id: "serial",
      head: t("terms.serial"),
      cell: (device) => <span className="numeric">{device.serial}</span>,
    },
    { id: "location", head: t("terms.location"), cell: (device) => device.location },
    {
      id: "open",
      head: t("devices.openIssues"),
      align: "end",
      cell: (device) => device.openIssueCount || <span className="muted">0</span>,
    },
  ]
}

interface DevicePageProps {
  device: Device
  actor: Actor
  access: DeviceAccess
  tab: IssueFilterName
  /** Null without the right to read issues. */
  issues: Page<IssueSummary> | null
  /** Set on the tab of recurring issues. */
  plans: Page<RecurringIssue> | null
  interfaces: readonly TargetInterface[]
  sessions: Session[]
  rights: SessionListAccess
  search: string
}

function DevicePage(props: DevicePageProps) {
  const { device, actor, access, tab, issues, plans, interfaces, sessions, rights, search } = props
  const { t } = useView()
  const path = `/devices/${device.id}`
  const create = hasDeviceAuthority(actor, access, "ISSUE_CREATE") && (
    <ButtonLink href={`${path}/issues/new`} kind="primary" icon="plus">
      {t("issues.newIssue")}
    </ButtonLink>
  )
  const line = [device.type, device.location].filter(Boolean).join(" · ")
  return (
    <Layout
      title={device.name}
      section="machines"
      crumbs={[{ label: t("terms.machines"), href: "/devices" }, { label: device.name }]}
    >
      <PageHeader title={device.name} actions={create}>
        {line}
      </PageHeader>
      <Columns
        aside={
          <>
            <DeviceFacts device={device} />
            <Interfaces interfaces={interfaces} />
          </>
        }
      >
        {sessions.length > 0 && (
          <Panel title={t("remote.active")} icon="session" flush>
            <SessionList sessions={sessions} actor={actor} rights={rights} />
          </Panel>
        )}
        {(issues || plans) && (
          <Tabs
            label={device.name}
            current={plans ? PLANS_TAB : "issues"}
            tabs={[
              { id: "issues", label: t("terms.issues"), href: path },
              { id: PLANS_TAB, label: t("plans.title"), href: `${path}?tab=${PLANS_TAB}` },
            ]}
          />
        )}
        {plans && (
          <PlanList
            deviceId={device.id}
            path={path}
            keep={{ tab: PLANS_TAB }}
            plans={plans}
            search={search}
            mayCreate={hasDeviceAuthority(actor, access, "ISSUE_CREATE")}
          />
        )}
        {issues && (
          <div>
            <IssueTabs path={path} tab={tab} />
            <IssueList path={path} tab={tab} issues={issues} search={search} />
          </div>
        )}
      </Columns>
    </Layout>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const { t } = useView()
  return (
    <Panel title={t("devices.facts")} icon="machine">
      <DescriptionList
        facts={[
          [t("terms.machineGroup"), device.deviceGroup.name],
          [t("terms.manufacturer"), device.manufacturer],
          [t("terms.type"), device.type],
          [t("terms.serial"), device.serial],
          [t("terms.softwareVersion"), device.softwareVersion],
          [t("terms.location"), device.location],
          [t("terms.responsible"), device.responsibleUser],
          [t("terms.recording"), t(device.recordingEnabled ? "recording.on" : "recording.off")],
        ]}
      />
    </Panel>
  )
}

function Interfaces({ interfaces }: { interfaces: readonly TargetInterface[] }) {
  const { t } = useView()
  return (
    <Panel title={t("terms.interfaces")} icon="interface">
      {interfaces.length === 0 ? (
        <p className="muted">{t("devices.noInterfaces")}</p>
      ) : (
        <ul className="interface-list">
          {interfaces.map((target) => (
            <li key={target.id}>
              <span className="interface-name">
                {target.restricted && <Icon name="lock" />}
                {target.name}
              </span>
              <span className="muted">{target.type}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
