/** The island of a remote session. */
import { defineIsland } from "./define.tsx"
import { RemoteScreen } from "./remote-screen/remote-screen.tsx"

export default defineIsland("remote-screen", RemoteScreen, ["remote", "viewer", "shell", "webpage"])
