/** The Worker of VNC sessions. */
import { vncAdapter } from "../adapters/vnc.ts"
import { serveSessions } from "../worker.ts"

serveSessions(vncAdapter)
