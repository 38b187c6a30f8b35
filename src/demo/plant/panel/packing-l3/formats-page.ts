/** F4: which case to pack; a change is only taken while the line stands. */
import { itemAt } from "../../../../base/assert.ts"
import { type Area, at } from "../../rfb-server/screen.ts"
import { type Canvas2d, drawBox, drawText, drawLine as stroke } from "../drawing.ts"
import { DARK as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { card } from "../widgets/card.ts"
import { FORMATS, type Format } from "./formats.ts"
import type { PackingLine } from "./process.ts"

const TILE = { w: 218, h: 216, gap: 14 }
const COLUMNS = 3
/** Pallet, millimetres. */
const PALLET = { length: 1200, width: 800 }

export function formatsPage(line: PackingLine): Widget[] {
  return [
    card(theme, { ...at(160, 68, 714, 720), title: "Formats", note: "stop the line to change" }),
    ...FORMATS.map((format, index) => formatTile(line, format, index)),
    changeNote(line, at(178, 580, 680, 190)),
    card(theme, { ...at(886, 68, 382, 720), title: "Pallet pattern" }),
    palletSheet(line, at(904, 104, 346, 668)),
  ]
}

function formatTile(line: PackingLine, format: Format, index: number): Widget {
  const { state } = line
  const isChosen = () => state.format === index
  const x = 178 + (index % COLUMNS) * (TILE.w + TILE.gap)
  const y = 108 + Math.floor(index / COLUMNS) * (TILE.h + TILE.gap)
  return {
    ...at(x, y, TILE.w, TILE.h),
    background: theme.card,
    renderKey: () => `${isChosen()} ${state.run}`,
    paint(brush, isPressed) {
      const fill = isChosen() ? theme.buttonLit : isPressed ? theme.buttonPressed : theme.button
      const ink = isChosen() ? theme.buttonLitText : state.run === "STOPPED" ? theme.text : theme.mutedText
      drawBox(brush, 0, 0, TILE.w, TILE.h, 6, fill, theme.edge)
      paintBox(brush, format, TILE.w / 2, 84, ink)
      drawText(brush, format.name, 16, TILE.h - 44, { size: 16, weight: 600, colour: ink })
      const sides = `${format.code}   ${format.lengthMm} × ${format.widthMm} × ${format.heightMm} mm`
      drawText(brush, sides, 16, TILE.h - 20, { size: 12, colour: ink })
    },
    press: () => line.chooseFormat(index),
  }
}

/** A box in parallel perspective, to scale with its neighbours. */
function paintBox(brush: Canvas2d, format: Format, x: number, y: number, ink: string): void {
  const scale = 0.16
  const [w, h] = [format.lengthMm * scale, format.heightMm * scale * 1.4]
  const depth = format.widthMm * scale * 0.5
  const left = x - (w + depth) / 2
  const top = y - (h - depth) / 2 + 8
  brush.lineJoin = "round"
  stroke(
    brush,
    ink,
    1.5,
    [left, top],
    [left + w, top],
    [left + w, top + h],
    [left, top + h],
    [left, top],
    [left + depth, top - depth],
    [left + w + depth, top - depth],
    [left + w + depth, top + h - depth],
    [left + w, top + h],
  )
  stroke(brush, ink, 1.5, [left + w, top], [left + w + depth, top - depth])
  stroke(brush, ink, 1, [left + w / 2, top], [left + w / 2 + depth, top - depth])
}

function changeNote({ state }: PackingLine, area: Area): Widget {
  const rows = () => {
    const format = itemAt(FORMATS, state.format)
    return [
      ["Now packing", `${format.code}, ${format.name}`],
      ["Weight of a case", `${format.grams} g ± 1 %`],
      ["Usual speed", `${format.casesPerMinute} a minute`],
      ["Change of format", state.run === "STOPPED" ? "possible now" : "locked while the line runs"],
    ] as const
  }
  return {
    ...area,
    background: theme.card,
    renderKey: () => `${state.format} ${state.run}`,
    paint(brush) {
      for (const [row, [label, value]] of rows().entries()) {
        const y = 24 + row * 47
        drawText(brush, label, 0, y, { size: 14, colour: theme.mutedText })
        drawText(brush, value, area.w, y, { size: 16, weight: 600, colour: theme.text, align: "right" })
        if (row < 3) stroke(brush, theme.border, 1, [0, y + 24.5], [area.w, y + 24.5])
      }
    },
  }
}

/** One layer from above, to scale on the pallet, and the layers from the side. */
function palletSheet({ state }: PackingLine, area: Area): Widget {
  return {
    ...area,
    background: theme.card,
    renderKey: () => `${state.format} ${state.casesOnPallet}`,
    paint(brush) {
      const format = itemAt(FORMATS, state.format)
      const [columns, rows] = format.perLayer
      const perLayer = columns * rows
      const scale = area.w / PALLET.length
      const height = PALLET.width * scale
      drawBox(brush, 0, 24, area.w, height, 2, theme.steelDark, theme.edge)
      drawText(brush, "From above", 0, 8, { size: 12, colour: theme.mutedText })
      const onLayer = state.casesOnPallet % perLayer
      for (let index = 0; index < perLayer; index++) {
        const [w, h] = [area.w / columns, height / rows]
        const x = (index % columns) * w
        const y = 24 + Math.floor(index / columns) * h
        drawBox(brush, x + 4, y + 4, w - 8, h - 8, 2, index < onLayer ? theme.fill : null, theme.edge)
      }
      const full = Math.floor(state.casesOnPallet / perLayer)
      drawText(brush, "Layers", 0, height + 58, { size: 12, colour: theme.mutedText })
      const bottom = area.h - 76
      const layerH = Math.min(44, (bottom - height - 80) / format.layers)
      for (let layer = 0; layer < format.layers; layer++) {
        const fill = layer < full ? theme.fill : layer === full && onLayer > 0 ? theme.normal : null
        drawBox(
          brush,
          24,
          Math.round(bottom - (layer + 1) * layerH) + 2,
          area.w - 48,
          Math.round(layerH) - 4,
          2,
          fill,
          theme.edge,
        )
      }
      drawBox(brush, 8, bottom + 2, area.w - 16, 8, 1, theme.steel, theme.edge)
      for (const x of [14, area.w / 2 - 16, area.w - 46])
        drawBox(brush, x, bottom + 10, 32, 12, 1, theme.steel, theme.edge)
      const count = `${state.casesOnPallet} of ${perLayer * format.layers} cases`
      drawText(brush, count, area.w / 2, area.h - 24, {
        size: 20,
        weight: 600,
        colour: theme.value,
        align: "center",
      })
    },
  }
}
