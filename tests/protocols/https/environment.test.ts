/** What a session's browser knows of the server that starts it. */
import { expect, test } from "bun:test"
import { chmodSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { startChromium } from "../../../protocols/https/chromium.ts"
import { temporaryFolder } from "../../harness/temporary-folder.ts"

test("a browser is started with the language and the time zone of its person, and without the server's variables", async () => {
  const folder = temporaryFolder("browser-environment")
  const executable = join(folder.path, "browser")
  writeFileSync(executable, `#!/bin/sh\nenv > "${folder.path}/seen"\n`)
  chmodSync(executable, 0o755)
  process.env.MILLWRIGHT_TEST_SECRET = "grey heron"
  const settings = { executable, setpriv: null, runAs: null, isSandboxed: true, memoryBytesMax: 1 }
  const launch = { settings, profileFolder: join(folder.path, "profile"), proxyPort: 1, acceptedSpkiHash: "" }
  const person = { language: "de", timeZone: "Europe/Berlin", width: 800, height: 600 }
  const browser = startChromium({ ...launch, ...person }, () => undefined)
  await browser.ended
  await browser.kill()
  delete process.env.MILLWRIGHT_TEST_SECRET
  const seen = readFileSync(join(folder.path, "seen"), "utf8")
  folder.remove()
  expect(seen).toContain("LANGUAGE=de\n")
  expect(seen).toContain("TZ=Europe/Berlin\n")
  expect(seen).not.toContain("grey heron")
})
