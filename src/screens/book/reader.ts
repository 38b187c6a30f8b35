import type { Actor } from "../../base/authorities.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"

/** Who reads the timeline, and where its links lead. */
export interface TimelineReader {
  deviceId: string
  /** The timeline of one issue: its entries do not name it. */
  isIssue: boolean
  actor: Actor
  mayReadIssues: boolean
  sessionRights: SessionListRights
}
