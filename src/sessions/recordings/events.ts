/** What happened in a recorded session, with names in place of the ids of viewers. */
import type { RecordingEvent } from "../../../protocols/recording.ts"
import type { NamedRecordingEvent } from "../session/rules-recording-events.ts"

/**
 * The events of a recording in their order; a viewer's name is that of the viewer's `join`. A person is removed with each
 * of their windows, which leave with it: that is one event. A machine that answers again did not answer before; a picture
 * that waited for the recording's disk continues.
 */
export function nameRecordingEvents(
  events: readonly { atMs: number; event: RecordingEvent }[],
): NamedRecordingEvent[] {
  const names = new Map<string, string>()
  const removed = new Set<string>()
  let machine: MachineState = "ANSWERS"
  let lastRemoval = ""
  const isPartOfRemoval = (event: RecordingEvent) => {
    if (event.about === "leave") return removed.has(event.viewer)
    const removal = event.about === "removal" ? `${names.get(event.viewer)} ${event.reason}` : ""
    if (event.about === "removal") removed.add(event.viewer)
    const isRepeated = removal !== "" && removal === lastRemoval
    lastRemoval = removal
    return isRepeated
  }
  return events.flatMap(({ atMs, event }) => {
    if (event.about === "join") names.set(event.viewer, event.name)
    if (isPartOfRemoval(event)) return []
    const before = machine
    if (event.about === "machine") machine = event.state
    if (event.about === "machine" && machine === before) return []
    const isContinued = before === "HELD" && machine === "ANSWERS"
    const nothing = { state: null, text: "", sizeInBytes: null, addedOn: null }
    const person = "viewer" in event ? names.get(event.viewer ?? "") || null : null
    const named = { at: atMs, person, ...nothing, ...factsOf(event) }
    return [event.about === "machine" && isContinued ? { ...named, state: "CONTINUED" } : named]
  })
}

type MachineState = Extract<RecordingEvent, { about: "machine" }>["state"]

function factsOf(event: RecordingEvent): Partial<NamedRecordingEvent> & Pick<NamedRecordingEvent, "event"> {
  switch (event.about) {
    case "join":
      return { event: "JOIN", state: event.right }
    case "leave":
      return { event: "LEAVE" }
    case "right":
      return { event: "RIGHT", state: event.right }
    case "declined":
      return { event: "DECLINED" }
    case "clipboard":
      return {
        event: "CLIPBOARD",
        state: event.viewer === null ? "FROM_MACHINE" : "TO_MACHINE",
        sizeInBytes: event.sizeBytes,
      }
    case "file":
      return {
        event: "FILE",
        state: event.isRefused
          ? "REFUSED"
          : event.direction === "fromMachine"
            ? "FROM_MACHINE"
            : "TO_MACHINE",
        text: event.name,
        sizeInBytes: event.sizeBytes,
      }
    case "machine":
      return { event: "MACHINE", state: event.state }
    case "supervision":
      return { event: "SUPERVISION", state: event.state, person: event.by || null, text: event.reason }
    case "marker":
      return { event: "MARKER", text: event.text }
    case "removal":
      return { event: "REMOVAL", text: event.reason }
    case "end":
      return {
        event: "END",
        state: event.cause ?? event.code,
        person: event.person || null,
        text: event.detail,
      }
  }
}
