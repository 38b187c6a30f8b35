/** Files of a machine by SFTP, against a real OpenSSH server. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, symlink, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "ssh2"
import type { MachineFiles, MachineFileTransfer } from "../../../protocols/machine-files.ts"
import { createSftpFiles } from "../../../protocols/ssh/sftp.ts"
import { type TemporaryFolder, temporaryFolder } from "../../harness/temporary-folder.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../../peers/openssh.ts"

/** Disks of the machine, which must be there before it: it has mounts of its own. */
const disks = temporaryFolder("disks")
await chmod(disks.path, 0o755)
const SMALL_DISK_KIB = 512
for (const name of ["full", "locked"]) {
  await mkdir(join(disks.path, name))
  await Bun.$`mount -t tmpfs -o size=${SMALL_DISK_KIB}k,mode=777 none ${join(disks.path, name)}`.quiet()
}
await Bun.$`mount -o remount,ro ${join(disks.path, "locked")}`.quiet()
const machine = await startOpenSsh()
afterAll(async () => {
  await machine.stop()
  for (const name of ["full", "locked"]) await Bun.$`umount ${join(disks.path, name)}`.quiet()
  disks.remove()
})

/** The folder of the interface on the machine, and one here, of each test. */
let folder: string
let local: TemporaryFolder
let client: Client
let files: MachineFiles
beforeEach(async () => {
  client = await connectClient()
  folder = await mkdtemp(join(machine.folder, "interface-"))
  await chmod(folder, 0o777)
  files = createSftpFiles(client, folder)
  local = temporaryFolder("sftp")
})
afterEach(() => {
  client.end()
  local.remove()
})

async function connectClient(): Promise<Client> {
  const connected = new Client()
  await new Promise<void>((resolve, reject) => {
    connected.on("ready", resolve).on("error", reject)
    const account = { username: OPENSSH_USER, password: OPENSSH_PASSWORD }
    connected.connect({ host: "127.0.0.1", port: machine.port, ...account })
  })
  return connected
}

const MEGABYTE = 1024 * 1024
const random = crypto.getRandomValues(new Uint8Array(65_536))
/** 4 MB. */
const large = Buffer.concat(Array.from({ length: 64 }, (_, at) => random.map((byte) => byte ^ at)))

const noTransfer = (): MachineFileTransfer => ({
  signal: new AbortController().signal,
  onProgress: () => {},
})
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
const onMachine = (name: string) => join(folder, name)
const here = (name: string) => join(local.path, name)
async function makeLogsFolder(): Promise<void> {
  await mkdir(onMachine("logs"))
  await chmod(onMachine("logs"), 0o777)
}
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error) => error.problem ?? `${error}`,
  )

