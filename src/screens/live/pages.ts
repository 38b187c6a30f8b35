/** `/live`: the changes that concern a visible page, as server-sent events. */
import { findLiveSignIn } from "../../identity/signin/store.ts"
import { LIVE_TOPICS_MAX } from "../../web/live.ts"
import { page } from "../page.ts"
import { listReadableTopics } from "./store.ts"
import { isLiveTopic, liveStream } from "./stream.ts"

export const livePages = [
  page("GET", "/live", "signedIn", ({ deps, actor, query, request }) => {
    const topics = (query.topics ?? "").split(",").filter(isLiveTopic).slice(0, LIVE_TOPICS_MAX)
    const last = request.headers.get("last-event-id")
    const after = last !== null && /^\d{1,15}$/.test(last) ? Number(last) : null
    const { userId, signInId } = actor
    const isSignedIn = async () => (await findLiveSignIn(deps, signInId, deps.clock())) !== null
    const listReadable = (topics: string[]) => listReadableTopics(deps.db, userId, topics)
    const reader = { userId, signInId, isSignedIn, listReadable }
    const stream = liveStream(deps.changes, { reader, topics: new Set(topics), after })
    return new Response(stream, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        // A buffering proxy would hold events back.
        "x-accel-buffering": "no",
      },
    })
  }),
]
