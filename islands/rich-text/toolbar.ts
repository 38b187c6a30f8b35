/** The toolbar of the editor: one stop for Tab, arrows move inside it; pressed buttons show what the selection has. */
import type { EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { ACTIONS, type Action, type ActionName } from "./commands.ts"
import { createLinkField } from "./link-field.ts"

/** Signs that the product's font has; they read the same in every language. */
const SIGNS: Record<ActionName, string> = {
  bold: "B",
  italic: "I",
  underline: "U",
  strike: "S",
  heading: "H",
  bullets: "•",
  numbers: "1.",
  code: "</>",
  undo: "↶",
  redo: "↷",
}

export type Labels = Record<ActionName | "toolbar" | "link" | "address" | "apply" | "invalidLink", string>

interface Toolbar {
  element: HTMLElement
  update(state: EditorState): void
}

export function createToolbar(labels: Labels, view: () => EditorView): Toolbar {
  const element = document.createElement("div")
  element.className = "rich-toolbar"
  element.setAttribute("role", "toolbar")
  element.setAttribute("aria-label", labels.toolbar)
  const buttons = new Map<HTMLButtonElement, Action>()
  for (const name of Object.keys(ACTIONS) as ActionName[]) {
    const action: Action = ACTIONS[name]
    const button = createButton(labels[name], SIGNS[name], () => {
      action.run(view().state, view().dispatch)
      view().focus()
    })
    button.dataset.action = name
    buttons.set(button, action)
    element.append(button)
  }
  const link = createLinkField(labels, view)
  const linkButton = createButton(labels.link, labels.link, () => link.toggle())
  linkButton.dataset.action = "link"
  element.append(linkButton, link.element)
  const stops = [...buttons.keys(), linkButton]
  roveFocus(element, stops)
  return {
    element,
    update(state) {
      for (const [button, { isOn, run }] of buttons) {
        if (isOn) button.setAttribute("aria-pressed", String(isOn(state)))
        else button.setAttribute("aria-disabled", String(!run(state)))
      }
    },
  }
}

function createButton(label: string, sign: string, act: () => void): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.dataset.sign = sign
  button.title = label
  button.setAttribute("aria-label", label)
  // The selection of the text stays.
  button.addEventListener("mousedown", (event) => event.preventDefault())
  button.addEventListener("click", act)
  return button
}

function roveFocus(element: HTMLElement, stops: readonly HTMLButtonElement[]) {
  for (const [at, stop] of stops.entries()) stop.tabIndex = at === 0 ? 0 : -1
  element.addEventListener("keydown", (event) => {
    const at = stops.indexOf(event.target as HTMLButtonElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (at < 0 || !step) return
    event.preventDefault()
    const next = stops[(at + step + stops.length) % stops.length]
    for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1
    next?.focus()
  })
}
