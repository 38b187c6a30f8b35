/**
 * The picture of the press: frame, ram at its height, die, sheet. Greys only; parts are identified by their shape.
 */
import type { Area } from "../../rfb-server/screen.ts"
import { type Canvas2d, drawBox, drawLine, drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { type Press, RAM_TOP_MM } from "./process.ts"

const CROWN_PX = 62
const BED_PX = 56
const COLUMN_PX = 26
const RAM_PX = 46
const DIE_PX = 34

export function pressMimic(theme: Theme, press: Press, area: Area): Widget {
  const { w, h } = area
  const left = 42
  const right = w - 12
  const bedTop = h - BED_PX - 4
  const dieTop = bedTop - DIE_PX
  const travelPx = dieTop - CROWN_PX - RAM_PX - 26
  const ramBottom = () => Math.round(dieTop - 3 - (press.state.ramMm / RAM_TOP_MM) * travelPx)
  return {
    ...area,
    background: theme.card,
    renderKey: () => `${ramBottom()} ${press.state.phase} ${press.state.run}`,
    paint(brush) {
      const middle = (left + right) / 2
      const bottom = ramBottom()
      paintFrame(brush, theme, left, right, h)
      // Cylinder rod, from the crown to the ram.
      drawBox(
        brush,
        middle - 17,
        CROWN_PX,
        34,
        bottom - RAM_PX - CROWN_PX + 2,
        0,
        theme.steelLight,
        theme.edge,
      )
      drawBox(
        brush,
        left + COLUMN_PX + 8,
        bottom - RAM_PX,
        right - left - 2 * COLUMN_PX - 16,
        RAM_PX - 14,
        3,
        theme.steel,
        theme.edge,
      )
      // Punch below the ram.
      drawBox(brush, middle - 46, bottom - 14, 92, 14, 2, theme.steelDark, theme.edge)
      paintDie(brush, theme, middle, dieTop, bottom)
      drawText(brush, "RAM", middle, bottom - RAM_PX + 16, {
        size: 12,
        weight: 600,
        colour: theme.text,
        align: "center",
      })
      paintScale(brush, theme, dieTop, travelPx, bottom)
    },
  }
}

function paintFrame(brush: Canvas2d, theme: Theme, left: number, right: number, h: number): void {
  const w = right - left
  drawBox(brush, left + 6, 40, COLUMN_PX, h - 60, 0, theme.steelLight, theme.edge)
  drawBox(brush, right - COLUMN_PX - 6, 40, COLUMN_PX, h - 60, 0, theme.steelLight, theme.edge)
  drawBox(brush, left, 4, w, CROWN_PX - 4, 5, theme.steel, theme.edge)
  drawBox(brush, left, h - BED_PX - 4, w, BED_PX, 5, theme.steel, theme.edge)
  const middle = (left + right) / 2
  drawBox(brush, middle - 34, 12, 68, CROWN_PX - 12, 3, theme.steelDark, theme.edge)
  drawText(brush, "6300 kN", middle, 34, { size: 12, weight: 600, colour: theme.card, align: "center" })
  drawText(brush, "CUSHION", middle, h - BED_PX / 2 - 4, {
    size: 12,
    weight: 600,
    colour: theme.text,
    align: "center",
  })
}

/** Draws die and sheet; the sheet lies flat until the punch draws it in. */
function paintDie(brush: Canvas2d, theme: Theme, middle: number, top: number, punchBottom: number): void {
  drawBox(brush, middle - 86, top, 36, DIE_PX, 2, theme.steelDark, theme.edge)
  drawBox(brush, middle + 50, top, 36, DIE_PX, 2, theme.steelDark, theme.edge)
  drawBox(brush, middle - 86, top + 20, 172, DIE_PX - 20, 2, theme.steelDark, theme.edge)
  const drawn = Math.max(0, Math.min(16, punchBottom - top + 3))
  drawLine(
    brush,
    theme.text,
    3,
    [middle - 78, top - 2],
    [middle - 48, top - 2],
    [middle - 44, top - 2 + drawn],
    [middle + 44, top - 2 + drawn],
    [middle + 48, top - 2],
    [middle + 78, top - 2],
  )
}

function paintScale(
  brush: Canvas2d,
  theme: Theme,
  dieTop: number,
  travelPx: number,
  ramBottom: number,
): void {
  const x = 30
  drawLine(brush, theme.edge, 1, [x + 0.5, dieTop - 3 - travelPx], [x + 0.5, dieTop - 3])
  for (let mm = 0; mm <= RAM_TOP_MM; mm += 100) {
    const y = Math.round(dieTop - 3 - (mm / RAM_TOP_MM) * travelPx) + 0.5
    drawLine(brush, theme.edge, 1, [x - 5, y], [x, y])
    if (mm % 200 === 0)
      drawText(brush, `${mm}`, x - 8, y, { size: 10, colour: theme.mutedText, align: "right" })
  }
  brush.beginPath()
  brush.moveTo(x + 2, ramBottom)
  brush.lineTo(x + 11, ramBottom - 6)
  brush.lineTo(x + 11, ramBottom + 6)
  brush.closePath()
  brush.fillStyle = theme.value
  brush.fill()
}
