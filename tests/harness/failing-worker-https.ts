/** The Worker of HTTPS sessions, which fails in the way a viewer pastes. */
import "../../src/sessions/worker/entries/https.ts"
import "./failing-on-paste.ts"
