/** The questions of a page and the notices of its session, one after the other, each instead of the page's picture. */

import { printableLines } from "../printable.ts"
import type { BrowserPage, PageSize } from "./browser-page.ts"
import type { CdpConnection, CdpValue } from "./cdp.ts"
import { type PageInput, PageInputQueue } from "./input.ts"
import {
  PROMPT_CHARACTERS_MAX,
  type Prompt,
  type PromptAnswer,
  PromptPage,
  type PromptTexts,
} from "./prompt-page.ts"
import type { Acknowledge, Screencast } from "./screencast.ts"

export type { PromptTexts } from "./prompt-page.ts"

/** After so many questions of one document the user is offered to end them. */
const SUPPRESS_AFTER = 2
/** A page that asks on although the user has ended it is answered slowly: it must not keep two processes busy. */
const SUPPRESSED_ANSWER_MS = 500
/** Notices that wait; a page that starts downloads without end shows no more than these. */
const WAITING_MAX = 3

interface Waiting {
  prompt: Prompt
  resolve(answer: PromptAnswer): void
}

interface PromptSurroundings {
  texts: PromptTexts
  language: string
  size(): PageSize
  /** Shows a frame in place of the page's. */
  showFrame(params: CdpValue, acknowledge: Acknowledge): void
}

export class Prompts {
  private readonly cdp: CdpConnection
  private readonly page: BrowserPage
  private readonly screencast: Screencast
  private readonly given: PromptSurroundings
  private readonly waiting: Waiting[] = []
  private shown: Promise<PromptPage> | null = null
  private prompt: PromptPage | null = null
  private queue: PageInputQueue | null = null
  private asked = 0
  private isSuppressed = false
  isOpen = false
  /** The screencast is a question's. */
  private isShowing = false

  constructor(cdp: CdpConnection, page: BrowserPage, screencast: Screencast, given: PromptSurroundings) {
    this.cdp = cdp
    this.page = page
    this.screencast = screencast
    this.given = given
  }

  /** A page's own question, `Page.javascriptDialogOpening`. */
  askFor({ type, message, defaultPrompt }: CdpValue): void {
    void this.answerDialog(String(type), String(message ?? ""), String(defaultPrompt ?? "")).catch(() => {})
  }

  /** The session's own words. */
  notify(message: string): void {
    if (this.waiting.length >= WAITING_MAX) return
    void this.ask({ kind: "notice", message, suggestion: "", maySuppress: false }).catch(() => {})
  }

  /** Another document may ask again. */
  onDocument(): void {
    this.asked = 0
    this.isSuppressed = false
  }

  input(input: PageInput): void {
    this.queue?.push(input)
  }

  async resize({ width, height }: PageSize): Promise<void> {
    await this.prompt?.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    })
  }

  /** Restarts the screencast of the page, or of the question shown instead of it. */
  async restartScreencast(): Promise<void> {
    if (!this.isOpen) return this.page.restartScreencast()
    if (!this.isShowing || !this.prompt) return
    await this.prompt.stopScreencast()
    if (this.isShowing) await this.prompt.startScreencast()
  }

  owns(targetId: string): boolean {
    return this.shown !== null && (this.prompt === null || this.prompt.targetId === targetId)
  }

  handleEvent(method: string, params: CdpValue, sessionId: string): void {
    const { prompt } = this
    if (!prompt || prompt.sessionId !== sessionId || prompt.handleEvent(method, params)) return
    if (method !== "Page.screencastFrame") return
    const acknowledge = () => prompt.send("Page.screencastFrameAck", { sessionId: params.sessionId })
    if (this.isOpen) this.given.showFrame(params, acknowledge)
    else this.screencast.skip(params, acknowledge)
  }

  private async answerDialog(type: string, message: string, suggestion: string): Promise<void> {
    const kind =
      (["alert", "confirm", "prompt", "beforeunload"] as const).find((one) => one === type) ?? "alert"
    let answer: PromptAnswer = { isAccepted: kind === "beforeunload", text: "", suppress: true }
    if (this.isSuppressed) await Bun.sleep(SUPPRESSED_ANSWER_MS)
    else {
      this.asked++
      const maySuppress = this.asked > SUPPRESS_AFTER
      answer = await this.ask({ kind, message, suggestion, maySuppress })
      this.isSuppressed = answer.suppress
    }
    await this.page.send("Page.handleJavaScriptDialog", {
      accept: answer.isAccepted,
      promptText: answer.text,
    })
  }

  dropPresses(): void {
    this.queue?.dropPresses()
  }

  private ask(prompt: Prompt): Promise<PromptAnswer> {
    const { promise, resolve } = Promise.withResolvers<PromptAnswer>()
    const message = printableLines(prompt.message, PROMPT_CHARACTERS_MAX)
    const suggestion = printableLines(prompt.suggestion, PROMPT_CHARACTERS_MAX)
    this.waiting.push({ prompt: { ...prompt, message, suggestion }, resolve })
    if (!this.isOpen) void this.showWaiting().catch(() => {})
    return promise
  }

  private async showWaiting(): Promise<void> {
    this.isOpen = true
    const background = this.screencast.lastPicture
    this.page.releaseInput()
    this.shown ??= PromptPage.open(this.cdp)
    const page = await this.shown
    this.prompt = page
    this.queue = new PageInputQueue((method, params) => page.send(method, params))
    await page.send("Page.bringToFront")
    // Only a page in front takes a size.
    await this.resize(this.given.size())
    await page.startScreencast()
    this.isShowing = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      next.resolve(await page.show(next.prompt, background, this.given.texts, this.given.language))
    }
    this.isShowing = false
    await page.stopScreencast()
    await this.page.send("Page.bringToFront")
    this.isOpen = false
    await this.page.restartScreencast()
  }
}
