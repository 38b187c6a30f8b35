/** The machines that a user may read: the tree of their groups, and a list with filters. */

import { MS_PER_MINUTE } from "../../base/clock.ts"
import { omitUndefined } from "../../base/omit-undefined.ts"
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { CONNECTOR_STATES, type ConnectorState, DEVICE_SORTS } from "../../machines/devices/rules.ts"
import type { ConnectorCounts } from "../../machines/devices/store.ts"
import type { MachineActivity } from "../../sessions/book/store-summary.ts"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink, IconLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { List } from "../../web/list.tsx"
import { liveOn } from "../../web/live.ts"
import { listHref } from "../../web/pager.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import type { ColumnList } from "../../web/table.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ScanLink } from "../scan/scan-link.tsx"
import { WindowAxis, WindowBar, WindowWords } from "../windows/window-bar.tsx"
import type { ConnectorFacts } from "./glance.ts"
import { GroupTree, type GroupTreeProps } from "./group-tree.tsx"
import { NoMachines } from "./no-machines.tsx"

export const EXPORT_PATH = "/devices/export.csv"

/** The filters of the list, as its address has them. */
export interface MachineFilter {
  /** Group. */
  group?: string
  open?: "true"
  window?: "true"
  connector?: ConnectorState
}

/** The group that the list is narrowed to, as the panel below the tree describes it. */
export interface ShownGroup {
  id: string
  name: string
  location: string
  connector: ConnectorFacts
  /** The page with all its settings; null without the right to read them. */
  infoHref: string | null
}

interface MachineTotals {
  devices: number
  /** Groups with machines of their own. */
  groups: number
  /** Machines by the state of their connector. */
  connectors: ConnectorCounts
}

interface DeviceListProps {
  devices: Page<Device>
  activity: ReadonlyMap<string, MachineActivity>
  filter: MachineFilter
  group: ShownGroup | null
  tree: GroupTreeProps
  totals: MachineTotals
  search: string
  /** The reader sees every machine. */
  readsAll: boolean
}

export function DeviceListPage(props: DeviceListProps) {
  const { t, now } = useView()
  const { devices, filter, group, tree, totals, search, readsAll } = props
  const keep: Record<string, string> = omitUndefined({ ...filter })
  const isNarrowed = Object.keys(keep).length > 0
  return (
    <Layout title={t("terms.machines")} section="machines">
      <PageHeader
        title={t("terms.machines")}
        actions={
          <>
            <ScanLink />
            <ButtonLink href={listHref(EXPORT_PATH, { ...keep, search })} icon="download" data-same-query="">
              {t("triage.export")}
            </ButtonLink>
          </>
        }
      >
        <span id="machine-totals" {...liveOn("machines")}>
          <Totals totals={totals} />
        </span>
      </PageHeader>
      <div className="columns-tree">
        <div className="tree-column">
          <GroupTree {...tree} />
          {group && <GroupPanel group={group} />}
        </div>
        <div id="machines" className="live-part" {...liveOn("machines")}>
          <List
            id="device-list"
            path="/devices"
            keep={keep}
            sorts={DEVICE_SORTS}
            label="terms.machines"
            page={devices}
            searched={t("book.machineSearchPlaceholder")}
            columns={useColumns(props)}
            rowHref={(device) => `/devices/${device.id}`}
            rowText={(device) => rowText(device, props, now)}
            actions={<Filters {...props} />}
            empty={
              isNarrowed ? (
                <EmptyState icon="machine">{t("book.noMachineMatches")}</EmptyState>
              ) : (
                <NoMachines readsAll={readsAll} />
              )
            }
          />
        </div>
      </div>
    </Layout>
  )
}

function Totals({ totals: { devices, groups, connectors } }: { totals: MachineTotals }) {
  const { t } = useView()
  const disconnected = connectors.DISCONNECTED
  return (
    <>
      {t("devicegroups.machineCount", { count: devices })}
      {groups > 1 && ` ${t("book.inGroups", { count: groups })}`}
      {disconnected > 0 && (
        <>
          {" · "}
          <a className="window-red" href={listHref("/devices", { connector: "DISCONNECTED" })}>
            {t("book.machinesDisconnected", { count: disconnected })}
          </a>
        </>
      )}
    </>
  )
}

function GroupPanel({ group: { name, location, connector, infoHref } }: { group: ShownGroup }) {
  const { t } = useView()
  const { state, inheritedFrom, since } = connector
  return (
    <Panel
      title={name}
      actions={
        infoHref && (
          <IconLink href={infoHref} icon="info" label={t("devicegroups.info")} {...dialogTrigger(infoHref)} />
        )
      }
    >
      {location && <p className="muted">{location}</p>}
      {!location && state === "NONE" && (
        <p className="muted">
          {t("terms.connector")}: {t("book.connector_NONE")}
        </p>
      )}
      {state !== "NONE" && (
        <p className={TONES[state]}>
          <span className="badge-dot" /> {t("terms.connector")}: {t(`book.connector_${state}`)}
          {since && (
            <>
              {" "}
              {t("connectors.since")} <Time at={since} form="minute" />
            </>
          )}
          {inheritedFrom && `, ${t("book.connectorInherited", { group: inheritedFrom })}`}
        </p>
      )}
    </Panel>
  )
}

