/** The editor of rich text over a text field: the field keeps the value, as HTML, for the form and its draft. */
import { history } from "prosemirror-history"
import { inputRules, wrappingInputRule } from "prosemirror-inputrules"
import { keymap } from "prosemirror-keymap"
import { DOMParser, DOMSerializer, type NodeType } from "prosemirror-model"
import { EditorState } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { UPLOADED_EVENT, type Uploaded } from "../page/uploads.ts"
import { KEYS } from "./commands.ts"
import { insertLink } from "./link-field.ts"
import { cleanPasted } from "./pasted.ts"
import { schema } from "./schema.ts"
import { createToolbar, type Labels } from "./toolbar.ts"

const listRules = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, schema.nodes.bullet_list as NodeType),
    wrappingInputRule(/^1\.\s$/, schema.nodes.ordered_list as NodeType),
  ],
})

/** @param frame  the empty element before the field; it holds the editor from now on */
export function mountEditor(frame: HTMLElement, field: HTMLTextAreaElement) {
  const labels = JSON.parse(frame.dataset.labels ?? "{}") as Labels
  const form = field.form?.elements.namedItem(`${field.name}Form`) as HTMLInputElement | null
  // A restored draft of the editor is HTML, whatever the saved text was.
  if (field.value !== field.defaultValue && field.value.startsWith("<") && form) form.value = "html"
  const toolbar = createToolbar(labels, () => view)
  const view: EditorView = new EditorView(null, {
    state: EditorState.create({
      doc: parse(field.value, form?.value === "html"),
      plugins: [listRules, keymap(KEYS), history()],
    }),
    attributes: attributesOf(field),
    transformPastedHTML: cleanPasted,
    // The view would keep Escape for itself; it closes the dialog around the editor.
    handleDOMEvents: { keydown: (_, { key }) => key === "Escape" },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      toolbar.update(view.state)
      if (transaction.docChanged) writeBack(view, field, form)
    },
  })
  frame.replaceChildren(toolbar.element, view.dom)
  toolbar.update(view.state)
  field.addEventListener("focus", () => view.focus())
  if (document.activeElement === field) view.focus()
  linkPastedFiles(view)
}

function attributesOf(field: HTMLTextAreaElement): Record<string, string> {
  const described = field.getAttribute("aria-describedby")
  const label = field.labels[0]?.firstChild?.textContent ?? field.name
  const attributes = {
    class: "rich-text prose",
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
  }
  return described ? { ...attributes, "aria-describedby": described } : attributes
}

/** A plain text has line breaks where HTML has tags. */
function parse(value: string, isHtml: boolean) {
  const root = document.createElement("div")
  if (isHtml) root.append(...new window.DOMParser().parseFromString(value, "text/html").body.childNodes)
  else
    for (const line of value.split("\n"))
      root.append(Object.assign(document.createElement("p"), { textContent: line }))
  return DOMParser.fromSchema(schema).parse(root)
}

/** Only an edited text is written back: an unedited one is saved as it was. */
function writeBack(view: EditorView, field: HTMLTextAreaElement, form: HTMLInputElement | null) {
  const root = document.createElement("div")
  const { doc } = view.state
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content))
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.content.size === 2
  field.value = isEmpty ? "" : root.innerHTML
  field.dataset.length = String(countedLength(field.value))
  if (form) form.value = "html"
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Length as the server counts it: an entity is one character, a closing tag none. */
function countedLength(html: string): number {
  return html.replace(/&(?:amp|lt|gt|quot|nbsp);/g, "x").replace(/<\/[a-z0-9]+>/gi, "").length
}

/** A picture that is pasted into the text becomes a file of the issue, and the text gets a link to it. */
function linkPastedFiles(view: EditorView) {
  let pasted = 0
  document.addEventListener(
    "paste",
    ({ target, clipboardData }) => {
      if (view.dom.contains(target as Node)) pasted += clipboardData?.files.length ?? 0
    },
    { capture: true },
  )
  document.addEventListener(UPLOADED_EVENT, (event) => {
    if (pasted === 0 || !view.dom.isConnected) return
    pasted--
    const { name, href } = (event as CustomEvent<Uploaded>).detail
    insertLink(view, href, name)
  })
}
