/** The step-up dialog: the user authenticates again, then the requested action is executed. */
import { STEP_UP_DONE_EVENT, STEP_UP_HEADER } from "../../src/system/stepuppolicy/rules.ts"
import { requestStepUp, STEP_UP_EVENT } from "../step-up.ts"
import { onHtmx } from "./htmx-events.ts"

const DIALOG_PATH = "/profile/step-up/dialog"
/** Inside the dialog host, beside a dialog that is open already: its form must stay. */
const STEP_UP_HOST_ID = "proof-host"

declare global {
  interface Window {
    htmx: {
      ajax(method: "GET", path: string, options: { target: Element; swap: string }): Promise<unknown>
      swap(context: { text: string; target: Element; swap: string }): Promise<unknown>
    }
  }
}

document.addEventListener(STEP_UP_EVENT, (event) => {
  const resolve = (event as CustomEvent<(isProved: boolean) => void>).detail
  openStepUpDialog().then(resolve, () => resolve(false))
})

async function openStepUpDialog(): Promise<boolean> {
  const host = createHost()
  await window.htmx.ajax("GET", DIALOG_PATH, { target: host, swap: "innerHTML" })
  const dialog = host.querySelector("dialog")
  if (!dialog) return false
  return new Promise((resolve) => {
    let isProved = false
    const proved = () => {
      isProved = true
      dialog.close()
    }
    document.addEventListener(STEP_UP_DONE_EVENT, proved)
    dialog.addEventListener(
      "close",
      () => {
        document.removeEventListener(STEP_UP_DONE_EVENT, proved)
        host.remove()
        resolve(isProved)
      },
      { once: true },
    )
  })
}

function createHost(): Element {
  const host = document.createElement("div")
  host.id = STEP_UP_HOST_ID
  document.getElementById("dialog-host")?.append(host)
  return host
}

onHtmx("htmx:response:error", async ({ response, sourceElement, sourceEvent }) => {
  if (!response?.headers.has(STEP_UP_HEADER) || !(await requestStepUp())) return
  if (!sourceElement?.isConnected) return location.reload()
  const submitter = (sourceEvent as SubmitEvent | undefined)?.submitter ?? null
  if (sourceElement instanceof HTMLFormElement) sourceElement.requestSubmit(submitter)
  else (sourceElement as HTMLElement).click()
})