describe("files on a machine", () => {
  test("are listed with folders first, kinds and sizes", async () => {
    await makeLogsFolder()
    await writeFile(onMachine("recipe ä.txt"), "500 g")
    expect(await files.list("")).toMatchObject([
      { name: "logs", kind: "FOLDER" },
      { name: "recipe ä.txt", kind: "FILE", sizeBytes: 5 },
    ])
    expect(await problemOf(files.list("missing"))).toBe("NOT_FOUND")
  })

  test("are listed in the order in which people count", async () => {
    await makeLogsFolder()
    for (const name of ["trace-10", "Trace-1", "trace-2"]) await writeFile(onMachine(`logs/${name}`), "")
    const names = (await files.list("logs")).map(({ name }) => name)
    expect(names).toEqual(["Trace-1", "trace-2", "trace-10"])
  })

  test("whose name is not in UTF-8 are listed and cannot be asked for, since what is left of the name names no file", async () => {
    await makeLogsFolder()
    const latin = Buffer.concat([
      Buffer.from(`${onMachine("logs")}/gr`),
      Buffer.from([0xfc]),
      Buffer.from("n.txt"),
    ])
    await writeFile(latin, "green")
    expect(await files.list("logs")).toMatchObject([{ name: "gr\ufffdn.txt", kind: "OTHER" }])
  })

  test("that do not fit on the machine's disk, or whose disk cannot be written, fail with that reason and leave no part", async () => {
    await writeFile(here("program.bin"), large)
    for (const [name, problem] of [
      ["full", "NO_SPACE"],
      ["locked", "READ_ONLY"],
    ] as const) {
      const disk = createSftpFiles(client, join(disks.path, name))
      expect(await problemOf(disk.send(here("program.bin"), "program.bin", false, noTransfer()))).toBe(
        problem,
      )
      expect(await readdir(join(disks.path, name))).toEqual([])
    }
  })

  test("behind links are listed as what they are, unless the link leads out of the folder or nowhere", async () => {
    await makeLogsFolder()
    await writeFile(onMachine("logs/recipe.txt"), "500 g")
    for (const [target, link] of [
      ["logs", "current"],
      ["logs/recipe.txt", "newest.txt"],
      ["newest.txt", "link to a link"],
      ["/etc", "way-out"],
      ["/etc/passwd", "passwords"],
      ["removed", "gone"],
      ["circle", "circle"],
    ] as const)
      await symlink(target, onMachine(link))
    expect(await files.list("")).toMatchObject([
      { name: "current", kind: "FOLDER" },
      { name: "logs", kind: "FOLDER" },
      { name: "circle", kind: "OTHER" },
      { name: "gone", kind: "OTHER" },
      { name: "link to a link", kind: "FILE", sizeBytes: 5 },
      { name: "newest.txt", kind: "FILE", sizeBytes: 5 },
      { name: "passwords", kind: "OTHER" },
      { name: "way-out", kind: "OTHER" },
    ])
    expect(await files.list("current")).toMatchObject([{ name: "recipe.txt", kind: "FILE" }])
    const fetched = await files.fetch("newest.txt", here("newest"), MEGABYTE, noTransfer())
    expect(fetched.sizeBytes).toBe(5)
  })

  test("are fetched and sent unchanged, with progress up to their size", async () => {
    await makeLogsFolder()
    await writeFile(here("program.bin"), large)
    const progress: number[] = []
    const transfer = { ...noTransfer(), onProgress: (done: number) => progress.push(done) }
    await files.send(here("program.bin"), "logs/program.bin", false, transfer)
    expect(sha256(await readFile(onMachine("logs/program.bin")))).toBe(sha256(large))
    expect(progress.at(-1)).toBe(large.length)
    const fetched = await files.fetch("logs/program.bin", here("back.bin"), 10 * MEGABYTE, noTransfer())
    expect(fetched).toEqual({ sizeBytes: large.length, sha256: sha256(large) })
    expect(sha256(await readFile(here("back.bin")))).toBe(sha256(large))
  })

  test("are replaced only when that is asked for", async () => {
    await writeFile(here("new.txt"), "new")
    await files.send(here("new.txt"), "settings.txt", false, noTransfer())
    await writeFile(here("new.txt"), "newer")
    expect(await problemOf(files.send(here("new.txt"), "settings.txt", false, noTransfer()))).toBe("EXISTS")
    expect(await readFile(onMachine("settings.txt"), "utf8")).toBe("new")
    await files.send(here("new.txt"), "settings.txt", true, noTransfer())
    expect(await readFile(onMachine("settings.txt"), "utf8")).toBe("newer")
  })

  test("above the limit, folders and files without permission are refused and leave nothing here", async () => {
    await makeLogsFolder()
    await writeFile(onMachine("logs/program.bin"), large)
    await writeFile(onMachine("secret.txt"), "x", { mode: 0o600 })
    expect(await problemOf(files.fetch("logs/program.bin", here("a"), MEGABYTE, noTransfer()))).toBe(
      "TOO_LARGE",
    )
    expect(await problemOf(files.fetch("logs", here("a"), MEGABYTE, noTransfer()))).toBe("WRONG_KIND")
    expect(await problemOf(files.fetch("secret.txt", here("a"), MEGABYTE, noTransfer()))).toBe("DENIED")
    expect(await readdir(local.path)).not.toContain("a")
  })

  test.each(["fetch", "send"] as const)("of a cancelled transfer (%s) stay on neither side", async (verb) => {
    await writeFile(onMachine("program.bin"), large)
    await writeFile(here("program.bin"), large)
    const cancel = new AbortController()
    const transfer = { signal: cancel.signal, onProgress: () => cancel.abort() }
    const work =
      verb === "fetch"
        ? files.fetch("program.bin", here("cancelled"), 10 * MEGABYTE, transfer)
        : files.send(here("program.bin"), "cancelled", false, transfer)
    expect(await problemOf(work)).toBe("CANCELLED")
    expect(await readdir(local.path)).not.toContain("cancelled")
    expect((await readdir(folder)).filter((name) => name.startsWith("cancelled"))).toEqual([])
  })
})

