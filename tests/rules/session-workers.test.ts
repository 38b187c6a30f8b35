import { describe, expect, test } from "bun:test"
import { Refusal } from "../../src/base/refusal.ts"
import { checkSessionCapacity } from "../../src/sessions/live/session-capacity.ts"
import {
  LIVE_SESSIONS_MAX,
  SESSION_BYTES,
  SESSION_PICTURE_BYTES_FIRST,
} from "../../src/sessions/session/rules.ts"
import {
  findWorker,
  SESSIONS_PER_WORKER_MAX,
  type WorkerSharing,
  type WorkerTenant,
} from "../../src/sessions/session/rules-workers.ts"

const at = (ownerId: string, deviceId: string): WorkerTenant => ({ ownerId, deviceId })
const [ANN_PRESS, ANN_LINE, BEN_PRESS, BEN_LINE] = [
  at("ann", "press"),
  at("ann", "line"),
  at("ben", "press"),
  at("ben", "line"),
]
const FULL = Array<WorkerTenant>(SESSIONS_PER_WORKER_MAX).fill(ANN_PRESS)
const ONE_LESS = FULL.slice(1)

describe("the Worker of a new session of Ann on the press is", () => {
  test.each<[string, WorkerSharing, WorkerTenant[][], number]>([
    ["its own in isolated mode, whatever runs", "isolated", [[ANN_PRESS]], -1],
    ["its own in shared mode when nothing runs", "shared", [], -1],
    ["shared with the same owner's session on the same machine", "shared", [[ANN_PRESS]], 0],
    ["shared with the same owner's session on another machine", "shared", [[ANN_LINE]], 0],
    ["shared with another owner's session on the same machine", "shared", [[BEN_PRESS]], 0],
    ["never that of another owner on another machine in shared mode", "shared", [[BEN_LINE]], -1],
    ["never one in which a single session is unrelated", "shared", [[BEN_PRESS, BEN_LINE]], -1],
    ["one in which each session is related in its own way", "shared", [[BEN_PRESS, ANN_LINE]], 0],
    ["the first that is possible", "shared", [[BEN_LINE], [ANN_LINE], [ANN_PRESS]], 1],
    ["one with a last free place", "shared", [ONE_LESS], 0],
    ["not a full one", "shared", [FULL, [BEN_PRESS]], 1],
    ["that of unrelated sessions in mixed mode", "mixed", [[BEN_LINE]], 0],
    ["not a full one in mixed mode", "mixed", [FULL], -1],
  ])("%s", (_, sharing, workers, expected) => {
    expect(findWorker(workers, ANN_PRESS, sharing)).toBe(expected)
  })
})

describe("a further session", () => {
  const reason = (running: number, memoryBytes: number, maxBytes: number) => {
    try {
      checkSessionCapacity(
        Array.from({ length: running }, () => ({ memoryBytes })),
        maxBytes,
      )
      return null
    } catch (error) {
      return error instanceof Refusal ? error.details.text : error
    }
  }
  const FIRST = SESSION_BYTES + SESSION_PICTURE_BYTES_FIRST

  test.each([
    ["starts beside all but one of the sessions that a server runs", LIVE_SESSIONS_MAX - 1, 0, FIRST, null],
    ["is refused beside as many sessions as a server runs", LIVE_SESSIONS_MAX, 0, FIRST, "tooManySessions"],
    ["starts when exactly its memory is left", 2, 100, 200 + FIRST, null],
    ["is refused when a byte of its memory is missing", 2, 100, 199 + FIRST, "sessionMemoryUsedUp"],
  ])("%s", (_, running, memoryBytes, maxBytes, expected) => {
    expect(reason(running, memoryBytes, maxBytes)).toBe(expected)
  })
})
