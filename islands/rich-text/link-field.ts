/** The field for the address of a link, in the toolbar. */
import { toggleMark } from "prosemirror-commands"
import type { MarkType } from "prosemirror-model"
import type { EditorView } from "prosemirror-view"
import { LINK_PATTERN, schema } from "./schema.ts"

interface LinkLabels {
  address: string
  apply: string
  invalidLink: string
}

const link = schema.marks.link as MarkType

export function createLinkField(labels: LinkLabels, view: () => EditorView) {
  const element = document.createElement("span")
  element.className = "rich-link"
  element.hidden = true
  const input = document.createElement("input")
  input.type = "url"
  input.className = "input"
  input.placeholder = "https://"
  input.setAttribute("aria-label", labels.address)
  const apply = document.createElement("button")
  apply.type = "button"
  apply.textContent = labels.apply
  element.append(input, apply)

  function close() {
    element.hidden = true
    view().focus()
  }
  function save() {
    const href = input.value.trim()
    const isRemoval = href === ""
    input.setCustomValidity(isRemoval || LINK_PATTERN.test(href) ? "" : labels.invalidLink)
    if (!input.reportValidity()) return
    if (isRemoval) removeLink(view())
    else insertLink(view(), href)
    close()
  }
  apply.addEventListener("click", save)
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close()
    if (event.key !== "Enter") return
    // Not the form's Enter.
    event.preventDefault()
    save()
  })
  return {
    element,
    toggle() {
      if (!element.hidden) return close()
      element.hidden = false
      input.value = hrefAt(view()) ?? ""
      input.focus()
    },
  }
}

function hrefAt({ state }: EditorView): string | null {
  const found = link.isInSet(state.selection.$from.marks())
  return (found?.attrs.href as string | undefined) ?? null
}

function removeLink(view: EditorView) {
  const { from, to } = view.state.selection
  view.dispatch(view.state.tr.removeMark(from, to, link))
}

/** Marks the selection, or writes the text as the link where nothing is selected. */
export function insertLink(view: EditorView, href: string, text = href) {
  const { state } = view
  if (!state.selection.empty) {
    toggleMark(link, { href }, { removeWhenPresent: false })(state, view.dispatch)
    return
  }
  const node = schema.text(text, [link.create({ href })])
  view.dispatch(state.tr.replaceSelectionWith(node, false).insertText(" "))
}
