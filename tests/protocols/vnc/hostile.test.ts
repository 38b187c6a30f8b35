import { afterEach, expect, spyOn, test } from "bun:test"
import { dialTcp } from "../../../protocols/drive.ts"
import type { LinkEnd } from "../../../protocols/link.ts"
import { openVnc } from "../../../protocols/vnc/client.ts"
import { HOSTILE_BEHAVIOURS, type HostileBehaviour, startHostileRfb } from "../../hostile/rfb.ts"
import { plainFrame } from "../frame.ts"
import { OPTIONS } from "./server.ts"

/** Ends other than a protocol violation. */
const OTHER_ENDS: Partial<Record<HostileBehaviour, LinkEnd["code"][]>> = {
  silent: ["UPSTREAM_TIMEOUT"],
  "silent-after-version": ["UPSTREAM_TIMEOUT"],
  "cut-short": ["RESOURCE_CLOSED"],
  "changing-sizes": ["CLIENT_OVERRUN"],
  "endless-rects": ["CLIENT_OVERRUN", "CLIENT_BAD_REQUEST"],
}
/** Limits on pixels per second: on a busy host such a server may be too slow to exceed them, so the clock stands. */
const LIMITED_BY_TIME: readonly HostileBehaviour[] = ["changing-sizes", "endless-rects"]
let clock: ReturnType<typeof spyOn> | undefined
afterEach(() => clock?.mockRestore())

/** Of the link to a silent server; the others end by themselves, on a busy host later than this. */
const PATIENCE_MS = 300

test.each([...HOSTILE_BEHAVIOURS])(
  "a hostile VNC server of kind %p ends its own link without an internal error",
  async (way) => {
    const server = await startHostileRfb(way)
    const startedAtMs = performance.now()
    if (LIMITED_BY_TIME.includes(way)) clock = spyOn(performance, "now").mockReturnValue(startedAtMs)
    const faults: unknown[] = []
    const end = await new Promise<LinkEnd>((onEnd) => {
      openVnc(dialTcp({ host: "127.0.0.1", port: server.port }), OPTIONS, plainFrame(), {
        onEvent() {},
        onEnd,
        onInternalError: (fault) => void faults.push(fault),
        handshakeTimeoutMs: way.startsWith("silent") ? PATIENCE_MS : undefined,
      })
    })
    await server.stop()
    expect(faults).toEqual([])
    expect(OTHER_ENDS[way] ?? ["CLIENT_BAD_REQUEST"]).toContain(end.code)
  },
)
