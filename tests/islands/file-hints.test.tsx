/** What a session's screen says about the virus scan of files. */
import { expect, test } from "bun:test"
import { renderToStaticMarkup } from "react-dom/server"
import { IslandProvider } from "../../islands/define.tsx"
import { UploadDialog } from "../../islands/remote-screen/dialogs.tsx"
import { FilesSection } from "../../islands/remote-screen/files-section.tsx"
import { translatorOf } from "../../src/web/texts/catalogues.ts"

const ignored = () => undefined

function hints(scansFiles: boolean): string {
  const section = {
    ...{ scansFiles, hasControl: true, mayFetch: true, maySend: true, uploads: [], dropped: [], version: 0 },
    ...{ calls: {}, uploadQueue: {}, sentFiles: new Map(), isDropTarget: false, attempt: async () => {} },
    ...{ onDroppedTaken: ignored, onSend: ignored, onClose: ignored },
  } as unknown as Omit<Parameters<typeof FilesSection>[0], "place">
  const upload = { accept: "", scansFiles, onGive: ignored, onCancel: ignored }
  return renderToStaticMarkup(
    <IslandProvider value={{ lang: "en-GB", t: translatorOf("en-GB"), csrf: "", zone: "UTC" }}>
      <UploadDialog {...upload} mayBeSeveral={false} />
      <UploadDialog {...upload} mayBeSeveral={true} />
      <FilesSection {...section} place="PAGES" />
      <FilesSection {...section} place="CLIPBOARD" />
    </IslandProvider>,
  )
}

test("a session promises a virus scan of files only where a scanner is configured", () => {
  expect(hints(true)).not.toContain("does not scan")
  expect(hints(true).match(/scanned for viruses|virus scan/g)).toHaveLength(4)
  expect(hints(false).match(/does not scan files for viruses/g)).toHaveLength(4)
  expect(hints(false).match(/scan/g)).toHaveLength(4)
})
