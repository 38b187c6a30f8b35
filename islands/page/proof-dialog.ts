/** The dialog in which a person proves once more who they are; then what they wanted is done. */
import { PROOF_HEADER, PROVED_EVENT } from "../../src/stepup/rules.ts"
import { ASK_FOR_PROOF, askForProof } from "../proof.ts"
import { onHtmx } from "./htmx-events.ts"

const DIALOG_PATH = "/profile/proof/dialog"
/** Inside the dialog host, beside a dialog that is open already: its form must stay. */
const HOST_ID = "proof-host"

declare global {
  interface Window {
    htmx: { ajax(method: "GET", path: string, options: { target: Element; swap: string }): Promise<unknown> }
  }
}

document.addEventListener(ASK_FOR_PROOF, (event) => {
  const tell = (event as CustomEvent<(isProved: boolean) => void>).detail
  open().then(tell, () => tell(false))
})

async function open(): Promise<boolean> {
  const host = hostElement()
  await window.htmx.ajax("GET", DIALOG_PATH, { target: host, swap: "innerHTML" })
  const dialog = host.querySelector("dialog")
  if (!dialog) return false
  return new Promise((resolve) => {
    let isProved = false
    const proved = () => {
      isProved = true
      dialog.close()
    }
    document.addEventListener(PROVED_EVENT, proved)
    dialog.addEventListener(
      "close",
      () => {
        document.removeEventListener(PROVED_EVENT, proved)
        host.remove()
        resolve(isProved)
      },
      { once: true },
    )
  })
}

function hostElement(): Element {
  const host = document.createElement("div")
  host.id = HOST_ID
  document.getElementById("dialog-host")?.append(host)
  return host
}

onHtmx("htmx:response:error", async ({ response, sourceElement, sourceEvent }) => {
  if (!response?.headers.has(PROOF_HEADER) || !(await askForProof())) return
  if (!sourceElement?.isConnected) return location.reload()
  const submitter = (sourceEvent as SubmitEvent | undefined)?.submitter ?? null
  if (sourceElement instanceof HTMLFormElement) sourceElement.requestSubmit(submitter)
  else (sourceElement as HTMLElement).click()
})
