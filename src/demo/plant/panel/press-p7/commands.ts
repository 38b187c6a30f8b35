/** The column at the right of every page: state, mode and the buttons that move the press. */
import { at } from "../../rfb-server/screen.ts"
import { drawBox, drawText } from "../drawing.ts"
import { ALARM_TEXT, LIGHT as theme } from "../theme.ts"
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
    card(theme, { ...at(X, 68, W, 620), title: "Control" }),
    stateLamp(press),
    ...(["AUTO", "SETUP"] as const).map((mode, index) =>
      button(theme, {
        ...at(x + index * (w / 2 + 3), 202, w / 2 - 3, 46),
        label: mode,
        size: 14,
        isLit: () => state.mode === mode,
        press: () => press.setMode(mode),
      }),
    ),
    button(theme, {
      ...at(x, 276, w, 76),
      label: "START",
      size: 20,
      isEnabled: () => state.mode === "AUTO" && state.run === "STOPPED",
      press: press.start,
    }),
    button(theme, {
      ...at(x, 364, w, 76),
      label: "STOP",
      size: 20,
      isEnabled: () => state.run === "RUNNING",
      press: press.stop,
    }),
    button(theme, { ...at(x, 452, w, 56), label: "RESET", size: 16, press: press.reset }),
    {
      ...at(x, 530, w, 144),
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
    ...at(X + 12, 100, W - 24, 90),
    background: theme.card,
    renderKey: () => `${state.run} ${note()}`,
    paint(brush) {
      const w = W - 24
      const isFault = state.run === "FAULT"
      const fill = isFault ? theme.critical : state.run === "RUNNING" ? theme.lampOn : theme.steel
      drawBox(brush, 0, 0, w, 62, 5, fill, theme.edge)
      const ink = isFault ? ALARM_TEXT.critical : theme.text
      drawText(brush, state.run, w / 2, 31, { size: 21, weight: 700, colour: ink, align: "center" })
      drawText(brush, note(), w / 2, 78, { size: 12, colour: theme.mutedText, align: "center" })
    },
  }
}
