import type { Actor } from "../../base/authorities.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"

/** The reader of the timeline, and the targets of its links. */
export interface TimelineReader {
  deviceId: string
  /** The timeline of one issue: its entries do not name it. */
  isIssue: boolean
  /** Texts are shown whole, not as excerpts. */
  isWhole: boolean
  actor: Actor
  mayReadIssues: boolean
  sessionRights: SessionListRights
}
