/** The in-memory state of sessions beside those that run, one of each in a server. */
import type { Clock } from "../../base/clock.ts"
import { ConnectionTestLimiter } from "../connectiontest/limiter.ts"
import { RunningTransfers } from "../live/running-transfers.ts"
import { ViewerTickets } from "../live/tickets.ts"
import { RecordingAccessLog } from "../recordings/access-log.ts"
import { ThumbnailPainter } from "../recordings/thumbnails/painter.ts"
import { OneTimeCredentialsStore } from "./one-time-credentials.ts"
import type { SessionDeps } from "./session-deps.ts"

export function createSessionState(
  clock: Clock,
): Pick<
  SessionDeps,
  "tickets" | "oneTimeCredentials" | "recordingAccessLog" | "thumbnails" | "connectionTests" | "transfers"
> {
  return {
    tickets: new ViewerTickets(),
    oneTimeCredentials: new OneTimeCredentialsStore(clock),
    connectionTests: new ConnectionTestLimiter(),
    transfers: new RunningTransfers(),
    recordingAccessLog: new RecordingAccessLog(clock),
    thumbnails: new ThumbnailPainter(),
  }
}
