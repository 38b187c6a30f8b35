/** The VNC client of the product for tests: a picture, the events so far, and promises for later events. */
import type { DesktopEvent, DesktopInput, Framebuffer } from "../../protocols/desktop.ts"
import { dialTcp } from "../../protocols/drive.ts"
import type { LinkEnd } from "../../protocols/link.ts"
import { openVnc } from "../../protocols/vnc/client.ts"
import type { VncOptions } from "../../protocols/vnc/options.ts"
import { plainFrame } from "../protocols/frame.ts"

export interface VncViewer {
  frame: Framebuffer
  events: DesktopEvent[]
  /** Resolves when the link ends. */
  ended: Promise<LinkEnd>
  input(input: DesktopInput): void
  /** The first event, past or to come, for which `wants` holds. */
  waitForEvent<T extends DesktopEvent>(wants: (event: DesktopEvent) => event is T): Promise<T>
  /** Resolves after the first update at whose end `holds` is true; checked immediately, too. */
  waitUntil(holds: () => boolean): Promise<void>
  close(): void
}

/** @param judgePeer  of certificates; without it TLS cannot be spoken */
export function connectVnc(
  port: number,
  options: Partial<VncOptions> = {},
  judgePeer?: (certificate: Uint8Array) => Promise<LinkEnd | null>,
): VncViewer {
  const frame = plainFrame()
  const events: DesktopEvent[] = []
  const watchers = new Set<() => void>()
  const ended = Promise.withResolvers<LinkEnd>()
  const link = openVnc(
    dialTcp({ host: "127.0.0.1", port }),
    {
      password: null,
      shared: true,
      quality: null,
      cursor: "local",
      clipboardEncoding: "ISO8859_1",
      ...options,
    },
    frame,
    {
      onEvent(event) {
        events.push(event)
        for (const watch of watchers) watch()
      },
      ...(judgePeer && { judgePeer }),
      onEnd: ended.resolve,
      onInternalError: ended.reject,
    },
  )

  function until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const watch = () => {
        if (!holds()) return
        watchers.delete(watch)
        resolve()
      }
      watchers.add(watch)
      ended.promise.then((end) => reject(new Error(`${end.code}: ${end.detail}`)), reject)
      watch()
    })
  }

  async function event<T extends DesktopEvent>(wants: (event: DesktopEvent) => event is T): Promise<T> {
    await until(() => events.some(wants))
    return events.find(wants)!
  }

  return {
    frame,
    events,
    ended: ended.promise,
    input: link.input,
    waitForEvent: event,
    waitUntil: until,
    close: link.close,
  }
}
