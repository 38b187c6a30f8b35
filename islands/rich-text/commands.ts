/** What the toolbar and the keyboard do in the editor. */
import { baseKeymap, chainCommands, setBlockType, toggleMark } from "prosemirror-commands"
import { redo, undo } from "prosemirror-history"
import type { MarkType, NodeType } from "prosemirror-model"
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list"
import type { Command, EditorState } from "prosemirror-state"
import { schema } from "./schema.ts"

const { nodes, marks } = schema
const node = (name: keyof typeof nodes) => nodes[name] as NodeType
const mark = (name: keyof typeof marks) => marks[name] as MarkType

/** Actions of the toolbar, by the names of their labels. */
export interface Action {
  run: Command
  /** Whether the selection has it already; missing where there is no such state. */
  isOn?: (state: EditorState) => boolean
}

const hasMark = (name: string) => (state: EditorState) => {
  const { from, $from, to, empty } = state.selection
  const type = mark(name)
  return empty
    ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, type)
}

const isWithin = (name: string) => (state: EditorState) => {
  const { $from } = state.selection
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type === node(name),
  )
}

const markAction = (name: string): Action => ({ run: toggleMark(mark(name)), isOn: hasMark(name) })

function blockAction(name: string, attrs?: Record<string, unknown>): Action {
  const isOn = isWithin(name)
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(node("paragraph")) : setBlockType(node(name), attrs))(state, dispatch)
  return { run, isOn }
}

function listAction(name: string): Action {
  const isOn = isWithin(name)
  const run: Command = (state, dispatch) =>
    (isOn(state) ? liftListItem(node("list_item")) : wrapInList(node(name)))(state, dispatch)
  return { run, isOn }
}

export const ACTIONS = {
  bold: markAction("bold"),
  italic: markAction("italic"),
  underline: markAction("underline"),
  strike: markAction("strike"),
  heading: blockAction("heading", { level: 3 }),
  bullets: listAction("bullet_list"),
  numbers: listAction("ordered_list"),
  code: blockAction("code_block"),
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Action>
export type ActionName = keyof typeof ACTIONS

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node("hard_break").create()).scrollIntoView())
  return true
}

/** Tab stays with the browser: it leaves the editor, so that the keyboard is never trapped. */
export const KEYS: Record<string, Command> = {
  ...baseKeymap,
  "Mod-b": ACTIONS.bold.run,
  "Mod-i": ACTIONS.italic.run,
  "Mod-u": ACTIONS.underline.run,
  "Mod-z": undo,
  "Mod-y": redo,
  "Mod-Shift-z": redo,
  "Shift-Enter": insertBreak,
  Enter: chainCommands(splitListItem(node("list_item")), baseKeymap.Enter as Command),
  "Mod-]": sinkListItem(node("list_item")),
  "Mod-[": liftListItem(node("list_item")),
}
