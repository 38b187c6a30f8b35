/** SFTP servers that are correct in form and hostile in content. */
import { afterAll, expect, test } from "bun:test"
import { Client, Server, type SFTPWrapper } from "ssh2"
import { createSftpFiles } from "../../../protocols/ssh/sftp.ts"
import { generateHostKey } from "../../../src/demo/plant/host-key.ts"

const FILE = { mode: 0o100644, uid: 0, gid: 0, size: 1, atime: 1, mtime: 1 }
const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
})

/** The files of a machine whose SFTP server answers in this way. */
async function filesOf(serve: (sftp: SFTPWrapper) => void) {
  const server = new Server({ hostKeys: [generateHostKey()] }, (peer) => {
    peer.on("error", () => undefined)
    peer.on("authentication", (context) => context.accept())
    peer.on("session", (accept) => {
      accept().on("sftp", (acceptSftp) => {
        const sftp = acceptSftp()
        sftp.on("REALPATH", (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: FILE }]))
        sftp.on("OPENDIR", (id) => sftp.handle(id, Buffer.from("folder")))
        sftp.on("CLOSE", (id) => sftp.status(id, 0))
        serve(sftp)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  const client = new Client()
  stops.push(
    () => client.end(),
    () => server.close(),
  )
  await new Promise<void>((resolve, reject) => {
    client.on("ready", resolve).on("error", reject)
    const { port } = server.address() as { port: number }
    client.connect({ host: "127.0.0.1", port, username: "service", password: "x" })
  })
  return createSftpFiles(client, "/recipes")
}

const entry = (filename: string) => ({ filename, longname: filename, attrs: FILE })

test("a folder that never ends is refused as too large, and the machine is asked for no more of it", async () => {
  let batches = 0
  const batch = Array.from({ length: 200 }, (_, at) => entry(`recipe-${at}.txt`))
  const files = await filesOf((sftp) =>
    sftp.on("READDIR", (id) => {
      batches += 1
      sftp.name(id, batch)
    }),
  )
  await expect(files.list("")).rejects.toMatchObject({ problem: "TOO_LARGE" })
  expect(batches).toBeLessThan(30)
})

test("a folder that lists nothing without an end is refused as too large", async () => {
  const files = await filesOf((sftp) => sftp.on("READDIR", (id) => sftp.name(id, [])))
  await expect(files.list("")).rejects.toMatchObject({ problem: "TOO_LARGE" })
})

test("names with paths or control characters are not listed", async () => {
  let isTold = false
  const names = [
    "../etc/passwd",
    "a/b",
    "x\0y",
    "\x1b[2Jz",
    "two\r\nlines",
    "..",
    ".",
    "\u009b31m",
    "invoice\u202efdp.exe",
    "recipe.txt",
  ]
  const files = await filesOf((sftp) =>
    sftp.on("READDIR", (id) => {
      if (isTold) return sftp.status(id, 1)
      isTold = true
      sftp.name(id, names.map(entry))
    }),
  )
  expect((await files.list("")).map(({ name }) => name)).toEqual(["recipe.txt"])
})
