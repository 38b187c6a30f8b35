/** The field for a signature: drawn with a finger, pen or mouse; the picture is sent with the form as a PNG. */
import { onHtmx } from "./htmx-events.ts"

const LINE_WIDTH = 4
const INK = "#111"
const PAPER = "#fff"

const padOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLCanvasElement>("[data-signature-pad]") ?? null
const fieldOf = (pad: HTMLCanvasElement) =>
  pad.parentElement?.querySelector<HTMLInputElement>('input[name="signature"]')

/** The pointer that draws; null while none is down. */
let drawing: { pad: HTMLCanvasElement; pointerId: number } | null = null

/** From the place on the screen to the points of the picture. */
function pointOf(pad: HTMLCanvasElement, event: PointerEvent): [number, number] {
  const box = pad.getBoundingClientRect()
  return [
    ((event.clientX - box.left) * pad.width) / box.width,
    ((event.clientY - box.top) * pad.height) / box.height,
  ]
}

function pen(pad: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = pad.getContext("2d")
  if (!context) return null
  if (!pad.dataset.signed) {
    context.fillStyle = PAPER
    context.fillRect(0, 0, pad.width, pad.height)
    pad.dataset.signed = "true"
  }
  context.lineWidth = LINE_WIDTH
  context.lineCap = "round"
  context.lineJoin = "round"
  context.strokeStyle = INK
  return context
}

document.addEventListener("pointerdown", (event) => {
  const pad = padOf(event.target)
  if (!pad || drawing || event.button !== 0) return
  event.preventDefault()
  const context = pen(pad)
  if (!context) return
  drawing = { pad, pointerId: event.pointerId }
  pad.setPointerCapture(event.pointerId)
  const [x, y] = pointOf(pad, event)
  context.beginPath()
  context.moveTo(x, y)
  // A dot, for those who only tap.
  context.lineTo(x, y)
  context.stroke()
})

document.addEventListener("pointermove", (event) => {
  if (drawing?.pointerId !== event.pointerId) return
  const context = drawing.pad.getContext("2d")
  if (!context) return
  // Between two frames a fast pen passes several places.
  const passed = event.getCoalescedEvents?.() ?? []
  for (const one of passed.length > 0 ? passed : [event]) context.lineTo(...pointOf(drawing.pad, one))
  context.stroke()
})

function finish(event: PointerEvent) {
  if (drawing?.pointerId !== event.pointerId) return
  const { pad } = drawing
  drawing = null
  const field = fieldOf(pad)
  if (!field) return
  field.value = pad.toDataURL("image/png")
  // It takes no typed value, and its error is about what was sent before.
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
document.addEventListener("pointerup", finish)
document.addEventListener("pointercancel", finish)

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest("[data-signature-clear]")
  const pad = button?.closest("form")?.querySelector<HTMLCanvasElement>("[data-signature-pad]")
  if (!pad) return
  delete pad.dataset.signed
  pad.getContext("2d")?.clearRect(0, 0, pad.width, pad.height)
  const field = fieldOf(pad)
  if (field) field.value = ""
})

/** A form that was refused comes back with the picture in its field, and with a new pad. */
function showDrawn() {
  for (const pad of document.querySelectorAll<HTMLCanvasElement>("[data-signature-pad]:not([data-signed])")) {
    const [, base64] = fieldOf(pad)?.value.split(",") ?? []
    if (base64)
      void draw(
        pad,
        Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
      )
  }
}

async function draw(pad: HTMLCanvasElement, png: Uint8Array<ArrayBuffer>) {
  pad.dataset.signed = "true"
  pad.getContext("2d")?.drawImage(await createImageBitmap(new Blob([png])), 0, 0)
}

showDrawn()
onHtmx("htmx:after:swap", showDrawn)
