/**
 * Files for an issue: chosen, photographed, dropped or pasted; sent one after another with progress. The list beside it
 * updates by itself once the server has a file.
 */
import { toast } from "./toasts.ts"

/** Dispatched on the zone for each file that the server has; bubbles. */
export const UPLOADED_EVENT = "uploaded"
export interface Uploaded {
  name: string
  /** Address of the file's page. */
  href: string
}

interface Item {
  zone: HTMLElement
  file: File
  row: HTMLLIElement
  request: XMLHttpRequest | null
}

const queue: Item[] = []
let isSending = false
/** Submitted while a file of it was being sent: saving it leaves the page, which would end the transfer. */
let waiting: HTMLFormElement | null = null

const zoneOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>("[data-uploads]") ?? null
const zoneOnPage = () => document.querySelector<HTMLElement>("[data-uploads]")

function addFiles(zone: HTMLElement, files: Iterable<File>) {
  for (const file of files) {
    const row = document.createElement("li")
    row.className = "upload"
    zone.querySelector("[data-upload-list]")?.append(row)
    const item: Item = { zone, file, row, request: null }
    const isTooLarge = file.size > Number(zone.dataset.bytesMax)
    if (isTooLarge) {
      fail(item, zone.dataset.tooLarge ?? "", false)
      continue
    }
    queue.push(item)
    draw(item, "")
  }
  void sendNext()
}

function draw({ zone, file, row, request }: Item, note: string, ratio: number | null = null) {
  const name = document.createElement("span")
  name.className = "upload-name"
  name.textContent = file.name
  const state = document.createElement("span")
  state.className = "muted"
  state.textContent = note
  row.replaceChildren(name, state)
  if (ratio === null) return
  const bar = document.createElement("progress")
  bar.max = 1
  bar.value = ratio
  bar.setAttribute("aria-label", file.name)
  row.append(
    bar,
    button(zone.dataset.cancel ?? "", () => request?.abort()),
  )
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement("button")
  element.type = "button"
  element.className = "button button-secondary"
  element.textContent = label
  element.addEventListener("click", act)
  return element
}

function fail(item: Item, reason: string, mayRetry: boolean) {
  waiting = null
  draw(item, reason)
  item.row.classList.add("upload-failed")
  if (!mayRetry) return
  const retry = () => {
    item.row.classList.remove("upload-failed")
    queue.push(item)
    void sendNext()
  }
  item.row.append(button(item.zone.dataset.retry ?? "", retry))
}

async function sendNext() {
  if (isSending) return
  const item = queue.shift()
  if (!item) {
    waiting?.requestSubmit()
    waiting = null
    return
  }
  isSending = true
  try {
    const { id, fileName } = await send(item)
    const href = `${location.origin}${item.zone.dataset.files}/${id}`
    const detail: Uploaded = { name: fileName, href }
    item.zone.dispatchEvent(new CustomEvent(UPLOADED_EVENT, { detail, bubbles: true }))
    tellDone(item, (item.zone.dataset.done ?? "").replace("{{name}}", fileName))
  } catch (error) {
    if (error === null) item.row.remove()
    else fail(item, (error as Error).message, true)
  }
  isSending = false
  void sendNext()
}

/** In a dialog, which lies above toasts, in the place of the file. */
function tellDone({ zone, row }: Item, text: string) {
  if (zone.closest("dialog")) {
    row.textContent = text
    return
  }
  row.remove()
  toast("green", text)
}

/** @throws null when it is cancelled, an Error with the server's sentence otherwise */
function send(item: Item): Promise<{ id: string; fileName: string }> {
  const { zone, file } = item
  const request = new XMLHttpRequest()
  item.request = request
  const body = new FormData()
  body.append("file", file)
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(refusalOf(request)))
    request.upload.onprogress = ({ loaded, total }) => {
      const percent = Math.floor((100 * loaded) / (total || 1))
      draw(item, (zone.dataset.progress ?? "").replace("{{percent}}", String(percent)), loaded / (total || 1))
    }
    request.onload = () => (request.status < 300 ? resolve(request.response) : refuse())
    request.onerror = refuse
    request.onabort = () => reject(null)
    request.open("POST", zone.dataset.uploads ?? "")
    request.responseType = "json"
    request.setRequestHeader(
      "X-CSRF-Token",
      document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "",
    )
    request.send(body)
  })
}

function refusalOf({ response, status }: XMLHttpRequest): string {
  const offline = document.querySelector<HTMLElement>("#toasts")?.dataset.offline ?? ""
  if (status === 0) return offline
  const { message, problems } = (response ?? {}) as { message?: string; problems?: { message: string }[] }
  return problems?.[0]?.message ?? message ?? String(status)
}

function addChosen(input: HTMLInputElement) {
  const zone = zoneOf(input)
  if (!zone || input.type !== "file" || !input.files?.length) return
  addFiles(zone, [...input.files])
  input.value = ""
}

document.addEventListener("change", ({ target }) => addChosen(target as HTMLInputElement))
// Those that were chosen before this script had loaded.
for (const input of document.querySelectorAll<HTMLInputElement>("[data-uploads] input")) addChosen(input)

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement
    if (!isSending || form.querySelector("[data-uploads]") === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = form
  },
  // Before htmx sends the form.
  { capture: true },
)

document.addEventListener("dragover", (event) => {
  const zone = zoneOnPage()
  if (!zone || !event.dataTransfer?.types.includes("Files")) return
  event.preventDefault()
  zone.classList.add("uploads-over")
})
document.addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) zoneOnPage()?.classList.remove("uploads-over")
})
document.addEventListener("drop", (event) => {
  const zone = zoneOnPage()
  zone?.classList.remove("uploads-over")
  if (!zone || !event.dataTransfer?.files.length) return
  event.preventDefault()
  addFiles(zone, [...event.dataTransfer.files])
})

/** A pasted picture has no name of its own: it is named by its time. */
function named(file: File, zone: HTMLElement): File {
  if (file.name !== "" && file.name !== "image.png") return file
  const time = new Date().toISOString().slice(0, 19).replace("T", " ").replaceAll(":", ".")
  const name = (zone.dataset.pasted ?? "{{time}}.png").replace("{{time}}", time)
  return new File([file], name, { type: file.type })
}

document.addEventListener(
  "paste",
  (event) => {
    const zone = zoneOnPage()
    const files = [...(event.clipboardData?.files ?? [])]
    if (!zone || files.length === 0) return
    event.preventDefault()
    addFiles(
      zone,
      files.map((file) => named(file, zone)),
    )
  },
  // Before an editor takes the picture for itself.
  { capture: true },
)
