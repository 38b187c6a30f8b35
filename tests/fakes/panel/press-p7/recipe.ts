/** F4: choose what to press, and change its settings. */
import { box, write } from "../brush.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { button } from "../widgets/button.ts"
import { card } from "../widgets/card.ts"
import type { Press } from "./process.ts"
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
    card(theme, { x: 12, y: 68, w: 300, h: 620, title: "Recipes" }),
    ...RECIPES.map((recipe, index) => recipeRow(press, recipe, index)),
    card(theme, {
      x: 324,
      y: 68,
      w: 512,
      h: 620,
      title: "Settings",
      note: "digits and Enter, or + and − on the keyboard",
    }),
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
