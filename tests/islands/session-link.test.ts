import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { createLink, type SessionCalls } from "../../islands/remote-screen/link.ts"
import type { SessionAction } from "../../islands/remote-screen/model.ts"
import { encodeViewerMessage, type Notice, type ViewerMessage } from "../../protocols/viewer-wire.ts"
import { FRAME_HEADER_BYTES, writeFrameHeader } from "../../protocols/viewer-wire-frame.ts"
import { decodeViewerInput, type ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { PIECE_BYTES, PieceJoiner, piecesOf } from "../../protocols/viewer-wire-pieces.ts"
import { ApiError } from "../../src/http/api-client.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import { CLOSE_LATE_INPUT } from "../../src/sessions/session/rules-socket.ts"

const SESSION: Session = {
  id: "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11",
  deviceId: "d",
  deviceName: "Press P-7",
  issueId: "i",
  issueTitle: "Oil pressure",
  logId: "l",
  interfaceId: "f",
  interfaceName: "HMI",
  interfaceType: "VNC",
  owner: { id: "owner", username: "tom", displayName: "Tom" },
  startTime: "2026-11-20T10:00:00.000Z",
  endTime: null,
  state: "ACTIVE",
  endCode: null,
  endDetail: "",
  endCause: null,
  endPerson: "",
  endDiagnosis: null,
  exitStatus: null,
  type: "Graphical",
  isActive: true,
  screenRecording: null,
  networkRecording: null,
  clipboardRecording: null,
  fileTransfers: 0,
  invitedUsers: [],
  emergency: null,
  approvalRequest: null,
  connections: [],
}

/** A viewer's socket server: the received inputs, and control of its sockets. */
function serveViewers() {
  const inputs: Exclude<ViewerInput, { kind: "time" }>[] = []
  /** The times that the viewer told, each with the number of inputs before it. */
  const times: { atMs: number; before: number }[] = []
  const tickets: string[] = []
  const sockets: Bun.ServerWebSocket<unknown>[] = []
  const heard = Promise.withResolvers<void>()
  /** Of the first socket, and of the second. */
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pieces = new PieceJoiner()
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request, server) {
      tickets.push(new URL(request.url).searchParams.get("ticket") ?? "")
      return server.upgrade(request) ? undefined : new Response(null, { status: 400 })
    },
    websocket: {
      open: (socket) => void sockets.push(socket),
      close: (socket) => ends[sockets.indexOf(socket)]?.resolve(),
      message: (_, data) => {
        const whole = pieces.join(new Uint8Array(data as Buffer))
        const input = whole && decodeViewerInput(whole)
        if (input?.kind === "time") times.push({ atMs: input.atMs, before: inputs.length })
        else if (input) inputs.push(input)
        if (inputs.length === 2) heard.resolve()
      },
    },
  })
  return { server, inputs, times, tickets, sockets, heardTwo: heard.promise, ends }
}

let viewers: ReturnType<typeof serveViewers>
beforeEach(() => {
  viewers = serveViewers()
})
afterEach(() => viewers.server.stop(true))

