/** What the page tells the player. */
export interface PlayerProps {
  deviceId: string
  issueId: string
  logId: string
  sessionId: string
  kind: "desktop" | "terminal"
  durationMs: number
  startTime: string
  scrollback: number
  fontSize: number
}
