/** The picture of a machine: sent when it is chosen or photographed, with a preview and its refusal beside it. */

const frameOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>("[data-image-upload]") ?? null

function headers(): HeadersInit {
  return { "X-CSRF-Token": document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "" }
}

async function send(frame: HTMLElement, init: RequestInit) {
  const note = frame.querySelector<HTMLElement>("[role=status]")
  const say = (text: string, isError = false) => {
    if (!note) return
    note.textContent = text
    note.className = isError ? "field-error" : "field-hint"
  }
  say(frame.dataset.uploading ?? "")
  try {
    const answer = await fetch(frame.dataset.imageUpload ?? "", { ...init, headers: headers() })
    if (answer.ok) return location.reload()
    const body = (await answer.json()) as { message?: string; problems?: { message: string }[] }
    say(body.problems?.[0]?.message ?? body.message ?? String(answer.status), true)
  } catch {
    say(document.querySelector<HTMLElement>("#toasts")?.dataset.offline ?? "", true)
  }
}

function sendChosen(input: HTMLInputElement) {
  const frame = frameOf(input)
  const file = input.files?.[0]
  if (!frame || !file) return
  showPreview(frame, file)
  const body = new FormData()
  body.append("file", file)
  void send(frame, { method: "PUT", body })
}

document.addEventListener("change", ({ target }) => sendChosen(target as HTMLInputElement))

function showPreview(frame: HTMLElement, file: File) {
  const image = frame.querySelector("img") ?? document.createElement("img")
  image.alt = file.name
  image.src = URL.createObjectURL(file)
  image.onload = () => URL.revokeObjectURL(image.src)
  if (!image.isConnected) frame.querySelector(".device-image-none")?.replaceWith(image)
}

document.addEventListener("click", ({ target }) => {
  const frame = (target as Element).closest("[data-image-delete]") && frameOf(target)
  if (frame) void send(frame, { method: "DELETE" })
})

// One that was chosen before this script had loaded.
for (const input of document.querySelectorAll<HTMLInputElement>("[data-image-upload] input"))
  sendChosen(input)

export {}
