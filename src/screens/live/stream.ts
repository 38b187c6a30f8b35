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
  /** Those of the topics of objects whose changes the reader may hear of now; asked before they are sent. */
  listReadable(topics: string[]): Promise<string[]>
}

/**
 * @param topics  those that the page depends on
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
  let sending = Promise.resolve()
  let stop = () => {}
  let isOver = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const flush = () => {
        flushTimer = null
        const [events, number] = [[...pending], newest]
        pending.clear()
        // One after another: a browser that connects again asks for what came after the last number.
        sending = sending.then(async () => {
          const readable = await readableEvents(events, reader)
          if (isOver) return
          for (const event of readable) send(`event: ${event}\nid: ${number}\ndata:\n\n`)
        })
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
      /** What is not sent yet is sent to the browser that connects again. */
      function end() {
        if (isOver) return
        isOver = true
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

/** Without an answer of the database the page asks by itself. */
async function readableEvents(events: string[], reader: StreamReader): Promise<string[]> {
  const objects = events.filter(isObjectTopic)
  if (objects.length === 0) return events
  const readable = await reader.listReadable(objects).catch(() => null)
  if (!readable) return [REFRESH_EVENT]
  return events.filter((event) => !isObjectTopic(event) || readable.includes(event))
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
  return LIST_TOPICS.some((topic) => topic === text) || isObjectTopic(text)
}

function isObjectTopic(text: string): boolean {
  return /^(issue|approval|device):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
