/** The Worker of HTTPS sessions. */
import { httpsAdapter } from "../adapters/https.ts"
import { serveSessions } from "../worker.ts"

serveSessions(httpsAdapter)
