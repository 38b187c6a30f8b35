/** The step-up dialog: the user authenticates again. Loaded when it is needed. */
import { STEP_UP_DONE_EVENT } from "../../src/system/stepuppolicy/rules-events.ts"

const DIALOG_PATH = "/profile/step-up/dialog"
/** Inside the dialog host, beside a dialog that is open already: its form must stay. */
const STEP_UP_HOST_ID = "proof-host"

/** @returns whether the user has authenticated again */
export async function openStepUpDialog(): Promise<boolean> {
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
