/**
 * The alarms of one machine, newest first: raised by the process, acknowledged by a user, removed after the cause is.
 */

import { MS_PER_MINUTE } from "../../../base/clock.ts"

export type Priority = "critical" | "high" | "low"

export interface Alarm {
  id: number
  atMs: number
  priority: Priority
  tag: string
  text: string
  isActive: boolean
  isAcknowledged: boolean
}

export type PastAlarm = [minutesAgo: number, priority: Priority, tag: string, text: string]

/** Size of the list; older alarms belong in an archive, not on a panel. */
const ALARMS_MAX = 60
const PRIORITY_RANK: Record<Priority, number> = { critical: 0, high: 1, low: 2 }

export interface AlarmList {
  all(): readonly Alarm[]
  /** Changes whenever the book does. */
  version(): number
  /** The alarm for the banner: the worst unacknowledged one, returned or not, else the worst active one. */
  mostImportant(): Alarm | null
  active(): number
  /** Active or not acknowledged. */
  open(): number
  unacknowledged(): number
  /** Raises `tag` unless it is active, ends it when `isCause` is false. */
  update(isCause: boolean, atMs: number, tag: string, priority: Priority, text: string): void
  /** Adds alarms that were acknowledged and have gone, the oldest first: the list of a machine that has run for a while. */
  seed(nowMs: number, past: readonly PastAlarm[]): void
  acknowledge(id: number): void
  acknowledgeAll(): void
}

export function createAlarmList(): AlarmList {
  let alarms: Alarm[] = []
  let version = 0
  let lastId = 0
  const record = (alarm: Omit<Alarm, "id">) => {
    alarms = [{ ...alarm, id: ++lastId }, ...alarms].slice(0, ALARMS_MAX)
    version++
  }
  const change = (isMeant: (alarm: Alarm) => boolean, change: Partial<Alarm>) => {
    alarms = alarms.map((alarm) => (isMeant(alarm) ? { ...alarm, ...change } : alarm))
    version++
  }
  const worst = (from: Alarm[]) =>
    from.toSorted((a, b) => PRIORITY_RANK[a.priority] - PRIORITY_RANK[b.priority])[0] ?? null
  return {
    all: () => alarms,
    version: () => version,
    mostImportant: () =>
      worst(alarms.filter((alarm) => !alarm.isAcknowledged)) ??
      worst(alarms.filter((alarm) => alarm.isActive)),
    open: () => alarms.filter((alarm) => alarm.isActive || !alarm.isAcknowledged).length,
    active: () => alarms.filter((alarm) => alarm.isActive).length,
    unacknowledged: () => alarms.filter((alarm) => !alarm.isAcknowledged).length,
    update(isCause, atMs, tag, priority, text) {
      const active = alarms.find((alarm) => alarm.tag === tag && alarm.isActive)
      if (isCause && !active) record({ atMs, priority, tag, text, isActive: true, isAcknowledged: false })
      if (!isCause && active) change((alarm) => alarm === active, { isActive: false })
    },
    seed(nowMs, past) {
      for (const [minutesAgo, priority, tag, text] of past) {
        const atMs = nowMs - minutesAgo * MS_PER_MINUTE
        record({ atMs, priority, tag, text, isActive: false, isAcknowledged: true })
      }
    },
    acknowledge: (id) => change((alarm) => alarm.id === id, { isAcknowledged: true }),
    acknowledgeAll: () => change(() => true, { isAcknowledged: true }),
  }
}
