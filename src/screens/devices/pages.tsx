/** Machines on screen: the list, a machine's book with its tabs, and its printed history. */

import { type Actor, hasSystemAuthority } from "../../base/authorities.ts"
import { csvDownload } from "../../base/csv.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { id } from "../../base/schema.ts"
import { findAncestorPath } from "../../machines/devicegroups/store.ts"
import { type GroupNode, groupTree } from "../../machines/devicegroups/store-tree.ts"
import { CONNECTOR_STATES, DEVICE_SORTS, deviceReaderId } from "../../machines/devices/rules.ts"
import {
  countConnectorStates,
  type DeviceFilter,
  devicesPage,
  getDevice,
} from "../../machines/devices/store.ts"
import { attachmentsOfDevicePage } from "../../maintenance/attachments/store.ts"
import { findReportPath } from "../../maintenance/faultreports/actions-address.ts"
import { ISSUE_FILTERS, issueReaderId, tabFilter } from "../../maintenance/issues/rules.ts"
import { issueSummariesPage } from "../../maintenance/issues/store-lists.ts"
import { plansPage } from "../../maintenance/plans/store.ts"
import { BOOK_KINDS } from "../../sessions/book/rules.ts"
import { machineActivity } from "../../sessions/book/store-summary.ts"
import { sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import { SESSION_SORTS } from "../../sessions/session/rules.ts"
import { listSessions } from "../../sessions/session/store.ts"
import { type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { renderPage, renderPartial } from "../../web/responses.ts"
import { loadTimeline } from "../book/timeline.tsx"
import { groupPath } from "../devicegroups/paths.ts"
import { FORM_QUERY } from "../faultreports/paths.ts"
import { ISSUE_LIST, IssueList, IssueTabs } from "../issues/issue-list.tsx"
import { page } from "../page.ts"
import { PLAN_LIST, PLANS_TAB, PlanList } from "../plans/plan-list.tsx"
import { BookTab } from "./book-tab.tsx"
import { DeviceListPage, EXPORT_PATH, type MachineFilter, type ShownGroup } from "./device-list.tsx"
import { machinesToCsv } from "./export.ts"
import { FILE_LIST, FileList } from "./file-list.tsx"
import { connectorFacts, loadGlance, type MachineGlance } from "./glance.ts"
import { Branch } from "./group-tree.tsx"
import { HistoryPage } from "./history-page.tsx"
import { MachinePage } from "./machine-page.tsx"
import { SessionsTab } from "./sessions-tab.tsx"
import { MACHINE_TABS, type MachineTab, tabPath } from "./tabs.ts"

const DEVICE = "/devices/:deviceId"
type MachinesCall = PageCall<Deps, "signedIn", "/devices">
type MachineCall = Pick<
  PageCall<Deps, { device: "DEVICE_READ" }, typeof DEVICE>,
  "deps" | "actor" | "access" | "path" | "query" | "view"
>

export const devicePages = [
  page("GET", "/devices", "signedIn", renderMachines),

  // Before the machines: "tree" is no machine.
  page("GET", "/devices/tree", "signedIn", async ({ deps, actor, query, view }) => {
    const parentId = isId(query.parent) ? query.parent : null
    const { nodes } = parentId ? await groupTree(deps.db, deviceReaderId(actor), [parentId]) : { nodes: [] }
    return renderPartial(view, <Branch nodes={nodes} parentId={parentId} selectedId={null} />)
  }),

  page("GET", EXPORT_PATH, "signedIn", async ({ deps, actor, query, view }) => {
    const filter = conditionsOf(actor, machineFilter(query), deps.clock())
    const csv = machinesToCsv(deps, actor, view, filter, parsePageRequest(query, { sorts: DEVICE_SORTS }))
    return new Response(csv, { headers: csvDownload(view.t("terms.machines"), deps.clock()) })
  }),

  page("GET", DEVICE, { device: "DEVICE_READ" }, async (call) => {
    const tab = MACHINE_TABS.find((name) => name === call.query.tab && name !== "issues") ?? "book"
    return renderTab(call, tab)
  }),

  page("GET", `${DEVICE}/issues`, { device: "DEVICE_READ" }, (call) => renderTab(call, "issues")),

  page("GET", `${DEVICE}/history`, { device: "DEVICE_READ" }, async (call) => {
    const { deps, actor, access, path, view } = call
    const device = await getDevice(deps.db, path.deviceId)
    const query = { show: PRINTED_KINDS, ...call.query }
    const reader = { actor, access }
    const address = `/devices/${device.id}/history`
    const data = await loadTimeline(deps, reader, { deviceId: device.id }, query, address, true)
    return renderPage(view, <HistoryPage device={device} data={data} />)
  }),
]

async function renderMachines({ deps, actor, query, view }: MachinesCall): Promise<Response> {
  const now = deps.clock()
  const request = parsePageRequest(query, { sorts: DEVICE_SORTS })
  const readableBy = deviceReaderId(actor)
  const filter = machineFilter(query)
  const path = filter.group ? await findAncestorPath(deps.db, filter.group) : []
  const devices = await devicesPage(deps.db, conditionsOf(actor, filter, now), request)
  const ids = devices.rows.map(({ id }) => id)
  const [activity, tree, connectors] = await Promise.all([
    machineActivity(deps.db, ids, now, issueReaderId(actor)),
    groupTree(
      deps.db,
      readableBy,
      path.map((group) => group.id),
    ),
    countConnectorStates(deps.db, readableBy),
  ])
  const { nodes, deviceCount, groupCount } = tree
  const selected = nodes.find(({ id }) => id === filter.group)
  const group = selected ? await shownGroup(deps.db, actor, selected) : null
  const totals = { devices: deviceCount, groups: groupCount, connectors }
  const shown = {
    devices,
    activity,
    filter,
    readsAll: readableBy === null,
    group,
    totals,
    search: request.search,
  } as const
  return renderPage(
    view,
    <DeviceListPage {...shown} tree={{ nodes, selectedId: filter.group ?? null, deviceCount }} />,
  )
}

async function shownGroup(db: Db, actor: Actor, { id, name, location }: GroupNode): Promise<ShownGroup> {
  const mayRead = hasSystemAuthority(actor, "DEVICE_GROUP_READ")
  const connector = await connectorFacts(db, { deviceGroupId: id })
  return { id, name, location, connector, infoHref: mayRead ? `${groupPath(id)}/info` : null }
}

function conditionsOf(actor: Actor, filter: MachineFilter, now: Date): DeviceFilter {
  return {
    readableBy: deviceReaderId(actor),
    underGroupId: filter.group,
    hasOpenIssues: filter.open ? true : undefined,
    windowOpenAt: filter.window ? now : undefined,
    connectorState: filter.connector,
  }
}

/** Unknown values of the address are no filter. */
function machineFilter(query: Record<string, string>): MachineFilter {
  const connector = CONNECTOR_STATES.find((state) => state === query.connector)
  return {
    group: isId(query.group) ? query.group : undefined,
    open: query.open === "true" ? "true" : undefined,
    window: query.window === "true" ? "true" : undefined,
    connector,
  }
}

const isId = (text: string | undefined): text is string => id.safeParse(text).success

/** A printed history has changes too. */
const PRINTED_KINDS = BOOK_KINDS.join(",")

/** The right to read a tab's contents is that of the call with the same contents. */
const TAB_AUTHORITIES: Partial<Record<MachineTab, string>> = {
  issues: "ISSUE_READ",
  [PLANS_TAB]: "ISSUE_READ",
  sessions: "LOG_READ",
  files: "ATTACHMENT_READ",
}

async function renderTab(call: MachineCall, tab: MachineTab): Promise<Response> {
  const { deps, actor, access, path, view } = call
  const glance = await loadGlance(deps, actor, access, path.deviceId)
  const authority = TAB_AUTHORITIES[tab]
  if (authority && !glance.may(authority))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not read ${tab} of ${glance.device.name}`)
  const contents = await TAB_CONTENTS[tab](call, glance)
  return renderPage(
    view,
    <MachinePage glance={glance} tab={tab} faultHref={await faultHref(deps, glance)}>
      {contents}
    </MachinePage>,
  )
}

/** A user who may not create issues reports like a visitor, where the machine takes such reports. */
async function faultHref(deps: Deps, { device, may }: MachineGlance): Promise<string | null> {
  if (may("ISSUE_CREATE")) return `/devices/${device.id}/issues/new?type=ERROR`
  const path = await findReportPath(deps, device.id)
  return path && `${path}?${FORM_QUERY}`
}

const TAB_CONTENTS: Record<
  MachineTab,
  (call: MachineCall, glance: MachineGlance) => Promise<React.ReactNode>
> = {
  book: async ({ deps, actor, access, query }, { device, may }) => {
    const path = tabPath(device.id, "book")
    const data = await loadTimeline(deps, { actor, access }, { deviceId: device.id }, query, path)
    return <BookTab data={data} mayCreate={may("ISSUE_CREATE")} />
  },

  issues: async ({ deps, actor, query }, { device }) => {
    const request = parsePageRequest(query, ISSUE_LIST)
    const tab = ISSUE_FILTERS.find((name) => name === query.tab) ?? "open"
    const filter = { deviceId: device.id, ...tabFilter(tab, undefined, actor) }
    const issues = await issueSummariesPage(deps.db, filter, request)
    const path = tabPath(device.id, "issues")
    return (
      <div>
        <IssueTabs path={path} tab={tab} />
        <IssueList path={path} tab={tab} issues={issues} />
      </div>
    )
  },

  [PLANS_TAB]: async ({ deps, query }, { device, may }) => {
    const request = parsePageRequest(query, PLAN_LIST)
    const plans = await plansPage(deps.db, { deviceId: device.id }, request, deps.clock())
    return (
      <PlanList
        deviceId={device.id}
        path={tabPath(device.id, "book")}
        keep={{ tab: PLANS_TAB }}
        plans={plans}
        mayCreate={may("ISSUE_CREATE")}
      />
    )
  },

  sessions: async ({ deps, actor, query }, { device }) => {
    const request = parsePageRequest(query, { sorts: SESSION_SORTS })
    const sessions = await listSessions(deps.db, { deviceId: device.id }, request)
    const rights = await sessionListRights(deps, actor, sessions.rows)
    return <SessionsTab device={device} sessions={sessions} actor={actor} rights={rights} />
  },

  files: async ({ deps, query }, { device }) => {
    const request = parsePageRequest(query, FILE_LIST)
    const files = await attachmentsOfDevicePage(deps.db, device.id, request)
    return <FileList device={device} files={files} />
  },
}
