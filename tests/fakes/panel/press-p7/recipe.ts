/** F4: choose what to press, and change its settings. */
import type { Area } from "../../rfb-server/screen.ts"
import { box, line, write } from "../brush.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import { type Press, plannedStroke, RAM_TOP_MM } from "./process.ts"
import { RECIPES, type Recipe, SETTINGS, type Setting } from "./recipes.ts"

export interface SettingEntry {
  /** Index of the setting that keys change. */
  chosen(): number
  choose(index: number): void
  /** Digits typed and not yet entered. */
  typed(): string
}

export function recipePage(press: Press, entry: SettingEntry): Widget[] {
  return [
    card(theme, { x: 12, y: 68, w: 300, h: 388, title: "Recipes" }),
    ...RECIPES.map((recipe, index) => recipeRow(press, recipe, index)),
    card(theme, {
      x: 324,
      y: 68,
      w: 512,
      h: 436,
      title: "Settings",
      note: "type a number and Enter, or press + and −",
    }),
    card(theme, { x: 12, y: 468, w: 300, h: 220, title: "Tool" }),
    toolSheet(press, { x: 28, y: 500, w: 268, h: 176 }),
    card(theme, { x: 324, y: 516, w: 512, h: 172, title: "Expected stroke", note: "ram over time" }),
    strokeCurve(press, { x: 338, y: 544, w: 484, h: 136 }),
    ...SETTINGS.flatMap((setting, index) => settingRow(press, entry, setting, index)),
  ]
}

function recipeRow(press: Press, recipe: Recipe, index: number): Widget {
  const isChosen = () => press.state.recipe === index
  return {
    ...{ x: 24, y: 104 + index * 84, w: 276, h: 74, ground: theme.card },
    look: () => `${isChosen()}`,
    paint(brush, isPressed) {
      const fill = isChosen() ? theme.buttonLit : isPressed ? theme.buttonPressed : theme.button
      box(brush, 0, 0, 276, 74, 5, fill, theme.edge)
      write(brush, recipe.name, 16, 26, {
        size: 17,
        weight: 600,
        colour: isChosen() ? theme.buttonLitInk : theme.ink,
      })
      const note = `${recipe.article}, ${recipe.pressureBar} bar, ${recipe.holdS.toFixed(1)} s`
      write(brush, note, 16, 52, { size: 13, colour: isChosen() ? theme.chromeMute : theme.mute })
    },
    press: () => press.chooseRecipe(index),
  }
}

function settingRow(press: Press, entry: SettingEntry, setting: Setting, index: number): Widget[] {
  const y = 104 + index * 100
  const value = () => press.state.settings[setting.key]
  const isChosen = () => entry.chosen() === index
  const text = () =>
    isChosen() && entry.typed() !== "" ? `${entry.typed()}_` : value().toFixed(setting.decimals)
  const changed = () => value() !== RECIPES[press.state.recipe]![setting.key]
  const change = (by: number) => () => {
    entry.choose(index)
    press.set(setting, value() + by)
  }
  return [
    {
      ...{ x: 338, y, w: 330, h: 88, ground: theme.card },
      look: () => `${text()} ${isChosen()} ${changed()}`,
      paint(brush) {
        box(brush, 0, 0, 330, 88, 5, isChosen() ? theme.button : null, isChosen() ? theme.ink : theme.rule)
        write(brush, setting.label, 16, 22, { size: 14, colour: theme.mute })
        if (changed()) write(brush, "changed", 314, 22, { size: 12, colour: theme.mute, align: "right" })
        write(brush, text(), 16, 58, { size: 30, weight: 600, colour: theme.value })
        const limits = `${setting.min} to ${setting.max} ${setting.unit}`
        write(brush, limits, 314, 60, { size: 13, colour: theme.mute, align: "right" })
      },
      press: () => entry.choose(index),
    },
    button(theme, { x: 680, y: y + 12, w: 64, h: 64, label: "−", size: 28, press: change(-setting.step) }),
    button(theme, { x: 756, y: y + 12, w: 64, h: 64, label: "+", size: 26, press: change(setting.step) }),
  ]
}

function toolSheet(press: Press, area: Area): Widget {
  const recipe = () => RECIPES[press.state.recipe]!
  return {
    ...area,
    ground: theme.card,
    look: () => press.state.recipe,
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
        write(brush, label, 0, y, { size: 13, colour: theme.mute })
        write(brush, value, area.w, y, { size: 15, weight: 600, colour: theme.ink, align: "right" })
        if (row < rows.length - 1) line(brush, theme.rule, 1, [0, y + 22.5], [area.w, y + 22.5])
      }
    },
  }
}

/** The way of the ram that the settings promise. */
function strokeCurve(press: Press, area: Area): Widget {
  return {
    ...area,
    ground: theme.card,
    look: () => JSON.stringify(press.state.settings),
    paint(brush) {
      const points = plannedStroke(press.state.settings)
      const totalS = points.at(-1)!.atS
      const bottom = area.h - 22
      const xOf = (atS: number) => 36 + ((area.w - 50) * atS) / totalS
      const yOf = (ramMm: number) => bottom - ((bottom - 8) * ramMm) / RAM_TOP_MM
      for (const mm of [0, 200, 400, 600]) {
        const y = Math.round(yOf(mm)) + 0.5
        line(brush, theme.rule, 1, [36, y], [area.w - 14, y])
        write(brush, `${mm}`, 28, y, { size: 11, colour: theme.mute, align: "right" })
      }
      for (let second = 0; second <= totalS; second++) {
        write(brush, `${second} s`, xOf(second), bottom + 13, {
          size: 11,
          colour: theme.mute,
          align: "center",
        })
      }
      brush.lineJoin = "round"
      line(
        brush,
        theme.value,
        2.5,
        ...points.map((point): [number, number] => [xOf(point.atS), yOf(point.ramMm)]),
      )
    },
  }
}
