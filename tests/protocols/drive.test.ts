import { afterEach, describe, expect, test } from "bun:test"
import { join } from "node:path"
import { type DialOptions, dialTcp, runProtocol } from "../../protocols/drive.ts"
import { type LinkEnd, ProtocolError } from "../../protocols/link.ts"
import type { Effect, ProtocolMachine } from "../../protocols/protocol-machine.ts"

type Event = { kind: "ready" } | { kind: "received"; text: string }
type Machine = ProtocolMachine<string, Event>

const servers: { stop(closeActive: boolean): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.stop(true)
})

/** A server whose behaviour is one function of what arrives. */
function listen(handler: Partial<Bun.SocketHandler<undefined>>): number {
  const server = Bun.listen<undefined>({ hostname: "127.0.0.1", port: 0, socket: { data() {}, ...handler } })
  servers.push(server)
  return server.port
}

/** Sends its inputs as they are and reports what arrives; parts are replaced by the test. */
function machineWith(parts: Partial<Machine>): Machine {
  return {
    stateName: "Test",
    wakeAtMs: null,
    receive: (bytes) => [
      { kind: "event", event: { kind: "received", text: new TextDecoder().decode(bytes) } },
    ],
    input: (text) => [sends(text)],
    tick: () => [],
    tlsReady: () => [],
    ...parts,
  }
}

const sends = (text: string): Effect<Event> => ({ kind: "send", bytes: new TextEncoder().encode(text) })

function run(
  machine: Machine,
  dial: Partial<DialOptions> & { port: number },
  handshakeTimeoutMs: number | null = null,
) {
  const ended = Promise.withResolvers<LinkEnd>()
  const received = Promise.withResolvers<string>()
  const faults: unknown[] = []
  let ends = 0
  const link = runProtocol(machine, dialTcp({ host: "127.0.0.1", ...dial }), {
    handshakeTimeoutMs,
    onEvent: (event) => event.kind === "received" && received.resolve(event.text),
    onEnd(end) {
      ends++
      ended.resolve(end)
    },
    onInternalError: (error) => void faults.push(error),
  })
  return { link, ended: ended.promise, received: received.promise, faults, ends: () => ends }
}

const echo = (socket: Bun.Socket<undefined>, bytes: Uint8Array) => void socket.write(bytes)

describe("a link", () => {
  test("lets the protocol send first and transports its inputs and events", async () => {
    const { received } = run(machineWith({ tick: () => [sends("hello")] }), { port: listen({ data: echo }) })
    expect(await received).toBe("hello")
  })

  test("closed by the caller ends once with SESSION_CLOSED", async () => {
    const { link, ended, ends } = run(machineWith({}), { port: listen({}) })
    link.close()
    link.close()
    link.input("too late")
    expect((await ended).code).toBe("SESSION_CLOSED")
    expect(ends()).toBe(1)
  })

  test("closed by the machine ends with RESOURCE_CLOSED", async () => {
    const { ended } = run(machineWith({}), { port: listen({ open: (socket) => void socket.end() }) })
    expect((await ended).code).toBe("RESOURCE_CLOSED")
  })

  test("ends with the code that the protocol decides", async () => {
    const end: LinkEnd = { code: "CLIENT_FORBIDDEN", detail: "no" }
    const machine = machineWith({ receive: () => [{ kind: "end", end }] })
    const { link, ended } = run(machine, { port: listen({ data: echo }) })
    link.input("x")
    expect(await ended).toEqual(end)
  })

  test("ends with CLIENT_BAD_REQUEST when the peer violates the protocol", async () => {
    const machine = machineWith({
      receive() {
        throw new ProtocolError("message type 77")
      },
    })
    const { link, ended, faults } = run(machine, { port: listen({ data: echo }) })
    link.input("x")
    expect(await ended).toEqual({ code: "CLIENT_BAD_REQUEST", detail: "message type 77" })
    expect(faults).toEqual([])
  })

  test("ends with SERVER_BUSY when the fault is internal, and reports the fault", async () => {
    const fault = new Error("a bug")
    const machine = machineWith({
      receive() {
        throw fault
      },
    })
    const { link, ended, faults } = run(machine, { port: listen({ data: echo }) })
    link.input("x")
    expect(await ended).toEqual({
      code: "SERVER_BUSY",
      detail: "the link was ended by a fault of the gateway",
    })
    expect(faults).toEqual([fault])
  })

  test("ends for want of memory when what it needs cannot be allocated", async () => {
    const machine = machineWith({
      receive() {
        new Uint8Array(2 ** 40)
        return []
      },
    })
    const { link, ended, faults } = run(machine, { port: listen({ data: echo }) })
    link.input("x")
    expect(await ended).toEqual({ code: "SERVER_BUSY", detail: "", cause: "MEMORY" })
    expect(faults).toHaveLength(1)
  })

  test("times out when the handshake does not finish, and names the state", async () => {
    const { ended } = run(machineWith({}), { port: listen({}) }, 20)
    const { code, detail } = await ended
    expect(code).toBe("UPSTREAM_TIMEOUT")
    expect(detail).toContain("(Test)")
  })

  test("stops the handshake timeout once the protocol is ready", async () => {
    const machine = machineWith({ tick: () => [{ kind: "event", event: { kind: "ready" } }] })
    const { ended, link } = run(machine, { port: listen({}) }, 1)
    setTimeout(() => link.close(), 20)
    expect((await ended).code).toBe("SESSION_CLOSED")
  })

  test("calls the protocol at its requested wake time, not before", async () => {
    const wakes: number[] = []
    const machine = {
      ...machineWith({}),
      wakeAtMs: null as number | null,
      tick(nowMs: number): Effect<Event>[] {
        wakes.push(nowMs)
        machine.wakeAtMs = wakes.length < 3 ? nowMs + 5 : null
        return wakes.length < 3 ? [] : [{ kind: "event", event: { kind: "received", text: "third" } }]
      },
    }
    const { received, link } = run(machine, { port: listen({}) })
    await received
    expect(wakes[1]! - wakes[0]!).toBeGreaterThanOrEqual(5)
    expect(wakes[2]! - wakes[1]!).toBeGreaterThanOrEqual(5)
    link.close()
  })

  test("that cannot start TLS ends with CLIENT_BAD_TYPE when TLS is requested", async () => {
    const machine = machineWith({ tick: () => [{ kind: "startTls" }] })
    expect((await run(machine, { port: listen({}) }).ended).code).toBe("CLIENT_BAD_TYPE")
  })
})

