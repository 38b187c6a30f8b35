/** The island of a remote session. */
import { type ComponentProps, Suspense } from "react"
import { defineIsland } from "./define.tsx"
import { RemoteScreen } from "./remote-screen/remote-screen.tsx"

/** Nothing connects before the screen's own code is there: a message that comes earlier would be lost. */
function Loaded(props: ComponentProps<typeof RemoteScreen>) {
  return (
    <Suspense>
      <RemoteScreen {...props} />
    </Suspense>
  )
}

export default defineIsland("remote-screen", Loaded, ["remote", "viewer", "shell", "webpage"])
