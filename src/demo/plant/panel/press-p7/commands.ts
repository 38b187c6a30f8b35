/** The column at the right of every page: state, mode and the buttons that move the press. */
import { drawBox, drawText } from "../drawing.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import { PHASES, type Press } from "./process.ts"

const X = 848
const W = 164

export function commandColumn(press: Press): Widget[] {
  const { state } = press
  const x = X + 12
  const w = W - 24
  return [
    card(theme, { x: X, y: 68, w: W, h: 620, title: "Control" }),
    stateLamp(press),
    button(theme, {
      x,
      y: 202,
      w: w / 2 - 3,
      h: 46,
      label: "AUTO",
      size: 14,
      isLit: () => state.mode === "AUTO",
      press: () => press.setMode("AUTO"),
    }),
    button(theme, {
      x: x + w / 2 + 3,
      y: 202,
      w: w / 2 - 3,
      h: 46,
      label: "SETUP",
      size: 14,
      isLit: () => state.mode === "SETUP",
      press: () => press.setMode("SETUP"),
    }),
    button(theme, {
      x,
      y: 276,
      w,
      h: 76,
      label: "START",
      size: 20,
      isEnabled: () => state.mode === "AUTO" && state.run === "STOPPED",
      press: press.start,
    }),
    button(theme, {
      x,
      y: 364,
      w,
      h: 76,
      label: "STOP",
      size: 20,
      isEnabled: () => state.run === "RUNNING",
      press: press.stop,
    }),
    button(theme, { x, y: 452, w, h: 56, label: "RESET", size: 16, press: press.reset }),
    {
      x,
      y: 530,
      w,
      h: 144,
      background: theme.card,
      renderKey: () => 0,
      paint(brush) {
        const rows = [
          ["Signed in", "Operator 2"],
          ["Shift", "Early, team B"],
          ["Controller", "P7-PLC01, V4.8"],
        ] as const
        for (const [row, [label, value]] of rows.entries()) {
          drawText(brush, label, 0, 12 + row * 48, { size: 11, colour: theme.mutedText })
          drawText(brush, value, 0, 30 + row * 48, { size: 14, weight: 500, colour: theme.text })
        }
      },
    },
  ]
}

/** RUNNING is a bright lamp, STOPPED a dark one, FAULT the only coloured one. */
function stateLamp({ state }: Press): Widget {
  const note = () => {
    if (state.run === "FAULT") return "Reset to go on"
    if (state.run === "STOPPED") return state.mode === "AUTO" ? "Ready to start" : "Jog only"
    return `${state.phase}, step ${PHASES.indexOf(state.phase) + 1} of ${PHASES.length}`
  }
  return {
    x: X + 12,
    y: 100,
    w: W - 24,
    h: 90,
    background: theme.card,
    renderKey: () => `${state.run} ${note()}`,
    paint(brush) {
      const w = W - 24
      const isFault = state.run === "FAULT"
      const fill = isFault ? theme.critical : state.run === "RUNNING" ? theme.lampOn : theme.steel
      drawBox(brush, 0, 0, w, 62, 5, fill, theme.edge)
      const ink = isFault ? theme.alarmText.critical : theme.text
      drawText(brush, state.run, w / 2, 31, { size: 21, weight: 700, colour: ink, align: "center" })
      drawText(brush, note(), w / 2, 78, { size: 12, colour: theme.mutedText, align: "center" })
    },
  }
}
