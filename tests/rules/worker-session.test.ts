/** A session in its Worker, on a machine that notes what reaches it: the second check of what the main thread has let through. */
import { expect, test } from "bun:test"
import type { MachineFiles } from "../../protocols/machine-files.ts"
import { encodeViewerInput, type MachineInput } from "../../protocols/viewer-wire-input.ts"
import type { AccessRight } from "../../src/sessions/session/rules.ts"
import type { WorkerEvent, WorkerRequest } from "../../src/sessions/worker/messages.ts"
import type { ScreenHost } from "../../src/sessions/worker/screen.ts"
import type { Target } from "../../src/sessions/worker/targets.ts"
import { WorkerSession } from "../../src/sessions/worker/worker-session.ts"
import { waitUntil } from "../harness/eventually.ts"

const PRESS = { kind: "key", down: true, keysym: 97, code: "KeyA" } as const
const VIEWER = "v1"
const MACHINE = { address: "10.0.0.17", port: 5900 }

/** With one viewer, without a recording. */
async function aSession(right: AccessRight, requiresSupervisor = false) {
  const reached: (MachineInput | "DROPPED")[] = []
  const events: WorkerEvent[] = []
  const listed: string[] = []
  let screenHost: ScreenHost | null = null
  const files = {
    list: async (path: string) => {
      listed.push(path)
      return []
    },
  } as unknown as MachineFiles
  const screen = {
    addViewer() {},
    removeViewer() {},
    input: (_: string, input: MachineInput) => void reached.push(input),
    dropPresses: () => void reached.push("DROPPED"),
    memoryBytes: () => 0,
    close() {},
    files,
  }
  const host = { post: (event: WorkerEvent) => void events.push(event), heapBytes: () => 0, onClosed() {} }
  const session = new WorkerSession(async (given) => {
    screenHost = given
    return screen
  }, host)
  await session.handle({ kind: "addViewer", viewerId: VIEWER, userId: "u1", name: "Tina", right })
  const opened = session.handle({
    kind: "open",
    sessionId: "s1",
    startedAtMs: 0,
    sentAtMs: Date.now(),
    target: { kind: "vnc", ...MACHINE } as Target,
    restrictions: { readOnly: false, disableCopy: false, disablePaste: false },
    requiresSupervisor,
    recordingFile: null,
    screenKind: "desktop",
    modules: { kernels: null, rdpCore: null },
  })
  const end = () => session.handle({ kind: "close", code: "SESSION_CLOSED", detail: "", by: { person: "" } })
  const press = () => session.handle({ kind: "input", viewerId: VIEWER, bytes: encodeViewerInput(PRESS) })
  const linkEnds = (detail: string) => screenHost!.onEnd({ code: "DEVICE_ERROR", detail })
  return { session, reached, events, listed, opened, press, end, linkEnds }
}

test.each([
  ["CONTROL", [PRESS]],
  ["VIEW", []],
] as const)("the Worker passes on what a viewer with the right %s types as %j", async (right, expected) => {
  const { opened, press, reached, end } = await aSession(right)
  await opened
  await press()
  expect(reached).toEqual([...expected])
  await end()
})

const RELEASE = { ...PRESS, down: false }

test.each([
  ["the input is paused", { kind: "supervision", state: "PAUSED", by: "Sam", reason: "" }, true],
  ["the last supervisor leaves", { kind: "supervision", state: "ABSENT", by: "", reason: "" }, true],
  ["control is taken from its viewer", { kind: "right", viewerId: VIEWER, right: "VIEW" }, true],
  [
    "its viewer is removed",
    { kind: "removeViewer", viewerId: VIEWER, departure: { how: "removed", reason: "" } },
    true,
  ],
  ["its viewer leaves", { kind: "removeViewer", viewerId: VIEWER, departure: { how: "left" } }, false],
] as [string, WorkerRequest, boolean][])(
  "when %s, what is held on the machine is released, and what still waits for it is dropped before unless its viewer only left",
  async (_when, request, isDropped) => {
    const { session, opened, press, reached, end } = await aSession("CONTROL")
    await opened
    await press()
    await session.handle(request)
    expect(reached).toEqual([PRESS, ...(isDropped ? (["DROPPED"] as const) : []), RELEASE])
    await end()
  },
)

test("the Worker sends the machine nothing of a viewer whose right was taken, nor of one who has left", async () => {
  const { session, opened, press, reached, end } = await aSession("CONTROL")
  await opened
  await session.handle({ kind: "right", viewerId: VIEWER, right: "VIEW" })
  await press()
  await session.handle({ kind: "removeViewer", viewerId: VIEWER, departure: { how: "left" } })
  await press()
  expect(reached).not.toContainEqual(PRESS)
  await end()
})

test("the Worker sends the machine nothing while the supervisor has left or has paused the session", async () => {
  const { session, opened, press, reached, end } = await aSession("CONTROL", true)
  await session.handle({ kind: "supervision", state: "SUPERVISED", by: "Sam", reason: "" })
  await opened
  for (const state of ["ABSENT", "PAUSED"] as const) {
    await session.handle({ kind: "supervision", state, by: "Sam", reason: "" })
    await press()
  }
  expect(reached).not.toContainEqual(PRESS)
  await session.handle({ kind: "supervision", state: "SUPERVISED", by: "Sam", reason: "" })
  await press()
  expect(reached).toContainEqual(PRESS)
  await end()
})

test.each([
  ["CONTROL", [""]],
  ["VIEW", []],
] as const)(
  "the Worker lists the machine's folder for a viewer with the right %s as %j",
  async (right, expected) => {
    const { session, opened, listed, events, end } = await aSession(right)
    await opened
    await session.handle({
      kind: "file",
      requestId: "r1",
      viewerId: VIEWER,
      operation: { kind: "list", path: "" },
    })
    await waitUntil("the answer", () =>
      events.some(({ kind }) => kind === "fileDone" || kind === "fileFailed"),
    )
    expect(listed).toEqual([...expected])
    await end()
  },
)

test("how a session ended does not tell the network address of its machine", async () => {
  const { opened, linkEnds, events } = await aSession("CONTROL")
  await opened
  linkEnds(`the machine said: ${MACHINE.address}:${MACHINE.port} is closed, ask ${MACHINE.address}`)
  await waitUntil("the end", () => events.some(({ kind }) => kind === "ended"))
  expect(events.find((event) => event.kind === "ended")).toMatchObject({
    end: { detail: "the machine said: the machine is closed, ask the machine" },
  })
})
