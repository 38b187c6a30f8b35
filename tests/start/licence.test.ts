/** The licence commands beside a server that runs and without one: one run as the program, the others in this process. */
import { afterAll, expect, test } from "bun:test"
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import {
  decodeLicence,
  isSignatureValid,
  LICENCE_CHARACTERS_MAX,
} from "../../src/system/licence/rules-format.ts"
import { VENDOR_KEY } from "../../src/system/licence/vendor-key.ts"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { runCommandHere } from "../harness/commands.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const folder = temporaryFolder("licence")
afterAll(async () => {
  await killPrograms()
  folder.remove()
})

const START_MS_MAX = 120_000
const file = (name: string) => join(folder.path, name)

const ISSUE = ["licence", "issue", "--customer", "Acme", "--customer-id", "A1", "--until", "2099-01-01"]

const LIMITS = ["--devices", "50", "--interfaces", "4"]
const issueLicence = (key: string, out: string) =>
  runCommandHere(...ISSUE, ...LIMITS, "--recording", "--key", file(key), "--out", file(out))

test("the vendor's tool creates a key pair, limits the private key to its owner, and signs with it", async () => {
  const key = await runCommandHere("licence", "key", file("vendor.key"))
  expect(key.code).toBe(0)
  expect(key.said).toContain("BEGIN PUBLIC KEY")
  expect(statSync(file("vendor.key")).mode & 0o777).toBe(0o600)
  const again = await runCommandHere("licence", "key", file("vendor.key"))
  expect(again.code).toBe(1)
  expect((await issueLicence("vendor.key", "acme.licence")).code).toBe(0)
  const decoded = decodeLicence(readFileSync(file("acme.licence"), "utf8"))!
  expect(decoded.content).toMatchObject({
    ...{ customerName: "Acme", maxDeviceCount: 50, maxInterfacesPerDevice: 4, installationId: null },
    ...{ validUntil: "2099-01-01T00:00:00.000Z", features: { recording: true, plcGuard: false } },
  })
  expect(isSignatureValid(decoded, [key.said])).toBe(true)
  expect(isSignatureValid(decoded, [VENDOR_KEY])).toBe(false)
})

test.each([
  ["nothing", ["licence"]],
  ["a verb that is none", ["licence", "steal"]],
  ["no file", ["licence", "import"]],
  ["no key", ISSUE],
  ["an option that is none", [...ISSUE, "--devises", "5"]],
])("licence called with %s prints its usage", async (_name, args) => {
  expect(await runCommandHere(...args)).toMatchObject({
    code: 2,
    said: expect.stringContaining("licence import FILE"),
  })
})

test("licence import refuses a file that is longer than a licence, also one that never ends", async () => {
  const tooLong = { code: 1, said: expect.stringContaining("most 8192 characters") }
  await Bun.write(file("long.licence"), "x".repeat(LICENCE_CHARACTERS_MAX + 1))
  expect(await runCommandHere("licence", "import", file("long.licence"))).toMatchObject(tooLong)
  expect(await runCommandHere("licence", "import", "/dev/zero")).toMatchObject({ code: 1 })
})

test("licence issue reads a key file that never ends up to a limit", async () => {
  expect(await runCommandHere(...ISSUE, ...LIMITS, "--key", "/dev/zero")).toMatchObject({ code: 1 })
})

test(
  "licence show and import work beside a running server, and another vendor's licence is refused",
  async () => {
    const data = file("data")
    await copyPreparedData(data)
    const server = startProgram(["src/main.ts", "serve", "--port", "0", "--data", data])
    await server.waitForOutput(/is ready at/)
    const shown = startProgram(["src/main.ts", "licence", "show", "--data", data])
    expect([await shown.exited, JSON.parse(shown.output())]).toMatchObject([
      0,
      { state: "active", evaluation: true },
    ])
    await runCommandHere("licence", "key", file("another.key"))
    expect((await issueLicence("another.key", "another.licence")).code).toBe(0)
    const refused = await runCommandHere("licence", "import", file("another.licence"), "--data", data)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("not signed by the vendor") })
    await Bun.write(file("note.txt"), "no licence")
    const nothing = await runCommandHere("licence", "import", file("note.txt"), "--data", data)
    expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining("not a valid licence text") })
    server.signal("SIGTERM")
    expect(await server.exited).toBe(0)
    const stopped = await runCommandHere("licence", "show", "--data", data)
    expect(JSON.parse(stopped.said)).toMatchObject({ evaluation: true, maxDeviceCount: 10 })
  },
  START_MS_MAX,
)
