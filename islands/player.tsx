/** The island that plays a recording. */
import { defineIsland } from "./define.tsx"
import { Player } from "./player/player.tsx"

export default defineIsland("player", Player, ["recording", "player", "remote"])
