/** Props of the island `player`, passed by the page as JSON. */
import type { ScreenKind } from "../../src/machines/interfaces/rules-types.ts"

export interface PlayerProps {
  deviceId: string
  issueId: string
  logId: string
  sessionId: string
  kind: ScreenKind
  durationMs: number
  /** ISO instant of the recording's first picture. */
  startTime: string
  /** How the session ended, in the reader's language; "" while it runs, and where its state says all. */
  endText: string
  /** Lines; terminals only. */
  scrollback: number
  /** The reader may add markers. */
  mayMark: boolean
}
