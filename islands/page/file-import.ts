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
  const note = form.querySelector<HTMLElement>("[role=status]")
  if (!input || !button || !note) return
  const say = (text: string, isError: boolean) => {
    note.textContent = text
    note.className = isError ? "field-error" : "field-hint"
    button.disabled = !isError
    if (isError) input.focus()
  }
  const file = input.files?.[0]
  if (!file) return say(form.dataset.choose ?? "", true)
  say(form.dataset.uploading ?? "", false)
  const body = new FormData()
  body.append("file", file)
  try {
    const headers = { "X-CSRF-Token": csrfToken() }
    const answer = await fetch(form.dataset.fileImport ?? "", { method: "POST", headers, body })
    const read = await answer.json()
    if (answer.ok) return location.assign(`${form.dataset.opens}/${read.id}`)
    say(read.problems?.[0]?.message ?? read.message ?? String(answer.status), true)
  } catch {
    // The file changed on the disk, or the connection was lost.
    say(document.querySelector<HTMLElement>("#toasts")?.dataset.offline ?? "", true)
  }
}
