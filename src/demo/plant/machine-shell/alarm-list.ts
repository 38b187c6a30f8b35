/**
 * Alarms as in controllers: raised by a condition, acknowledged by a user, removed when it is over and acknowledged.
 */
import type { EventLog } from "./event-log.ts"

export interface AlarmKind {
  number: number
  severity: "warn" | "fault"
  text: string
  remedy: string
}

export interface Alarm extends AlarmKind {
  raisedAt: Date
  isActive: boolean
  isAcknowledged: boolean
}

export class AlarmList {
  private readonly log: EventLog
  private alarms: Alarm[] = []

  constructor(log: EventLog) {
    this.log = log
  }

  list(): readonly Alarm[] {
    return this.alarms
  }

  raise(kind: AlarmKind): void {
    if (this.alarms.some((alarm) => alarm.number === kind.number && alarm.isActive)) return
    this.alarms = this.alarms.filter((alarm) => alarm.number !== kind.number)
    this.alarms.unshift({ ...kind, raisedAt: this.log.now, isActive: true, isAcknowledged: false })
    this.log.add(kind.severity, "ALARM", `${kind.number} ${kind.text}`)
  }

  clear(number: number): void {
    const alarm = this.alarms.find((other) => other.number === number && other.isActive)
    if (alarm === undefined) return
    alarm.isActive = false
    this.log.add("info", "ALARM", `${number} condition gone`)
    this.removeFinished()
  }

  /** @returns false if there is no unacknowledged alarm with this number */
  acknowledge(number: number, user: string): boolean {
    const alarm = this.alarms.find((other) => other.number === number && !other.isAcknowledged)
    if (alarm === undefined) return false
    alarm.isAcknowledged = true
    this.log.add("info", "ALARM", `${number} acknowledged by ${user}`)
    this.removeFinished()
    return true
  }

  private removeFinished(): void {
    this.alarms = this.alarms.filter((alarm) => alarm.isActive || !alarm.isAcknowledged)
  }
}
