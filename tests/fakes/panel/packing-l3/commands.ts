/** Below the navigation: the line's state and the buttons that move it. */
import { box, write } from "../brush.ts"
import { DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import type { PackingLine } from "./process.ts"

const PLACE = { x: 12, w: 124 }

export function commandBlock(line: PackingLine): Widget[] {
  const { state } = line
  return [
    {
      ...{ ...PLACE, y: 452, h: 72, ground: theme.chrome },
      look: () => state.run,
      paint(brush) {
        const isJam = state.run === "JAM"
        const fill = isJam ? theme.critical : state.run === "RUNNING" ? theme.lampOn : theme.steelDark
        const ink = isJam ? theme.alarmInk.critical : state.run === "RUNNING" ? theme.buttonLitInk : theme.ink
        box(brush, 0, 0, PLACE.w, 60, 5, fill, theme.edge)
        write(brush, state.run, PLACE.w / 2, 30, { size: 20, weight: 700, colour: ink, align: "center" })
      },
    },
    button(theme, {
      ...{ ...PLACE, y: 532, h: 76, label: "START", size: 19, ground: theme.chrome },
      isEnabled: () => state.run === "STOPPED",
      press: line.start,
    }),
    button(theme, {
      ...{ ...PLACE, y: 620, h: 76, label: "STOP", size: 19, ground: theme.chrome },
      isEnabled: () => state.run === "RUNNING",
      press: line.stop,
    }),
    button(theme, {
      ...PLACE,
      y: 708,
      h: 76,
      label: "RESET",
      size: 17,
      ground: theme.chrome,
      press: line.reset,
    }),
  ]
}
