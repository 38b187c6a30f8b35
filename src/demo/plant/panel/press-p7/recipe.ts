/** F4: choose what to press, and change its settings. */
import { itemAt } from "../../../../base/assert.ts"
import { type Area, at } from "../../rfb-server/screen.ts"
import { drawBox, drawLine, drawText } from "../drawing.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import { type Press, plannedStroke, RAM_TOP_MM } from "./process.ts"
import { RECIPES, type Recipe, SETTINGS, type Setting } from "./recipes.ts"

interface SettingEntry {
  /** Index of the setting that keys change. */
  selectedIndex(): number
  select(index: number): void
  /** Digits typed and not yet entered. */
  typedText(): string
}

export function recipePage(press: Press, entry: SettingEntry): Widget[] {
  return [
    card(theme, { ...at(12, 68, 300, 388), title: "Recipes" }),
    ...RECIPES.map((recipe, index) => recipeRow(press, recipe, index)),
    card(theme, {
      ...at(324, 68, 512, 436),
      title: "Settings",
      note: "type a number and Enter, or press + and −",
    }),
    card(theme, { ...at(12, 468, 300, 220), title: "Tool" }),
    toolSheet(press, at(28, 500, 268, 176)),
    card(theme, { ...at(324, 516, 512, 172), title: "Expected stroke", note: "ram over time" }),
    strokeCurve(press, at(338, 544, 484, 136)),
    ...SETTINGS.flatMap((setting, index) => settingRow(press, entry, setting, index)),
  ]
}

function recipeRow(press: Press, recipe: Recipe, index: number): Widget {
  const isChosen = () => press.state.recipe === index
  return {
    ...at(24, 104 + index * 84, 276, 74),
    background: theme.card,
    renderKey: () => `${isChosen()}`,
    paint(brush, isPressed) {
      const fill = isChosen() ? theme.buttonLit : isPressed ? theme.buttonPressed : theme.button
      drawBox(brush, 0, 0, 276, 74, 5, fill, theme.edge)
      drawText(brush, recipe.name, 16, 26, {
        size: 17,
        weight: 600,
        colour: isChosen() ? theme.buttonLitText : theme.text,
      })
      const note = `${recipe.article}, ${recipe.pressureBar} bar, ${recipe.holdS.toFixed(1)} s`
      drawText(brush, note, 16, 52, {
        size: 13,
        colour: isChosen() ? theme.chromeMutedText : theme.mutedText,
      })
    },
    press: () => press.chooseRecipe(index),
  }
}

function settingRow(press: Press, entry: SettingEntry, setting: Setting, index: number): Widget[] {
  const y = 104 + index * 100
  const value = () => press.state.settings[setting.key]
  const isChosen = () => entry.selectedIndex() === index
  const text = () =>
    isChosen() && entry.typedText() !== "" ? `${entry.typedText()}_` : value().toFixed(setting.decimals)
  const changed = () => value() !== itemAt(RECIPES, press.state.recipe)[setting.key]
  const change = (by: number) => () => {
    entry.select(index)
    press.set(setting, value() + by)
  }
  return [
    {
      ...at(338, y, 330, 88),
      background: theme.card,
      renderKey: () => `${text()} ${isChosen()} ${changed()}`,
      paint(brush) {
        drawBox(
          brush,
          0,
          0,
          330,
          88,
          5,
          isChosen() ? theme.button : null,
          isChosen() ? theme.text : theme.border,
        )
        drawText(brush, setting.label, 16, 22, { size: 14, colour: theme.mutedText })
        if (changed())
          drawText(brush, "changed", 314, 22, { size: 12, colour: theme.mutedText, align: "right" })
        drawText(brush, text(), 16, 58, { size: 30, weight: 600, colour: theme.value })
        const limits = `${setting.min} to ${setting.max} ${setting.unit}`
        drawText(brush, limits, 314, 60, { size: 13, colour: theme.mutedText, align: "right" })
      },
      press: () => entry.select(index),
    },
    button(theme, { ...at(680, y + 12, 64, 64), label: "−", size: 28, press: change(-setting.step) }),
    button(theme, { ...at(756, y + 12, 64, 64), label: "+", size: 26, press: change(setting.step) }),
  ]
}

function toolSheet(press: Press, area: Area): Widget {
  const recipe = () => itemAt(RECIPES, press.state.recipe)
  return {
    ...area,
    background: theme.card,
    renderKey: () => press.state.recipe,
    paint(brush) {
      const { tool, sheetMm, toolStrokes } = recipe()
      const rows = [
        ["Tool", tool],
        ["Sheet", `DC04, ${sheetMm.toFixed(2)} mm`],
        ["Strokes on this tool", toolStrokes],
        ["Next regrind", "at 250 000"],
      ] as const
      for (const [row, [label, value]] of rows.entries()) {
        const y = 20 + row * 44
        drawText(brush, label, 0, y, { size: 13, colour: theme.mutedText })
        drawText(brush, value, area.w, y, { size: 15, weight: 600, colour: theme.text, align: "right" })
        if (row < rows.length - 1) drawLine(brush, theme.border, 1, [0, y + 22.5], [area.w, y + 22.5])
      }
    },
  }
}

/** The stroke of the ram as calculated from the settings. */
function strokeCurve(press: Press, area: Area): Widget {
  return {
    ...area,
    background: theme.card,
    renderKey: () => JSON.stringify(press.state.settings),
    paint(brush) {
      const points = plannedStroke(press.state.settings)
      const totalS = itemAt(points, -1).atS
      const bottom = area.h - 22
      const xOf = (atS: number) => 36 + ((area.w - 50) * atS) / totalS
      const yOf = (ramMm: number) => bottom - ((bottom - 8) * ramMm) / RAM_TOP_MM
      for (const mm of [0, 200, 400, 600]) {
        const y = Math.round(yOf(mm)) + 0.5
        drawLine(brush, theme.border, 1, [36, y], [area.w - 14, y])
        drawText(brush, `${mm}`, 28, y, { size: 11, colour: theme.mutedText, align: "right" })
      }
      for (let second = 0; second <= totalS; second++) {
        drawText(brush, `${second} s`, xOf(second), bottom + 13, {
          size: 11,
          colour: theme.mutedText,
          align: "center",
        })
      }
      brush.lineJoin = "round"
      drawLine(
        brush,
        theme.value,
        2.5,
        ...points.map((point): [number, number] => [xOf(point.atS), yOf(point.ramMm)]),
      )
    },
  }
}
