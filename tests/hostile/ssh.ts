/** Machines on the SSH port that misbehave, each in one named way. All listen on a free loopback port. */

import { createServer, type Socket } from "node:net"
import { Server, type ServerChannel } from "ssh2"
import { generateHostKey } from "../../src/demo/plant/host-key.ts"

export interface HostileMachine {
  port: number
  stop(): void
}

/** Accepts connections and never responds. */
export const startSilentMachine = () => startRawMachine(() => {})

/** Responds with another protocol, as a web server on a wrong port does. */
export const startNonSshMachine = (words: string | Uint8Array) =>
  startRawMachine((socket) => socket.end(words))

/** Accepts connections and disconnects immediately. */
export const startRefusingMachine = () => startRawMachine((socket) => socket.end())

/** Says `words` to a client that has spoken and resets the connection, as a kernel does for a program that hangs up on unread bytes. */
export const startResettingMachine = (words: string) =>
  startRawMachine((socket) => {
    socket.once("data", () => socket.write(words, () => socket.resetAndDestroy()))
  })

/** Introduces itself as SSH and goes on with bytes that mean nothing. */
export const startGarbageMachine = (garbage: Uint8Array) =>
  startRawMachine((socket) => {
    socket.write("SSH-2.0-Garbage\r\n")
    socket.write(garbage)
  })

/** Sends an SSH identification string and nothing more. */
export const startStalledMachine = () => startRawMachine((socket) => socket.write("SSH-2.0-Stalled\r\n"))

async function startRawMachine(greet: (socket: Socket) => void): Promise<HostileMachine> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    socket.resume()
    greet(socket)
  })
  const port = await listening(server)
  return {
    port,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export interface ScriptedMachine {
  /** How it answers sign-in; `echo` are prompts of keyboard-interactive. */
  prompts?: { prompt: string; echo: boolean }[][]
  /** Text of its disconnect message instead of a sign-in. */
  farewell?: (password: string) => { reason: number; text: string }
  shell?: (channel: ServerChannel) => void
  /** It sends banners for ever: instead of an answer to the sign-in, or beside its shell. */
  endlessBanners?: "beforeSignIn" | "besideShell"
}

/** A machine with correct SSH that follows the script. Accepts every password and answer. */
export async function startScriptedMachine(
  script: ScriptedMachine,
): Promise<HostileMachine & { answers: string[] }> {
  const answers: string[] = []
  const server = new Server({ hostKeys: [generateHostKey()] }, (client) => {
    client.on("error", () => {})
    client.on("authentication", (context) => {
      if (context.method !== "none" && script.endlessBanners === "beforeSignIn") return sendBanners(client)
      if (context.method === "password" && script.farewell) {
        const { reason, text } = script.farewell(context.password)
        const wire = client as unknown as { _protocol: { _destruct?: number }; _sock: Socket }
        sendDisconnect(wire._protocol, reason, text)
        wire._sock.end()
        return
      }
      if (context.method === "password" && !script.prompts) return context.accept()
      if (context.method !== "keyboard-interactive" || !script.prompts) {
        return context.reject(script.prompts ? ["keyboard-interactive"] : ["password"])
      }
      const rounds = [...script.prompts]
      const ask = () => {
        const prompts = rounds.shift()
        if (prompts === undefined) return context.accept()
        context.prompt(prompts, (given) => {
          answers.push(...given)
          ask()
        })
      }
      ask()
    })
    client.on("session", (accept) => {
      const session = accept()
      session.on("pty", (acceptPty) => acceptPty?.())
      session.on("window-change", (acceptChange) => acceptChange?.())
      session.on("shell", (acceptShell) => {
        script.shell?.(acceptShell())
        if (script.endlessBanners === "besideShell") sendBanners(client)
      })
    })
  })
  const port = await listening(server)
  return { port, answers, stop: () => server.close() }
}

/** Internals of the library, to send packets that it does not offer. */
interface Wire {
  _packetRW: {
    write: { alloc(bytes: number): Buffer; allocStart: number; finalize(packet: Buffer): Buffer }
  }
  _cipher: { encrypt(packet: Buffer): void }
}

/** The library sends only fixed farewells; this one carries the text of the script (RFC 4253 §11.1). */
function sendDisconnect(protocol: unknown, reason: number, text: string): void {
  const { _packetRW, _cipher } = protocol as Wire
  const words = Buffer.from(text)
  const packet = _packetRW.write.alloc(1 + 4 + 4 + words.length + 4)
  let at = _packetRW.write.allocStart
  packet[at] = 1
  at = packet.writeUInt32BE(reason, at + 1)
  at = packet.writeUInt32BE(words.length, at)
  at += words.copy(packet, at)
  packet.writeUInt32BE(0, at)
  _cipher.encrypt(_packetRW.write.finalize(packet))
}

/** SSH_MSG_USERAUTH_BANNER (RFC 4252 §5.4). */
const BANNER = 53
const BANNERS_AT_ONCE = 16

function sendBanners(client: unknown): void {
  const { _protocol, _sock } = client as { _protocol: unknown; _sock: Socket }
  const { _packetRW, _cipher } = _protocol as Wire
  const words = Buffer.from("Authorised use only. ".repeat(200))
  const send = () => {
    for (let i = 0; i < BANNERS_AT_ONCE && _sock.writable; i++) {
      const packet = _packetRW.write.alloc(1 + 4 + words.length + 4)
      let at = _packetRW.write.allocStart
      packet[at] = BANNER
      at = packet.writeUInt32BE(words.length, at + 1)
      at += words.copy(packet, at)
      packet.writeUInt32BE(0, at)
      _cipher.encrypt(_packetRW.write.finalize(packet))
    }
    if (_sock.writable) setImmediate(send)
  }
  send()
}

interface Listening {
  listen(port: number, host: string, ready: () => void): unknown
  address(): unknown
}

function listening(server: Listening): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
  )
}
