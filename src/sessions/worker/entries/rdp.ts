/** The Worker of RDP sessions. */
import { rdpAdapter } from "../adapters/rdp.ts"
import { serveSessions } from "../worker.ts"

serveSessions(rdpAdapter)
