/** Loads the editor of rich text on pages that have a field for it; until then, and without it, the field is plain. */
import { onHtmx } from "./htmx-events.ts"

async function mountEditors() {
  const frames = [...document.querySelectorAll<HTMLElement>(".rich-editor:empty")]
  if (frames.length === 0) return
  const { mountEditor } = await import("../rich-text/editor.ts")
  for (const frame of frames) {
    const field = frame.nextElementSibling
    if (frame.childElementCount === 0 && field instanceof HTMLTextAreaElement) mountEditor(frame, field)
  }
}

void mountEditors()
onHtmx("htmx:after:swap", () => void mountEditors())
