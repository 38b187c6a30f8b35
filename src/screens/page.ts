/** The routes of all screens, which get what the server's calls get. */
import type { SessionDeps } from "../sessions/start/session-deps.ts"
import { createPageFactory } from "../web/pages.tsx"

export const page = createPageFactory<SessionDeps>()
