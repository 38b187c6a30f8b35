/**
 * Files that are put together while they are sent: at a slow reader's pace for hours, with what is written meanwhile. The
 * right to them is checked again on the way.
 */
import type { Actor } from "../base/authorities.ts"
import { Refusal } from "../base/refusal.ts"
import { type AccessControl, isStillAuthorized } from "./authorize.ts"
import type { PageAccessRule } from "./endpoint.ts"

/** A right that was withdrawn counts for such a file after this time at the latest. */
export const SENDING_CHECK_MS = 10_000
/** Media types of the files that this server writes by itself; stored files have their content from the beginning. */
const WRITTEN_TYPES = /^(text\/csv|application\/jsonl|application\/zip)(;|$)/

/** @returns the response; where its content is written while it is sent, it breaks off when the reader may no longer have it */
export function withSendingCheck(
  accessControl: AccessControl,
  asked: { actor: Actor | null; rule: PageAccessRule; path: Record<string, string> },
  response: Response,
): Response {
  const { actor, rule, path } = asked
  if (!actor || !WRITTEN_TYPES.test(response.headers.get("content-type") ?? "") || !response.body)
    return response
  const source = response.body.getReader()
  let checkedAtMs = accessControl.nowMs()
  const isDue = () => Math.abs(accessControl.nowMs() - checkedAtMs) >= SENDING_CHECK_MS
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isDue()) {
          if (!(await isStillAuthorized(accessControl, rule, actor, path))) {
            const refusal = new Refusal(
              "NOT_ALLOWED",
              "the right to this file was withdrawn while it was sent",
            )
            await source.cancel(refusal)
            return controller.error(refusal)
          }
          checkedAtMs = accessControl.nowMs()
        }
        const { done, value } = await source.read()
        if (done) return controller.close()
        controller.enqueue(value)
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  const { status, headers } = response
  return new Response(body, { status, headers })
}
