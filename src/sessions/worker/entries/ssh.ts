/** The Worker of SSH sessions. */
import { sshAdapter } from "../adapters/ssh.ts"
import { serveSessions } from "../worker.ts"

serveSessions(sshAdapter)
