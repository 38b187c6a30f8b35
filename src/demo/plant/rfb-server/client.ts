/** One client of the fake RFB server: reads its messages and sends the screen on request. */
import type { Socket } from "node:net"
import type { ByteReader } from "./byte-reader.ts"
import { type ClientMessage, readMessage } from "./client-messages.ts"
import { clipboard } from "./clipboard.ts"
import { performHandshake } from "./handshake.ts"
import { createPendingUpdates } from "./pending-updates.ts"
import type { Screen } from "./screen.ts"
import { createUpdateWriter, ENCODING } from "./updates.ts"

interface ClientOptions {
  screen: Screen
  password: string | null
  /** While it returns true, requests are accepted and never answered. */
  isFrozen(): boolean
  /** Registers the function that checks for something to send, to be called after a freeze. */
  registerWake(wake: () => void): void
}

/** Serves until the client leaves or breaks the protocol. */
export async function serveClient(socket: Socket, inbox: ByteReader, options: ClientOptions): Promise<void> {
  const { screen } = options
  const write = (bytes: Uint8Array) => {
    socket.write(bytes)
  }
  await performHandshake(inbox, write, screen, options.password)
  let encodings = new Set<number>()
  const waiting = createPendingUpdates(() => encodings.has(ENCODING.copyRect))
  const cutText = clipboard(write, (text) => screen.paste(text))
  const updates = createUpdateWriter(screen)
  let isAsked = false
  let isSending = false
  let sentSize = `${screen.width}x${screen.height}`

  const damageAll = () => waiting.damage({ x: 0, y: 0, w: screen.width, h: screen.height })
  const hasNews = () =>
    waiting.hasAny() || updates.hasPendingCursor() || sentSize !== `${screen.width}x${screen.height}`
  const pump = async () => {
    // The damage of one tick is sent as one update: all of it has been reported by the end of this turn.
    await Promise.resolve()
    while (isAsked && !isSending && !options.isFrozen() && !socket.destroyed && hasNews()) {
      isAsked = false
      isSending = true
      const hasResized = sentSize !== `${screen.width}x${screen.height}`
      sentSize = `${screen.width}x${screen.height}`
      const bytes = await updates.write(waiting.take(screen.width, screen.height), hasResized)
      await writeAndDrain(socket, bytes)
      isSending = false
    }
  }
  const stopWatching = screen.subscribe({
    damage(area) {
      waiting.damage(area)
      void pump()
    },
    move(area, fromX, fromY) {
      waiting.move({ area, fromX, fromY })
      void pump()
    },
    resize() {
      if (!encodings.has(ENCODING.desktopSize)) socket.destroy()
      damageAll()
      void pump()
    },
    clipboard: (text) => cutText.setText(text),
    bell: () => write(Uint8Array.of(2)),
  })
  const handleMessage = (message: ClientMessage) => {
    switch (message.kind) {
      case "pixelFormat":
        return updates.setPixelFormat(message.format)
      case "encodings":
        encodings = new Set(message.encodings)
        updates.setEncodings(message.encodings)
        if (encodings.has(ENCODING.extendedClipboard)) cutText.startExtended()
        return
      case "updateRequest":
        isAsked = true
        if (!message.isIncremental) waiting.damage(message.area)
        void pump()
        return
      case "key":
        return screen.key(message.keysym, message.down)
      case "pointer":
        return screen.pointer(message.x, message.y, message.buttons)
      case "clipboard":
        return screen.paste(message.text)
      case "extendedClipboard":
        return cutText.receiveExtended(message.body)
    }
  }
  options.registerWake(() => void pump())
  try {
    for (;;) handleMessage(await readMessage(inbox))
  } finally {
    stopWatching()
    updates.close()
  }
}

/** Writes, and waits while the client does not read. */
async function writeAndDrain(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.write(bytes) || socket.destroyed) return
  await new Promise<void>((done) => {
    socket.once("drain", done)
    socket.once("close", done)
  })
}
