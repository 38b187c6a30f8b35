/**
 * What a page asks its user (alert, confirm, prompt, leaving with changes), and what the session tells them, as a page of
 * its own in the same browser: while a page asks, its own process stands still. So the question is part of the picture, of
 * the recording, and works in every viewer.
 */
import type { CdpConnection, CdpValue } from "./cdp.ts"

export interface Prompt {
  kind: "alert" | "confirm" | "prompt" | "beforeunload" | "notice"
  /** Message of the machine, or a sentence of the session; shown as text. */
  message: string
  /** For `prompt`: the initial value of its field. */
  suggestion: string
  /** Offers to keep this page from asking again. */
  maySuppress: boolean
}

export interface PromptAnswer {
  isAccepted: boolean
  text: string
  suppress: boolean
}

/** In the language of the person who started the session. */
export interface PromptTexts {
  /** "{host} says"; the host is put in by the caller of the session. */
  machineSays: string
  ok: string
  cancel: string
  leave: string
  stay: string
  leaveQuestion: string
  suppress: string
}

const REPORT = "millwrightAnswer"
export const PROMPT_CHARACTERS_MAX = 2000

export class PromptPage {
  readonly sessionId: string
  readonly targetId: string
  private readonly cdp: CdpConnection
  private answer: ((answer: PromptAnswer) => void) | null = null

  private constructor(cdp: CdpConnection, targetId: string, sessionId: string) {
    this.cdp = cdp
    this.targetId = targetId
    this.sessionId = sessionId
  }

  static async open(cdp: CdpConnection): Promise<PromptPage> {
    const { targetId } = await cdp.send<{ targetId: string }>("Target.createTarget", {
      url: "about:blank",
      background: true,
    })
    const { sessionId } = await cdp.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    })
    const page = new PromptPage(cdp, targetId, sessionId)
    await page.send("Page.enable")
    await page.send("Runtime.enable")
    await page.send("Runtime.addBinding", { name: REPORT })
    return page
  }

  /** Shows a question over a picture of the page that asks. @param background  base64 PNG */
  async show(
    prompt: Prompt,
    background: string,
    texts: PromptTexts,
    language: string,
  ): Promise<PromptAnswer> {
    const { promise, resolve } = Promise.withResolvers<PromptAnswer>()
    this.answer = resolve
    const { frameTree } = await this.send<{ frameTree: { frame: { id: string } } }>("Page.getFrameTree")
    await this.send("Page.setDocumentContent", { frameId: frameTree.frame.id, html: DOCUMENT })
    const given = { prompt, background, texts, language, report: REPORT }
    await this.send("Runtime.evaluate", { expression: `(${String(showPrompt)})(${JSON.stringify(given)})` })
    return promise
  }

  /** @returns whether the event was this page's */
  handleEvent(method: string, params: CdpValue): boolean {
    if (method !== "Runtime.bindingCalled" || params.name !== REPORT) return false
    const { isAccepted, text, suppress } = JSON.parse(String(params.payload)) as PromptAnswer
    this.answer?.({ isAccepted: isAccepted === true, text: String(text), suppress: suppress === true })
    this.answer = null
    return true
  }

  startScreencast(): Promise<unknown> {
    return this.send("Page.startScreencast", { format: "png", everyNthFrame: 1 })
  }

  stopScreencast(): Promise<unknown> {
    return this.send("Page.stopScreencast")
  }

  send<Result = CdpValue>(method: string, params: CdpValue = {}): Promise<Result> {
    return this.cdp.send<Result>(method, params, this.sessionId)
  }
}

const DOCUMENT = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'none'">
<style>
html,body{margin:0;height:100%;overflow:hidden;font:15px/1.45 system-ui,sans-serif;color:#1b2430;background:#3a4250}
img{position:fixed;inset:0;opacity:.45}
form{position:fixed;left:50%;top:40%;transform:translate(-50%,-50%);width:min(440px,calc(100% - 48px));box-sizing:border-box;
background:#fff;border-radius:8px;padding:20px;box-shadow:0 12px 40px #0008}
h1{margin:0 0 8px;font-size:14px;font-weight:600;color:#5a6675}
p{margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere;max-height:40vh;overflow:auto}
input[type=text]{width:100%;box-sizing:border-box;font:inherit;padding:6px 8px;margin:0 0 16px;border:1px solid #8794a5;border-radius:6px}
label{display:flex;gap:8px;align-items:center;margin:0 0 16px}
div{display:flex;justify-content:flex-end;gap:8px}
button{font:inherit;font-weight:600;padding:7px 16px;border-radius:6px;border:1px solid #8794a5;background:#fff;color:inherit}
button[value=ok]{background:#1f5fbf;border-color:#1f5fbf;color:#fff}
button:focus-visible,input:focus-visible{outline:3px solid #7fb0f5;outline-offset:1px}
</style><img alt=""><form role="alertdialog"><h1></h1><p></p></form>`

interface ShownPrompt {
  prompt: Prompt
  background: string
  texts: PromptTexts
  language: string
  report: string
}

/** Runs in the browser. */
function showPrompt({ prompt, background, texts, language, report }: ShownPrompt): void {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
  const isLeaving = prompt.kind === "beforeunload"
  document.documentElement.lang = language
  if (background) find<HTMLImageElement>("img").src = `data:image/png;base64,${background}`
  find("h1").textContent = prompt.kind === "notice" || isLeaving ? "" : texts.machineSays
  find("p").textContent = isLeaving ? texts.leaveQuestion : prompt.message
  const form = find<HTMLFormElement>("form")
  const field = document.createElement("input")
  field.type = "text"
  field.value = prompt.suggestion
  if (prompt.kind === "prompt") form.append(field)
  const box = document.createElement("input")
  box.type = "checkbox"
  if (prompt.maySuppress) {
    const label = document.createElement("label")
    label.append(box, texts.suppress)
    form.append(label)
  }
  const answer = (isAccepted: boolean) => {
    const send = (globalThis as unknown as Record<string, (payload: string) => void>)[report]
    send?.(JSON.stringify({ isAccepted, text: field.value, suppress: box.checked }))
  }
  const row = document.createElement("div")
  const addButton = (text: string, isAccepted: boolean) => {
    const button = document.createElement("button")
    button.type = isAccepted ? "submit" : "button"
    button.value = isAccepted ? "ok" : "cancel"
    button.textContent = text
    if (!isAccepted) button.addEventListener("click", () => answer(false))
    row.append(button)
    return button
  }
  if (prompt.kind !== "alert" && prompt.kind !== "notice")
    addButton(isLeaving ? texts.stay : texts.cancel, false)
  const main = addButton(isLeaving ? texts.leave : texts.ok, true)
  form.append(row)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    answer(true)
  })
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") answer(false)
  })
  if (prompt.kind === "prompt") field.select()
  else main.focus()
}
