/**
 * The place of dialogs: they are dragged by their header with a mouse or a pen, so that what they cover can be read, and an
 * answer that is shorter than the form leaves them where they are. One that has its place on the page below ends them.
 * And their place in the page's address.
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

/** Names a dialog in the page's address, or none. */
function nameInAddress(address: string | null) {
  const page = new URL(location.href)
  if (address === null) page.searchParams.delete(DIALOG_QUERY)
  else page.searchParams.set(DIALOG_QUERY, address)
  history.replaceState(history.state, "", page)
}

const named = new WeakSet<HTMLDialogElement>()

/**
 * Loaded again or passed on, the page's address shows the page with a dialog that is a part of it. Once a dialog is closed,
 * also one that the address has opened, the address is that of the page alone.
 */
function nameOpenDialog() {
  const dialog = document.querySelector<HTMLDialogElement>("#dialog-host dialog[open]")
  if (!dialog || named.has(dialog)) return
  named.add(dialog)
  const { address } = dialog.dataset
  if (address?.startsWith(`${location.pathname}/`)) nameInAddress(address)
  dialog.addEventListener("close", () => nameInAddress(null), { once: true })
}

nameOpenDialog()
// The first one may be closed again before this script has come.
if (!document.querySelector("#dialog-host dialog[open]")) nameInAddress(null)
// An opened dialog gets the focus.
document.addEventListener("focusin", nameOpenDialog)