/** All that a row shows; the words of a window change each minute. */
function rowText(device: Device, { activity }: DeviceListProps, now: Date): string {
  const { id, name, type, location, connectorState, openIssueCount } = device
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const own = [id, name, type, location, connectorState, openIssueCount]
  return `machine ${minute} ${JSON.stringify([...own, activity.get(id)])}`
}

/** A state that no machine is in finds nothing. */
function offersState(state: ConnectorState, filter: MachineFilter, { connectors }: MachineTotals): boolean {
  return state !== "NONE" && (connectors[state] > 0 || filter.connector === state)
}

function Filters({ filter, group, totals, search }: DeviceListProps) {
  const { t } = useView()
  const without = (name: keyof MachineFilter) => {
    const { [name]: _, ...others } = filter
    return listHref("/devices", { ...others, search })
  }
  const withValue = (name: keyof MachineFilter, value: string) =>
    listHref("/devices", { ...filter, [name]: value, search })
  const chip = (name: keyof MachineFilter, value: string, label: string) => {
    const isOn = filter[name] === value
    return (
      <a
        key={`${name} ${value}`}
        className="chip"
        aria-current={isOn ? "true" : undefined}
        href={isOn ? without(name) : withValue(name, value)}
      >
        {label}
        {isOn && <Icon name="close" />}
      </a>
    )
  }
  return (
    <nav className="book-chips" aria-label={t("book.machineFilters")}>
      {group && chip("group", group.id, `${t("terms.group")}: ${group.name}`)}
      {chip("open", "true", t("book.withOpenIssues"))}
      {chip("window", "true", t("windows.open"))}
      {CONNECTOR_STATES.filter((state) => offersState(state, filter, totals)).map((state) =>
        chip("connector", state, `${t("terms.connector")}: ${t(`book.connector_${state}`)}`),
      )}
    </nav>
  )
}

function useColumns({ activity, filter, totals }: DeviceListProps): ColumnList<Device> {
  const { t } = useView()
  const hasConnectors = CONNECTOR_STATES.some((state) => offersState(state, filter, totals))
  const none = <span className="muted none">–</span>
  return [
    {
      id: "name",
      sort: "name",
      head: "terms.name",
      cell: (device) => (
        <span className={hasConnectors ? "cell-lines" : undefined}>
          <span>{device.name}</span>
          {hasConnectors && device.location && <span className="muted machine-place">{device.location}</span>}
        </span>
      ),
      narrow: "title",
    },
    { id: "type", sort: "type", head: "terms.machineType", cell: (device) => device.type },
    {
      id: "location",
      sort: "location",
      head: "terms.location",
      cell: (device) => device.location,
      narrow: hasConnectors ? "wide" : "labelled",
    },
    hasConnectors && {
      id: "connector",
      head: "terms.connector",
      cell: (device) => <Connector device={device} />,
    },
    {
      id: "open",
      head: "devices.openIssues",
      align: "end",
      cell: (device) => device.openIssueCount || none,
      narrow: "labelled",
    },
    {
      id: "window",
      head: "terms.maintenanceWindow",
      headContent: <WindowAxis />,
      cell: (device) => {
        const window = activity.get(device.id)?.window
        return (
          <span className="window-cell">
            <WindowBar window={window ?? null} />
            {window ? <WindowWords window={window} /> : <span className="visually-hidden none">–</span>}
          </span>
        )
      },
      narrow: "labelled",
    },
    {
      id: "plan",
      head: "book.nextPlan",
      cell: (device) => {
        const plan = activity.get(device.id)?.plan
        return plan ? (
          <span className="numeric" title={plan.title}>
            <Time at={plan.at} form="minute" />
          </span>
        ) : (
          none
        )
      },
      narrow: "labelled",
    },
    {
      id: "sessions",
      head: "terms.sessions",
      isHeaderHidden: true,
      cell: (device) => {
        const running = activity.get(device.id)?.sessions ?? 0
        return (
          running > 0 && (
            <Badge tone="green" live>
              {t("book.sessionsRunning", { count: running })}
            </Badge>
          )
        )
      },
    },
  ]
}

const TONES = {
  NONE: "muted",
  PENDING: "window-amber",
  CONNECTED: "window-green",
  DISCONNECTED: "window-red",
}

function Connector({ device: { connectorState } }: { device: Device }) {
  const { t } = useView()
  if (connectorState === "NONE") return <span className="muted none">–</span>
  return (
    <span className={`connector-word ${TONES[connectorState]}`}>
      <span className="badge-dot" />
      {t(`book.connector_${connectorState}`)}
    </span>
  )
}
