/**
 * The place of dialogs: they are dragged by their header with a mouse or a pen, so that what they cover can be read, and an
 * answer that is shorter than the form leaves them where they are. One that has its place on the page below ends them.
 */
import { onHtmx } from "./htmx-events.ts"

/** As in `src/web/dialog.tsx`, which the page does not need. */
const DIALOG_QUERY = "dialog"

/** This much of a dragged header stays inside the window, so that it can be dragged back. */
const REACHABLE_PX = 48

/** What a dialog has besides its body, and above it. */
const AROUND_BODY = "7.5rem"

/** How far each dialog is from where it opened. */
const offsets = new WeakMap<HTMLElement, { x: number; y: number }>()

function place(dialog: HTMLElement, x: number, y: number) {
  offsets.set(dialog, { x, y })
  dialog.style.translate = `${x}px ${y}px`
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

document.addEventListener("pointerdown", (down) => {
  const target = down.target as Element
  const header = target.closest<HTMLElement>("dialog > .dialog-header")
  const dialog = header?.parentElement
  if (!header || !dialog || down.button !== 0 || down.pointerType === "touch" || target.closest("button"))
    return
  const start = offsets.get(dialog) ?? { x: 0, y: 0 }
  const box = dialog.getBoundingClientRect()
  const drag = (move: PointerEvent) => {
    const x = clamp(
      move.clientX - down.clientX,
      REACHABLE_PX - box.right,
      innerWidth - REACHABLE_PX - box.left,
    )
    const y = clamp(move.clientY - down.clientY, -box.top, innerHeight - REACHABLE_PX - box.top)
    place(dialog, start.x + x, start.y + y)
  }
  header.setPointerCapture(down.pointerId)
  header.addEventListener("pointermove", drag)
  header.addEventListener("lostpointercapture", () => header.removeEventListener("pointermove", drag), {
    once: true,
  })
})

// A smaller window could leave the header outside.
addEventListener("resize", () => {
  for (const dialog of document.querySelectorAll<HTMLElement>("dialog[open]")) place(dialog, 0, 0)
})

/**
 * Not by a style of the dialog: htmx copies the attributes of an element with an id to the one in its place, which the
 * content security policy refuses.
 */
document.addEventListener("submit", ({ target }) => {
  const body = (target as Element).closest<HTMLElement>("dialog > .dialog-body")
  if (!body) return
  body.style.minBlockSize = `min(${body.getBoundingClientRect().height}px, 100dvh - ${AROUND_BODY})`
})

onHtmx("htmx:after:swap", ({ target, sourceElement, swap }) => {
  const dialog = sourceElement?.closest("dialog")
  if (target && swap !== "none" && !dialog?.contains(target)) dialog?.close()
})

/**
 * Loaded again or passed on, the page's address shows the page with a dialog that is a part of it. Once a dialog is closed,
 * also one that the address has opened, the address is that of the page alone.
 */
export function nameInAddress(dialog: HTMLDialogElement) {
  const name = (shown: string | null) => {
    const page = new URL(location.href)
    if (shown === null) page.searchParams.delete(DIALOG_QUERY)
    else page.searchParams.set(DIALOG_QUERY, shown)
    history.replaceState(history.state, "", page)
  }
  // It may be closed again before this script has come.
  if (!dialog.open) return name(null)
  const { address } = dialog.dataset
  if (address?.startsWith(`${location.pathname}/`)) name(address)
  dialog.addEventListener("close", () => name(null), { once: true })
}
