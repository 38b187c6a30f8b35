/** The events of a recording as its readers learn them. */

export const RECORDING_EVENT_KINDS = [
  "JOIN",
  "LEAVE",
  "RIGHT",
  "DECLINED",
  "CLIPBOARD",
  "FILE",
  "MACHINE",
  "SUPERVISION",
  "MARKER",
  "REMOVAL",
  "END",
] as const

/** More than a working day has; a list that a browser still scrolls. The rest is in the downloaded recording. */
export const RECORDING_EVENTS_MAX = 2000

/** More markers than this, added to one recording afterwards, are no notes of people. */
export const RECORDING_MARKERS_MAX = 500
export const MARKER_CHARACTERS_MAX = 200

/** The picture of a machine that has not changed for longer is idle, in milliseconds. */
export const IDLE_MS = 2000
/** Shorter periods of a long recording are narrower than a pixel of the time line. */
export const IDLE_PERIODS_MAX = 500

export interface IdlePeriod {
  /** Milliseconds since the recording began. */
  from: number
  to: number
}

/**
 * The longest periods without a change, in the order of time.
 *
 * @param changes  moments of the changes, in their order
 */
export function idlePeriodsOf(changes: Iterable<number>, durationMs: number): IdlePeriod[] {
  const periods: IdlePeriod[] = []
  let from = 0
  const add = (to: number) => {
    if (to - from > IDLE_MS) periods.push({ from, to })
    from = to
  }
  for (const atMs of changes) add(atMs)
  add(durationMs)
  const length = ({ from, to }: IdlePeriod) => to - from
  const longest = periods.toSorted((a, b) => length(b) - length(a)).slice(0, IDLE_PERIODS_MAX)
  return longest.sort((a, b) => a.from - b.from)
}

export interface NamedRecordingEvent {
  /** Milliseconds since the recording began. */
  at: number
  event: (typeof RECORDING_EVENT_KINDS)[number]
  /** Name of the person who did it; null for the machine and the server. */
  person: string | null
  /** The right, the direction of a file or of the clipboard, REFUSED for a file, the machine's or the supervision's state, the cause or code of the end. */
  state: string | null
  /** The file's name, the marker's text, the reason, how the session ended. */
  text: string
  sizeInBytes: number | null
  /** ISO instant at which a person added the marker to the recording; null for what is in its file. */
  addedOn: string | null
}

/** In the order of time; what was recorded comes before what was added at the same moment. */
export function withAddedMarkers(
  events: readonly NamedRecordingEvent[],
  markers: readonly NamedRecordingEvent[],
): NamedRecordingEvent[] {
  return [...events, ...markers].sort((a, b) => a.at - b.at)
}
