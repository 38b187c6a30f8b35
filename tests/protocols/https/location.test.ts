/** What viewers are told of a page's address. */
import { expect, test } from "bun:test"
import { BrowserPage, type PageEvents } from "../../../protocols/https/browser-page.ts"
import type { CdpConnection } from "../../../protocols/https/cdp.ts"
import { waitUntil } from "../../harness/eventually.ts"

const ORIGIN = "https://press.example"

test("the address of a page whose history the browser does not tell is told once", async () => {
  let questions = 0
  const cdp = {
    async send(method: string) {
      if (method === "Page.getFrameTree") return { frameTree: { frame: { id: "main" } } }
      if (method !== "Page.getNavigationHistory") return {}
      questions++
      throw new Error("not attached to an active page")
    },
  } as unknown as CdpConnection
  const addresses: string[] = []
  const ignored = () => undefined
  const events: PageEvents = {
    ...{ onFrame: ignored, onReport: ignored, onDialog: ignored, onFileChooser: ignored },
    ...{ onUnauthorized: ignored, onLoadFailed: ignored, onCrashed: ignored, onRequest: ignored },
    ...{ onResponse: ignored, onDocument: ignored, onForeignAddress: ignored },
    onLocation: ({ url }) => void addresses.push(url),
  }
  const ids = { targetId: "t1", sessionId: "s1" }
  const page = new BrowserPage(cdp, ids, { origin: ORIGIN, credentials: null, language: "en-GB" }, events)
  await page.prepare({ width: 800, height: 600 })
  page.handleEvent("Page.frameNavigated", { frame: { id: "main", url: `${ORIGIN}/trend` } })
  await waitUntil("the browser was asked several times", () => questions > 3)
  expect(addresses).toEqual([`${ORIGIN}/trend`])
})
