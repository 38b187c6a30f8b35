/** Puts the editor of rich text before each field for it; until then, and without it, the field is plain. */
import { mountEditor } from "../rich-text/editor.ts"

/** Also after a part of the page was replaced; fields that have their editor keep it. */
export function mountEditors() {
  for (const frame of document.querySelectorAll<HTMLElement>(".rich-editor:empty")) {
    const field = frame.nextElementSibling
    if (field instanceof HTMLTextAreaElement) mountEditor(frame, field)
  }
  // Tab must not stop at a field that is not seen: Firefox leaves the focus there, although the field gives it to its editor.
  for (const field of document.querySelectorAll<HTMLTextAreaElement>(".rich-editor:not(:empty) + textarea"))
    field.tabIndex = -1
}
