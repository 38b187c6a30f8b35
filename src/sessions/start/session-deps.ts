/** The dependencies of the actions about remote sessions. */
import type { ApprovalDeps } from "../../maintenance/approvals/actions-handlers.ts"
import type { ConnectionTestLimiter } from "../connectiontest/limiter.ts"
import type { LiveSessions } from "../live/live-sessions.ts"
import type { RunningTransfers } from "../live/running-transfers.ts"
import type { ViewerTickets } from "../live/tickets.ts"
import type { RecordingAccessLog } from "../recordings/access-log.ts"
import type { ThumbnailPainter } from "../recordings/thumbnails/painter.ts"
import type { OneTimeCredentialsStore } from "./one-time-credentials.ts"

export interface SessionDeps extends ApprovalDeps {
  live: LiveSessions
  tickets: ViewerTickets
  oneTimeCredentials: OneTimeCredentialsStore
  recordingAccessLog: RecordingAccessLog
  thumbnails: ThumbnailPainter
  connectionTests: ConnectionTestLimiter
  /** Files that are being transferred. */
  transfers: RunningTransfers
}
