/** The events of a recording as its readers learn them. */

export const RECORDING_EVENT_KINDS = [
  "JOIN",
  "LEAVE",
  "RIGHT",
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

export interface NamedRecordingEvent {
  /** Milliseconds since the recording began. */
  at: number
  event: (typeof RECORDING_EVENT_KINDS)[number]
  /** Name of the person who did it; null for the machine and the server. */
  person: string | null
  /** The right, the direction of a file or of the clipboard, the machine's or the supervision's state, the code of the end. */
  state: string | null
  /** The file's name, the marker's text, the reason, how the session ended. */
  text: string
  sizeInBytes: number | null
}
