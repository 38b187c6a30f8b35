/** What every tab of a machine's page shows above and beside its own contents. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import { effectiveConnector } from "../../machines/connectors/rules.ts"
import { findConnectorById, loadConnectorChain } from "../../machines/connectors/store.ts"
import { findAncestorPath } from "../../machines/devicegroups/store.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { getDevice } from "../../machines/devices/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { interfacesOfDevice } from "../../machines/interfaces/store.ts"
import { tabFilter } from "../../maintenance/issues/rules.ts"
import { type IssueSummary, issueSummariesPage } from "../../maintenance/issues/store-lists.ts"
import type { RecurringIssue } from "../../maintenance/plans/contract.ts"
import { plansPage } from "../../maintenance/plans/store.ts"
import { findIssueToConnect, type MachineSummary, machineSummary } from "../../sessions/book/store-summary.ts"
import { getRetention, type ResolvedRetention } from "../../sessions/retention/store.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { listSessions } from "../../sessions/session/store.ts"

/** Rows of each kind that are shown beside the book; the tabs have all. */
const SHOWN = 5
/** Running sessions counted by interface; a machine has fewer. */
const RUNNING_SESSIONS_MAX = 50

export interface MachineGlance {
  device: Device
  actor: Actor
  access: DeviceAccess
  may: (authority: string) => boolean
  /** Names of the groups from the top down to the machine's own. */
  groups: readonly { id: string; name: string }[]
  summary: MachineSummary
  connector: ConnectorFacts
  retention: ResolvedRetention
  /** Empty without the right to read logs. */
  running: readonly Session[]
  interfaces: readonly TargetInterface[]
  /** Null without the right to read issues; as the two below. */
  openIssues: { rows: readonly IssueSummary[]; total: number } | null
  plans: { rows: readonly RecurringIssue[]; total: number } | null
  /** The issue from which a session would start; null without one. */
  connectIssue: { id: string; title: string } | null
}

export interface ConnectorFacts {
  state: Device["connectorState"]
  /** The group from which the connector is inherited; null for one's own, and without one. */
  inheritedFrom: string | null
  /** Since when it is connected or disconnected; null if never, and without one. */
  since: Date | null
}

export async function loadGlance(
  { db, clock }: { db: Db; clock: () => Date },
  actor: Actor,
  access: DeviceAccess,
  deviceId: string,
): Promise<MachineGlance> {
  const now = clock()
  const device = await getDevice(db, deviceId)
  const may = (authority: string) => hasDeviceAuthority(actor, access, authority)
  const mayReadIssues = may("ISSUE_READ")
  const page = { page: 1, size: SHOWN, search: "" }
  const open = { deviceId, ...tabFilter("open", undefined, actor) }
  const running = { page: 1, size: RUNNING_SESSIONS_MAX, search: "" }
  const byNext = { ...page, sort: "nextActivation" }
  const [groups, summary, connector, retention, sessions, interfaces, openIssues, plans, connectIssue] =
    await Promise.all([
      findAncestorPath(db, device.deviceGroup.id),
      machineSummary(db, deviceId, now),
      connectorFacts(db, { deviceId: device.id }),
      getRetention(db, { deviceId }),
      may("LOG_READ") ? listSessions(db, { deviceId, isActive: true }, running) : null,
      interfacesOfDevice(db, deviceId),
      mayReadIssues ? issueSummariesPage(db, open, page) : null,
      mayReadIssues ? plansPage(db, { deviceId, state: "ACTIVE" }, byNext, now) : null,
      mayReadIssues ? findIssueToConnect(db, deviceId, actor, now) : null,
    ])
  return {
    device,
    actor,
    access,
    may,
    groups,
    summary,
    connector,
    retention,
    interfaces,
    openIssues,
    plans,
    connectIssue,
    running: sessions?.rows ?? [],
  }
}

/** The connector that counts for a machine, or for the machines of a group that inherit it. */
export async function connectorFacts(db: Db, owner: DeviceOrGroupRef): Promise<ConnectorFacts> {
  const counts = effectiveConnector(await loadConnectorChain(db, owner))
  if (!counts) return { state: "NONE", inheritedFrom: null, since: null }
  const row = await findConnectorById(db, counts.connectorId)
  const since = counts.state === "CONNECTED" ? row?.last_connected_on : row?.last_disconnected_on
  const isOwn = "deviceGroupId" in owner && counts.groupId === owner.deviceGroupId
  return { state: counts.state, inheritedFrom: isOwn ? null : counts.groupName, since: since ?? null }
}
