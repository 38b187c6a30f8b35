/** Sends the file of an import, and opens the page of the import; a refusal is shown below the file. */
import { csrfToken } from "./csrf.ts"

document.addEventListener("submit", (event) => {
  const form = (event.target as Element).closest<HTMLFormElement>("[data-file-import]")
  if (!form) return
  event.preventDefault()
  void send(form)
})

async function send(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>("input[type=file]")
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")
  const progress = form.querySelector<HTMLElement>("[role=status]")
  if (!input || !button || !progress) return
  const fail = (text: string) => {
    showError(input, text)
    progress.textContent = ""
    button.disabled = false
    input.focus()
  }
  const file = input.files?.[0]
  if (!file) return fail(form.dataset.choose ?? "")
  showError(input, "")
  progress.textContent = form.dataset.uploading ?? ""
  button.disabled = true
  const body = new FormData()
  body.append("file", file)
  try {
    const headers = { "X-CSRF-Token": csrfToken() }
    const answer = await fetch(form.dataset.fileImport ?? "", { method: "POST", headers, body })
    const read = await answer.json()
    if (answer.ok) return location.assign(`${form.dataset.opens}/${read.id}`)
    fail(read.problems?.[0]?.message ?? read.message ?? String(answer.status))
  } catch {
    // The file changed on the disk, or the connection was lost.
    fail(document.querySelector<HTMLElement>("#toasts")?.dataset.offline ?? "")
  }
}

/** Below the field, as the server draws errors; another file removes it (`fields.ts`). Empty removes it, too. */
function showError(input: HTMLInputElement, text: string) {
  const id = `${input.id}-error`
  document.getElementById(id)?.remove()
  input.removeAttribute("aria-invalid")
  if (text === "") return
  const error = Object.assign(document.createElement("p"), {
    id,
    className: "field-error",
    textContent: text,
  })
  input.setAttribute("aria-invalid", "true")
  input.setAttribute("aria-describedby", `${input.id}-hint ${id}`)
  const field = input.closest(".field")
  field?.append(error)
  field?.classList.add("field-invalid")
}
