/** The stream of server-sent events of one visible page: names of topics, never content. */

import type { ChangeFeed, NumberedChange } from "../../base/change-feed.ts"
import { REFRESH_EVENT } from "../../identity/signin/rules.ts"
import { LIST_TOPICS, topicsOf } from "../../web/live.ts"

/** Changes of a burst are sent together. */
const COALESCE_MS = 300
/** Below the idle time-outs of usual proxies. */
const PING_MS = 20_000
/** The browser connects again and passes the authorization again, so a sign-in that has expired sees no more changes. */
const STREAM_MS = 60_000
const RETRY_MS = 1000

/** The user who reads a stream. */
interface StreamReader {
  userId: string
  signInId: string
  /** Asked after a change that may have ended the sign-in. */
  isSignedIn(): Promise<boolean>
}

/**
 * @param topics  those that the page depends on; an object's topic contains its unguessable identifier
 * @param reader  the stream ends with their sign-in; the browser connects again, is refused, and leaves the page
 * @param after   number of the last change that the page has seen; null for a new page
 */
export function liveStream(
  feed: ChangeFeed,
  { reader, topics, after }: { reader: StreamReader; topics: ReadonlySet<string>; after: number | null },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pending = new Set<string>()
  let newest = feed.newest
  let flushTimer: Timer | null = null
  let stop = () => {}
  let isOver = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const flush = () => {
        flushTimer = null
        for (const event of pending) send(`event: ${event}\nid: ${newest}\ndata:\n\n`)
        pending.clear()
      }
      const take = ({ number, change }: NumberedChange) => {
        newest = number
        for (const event of eventsOf(change, topics)) pending.add(event)
        if (pending.size > 0) flushTimer ??= setTimeout(flush, COALESCE_MS)
        if (mayEndSignIn(change, reader)) void endUnlessSignedIn()
      }
      const unsubscribe = feed.subscribe({ owner: reader.signInId, onChange: take, onClosed: () => end() })
      const ping = setInterval(() => send(":\n\n"), PING_MS)
      const lifetime = setTimeout(() => end(), STREAM_MS)
      stop = () => {
        unsubscribe()
        clearInterval(ping)
        clearTimeout(lifetime)
        if (flushTimer) clearTimeout(flushTimer)
      }
      async function endUnlessSignedIn() {
        // Without an answer of the database the stream goes on until its browser connects again.
        if (!(await reader.isSignedIn().catch(() => true))) end()
      }
      function end() {
        if (isOver) return
        isOver = true
        if (flushTimer) flush()
        stop()
        controller.close()
      }
      send(`retry: ${RETRY_MS}\nid: ${newest}\n\n`)
      const missed = after === null ? [] : feed.since(after)
      if (missed === null) pending.add(REFRESH_EVENT)
      for (const numbered of missed ?? []) take(numbered)
      if (pending.size > 0) flush()
    },
    cancel: () => {
      isOver = true
      stop()
    },
  })
}

/** Events of a change for a page with these topics. */
function eventsOf(change: NumberedChange["change"], topics: ReadonlySet<string>): Iterable<string> {
  const concerned = topicsOf(change)
  return concerned === null ? [REFRESH_EVENT] : concerned.filter((topic) => topics.has(topic))
}

function mayEndSignIn(change: NumberedChange["change"], { userId, signInId }: StreamReader): boolean {
  if (change.kind === "signIn") return change.id === signInId
  return change.kind === "permissions" || (change.kind === "user" && change.id === userId)
}

/** Whether a query's text may be a topic. */
export function isLiveTopic(text: string): boolean {
  return (
    LIST_TOPICS.some((topic) => topic === text) || /^(issue|approval|device|session):[\w-]{1,64}$/.test(text)
  )
}
