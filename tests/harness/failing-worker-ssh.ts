/** The Worker of SSH sessions, which fails in the way a viewer pastes. */
import "../../src/sessions/worker/entries/ssh.ts"
import "./failing-on-paste.ts"
