/** Answers of text: JSON and HTML. */

/**
 * Bun 1.4 writes a response of known length from 15,360 bytes on header by header, each part in a packet of its own:
 * fifty for this product, ten times the CPU for server and client. The headers of a stream are sent together.
 */
const WRITTEN_AT_ONCE_BYTES_MAX = 15_359
/** A stream that ends before it has so many bytes is sent with its headers and its length, in one piece. */
const BUFFERED_BYTES_MAX = 1024 * 1024

/** A text has at least as many bytes as characters: those of a long one need not be counted. */
const isWrittenAtOnce = (text: string) =>
  text.length <= WRITTEN_AT_ONCE_BYTES_MAX && Buffer.byteLength(text) <= WRITTEN_AT_ONCE_BYTES_MAX

/** `text` as an answer. A very long one is sent in chunks (RFC 9112 §7.1) without Content-Length. */
export function textAnswer(text: string, init: ResponseInit): Response {
  if (isWrittenAtOnce(text)) return new Response(text, init)
  const source: Bun.DirectUnderlyingSource = {
    type: "direct",
    pull(controller) {
      controller.write(text)
      controller.close()
    },
  }
  const buffering = { highWaterMark: BUFFERED_BYTES_MAX }
  return new Response(new ReadableStream(source as unknown as UnderlyingDefaultSource, buffering), init)
}
