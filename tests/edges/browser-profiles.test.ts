/** Folders of browsers whose server was killed. */
import { afterAll, expect, test } from "bun:test"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Where browsers have their folders has a short name, so that the address of a socket fits below it. */
const folder = mkdtempSync("/tmp/mw-profiles-")
afterAll(() => rmSync(folder, { recursive: true }))

async function pidOfEnded(): Promise<number> {
  const child = Bun.spawn(["true"])
  await child.exited
  return child.pid
}

/** In a process of its own, as at the start of a server, whose browsers have their folders in `folder`. */
async function deleteLeft(): Promise<string> {
  const module = JSON.stringify(join(import.meta.dir, "../../src/edges/chromium/chromium.ts"))
  const script = `console.log((await import(${module})).deleteLeftProfiles())`
  const child = Bun.spawn([process.execPath, "-e", script], { env: { ...process.env, TMPDIR: folder } })
  return (await new Response(child.stdout).text()).trim()
}

test("a start deletes the folders of browsers whose server has ended, and those of running servers stay", async () => {
  const ended = `millwright-browser-${await pidOfEnded()}-0123456789ab`
  const others = [`millwright-browser-${process.pid}-0123456789ab`, "millwright-browser-notes", "another"]
  for (const name of [ended, ...others]) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, "Cookies"), "")
  }
  expect(await deleteLeft()).toBe("1")
  expect(readdirSync(folder).sort()).toEqual(others.sort())
})
