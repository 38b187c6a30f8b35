/** The clipboard box of a session's screen, by what the interface and the reader's right allow. */
import { expect, test } from "bun:test"
import { renderToStaticMarkup } from "react-dom/server"
import { IslandProvider } from "../../islands/define.tsx"
import { ClipboardSection } from "../../islands/remote-screen/clipboard-section.tsx"
import { translatorOf } from "../../src/web/texts/catalogues.ts"

const box = (mayPaste: boolean) =>
  renderToStaticMarkup(
    <IslandProvider value={{ lang: "en-GB", t: translatorOf("en-GB"), csrf: "", zone: "UTC" }}>
      <ClipboardSection fromMachine="" mayPaste={mayPaste} onSend={() => true} onClose={() => undefined} />
    </IslandProvider>,
  )

test("the clipboard box takes and promises a text for the machine only where one may be sent", () => {
  expect(box(true)).toContain("Text to send to the machine")
  expect(box(true)).not.toMatch(/readonly/i)
  expect(box(false)).not.toMatch(/to send|to the machine/)
  expect(box(false)).toMatch(/readonly/i)
})
