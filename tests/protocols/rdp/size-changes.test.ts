import { expect, jest, test } from "bun:test"
import { SizeChanges } from "../../../protocols/rdp/size-changes.ts"

const FIRST = { width: 1280, height: 800 }
const NEXT = { width: 900, height: 700 }
const LAST = { width: 700, height: 500 }

/** A machine with display control, connected with FIRST and shown. */
function aConnection({ answers = true } = {}) {
  jest.useFakeTimers()
  const state = { wanted: FIRST, shown: FIRST, connections: 0 }
  const requests: { width: number; height: number }[] = []
  const sizes = new SizeChanges({
    usesDisplayControl: true,
    timeoutMs: undefined,
    wanted: () => state.wanted,
    shown: () => state.shown,
    requestByDisplayControl: (size) => void requests.push(size),
    askForAnswer: () => answers,
    connectAnew: () => void state.connections++,
  })
  sizes.onConnecting()
  sizes.onReady()
  const want = (size: typeof FIRST) => {
    state.wanted = size
    sizes.request()
  }
  const follow = (size: typeof FIRST) => {
    sizes.onAnnounced(size)
    state.shown = size
    sizes.onShareStarted()
  }
  return { state, requests, sizes, want, follow, [Symbol.dispose]: () => void jest.useRealTimers() }
}

test("of the sizes that are wanted while an RDP machine follows one, only the last is requested, and only when it has ended the change", () => {
  using machine = aConnection()
  for (const size of [NEXT, { width: 840, height: 620 }, LAST]) machine.want(size)
  machine.sizes.onAnnounced(NEXT)
  expect(machine.requests).toEqual([NEXT])
  machine.sizes.onShareStarted()
  machine.follow(LAST)
  jest.advanceTimersByTime(60_000)
  expect(machine).toMatchObject({ requests: [NEXT, LAST], state: { connections: 0 } })
})

test("an RDP machine that follows after its user has gone back to the size before is asked for that one, and not connected anew", () => {
  using machine = aConnection()
  machine.want(NEXT)
  machine.want(FIRST)
  machine.follow(NEXT)
  machine.follow(FIRST)
  jest.advanceTimersByTime(60_000)
  expect(machine).toMatchObject({ requests: [NEXT, FIRST], state: { connections: 0 } })
})

test("an RDP machine that has answered behind the request and not followed is asked again a second later, and connected anew after another answer and second", () => {
  using machine = aConnection()
  machine.want(NEXT)
  jest.advanceTimersByTime(14_000)
  expect(machine.requests).toEqual([NEXT])
  machine.sizes.onAnswer()
  jest.advanceTimersByTime(1000)
  expect(machine.requests).toEqual([NEXT, NEXT])
  machine.sizes.onAnswer()
  jest.advanceTimersByTime(999)
  expect(machine.state.connections).toBe(0)
  jest.advanceTimersByTime(1)
  expect(machine.state.connections).toBe(1)
})

test("an RDP machine whose answers are not relied on is connected anew two seconds after a size that it does not follow", () => {
  using machine = aConnection({ answers: false })
  machine.want(NEXT)
  jest.advanceTimersByTime(1999)
  expect(machine.state.connections).toBe(0)
  jest.advanceTimersByTime(1)
  expect(machine.state.connections).toBe(1)
})

test("an RDP machine that changes its size by itself is connected anew at once", () => {
  using machine = aConnection()
  machine.sizes.onAnnounced(NEXT)
  jest.advanceTimersByTime(0)
  expect(machine.state.connections).toBe(1)
})
