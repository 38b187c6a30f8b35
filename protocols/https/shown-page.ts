/** What viewers are shown of a page: its frames from the machine's first one on, and its location, title and cursor. */
import type { DesktopEvent, Framebuffer } from "../desktop.ts"
import type { PageSize } from "./browser-page.ts"
import type { CdpValue } from "./cdp.ts"
import { cursorEvent } from "./cursors.ts"
import type { PageReport } from "./page-script.ts"
import type { Acknowledge, Screencast } from "./screencast.ts"

type LocationEvent = Extract<DesktopEvent, { kind: "location" }>

interface ShownPageLink {
  emit(event: DesktopEvent): void
  size(): PageSize
  /** A prompt covers the page. */
  isCovered(): boolean
  /** The first frame is about to be drawn. */
  onReady(): void
  onFailed(error: unknown): void
}

export class ShownPage {
  /** Viewers have a picture. */
  isReady = false
  private readonly frame: Framebuffer
  private readonly screencast: Screencast
  private readonly link: ShownPageLink
  private title = ""
  private location: LocationEvent | null = null
  private earlyFrame: CdpValue | null = null
  private cursor = ""

  constructor(frame: Framebuffer, screencast: Screencast, link: ShownPageLink) {
    this.frame = frame
    this.screencast = screencast
    this.link = link
  }

  /** A frame of the page. */
  onFrame(params: CdpValue, acknowledge: Acknowledge): void {
    if (this.link.isCovered()) return this.screencast.skip(params, acknowledge)
    this.screencast.lastPicture = String(params.data ?? "")
    if (this.location) return this.showFrame(params, acknowledge)
    // The browser's own empty page, or the machine's before the browser has said so: it may be the last frame for long.
    this.earlyFrame = params
    this.screencast.skip(params, acknowledge)
  }

  /** Draws a frame of the page or of a prompt. */
  showFrame(params: CdpValue, acknowledge: Acknowledge): void {
    try {
      if (!this.isReady) this.becomeReady()
      this.screencast.draw(params, acknowledge)
    } catch (error) {
      this.link.onFailed(error)
    }
  }

  onReport(report: PageReport): void {
    if (report.about === "cursor") this.showCursor(report.cursor)
    else if (report.about === "copied") this.link.emit({ kind: "clipboard", text: report.text })
  }

  /** Viewers are informed once there is a picture. */
  onLocation({ title, ...location }: Omit<LocationEvent, "kind"> & { title: string }): void {
    this.showTitle(title)
    this.location = { kind: "location", ...location }
    if (this.isReady) return this.link.emit(this.location)
    if (this.earlyFrame) this.showFrame(this.earlyFrame, async () => {})
    this.earlyFrame = null
  }

  private becomeReady(): void {
    this.isReady = true
    this.link.onReady()
    const { width, height } = this.link.size()
    this.frame.resize(width, height)
    this.link.emit({ kind: "ready", width, height, name: this.title })
    this.showCursor("default")
    if (this.location) this.link.emit(this.location)
  }

  private showCursor(name: string): void {
    if (name === this.cursor) return
    this.cursor = name
    this.link.emit(cursorEvent(name))
  }

  private showTitle(title: string): void {
    if (title === this.title) return
    this.title = title
    if (this.isReady) this.link.emit({ kind: "title", title })
  }
}