describe("a transfer whose link was lost", () => {
  /** Loses the link of a new client as soon as so many bytes have passed. */
  async function interrupt(
    afterBytes: number,
    run: (files: MachineFiles, transfer: MachineFileTransfer) => Promise<unknown>,
  ): Promise<void> {
    const lost = await connectClient()
    const onProgress = (done: number) => {
      if (done >= afterBytes) lost.destroy()
    }
    expect(await problemOf(run(createSftpFiles(lost, folder), { ...noTransfer(), onProgress }))).toBe(
      "FAILED",
    )
  }

  /** @returns progress of the transfer that goes on */
  async function goOn(run: (transfer: MachineFileTransfer) => Promise<unknown>): Promise<number[]> {
    const progress: number[] = []
    await run({ ...noTransfer(), onProgress: (done: number) => progress.push(done) })
    return progress
  }

  test("from the machine goes on where it stopped, and its hash is that of the whole file", async () => {
    await writeFile(onMachine("backup.bin"), large)
    const path = here("kept.bin")
    await interrupt(MEGABYTE, (files, transfer) => files.fetch("backup.bin", path, 10 * MEGABYTE, transfer))
    const keptBytes = (await stat(path)).size
    expect(keptBytes).toBeGreaterThan(0)
    let fetched: unknown
    const progress = await goOn(async (transfer) => {
      fetched = await files.fetch("backup.bin", path, 10 * MEGABYTE, transfer)
    })
    expect(progress[0]).toBeGreaterThan(keptBytes)
    expect(fetched).toEqual({ sizeBytes: large.length, sha256: sha256(large) })
    expect(sha256(await readFile(path))).toBe(sha256(large))
    expect((await readdir(local.path)).filter((name) => name.startsWith("kept"))).toEqual(["kept.bin"])
  })

  test("from the machine begins anew when the machine's file has changed", async () => {
    await writeFile(onMachine("log.bin"), large)
    const path = here("log.bin")
    await interrupt(MEGABYTE, (files, transfer) => files.fetch("log.bin", path, 10 * MEGABYTE, transfer))
    const other = large.map((byte) => byte ^ 0xff)
    await writeFile(onMachine("log.bin"), other)
    await utimes(onMachine("log.bin"), 1_700_000_000, 1_700_000_000)
    const fetched = await files.fetch("log.bin", path, 10 * MEGABYTE, noTransfer())
    expect(fetched.sha256).toBe(sha256(other))
    expect(sha256(await readFile(path))).toBe(sha256(other))
  })

  test("to the machine goes on where it stopped, and the whole file is there", async () => {
    await writeFile(here("update.bin"), large)
    await interrupt(MEGABYTE, (files, transfer) =>
      files.send(here("update.bin"), "update.bin", false, transfer),
    )
    const leftBytes = (await stat(onMachine("update.bin.millwright-part"))).size
    expect(leftBytes).toBeGreaterThan(0)
    const progress = await goOn((transfer) => files.send(here("update.bin"), "update.bin", false, transfer))
    expect(progress[0]).toBeGreaterThan(leftBytes)
    expect(sha256(await readFile(onMachine("update.bin")))).toBe(sha256(large))
    expect((await readdir(folder)).filter((name) => name.includes("part"))).toEqual([])
  })

  test("to the machine begins anew when what is left there is of another file", async () => {
    await writeFile(here("other.bin"), large)
    await interrupt(MEGABYTE, (files, transfer) =>
      files.send(here("other.bin"), "other.bin", false, transfer),
    )
    const other = large.map((byte) => byte ^ 0xff)
    await writeFile(here("other.bin"), other)
    await files.send(here("other.bin"), "other.bin", false, noTransfer())
    expect(sha256(await readFile(onMachine("other.bin")))).toBe(sha256(other))
  })
})

describe("the folder of an interface", () => {
  const outside: [string, (files: MachineFiles) => Promise<unknown>][] = [
    ["a path with ..", (files) => files.list("logs/../..")],
    ["a link of the machine to a folder outside", (files) => files.list("way-out")],
    ["a link to a file outside", (files) => files.fetch("passwords", here("b"), MEGABYTE, noTransfer())],
    [
      "a new file behind a link",
      (files) => files.send(here("new.txt"), "way-out/new.txt", false, noTransfer()),
    ],
    ["a control character", (files) => files.list("logs\u0000/..")],
    ["a name of 300 bytes", (files) => files.list("x".repeat(300))],
  ]

  test.each(outside)("is not left by %s", async (_name, leave) => {
    await makeLogsFolder()
    await writeFile(here("new.txt"), "new")
    await symlink("/etc", onMachine("way-out"))
    await symlink("/etc/passwd", onMachine("passwords"))
    expect(await problemOf(leave(files))).toBe("DENIED")
  })
})

test("a machine without file transfer is reported as such", async () => {
  const plain = await startOpenSsh({ config: ["Subsystem sftp /bin/false"] })
  const other = new Client()
  try {
    await new Promise<void>((resolve, reject) => {
      other.on("ready", resolve).on("error", reject)
      const account = { username: OPENSSH_USER, password: OPENSSH_PASSWORD }
      other.connect({ host: "127.0.0.1", port: plain.port, ...account })
    })
    expect(await problemOf(createSftpFiles(other, "/").list(""))).toBe("FAILED")
  } finally {
    other.end()
    await plain.stop()
  }
})
