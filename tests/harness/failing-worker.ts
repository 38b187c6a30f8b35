/** The Worker of VNC sessions, which fails in the way a viewer pastes. */
import "../../src/sessions/worker/entries/vnc.ts"
import "./failing-on-paste.ts"
