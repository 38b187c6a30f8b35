/** Fingers on the glass, as the browser gets them. */
import type { Page } from "playwright-core"

/** Of a context of the browser. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export interface Point {
  x: number
  y: number
}

export async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  return {
    down: (...points: Point[]) => send("touchStart", points),
    move: (...points: Point[]) => send("touchMove", points),
    up: () => send("touchEnd", []),
  }
}
