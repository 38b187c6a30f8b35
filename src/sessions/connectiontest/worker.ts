/** The Worker of one connection test: what a hostile machine sends stays in it, and it can be stopped at any moment. */
import type { TestRequest } from "./messages.ts"
import { probeSsh } from "./probe-ssh.ts"
import { probeVnc } from "./probe-vnc.ts"
import { type ProbeRun, probeHttps, probeRdp, probeS7, probeTcp, step } from "./probes.ts"
import type { ConnectionTestResult, Probe } from "./rules.ts"
import { openSocket } from "./socket.ts"

declare const self: Worker

const PROBE_RUNS: Record<Probe, ProbeRun> = {
  vnc: probeVnc,
  ssh: probeSsh,
  rdp: probeRdp,
  https: probeHttps,
  s7: probeS7,
  tcp: probeTcp,
}

self.addEventListener("message", ({ data }: MessageEvent<TestRequest>) => {
  void runTest(data).then((result) => self.postMessage(result))
})

async function runTest(request: TestRequest): Promise<ConnectionTestResult> {
  const opened = await openSocket(request.address, request.port)
  if (!("socket" in opened))
    return { steps: [step("PORT", "FAILED", opened.finding, opened.durationInMs)], identity: null }
  const open = step("PORT", "PASSED", "OPEN", opened.durationInMs)
  try {
    const { steps, identity } = await PROBE_RUNS[request.probe](opened.socket, request)
    return { steps: [open, ...steps], identity }
  } finally {
    opened.socket.destroy()
  }
}