function linkTo(calls: Partial<SessionCalls> = {}) {
  const actions: SessionAction[] = []
  /** Each with the promise of its drawing: resolved when shown, rejected when it cannot be drawn. */
  const received: { message: ViewerMessage; drawing: PromiseWithResolvers<void> }[] = []
  const waits: { ms: number; work: () => void }[] = []
  /** Messages of all sockets, also pieces, after they were handled. */
  const arrived = { count: 0 }
  const waiting: (() => void)[] = []
  const wake = () => {
    for (const check of waiting.splice(0)) check()
  }
  let tickets = 0
  const clock = { ms: 0.5 }
  const link = createLink({
    calls: {
      start: async () => SESSION,
      session: async () => SESSION,
      ticket: async () => ({ ticket: `t${++tickets}`, accessRight: "CONTROL" }),
      end: async () => undefined,
      ...calls,
    },
    openSocket(ticket) {
      const socket = new WebSocket(`ws://127.0.0.1:${viewers.server.port}/viewer?ticket=${ticket}`)
      socket.addEventListener("message", () =>
        setImmediate(() => {
          arrived.count++
          wake()
        }),
      )
      return socket
    },
    nowMs: () => clock.ms,
    dispatch: (action) => {
      actions.push(action)
      wake()
    },
    onMessage: (message) => {
      const drawing = Promise.withResolvers<void>()
      received.push({ message, drawing })
      wake()
      return drawing.promise
    },
    schedule: (ms, work) => {
      waits.push({ ms, work })
      return () => {
        const at = waits.findIndex((wait) => wait.work === work)
        if (at >= 0) waits.splice(at, 1)
      }
    },
  })
  /** Resolves with the event that makes `condition` true. */
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (condition()) resolve()
        else waiting.push(check)
      }
      check()
    })
  const happened = (kind: SessionAction["kind"], times = 1) =>
    until(() => actions.filter((action) => action.kind === kind).length >= times)
  return { link, actions, received, waits, arrived, clock, until, happened }
}

const SNAPSHOT = encodeViewerMessage({
  kind: "terminalSnapshot",
  cols: 80,
  rows: 24,
  bytes: new Uint8Array(),
})
const notice = (notice: Notice) => encodeViewerMessage({ kind: "notice", notice })

describe("a starting session", () => {
  test("gets a ticket, opens the socket with it and receives messages", async () => {
    const { link, actions, received, until, happened } = linkTo()
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(encodeViewerMessage({ kind: "title", text: "press" }))
    await until(() => received.length > 0)
    expect(viewers.tickets).toEqual(["t1"])
    expect(actions.map(({ kind }) => kind)).toEqual(["starting", "session", "right", "socketOpen"])
    expect(received[0]?.message).toEqual({ kind: "title", text: "press" })
    link.close()
  })

  test("lists the missing prerequisites when the server refuses it", async () => {
    const body = {
      code: "PREREQUISITES_MISSING" as const,
      reason: "prerequisitesMissing" as const,
      requestId: "",
      message: "",
      problems: [],
      details: { missing: ["LATEST_LOG", "WINDOW"] },
    }
    const { link, actions } = linkTo({ start: () => Promise.reject(new ApiError(409, body)) })
    await link.start()
    expect(actions.at(-1)).toEqual({ kind: "missing", prerequisites: ["LATEST_LOG", "WINDOW"] })
  })

  test("shows the error message of the server on any other refusal", async () => {
    const body = {
      code: "CONFLICT" as const,
      reason: "conflict" as const,
      requestId: "",
      message: "HMI already has 1 of 1 sessions",
      problems: [],
      details: {},
    }
    const { link, actions } = linkTo({ start: () => Promise.reject(new ApiError(409, body)) })
    await link.start()
    expect(actions.at(-1)).toEqual({
      kind: "failed",
      end: { code: "CONFLICT", detail: "", text: "HMI already has 1 of 1 sessions" },
    })
  })
})

