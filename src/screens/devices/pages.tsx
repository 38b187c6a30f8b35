/** Machines on screen: the list, a machine's book with its tabs, its printed history and its QR label. */
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { publicOriginOf } from "../../http/request.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import { devicesPage, getDevice } from "../../machines/devices/store.ts"
import { attachmentsOfDevicePage } from "../../maintenance/attachments/store.ts"
import { ISSUE_FILTERS, tabFilter } from "../../maintenance/issues/rules.ts"
import { issueSummariesPage } from "../../maintenance/issues/store-lists.ts"
import { plansPage } from "../../maintenance/plans/store.ts"
import { BOOK_KINDS, PRINTED_ENTRIES } from "../../sessions/book/rules.ts"
import { listSessions } from "../../sessions/session/store.ts"
import { sessionListAccess } from "../../sessions/session/store-access.ts"
import { createPageFactory, type PageCall, parsePageRequest } from "../../web/pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { loadTimeline } from "../book/timeline.tsx"
import { IssueList, IssueTabs } from "../issues/issue-list.tsx"
import { PLANS_TAB, PlanList } from "../plans/plan-list.tsx"
import { BookTab } from "./book-tab.tsx"
import { DeviceListPage } from "./device-list.tsx"
import { FileList } from "./file-list.tsx"
import { loadGlance, type MachineGlance } from "./glance.ts"
import { HistoryPage } from "./history-page.tsx"
import { LabelPage } from "./label-page.tsx"
import { MachinePage } from "./machine-page.tsx"
import { SessionsTab } from "./sessions-tab.tsx"
import { MACHINE_TABS, type MachineTab, tabPath } from "./tabs.ts"

const page = createPageFactory<Deps>()
const DEVICE = "/devices/:deviceId"
type MachineCall = Pick<
  PageCall<Deps, { device: "DEVICE_READ" }, typeof DEVICE>,
  "deps" | "actor" | "access" | "path" | "query" | "view"
>

export const devicePages = [
  page("GET", "/devices", "signedIn", async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query)
    const reader = deviceReaderId(actor)
    const devices = await devicesPage(deps.db, { readableBy: reader }, request)
    const none = reader === null ? "devices.none" : "devices.noneForYou"
    return renderPage(view, <DeviceListPage {...{ devices, none }} search={request.search} />)
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
    const data = await loadTimeline(deps.db, reader, { deviceId: device.id }, query, address, PRINTED_ENTRIES)
    return renderPage(view, <HistoryPage device={device} data={data} />)
  }),

  page("GET", `${DEVICE}/label`, { device: "DEVICE_READ" }, async ({ deps, path, request, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    const address = `${publicOriginOf(request) ?? new URL(request.url).origin}${tabPath(device.id, "book")}`
    return renderPage(view, <LabelPage device={device} address={address} />)
  }),
]

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
    <MachinePage glance={glance} tab={tab}>
      {contents}
    </MachinePage>,
  )
}

const TAB_CONTENTS: Record<
  MachineTab,
  (call: MachineCall, glance: MachineGlance) => Promise<React.ReactNode>
> = {
  book: async ({ deps, actor, access, query }, { device, may }) => {
    const path = tabPath(device.id, "book")
    const data = await loadTimeline(deps.db, { actor, access }, { deviceId: device.id }, query, path)
    return <BookTab data={data} mayCreate={may("ISSUE_CREATE")} />
  },

  issues: async ({ deps, actor, query }, { device }) => {
    const request = parsePageRequest(query)
    const tab = ISSUE_FILTERS.find((name) => name === query.tab) ?? "open"
    const filter = { deviceId: device.id, ...tabFilter(tab, undefined, actor) }
    const issues = await issueSummariesPage(deps.db, filter, request)
    const path = tabPath(device.id, "issues")
    return (
      <div>
        <IssueTabs path={path} tab={tab} />
        <IssueList path={path} tab={tab} issues={issues} search={request.search} />
      </div>
    )
  },

  [PLANS_TAB]: async ({ deps, query }, { device, may }) => {
    const request = parsePageRequest(query)
    const plans = await plansPage(deps.db, { deviceId: device.id }, request, deps.clock())
    return (
      <PlanList
        deviceId={device.id}
        path={tabPath(device.id, "book")}
        keep={{ tab: PLANS_TAB }}
        plans={plans}
        search={request.search}
        mayCreate={may("ISSUE_CREATE")}
      />
    )
  },

  sessions: async ({ deps, actor, query }, { device }) => {
    const request = parsePageRequest(query)
    const sessions = await listSessions(deps.db, { deviceId: device.id }, request)
    const rights = await sessionListAccess(deps.db, actor, sessions.rows)
    return <SessionsTab {...{ device, sessions, actor, rights }} search={request.search} />
  },

  files: async ({ deps, query }, { device }) => {
    const request = parsePageRequest(query)
    const files = await attachmentsOfDevicePage(deps.db, device.id, request)
    return <FileList device={device} files={files} search={request.search} />
  },
}
