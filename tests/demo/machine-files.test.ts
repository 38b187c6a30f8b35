/** The file transfer of the demo plant's machines, with the product's own client. */
import { afterAll, expect, test } from "bun:test"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "ssh2"
import { createSftpFiles } from "../../protocols/ssh/sftp.ts"
import { startPackingShell } from "../../src/demo/plant/packing-shell.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const folder = temporaryFolder("machine-files")
const account = { user: "service", password: "line-3" }
const machine = await startPackingShell({ port: 0, hostKeyDir: folder.path, ...account })
const client = new Client()
await new Promise<void>((resolve, reject) => {
  client.on("ready", resolve).on("error", reject)
  const { user: username, password } = account
  client.connect({ host: "127.0.0.1", port: machine.port, username, password })
})
afterAll(async () => {
  client.end()
  await machine.stop()
  folder.remove()
})

const noTransfer = () => ({ signal: new AbortController().signal, onProgress: () => {} })

test("a demo machine lists its folders, gives its files and keeps what it is sent", async () => {
  const files = createSftpFiles(client, "/")
  expect((await files.list("")).map(({ name }) => name)).toEqual(["parameters", "recipes", "readme.txt"])
  const recipe = join(folder.path, "recipe.csv")
  await files.fetch("recipes/BAR-45G.csv", recipe, 10_000, noTransfer())
  expect(await readFile(recipe, "utf8")).toContain("name;BAR-45G")
  await writeFile(recipe, `${await readFile(recipe, "utf8")}jaw;158 °C\n`)
  await files.send(recipe, "recipes/BAR-45G.csv", true, noTransfer())
  const back = join(folder.path, "back.csv")
  await files.fetch("recipes/BAR-45G.csv", back, 10_000, noTransfer())
  expect(await readFile(back, "utf8")).toEndWith("jaw;158 °C\n")
})