describe("a session that loses its network connection", () => {
  test("reconnects with a new ticket each time, with growing delays until a frame is drawn", async () => {
    const { link, waits, happened, received, until } = linkTo()
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.close()
    await happened("socketLost")
    expect(waits.map(({ ms }) => ms)).toEqual([500])
    waits.shift()?.work()
    await happened("socketOpen", 2)
    viewers.sockets[1]?.close()
    await happened("socketLost", 2)
    expect(waits.map(({ ms }) => ms)).toEqual([1000])
    waits.shift()?.work()
    await happened("socketOpen", 3)
    viewers.sockets[2]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    viewers.sockets[2]?.close()
    await happened("socketLost", 3)
    expect(waits.map(({ ms }) => ms)).toEqual([500])
    expect(viewers.tickets).toEqual(["t1", "t2", "t3"])
    link.close()
  })

  test("reconnects when the server has said nothing between four checks, on a socket as while it asks for a ticket", async () => {
    let tickets = 0
    const { link, waits, happened, received, until } = linkTo({
      ticket: () =>
        ++tickets === 2 ? new Promise(() => {}) : Promise.resolve({ ticket: "t", accessRight: "VIEW" }),
    })
    const check = (times: number) => {
      for (let i = 0; i < times; i++) link.checkSilence()
    }
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    check(3)
    viewers.sockets[0]?.send(encodeViewerMessage({ kind: "title", text: "press" }))
    await until(() => received.length > 1)
    check(3)
    expect(waits).toEqual([])
    check(1)
    await happened("socketLost")
    waits.shift()?.work()
    check(3)
    expect(waits).toEqual([])
    check(1)
    await happened("socketLost", 2)
    waits.shift()?.work()
    await happened("socketOpen", 2)
    link.close()
  })

  test("gives a server that is slow more time with each attempt, up to three times as much", async () => {
    const { link, waits, happened, received, until } = linkTo({
      ticket: () =>
        viewers.tickets.length > 0
          ? new Promise(() => {})
          : Promise.resolve({ ticket: "t", accessRight: "VIEW" }),
    })
    const check = (times: number) => {
      for (let i = 0; i < times; i++) link.checkSilence()
    }
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    check(4)
    for (const [attempt, checks] of [4, 8, 12, 12].entries()) {
      waits.shift()?.work()
      check(checks - 1)
      expect({ attempt, waits }).toEqual({ attempt, waits: [] })
      check(1)
      expect(waits.length).toBe(1)
    }
    link.close()
  })

  test("waits for a first picture that takes long while the server answers calls, and reconnects when it does not", async () => {
    const answers: PromiseWithResolvers<Session>[] = []
    const { link, waits, happened } = linkTo({
      session: () => {
        const answer = Promise.withResolvers<Session>()
        answers.push(answer)
        return answer.promise
      },
    })
    const check = (times: number) => {
      for (let i = 0; i < times; i++) link.checkSilence()
    }
    await link.start()
    await happened("socketOpen")
    for (const asked of [1, 2]) {
      check(4)
      expect(answers.length).toBe(asked)
      answers.at(-1)?.resolve(SESSION)
      await answers.at(-1)?.promise
    }
    check(4)
    expect(waits).toEqual([])
    check(4)
    await happened("socketLost")
    waits.shift()?.work()
    await happened("socketOpen", 2)
    check(4)
    answers.at(-1)?.reject(new TypeError("no network"))
    await happened("socketLost", 2)
    link.close()
  })

  test("hears each piece of a long message, and reconnects when the next one does not come", async () => {
    const { link, waits, happened, received, arrived, until } = linkTo()
    const check = (times: number) => {
      for (let i = 0; i < times; i++) link.checkSilence()
    }
    const text = "x".repeat(3 * PIECE_BYTES)
    const pieces = piecesOf(encodeViewerMessage({ kind: "clipboard", text }))
    expect(pieces.length).toBe(4)
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    for (const [place, piece] of pieces.entries()) {
      viewers.sockets[0]?.send(piece)
      await until(() => arrived.count > 1 + place)
      check(3)
    }
    expect(received.slice(1).map(({ message }) => message)).toEqual([{ kind: "clipboard", text }])
    viewers.sockets[0]?.send(pieces[0]!)
    await until(() => arrived.count > 1 + pieces.length)
    check(3)
    expect(waits).toEqual([])
    check(1)
    await happened("socketLost")
    waits.shift()?.work()
    await happened("socketOpen", 2)
    // What has come of it is forgotten with its socket.
    viewers.sockets[1]?.send(encodeViewerMessage({ kind: "title", text: "press" }))
    await until(() => received.length > 2)
    expect(waits).toEqual([])
    link.close()
  })

  test("waits until the ping behind a long text is answered, and reconnects after another silence", async () => {
    let calls = 0
    const { link, waits, happened, received, until } = linkTo({
      async session() {
        calls++
        return SESSION
      },
    })
    const check = (times: number) => {
      for (let i = 0; i < times; i++) link.checkSilence()
    }
    const answer = async (token: number) => {
      const before = received.length
      viewers.sockets[0]?.send(notice({ about: "pong", token }))
      viewers.sockets[0]?.send(encodeViewerMessage({ kind: "title", text: `after ${token}` }))
      await until(() => received.length > before)
    }
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    link.send({ kind: "ping", token: 1 })
    link.send({ kind: "clipboard", text: "x".repeat(200_000) })
    link.send({ kind: "ping", token: 2 })
    link.send({ kind: "ping", token: 3 })
    await answer(1)
    check(4)
    expect({ calls, waits }).toEqual({ calls: 1, waits: [] })
    await answer(2)
    link.send({ kind: "clipboard", text: "short" })
    link.send({ kind: "ping", token: 4 })
    check(4)
    await happened("socketLost")
    expect(calls).toBe(1)
    link.close()
  })

  test.each<[string, ViewerInput, boolean]>([
    ["a key that was pressed", { kind: "key", down: true, keysym: 0x61, code: "KeyA" }, true],
    ["a button that is down", { kind: "pointer", x: 1, y: 2, buttons: 1 }, true],
    ["a wheel that was turned", { kind: "wheel", x: 1, y: 2, dx: 0, dy: 1 }, true],
    ["a key for a terminal", { kind: "terminalKeys", bytes: Uint8Array.of(13) }, true],
    ["a page that was reloaded", { kind: "navigate", to: "RELOAD", address: "" }, true],
    ["a key that was released", { kind: "key", down: false, keysym: 0x61, code: "KeyA" }, false],
    ["a pointer that was moved", { kind: "pointer", x: 1, y: 2, buttons: 0 }, false],
    ["a text for the clipboard", { kind: "clipboard", text: "Ventil 7" }, false],
  ])(
    "tells its person that %s and not confirmed may be lost, where the machine acts on it",
    async (_, input, isLost) => {
      const { link, happened, actions } = linkTo()
      await link.start()
      await happened("socketOpen")
      link.send(input)
      viewers.sockets[0]?.close()
      await happened("socketLost")
      expect(actions.at(-1)).toEqual({ kind: "socketLost", isInputLost: isLost })
      link.close()
    },
  )

  test("tells its person about no input that arrived before a ping was answered, unless the server says that it came too late", async () => {
    const { link, waits, happened, actions, arrived, until } = linkTo()
    await link.start()
    await happened("socketOpen")
    link.send({ kind: "key", down: true, keysym: 0x61, code: "KeyA" })
    link.send({ kind: "ping", token: 1 })
    viewers.sockets[0]?.send(notice({ about: "pong", token: 1 }))
    await until(() => arrived.count === 1)
    viewers.sockets[0]?.close()
    await happened("socketLost")
    expect(actions.at(-1)).toEqual({ kind: "socketLost", isInputLost: false })
    waits.shift()?.work()
    await happened("socketOpen", 2)
    viewers.sockets[1]?.close(CLOSE_LATE_INPUT)
    await happened("socketLost", 2)
    expect(actions.at(-1)).toEqual({ kind: "socketLost", isInputLost: true })
    link.close()
  })

  test("tells the server before pings and what is pressed when it was made, to a tenth of a second, and again on each socket", async () => {
    const { link, waits, clock, happened } = linkTo()
    await link.start()
    await happened("socketOpen")
    const press = (atMs: number) => {
      clock.ms = atMs
      link.send({ kind: "terminalKeys", bytes: Uint8Array.of(13) })
    }
    link.send({ kind: "ping", token: 1 })
    for (const atMs of [50.2, 120.7, 130]) press(atMs)
    link.send({ kind: "key", down: false, keysym: 0x61, code: "KeyA" })
    link.restart()
    await viewers.ends[0]?.promise
    waits.shift()?.work()
    await happened("socketOpen", 2)
    press(140)
    await link.end()
    await viewers.ends[1]?.promise
    expect(viewers.times).toEqual([
      { atMs: 0, before: 0 },
      { atMs: 120, before: 2 },
      { atMs: 140, before: 5 },
    ])
  })

  test("ends with the session's end code if the session ended meanwhile", async () => {
    let calls = 0
    const { link, waits, happened, actions } = linkTo({
      ticket: async () => {
        if (++calls === 1) return { ticket: "t", accessRight: "VIEW" }
        throw new ApiError(409, null)
      },
      session: async () => ({ ...SESSION, isActive: false, state: "ISSUE_STATE_ERROR" }),
    })
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.close()
    await happened("socketLost")
    waits.shift()?.work()
    await happened("failed")
    expect(actions.at(-1)).toEqual({ kind: "failed", end: { code: "ISSUE_STATE_ERROR", detail: "" } })
  })

  test.each([
    ["a recording", { state: "COMPLETE", sizeInBytes: 9 }, true],
    ["no recording", null, false],
    ["a recording that was deleted", { state: "DELETED", sizeInBytes: 0 }, false],
  ] as const)(
    "learns of a session that has ended with %s whether it can be played",
    async (_, screenRecording, is) => {
      const ended = { ...SESSION, isActive: false, state: "COMPLETED" as const, screenRecording }
      const { link, happened, actions } = linkTo({ session: async () => ended })
      await link.join(SESSION.id)
      await happened("ended")
      expect(actions).toContainEqual(expect.objectContaining({ kind: "session", hasRecording: is }))
    },
  )

  test("ends with CLIENT_TIMEOUT when every retry fails", async () => {
    let isThere = true
    const { link, waits, happened, actions } = linkTo({
      ticket: async () => {
        if (isThere) return { ticket: "t", accessRight: "VIEW" }
        throw new TypeError("fetch failed")
      },
    })
    await link.start()
    await happened("socketOpen")
    isThere = false
    viewers.sockets[0]?.close()
    for (let lost = 1; !actions.some(({ kind }) => kind === "failed"); lost += 1) {
      await Promise.race([happened("socketLost", lost), happened("failed")])
      waits.shift()?.work()
    }
    expect(actions.at(-1)).toEqual({ kind: "failed", end: { code: "CLIENT_TIMEOUT", detail: "" } })
    expect(waits).toEqual([])
  })

  test.each([
    [404, "RESOURCE_NOT_FOUND"],
    [403, "NOT_ALLOWED"],
    [502, "UNKNOWN"],
  ])("that is refused with %d and no error body ends with %s", async (status, code) => {
    const { link, happened, actions } = linkTo({
      session: () => Promise.reject(new ApiError(status, null)),
    })
    await link.join("5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11")
    await happened("failed")
    expect(actions.at(-1)).toEqual({ kind: "failed", end: { code, detail: "" } })
  })

  test("whose start finds no interface says what is missing, not that the session is gone", async () => {
    const missing = {
      code: "NOT_FOUND",
      reason: "interfaceNotFound",
      message: "This interface is gone.",
    } as const
    const { link, happened, actions } = linkTo({
      start: () =>
        Promise.reject(new ApiError(404, { ...missing, problems: [], details: {}, requestId: "" })),
    })
    await link.start()
    await happened("failed")
    const end = { code: "NOT_FOUND", detail: "", text: "This interface is gone." }
    expect(actions.at(-1)).toEqual({ kind: "failed", end })
  })

  test("that has shown a picture and is then refused says that access has ended, not that it may not be joined", async () => {
    let calls = 0
    const { link, waits, happened, actions, received, until } = linkTo({
      ticket: async () => {
        if (++calls === 1) return { ticket: "t", accessRight: "VIEW" }
        throw new ApiError(403, null)
      },
    })
    await link.join(SESSION.id)
    await happened("socketOpen")
    viewers.sockets[0]?.send(SNAPSHOT)
    await until(() => received.length > 0)
    received[0]?.drawing.resolve()
    await happened("picture")
    viewers.sockets[0]?.close()
    await happened("socketLost")
    waits.shift()?.work()
    await happened("failed")
    expect(actions.at(-1)).toEqual({ kind: "failed", end: { code: "ACCESS_ENDED", detail: "" } })
  })

  test("opens a new socket after malformed bytes from the server", async () => {
    const { link, waits, happened } = linkTo()
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(Uint8Array.of(99))
    await happened("socketLost")
    waits.shift()?.work()
    await happened("socketOpen", 2)
    link.close()
  })
})