describe("a dialled link", () => {
  test("to a port without a listener ends with UPSTREAM_UNAVAILABLE", async () => {
    const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } })
    const { port } = server
    server.stop(true)
    const { code, detail } = await run(machineWith({}), { port }).ended
    expect(code).toBe("UPSTREAM_UNAVAILABLE")
    expect(detail).toContain(`127.0.0.1:${port}`)
  })

  test("to an address without a route ends with UPSTREAM_NOT_FOUND", async () => {
    const { code } = await run(machineWith({}), { host: "fe80::1", port: 9 }).ended
    expect(code).toBe("UPSTREAM_NOT_FOUND")
  })

  test("delivers more data than the network buffers hold complete and in order", async () => {
    const size = 3_000_000
    const received = Promise.withResolvers<number>()
    let count = 0
    let isInOrder = true
    const data = (_socket: unknown, bytes: Uint8Array) => {
      for (const byte of bytes) if (byte !== 97 + (count++ % 26)) isInOrder = false
      if (count === size) received.resolve(count)
    }
    const { link } = run(machineWith({}), { port: listen({ data }) })
    const alphabet = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i)).join("")
    const text = alphabet.repeat(Math.ceil(size / 26)).slice(0, size)
    for (let at = 0; at < size; at += 7001) link.input(text.slice(at, at + 7001))
    expect(await received.promise).toBe(size)
    expect(isInOrder).toBe(true)
    link.close()
  })

  test("to a peer that does not read ends with CLIENT_OVERRUN above the queue limit", async () => {
    const port = listen({ open: (socket) => void socket.pause() })
    const { link, ended } = run(machineWith({}), { port, sendQueueBytesMax: 1_000_000 })
    const block = "x".repeat(100_000)
    for (let sent = 0; sent < 2_000; sent++) link.input(block)
    expect((await ended).code).toBe("CLIENT_OVERRUN")
  })
})

test("an address to which there is no way is not called a machine that refuses, by any protocol", async () => {
  const protocols = join(import.meta.dir, "../../protocols")
  const script = `
    const { dialTcp } = await import("${protocols}/drive.ts")
    const { MachineSocket } = await import("${protocols}/rdp/machine-socket.ts")
    const { openSsh } = await import("${protocols}/ssh/link.ts")
    const { dialMachineTls } = await import("${protocols}/https/machine-tls.ts")
    const host = "198.51.100.7"
    const none = () => {}
    const print = (protocol) => ({ code }) => console.log(protocol, code)
    dialTcp({ host, port: 5900 }).receiver = { data: none, closed: print("vnc") }
    new MachineSocket(host, 3389, { onConnected: none, onData: none, onClosed: print("rdp") })
    const auth = { kind: "password", username: "a", password: "b" }
    openSsh({ host, port: 22, auth, cols: 80, rows: 24 }, { onEnd: print("ssh") })
    dialMachineTls({ host, address: host, port: 443 }).catch(({ end }) => print("https")(end))`
  // A network of its own, in which there is no way to anywhere.
  const child = Bun.spawn(["unshare", "--net", process.execPath, "-e", script], { stderr: "inherit" })
  const printed = await new Response(child.stdout).text()
  expect(printed.trim().split("\n").sort()).toEqual([
    "https UPSTREAM_NOT_FOUND",
    "rdp UPSTREAM_NOT_FOUND",
    "ssh UPSTREAM_NOT_FOUND",
    "vnc UPSTREAM_NOT_FOUND",
  ])
})
