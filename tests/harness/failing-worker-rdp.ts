/** The Worker of RDP sessions, which fails in the way a viewer pastes. */
import "../../src/sessions/worker/entries/rdp.ts"
import "./failing-on-paste.ts"
