/** Files of a page over a session's transfer folder, with a real Chromium. */

import { expect, test } from "bun:test"
import { chmodSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { DownloadedFile } from "../../../protocols/https/downloads.ts"
import { openHttps } from "../../../protocols/https/link.ts"
import { profileFolderOf } from "../../../src/edges/chromium/chromium.ts"
import { testBrowsers } from "../../harness/browsers.ts"
import { waitUntil } from "../../harness/eventually.ts"
import { temporaryFolder } from "../../harness/temporary-folder.ts"
import { startWebPanel } from "../../peers/web-panel.ts"
import { plainFrame } from "../frame.ts"

test("files of a page come into the transfer folder up to the limit, and files go to the page that asks for them", async () => {
  const folder = temporaryFolder("transfers")
  chmodSync(folder.path, 0o777)
  const upload = join(folder.path, "recipe.txt")
  writeFileSync(upload, "four bars")
  let uploaded = ""
  const panel = await startWebPanel({
    "/": `<!doctype html><style>*{position:absolute;left:0;width:200px;height:40px;margin:0}</style>
      <a href=/small style="top:0">small</a><a href=/large style="top:50px">large</a>
      <input type=file style="top:100px" onchange="fetch('/upload',{method:'POST',body:this.files[0]})">`,
    "/small": () => attachment("../report.csv", 1000),
    "/large": () => attachment("large.bin", 3000),
    "/upload": async (request) => {
      uploaded = await request.text()
      return new Response(null, { status: 204 })
    },
  })
  const files: DownloadedFile[] = []
  let refreshed = 0
  let isReady = false
  const { installation, memoryBytesMax } = testBrowsers()
  const link = openHttps(
    {
      machine: { host: "127.0.0.1", address: "127.0.0.1", port: panel.port, allowsLegacyTls: false },
      startPath: "/",
      credentials: null,
      pinned: `SHA256:${panel.certificate.spkiHash.replace(/=+$/, "")}`,
      chromium: { ...installation, memoryBytesMax, isSandboxed: true },
      profileFolder: profileFolderOf("files-of-a-page"),
      language: "en-GB",
      timeZone: "Europe/Berlin",
      texts: TEXTS,
      startedOn: new Date("2026-03-10T09:00:00Z"),
      epochMs: Date.now,
      transfers: {
        folder: folder.path,
        fileBytesMax: 2000,
        onDownload: (file) => files.push(file),
        requestUpload: async () => [upload],
      },
    },
    plainFrame(),
    {
      onEvent(event) {
        if (event.kind === "ready") isReady = true
        if (event.kind === "frameEnd") refreshed++
      },
      onEnd: () => {},
      onHostKey: async () => "refuse",
      onProcess: () => {},
      onRefused: () => {},
    },
  )
  const click = (y: number) => {
    for (const buttons of [0, 1, 0]) link.input({ kind: "pointer", x: 20, y, buttons })
  }
  try {
    await waitUntil("the page is shown", () => isReady)
    click(20)
    await waitUntil("the small file has arrived", () => files.length === 1)
    expect(files[0]).toMatchObject({ name: expect.stringMatching(/report\.csv$/), sizeBytes: 1000 })
    expect(readFileSync(files[0]!.path, "utf8")).toBe("x".repeat(1000))
    click(120)
    await waitUntil("the page has the file", () => uploaded === "four bars")
    const before = refreshed
    click(70)
    await waitUntil("the notice about the large file is shown", () => refreshed > before)
    expect(files).toHaveLength(1)
  } finally {
    link.close()
    await panel.stop()
    folder.remove()
  }
})

function attachment(name: string, size: number): Response {
  const headers = { "content-disposition": `attachment; filename="${name}"`, "content-type": "text/csv" }
  return new Response("x".repeat(size), { headers })
}

const TEXTS = {
  machineSays: "",
  ok: "OK",
  cancel: "",
  leave: "",
  stay: "",
  leaveQuestion: "",
  suppress: "",
  downloadBlocked: "blocked",
  uploadBlocked: "blocked",
  addressForbidden: "",
}
