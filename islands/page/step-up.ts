/** An action that needs a step-up is executed after it. */
import { STEP_UP_HEADER } from "../../src/system/stepuppolicy/rules.ts"
import { requestStepUp, STEP_UP_EVENT } from "../step-up.ts"
import { onHtmx } from "./htmx-events.ts"

document.addEventListener(STEP_UP_EVENT, (event) => {
  const resolve = (event as CustomEvent<(isProved: boolean) => void>).detail
  import("./step-up-dialog.ts")
    .then(({ openStepUpDialog }) => openStepUpDialog())
    .then(resolve, () => resolve(false))
})

onHtmx("htmx:response:error", async ({ response, sourceElement, sourceEvent }) => {
  if (!response?.headers.has(STEP_UP_HEADER) || !(await requestStepUp())) return
  if (!sourceElement?.isConnected) return location.reload()
  const submitter = (sourceEvent as SubmitEvent | undefined)?.submitter ?? null
  if (sourceElement instanceof HTMLFormElement) sourceElement.requestSubmit(submitter)
  else (sourceElement as HTMLElement).click()
})
