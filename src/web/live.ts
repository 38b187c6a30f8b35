/** Parts of a page that update by themselves: what they depend on, as topics of the live stream. */
import type { ChangeEvent } from "../base/change-feed.ts"

/** A kind of object for lists, or one object: `issues`, `issue:<id>`; a request for approval by what it is about. */
export type LiveTopic = (typeof LIST_TOPICS)[number] | `${"issue" | "approval" | "device"}:${string}`

export const LIST_TOPICS = ["issues", "approvals", "machines", "sessions", "invitations"] as const

/** Topics of one page; more are not subscribed. */
export const LIVE_TOPICS_MAX = 50

/**
 * Attributes of a part that is replaced by its new version whenever one of the topics changes. The page's own address
 * must render the part again, with the same id.
 */
export function liveOn(...topics: LiveTopic[]): { "data-live": string } {
  return { "data-live": topics.join(" ") }
}

/**
 * Topics that a change concerns.
 *
 * @returns null when it may concern any page, e.g. changed rights
 */
export function topicsOf(change: ChangeEvent): readonly LiveTopic[] | null {
  switch (change.kind) {
    case "issue":
      return ["issues", `issue:${change.id}`]
    case "approval":
      return ["approvals", `approval:${change.objectId}`]
    case "device":
      return ["machines", `device:${change.id}`]
    case "interface":
    case "connector":
      return ["machines"]
    case "session":
      return ["sessions", `issue:${change.issueId}`, `device:${change.deviceId}`]
    case "invitation":
      return ["invitations", "sessions"]
    case "permissions":
      return null
    case "signIn":
    case "user":
      return []
  }
}
