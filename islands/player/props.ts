/** What the page tells the island `player`; JSON. */
export interface PlayerProps {
  deviceId: string
  issueId: string
  logId: string
  sessionId: string
  kind: "desktop" | "terminal"
  durationMs: number
  /** ISO instant of the recording's first picture. */
  startTime: string
  /** Lines; terminals only. */
  scrollback: number
}
