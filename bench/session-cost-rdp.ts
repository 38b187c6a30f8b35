/**
 * The demo's RDP server as a process of its own. `bun session-cost-rdp.ts <folder>` sends its port and fingerprint.
 */
import { join } from "node:path"
import { fingerprintOfPem } from "../protocols/certificate.ts"
import { loadCertificate } from "../src/demo/plant/certificate-file.ts"
import { manualClock } from "../src/demo/plant/panel/clock.ts"
import { packingL3 } from "../src/demo/plant/panel/packing-l3.ts"
import { startRdpServer } from "../src/demo/plant/rdp-server/server.ts"
import { RDP_SIGN_IN } from "./session-cost-peers.ts"

/** As often as the panel of the workload `idle` changes. */
const CHANGE_MS = 167

const certificate = loadCertificate(join(process.argv[2]!, "rdp-server"), new Date())
const clock = manualClock(Date.now())
const server = await startRdpServer({
  screen: packingL3({ clock }).screen,
  signIn: { username: RDP_SIGN_IN.username, password: RDP_SIGN_IN.password },
  certificate,
})
setInterval(() => clock.advance(CHANGE_MS), CHANGE_MS)
process.on("disconnect", () => process.exit(0))
process.send?.({ port: server.port, fingerprint: fingerprintOfPem(certificate.certificate) })
