/** The line from the side: six stations above a belt on which cases wander from left to right. */
import { itemAt } from "../../../../base/assert.ts"
import { type Area, at } from "../../rfb-server/screen.ts"
import { type Canvas2d, drawBox, drawLine, drawText } from "../drawing.ts"
import { DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { FORMATS } from "./formats.ts"
import { type Case, type PackingLine, PUSHED_AT, STATIONS, WEIGHED_AT } from "./process.ts"

const BELT_PX = 14
/** Widest and tallest case that is drawn, and what it stands for. */
const CASE_PX = { w: 52, h: 50 }
const LARGEST_MM = { length: 600, height: 320 }

/** The stations' hoods; `area.w` is shared by all. */
export function stationHoods(line3: PackingLine, area: Area): Widget[] {
  const { state } = line3
  const w = area.w / STATIONS.length
  return STATIONS.map((station, index) => ({
    ...at(area.x + Math.round(index * w) + 14, area.y, Math.round(w) - 28, area.h),
    background: theme.card,
    renderKey: () => `${state.run} ${stationAlarmColour(line3, station)}`,
    paint(brush: Canvas2d) {
      const width = Math.round(w) - 28
      const condition = stationAlarmColour(line3, station)
      drawBox(brush, 0, 0, width, area.h - 14, 6, theme.steelDark, theme.edge)
      drawBox(brush, 12, area.h - 15, 18, 15, 0, theme.steelDark, theme.edge)
      drawBox(brush, width - 30, area.h - 15, 18, 15, 0, theme.steelDark, theme.edge)
      drawText(brush, station, 14, 20, { size: 15, weight: 600, colour: theme.text })
      const lampColour = condition ?? (state.run === "RUNNING" ? theme.lampOn : theme.lampOff)
      drawBox(brush, width - 28, 12, 16, 16, 8, lampColour, theme.edge)
      paintTool(brush, station, width, area.h - 14)
    },
  }))
}

/** The colour of a station's trouble, or null. */
function stationAlarmColour(
  { state, alarms }: PackingLine,
  station: (typeof STATIONS)[number],
): string | null {
  const isOn = (tag: string) => alarms.all().some((alarm) => alarm.tag === tag && alarm.isActive)
  if (station === "Erector" && state.run === "JAM") return theme.critical
  if (station === "Sealer" && isOn("GT-041")) return theme.high
  if (station === "Labeller" && isOn("LB-012")) return theme.low
  return null
}

/** A sign of what the station does, at the lower end of its hood. */
function paintTool(brush: Canvas2d, station: (typeof STATIONS)[number], w: number, h: number): void {
  const middle = w / 2
  const top = 44
  const ink = theme.steelLight
  switch (station) {
    case "Erector":
      drawLine(
        brush,
        ink,
        2,
        [middle - 24, h - 14],
        [middle - 24, top + 22],
        [middle, top + 8],
        [middle + 24, top + 22],
        [middle + 24, h - 14],
      )
      return
    case "Packer":
      for (const x of [-20, 0, 20]) {
        drawLine(brush, ink, 2, [middle + x, top + 4], [middle + x, h - 30])
        drawBox(brush, middle + x - 7, h - 30, 14, 14, 2, null, ink)
      }
      return
    case "Sealer":
      drawLine(brush, ink, 2, [middle - 34, h - 26], [middle + 34, h - 26])
      for (const x of [-24, -8, 8, 24]) drawLine(brush, ink, 2, [middle + x, h - 26], [middle + x, h - 14])
      return
    case "Labeller":
      brush.beginPath()
      brush.arc(middle - 12, top + 24, 18, 0, Math.PI * 2)
      brush.moveTo(middle - 6, top + 24)
      brush.arc(middle - 12, top + 24, 6, 0, Math.PI * 2)
      brush.strokeStyle = ink
      brush.lineWidth = 2
      brush.stroke()
      drawLine(brush, ink, 2, [middle + 6, top + 24], [middle + 24, h - 14])
      return
    case "Weigher":
      drawLine(brush, ink, 2, [middle - 30, h - 16], [middle + 30, h - 16])
      drawLine(brush, ink, 2, [middle, h - 16], [middle, top + 22])
      drawLine(brush, ink, 2, [middle - 20, top + 28], [middle, top + 16], [middle + 20, top + 28])
      return
    case "Palletiser":
      for (const [column, row] of [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        drawBox(brush, middle - 33 + column * 22, h - 32 - row * 18, 20, 16, 2, null, ink)
      }
      drawLine(brush, ink, 3, [middle - 38, h - 13], [middle + 38, h - 13])
  }
}

/** The belt with its cases; the light ones leave it behind the weigher. */
export function belt({ state }: PackingLine, area: Area): Widget {
  const beltTop = area.h - BELT_PX - 26
  const leftOf = (one: Case) => Math.round(one.at * (area.w + CASE_PX.w) - CASE_PX.w)
  return {
    ...area,
    background: theme.card,
    renderKey: () => state.cases.map((one) => leftOf(one) + (one.isLight ? 0.5 : 0)).join(" "),
    paint(brush) {
      const format = itemAt(FORMATS, state.format)
      const w = Math.max(24, Math.round((CASE_PX.w * format.lengthMm) / LARGEST_MM.length))
      const h = Math.max(16, Math.round((CASE_PX.h * format.heightMm) / LARGEST_MM.height))
      const shift = leftOf(state.cases[0] ?? { at: 0, isLight: false })
      paintBelt(brush, area.w, beltTop, shift)
      for (const one of state.cases) {
        const push = one.isLight ? Math.max(0, Math.min(1, (one.at - PUSHED_AT) / 0.05)) : 0
        paintCase(brush, one, leftOf(one), beltTop + Math.round(push * 24), w, h)
      }
    },
  }
}

function paintBelt(brush: Canvas2d, w: number, top: number, shift: number): void {
  drawBox(brush, 0, top, w, BELT_PX, 7, theme.steelDark, theme.edge)
  // Marks on the belt and spokes of the rollers show that it moves.
  for (let x = ((shift % 24) + 24) % 24; x < w - 8; x += 24) {
    drawLine(brush, theme.steelLight, 1, [x + 0.5, top + 1], [x + 0.5, top + 4])
  }
  for (let x = 10; x < w; x += 96) {
    brush.beginPath()
    brush.arc(x, top + BELT_PX / 2, 4.5, 0, Math.PI * 2)
    brush.fillStyle = theme.steel
    brush.fill()
    const angle = shift / 4.5
    const [dx, dy] = [Math.cos(angle) * 4, Math.sin(angle) * 4]
    drawLine(brush, theme.text, 1, [x - dx, top + BELT_PX / 2 - dy], [x + dx, top + BELT_PX / 2 + dy])
  }
  drawLine(
    brush,
    theme.edge,
    1,
    [PUSHED_AT * w, top + BELT_PX + 22.5],
    [PUSHED_AT * w + 110, top + BELT_PX + 22.5],
  )
  drawText(brush, "Reject lane", PUSHED_AT * w - 8, top + BELT_PX + 17, {
    size: 11,
    colour: theme.mutedText,
    align: "right",
  })
}

/** Draws a case in the state of its last station: flaps up, filled, taped, labelled. */
function paintCase(brush: Canvas2d, one: Case, left: number, bottom: number, w: number, h: number): void {
  const station = one.at * STATIONS.length
  const isShut = station > 2.5
  const edge = one.isLight ? theme.high : theme.text
  if (station < 0.5) {
    drawBox(brush, left, bottom - 5, w, 5, 1, theme.steelLight, edge)
    return
  }
  if (station > 1.5 && !isShut) {
    for (const x of [0.25, 0.5, 0.75]) drawBox(brush, left + w * x - 4, bottom - h - 5, 8, 9, 2, theme.value)
  }
  drawBox(brush, left, bottom - h, w, h, 2, theme.steelLight, edge)
  if (!isShut) {
    drawLine(brush, edge, 1.5, [left, bottom - h], [left - 6, bottom - h - 7])
    drawLine(brush, edge, 1.5, [left + w, bottom - h], [left + w + 6, bottom - h - 7])
  } else drawBox(brush, left + 1, bottom - h + 4, w - 2, 3, 0, theme.steelDark)
  if (station > 3.5) drawBox(brush, left + w - 16, bottom - h + 10, 11, Math.min(10, h - 12), 1, theme.lampOn)
  if (one.isLight && one.at > WEIGHED_AT)
    drawText(brush, "!", left + 9, bottom - h / 2 + 2, { size: 16, weight: 700, colour: theme.high })
}
