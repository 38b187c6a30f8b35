/** The island that plays a recording. */
import { type ComponentProps, Suspense } from "react"
import { defineIsland } from "./define.tsx"
import { Player } from "./player/player.tsx"

/** Nothing connects before the screen's own code is there: a message that comes earlier would be lost. */
function Loaded(props: ComponentProps<typeof Player>) {
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  )
}

export default defineIsland("player", Loaded, ["recording", "player", "remote"])