describe("a received frame", () => {
  const key = (seq: number) => {
    const message = new Uint8Array(FRAME_HEADER_BYTES)
    const header = {
      key: true,
      epoch: false,
      packed: false,
      partial: false,
      ofKey: false,
      operations: 0,
      atMs: 0,
      rawLength: 0,
      bodyLength: 0,
    }
    writeFrameHeader(message, { ...header, seq, width: 8, height: 8 })
    return message
  }

  test("is acknowledged only after it was drawn", async () => {
    const { link, received, until, happened, actions } = linkTo()
    await link.start()
    await happened("socketOpen")
    viewers.sockets[0]?.send(key(7))
    viewers.sockets[0]?.send(key(8))
    await until(() => received.length === 2)
    link.send({ kind: "key", down: true, keysym: 0x40, code: "KeyQ" })
    received[0]?.drawing.resolve()
    await happened("picture")
    await viewers.heardTwo
    expect(viewers.inputs.map((input) => (input.kind === "ack" ? input.seq : input.kind))).toEqual(["key", 7])
    expect(actions.filter(({ kind }) => kind === "picture")).toHaveLength(1)
    link.close()
  })

  test("that cannot be drawn closes the socket and reconnects for a new key frame", async () => {
    const { link, received, until, happened, waits } = linkTo()
    await link.start()
    await happened("socketOpen")
    for (const seq of [1, 2, 3]) viewers.sockets[0]?.send(key(seq))
    await until(() => received.length === 3)
    received[0]?.drawing.reject(new Error("wrong bytes"))
    await happened("socketLost")
    waits.shift()?.work()
    await happened("socketOpen", 2)
    // Pending events of the old socket do not affect the new one.
    received[1]?.drawing.reject(new Error("wrong bytes"))
    received[2]?.drawing.resolve()
    viewers.sockets[1]?.send(key(4))
    await until(() => received.length === 4)
    received[3]?.drawing.resolve()
    await happened("picture")
    link.send({ kind: "key", down: true, keysym: 0x40, code: "KeyQ" })
    await viewers.heardTwo
    expect(viewers.inputs.map((input) => (input.kind === "ack" ? input.seq : input.kind))).toEqual([4, "key"])
    expect(waits).toEqual([])
    link.close()
  })
})

test("key and pointer input reaches the server unchanged", async () => {
  const { link, happened } = linkTo()
  await link.start()
  await happened("socketOpen")
  link.send({ kind: "key", down: true, keysym: 0x40, code: "KeyQ" })
  link.send({ kind: "pointer", x: 10, y: 20, buttons: 1 })
  await viewers.heardTwo
  await link.end()
  expect(viewers.inputs).toEqual([
    { kind: "key", down: true, keysym: 0x40, code: "KeyQ" },
    { kind: "pointer", x: 10, y: 20, buttons: 1 },
  ])
})

test("a session end sent by the server closes the socket without a reconnect", async () => {
  const { link, happened, waits, actions } = linkTo()
  await link.start()
  await happened("socketOpen")
  viewers.sockets[0]?.send(notice({ about: "state", state: "ENDED", code: "MANAGER_SHUTDOWN_ERROR" }))
  await happened("notice")
  expect(waits).toEqual([])
  expect(actions.some(({ kind }) => kind === "socketLost")).toBe(false)
  link.close()
})
