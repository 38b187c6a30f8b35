/** Below the navigation: the line's state and the buttons that move it. */
import { drawBox, drawText } from "../drawing.ts"
import { ALARM_TEXT, DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import type { PackingLine } from "./process.ts"

const BLOCK_AREA = { x: 12, w: 124 }

export function commandBlock(line: PackingLine): Widget[] {
  const { state } = line
  return [
    {
      ...BLOCK_AREA,
      y: 452,
      h: 72,
      background: theme.chrome,
      renderKey: () => state.run,
      paint(brush) {
        const isJam = state.run === "JAM"
        const fill = isJam ? theme.critical : state.run === "RUNNING" ? theme.lampOn : theme.steelDark
        const ink = isJam ? ALARM_TEXT.critical : state.run === "RUNNING" ? theme.buttonLitText : theme.text
        drawBox(brush, 0, 0, BLOCK_AREA.w, 60, 5, fill, theme.edge)
        drawText(brush, state.run, BLOCK_AREA.w / 2, 30, {
          size: 20,
          weight: 700,
          colour: ink,
          align: "center",
        })
      },
    },
    button(theme, {
      ...BLOCK_AREA,
      y: 532,
      h: 76,
      label: "START",
      size: 19,
      ground: theme.chrome,
      isEnabled: () => state.run === "STOPPED",
      press: line.start,
    }),
    button(theme, {
      ...BLOCK_AREA,
      y: 620,
      h: 76,
      label: "STOP",
      size: 19,
      ground: theme.chrome,
      isEnabled: () => state.run === "RUNNING",
      press: line.stop,
    }),
    button(theme, {
      ...BLOCK_AREA,
      y: 708,
      h: 76,
      label: "RESET",
      size: 17,
      ground: theme.chrome,
      press: line.reset,
    }),
  ]
}
