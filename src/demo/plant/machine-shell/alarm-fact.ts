/** The row of a machine's status that counts its alarms. */
import type { AlarmList } from "./alarm-list.ts"
import type { Fact } from "./machine.ts"

export function alarmFact(alarms: AlarmList): Fact {
  const count = alarms.list().length
  return { label: "alarms", value: count === 0 ? "none" : String(count), tone: count === 0 ? "good" : "bad" }
}
