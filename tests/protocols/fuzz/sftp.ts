/** A machine whose SFTP server is hostile: every list ends, and no name leads out of its folder or hides what it is. */
import type { Client } from "ssh2"
import { MachineFileError } from "../../../protocols/machine-files.ts"
import { isInside, pathInside } from "../../../protocols/machine-paths.ts"
import { createSftpFiles } from "../../../protocols/ssh/sftp.ts"
import { cutRandomly } from "../chunking.ts"
import { bytesOf, u32 } from "../vnc/server.ts"
import { type Attack, below, mutated, noise, oneOf, onlyThrows } from "./mutation.ts"

/** The library's own parser, without an SSH connection around it; its types are not public. */
const { SFTP } = (await import("ssh2/lib/protocol/SFTP.js" as string)) as {
  SFTP: new (client: object, channel: object) => LibrarySftp
}
interface LibrarySftp {
  push(bytes: Buffer | null): void
  emit(event: string): void
  on(event: string, listener: () => void): void
  _init(): void
}

/** Types of draft-ietf-secsh-filexfer-02 §3. */
const [INIT, VERSION, CLOSE, OPENDIR, READDIR, REALPATH] = [1, 2, 4, 11, 12, 16]
const [STATUS, HANDLE, NAME] = [101, 102, 104]
const ROOT = "/var/recipes"
const NAMES = [
  "recipe.txt",
  "..",
  ".",
  "../etc",
  "a/b",
  "x\0y",
  "\x1b[2Jz",
  "con\r\nfig",
  "\u202egnp.exe",
  "",
]
const FILE_MODE = 0o100644
const FOLDER_MODE = 0o040755

const text = (value: string) => bytesOf(u32(Buffer.byteLength(value)), value)
const packet = (type: number, ...body: (Uint8Array | number[])[]) => {
  const payload = bytesOf([type], ...body)
  return bytesOf(u32(payload.length), payload)
}
/** Flags of size, permissions and times. */
const attributes = (mode: number) => bytesOf(u32(1 | 4 | 8), u32(0), u32(512), u32(mode), u32(7), u32(8))
const entry = (name: string, at: number) =>
  bytesOf(text(name), text(`-rw- ${name}`), attributes(at % 2 ? FOLDER_MODE : FILE_MODE))

/** A server that answers `ls`, each answer damaged by chance, and stops at what it does not know. */
function hostileServer(random: () => number) {
  let batches = 0
  const answerTo = (type: number, id: Uint8Array, request: Buffer): Uint8Array | null => {
    const status = (code: number) => packet(STATUS, id, u32(code), text("status"), text("en"))
    switch (type) {
      case INIT:
        return packet(VERSION, u32(3))
      case REALPATH: {
        const path = random() < 0.9 ? request.subarray(13).toString() : oneOf(random, ["/", "/etc", "", ".."])
        return packet(NAME, id, u32(1), text(path), text(""), u32(0))
      }
      case OPENDIR:
        return packet(HANDLE, id, text("h1"))
      case READDIR:
        return ++batches > 2 ? status(1) : packet(NAME, id, u32(NAMES.length), ...NAMES.map(entry))
      default:
        return type === CLOSE ? status(0) : null
    }
  }
  return (request: Buffer): Uint8Array[] => {
    const answer = answerTo(request[4] ?? 0, request.subarray(5, 9), request)
    if (!answer) return []
    return [...cutRandomly(random() < 0.3 ? mutated(answer, random) : answer, random)]
  }
}

const STEPS_MAX = 200

export const attackSftp: Attack = async (random) => {
  const answer = hostileServer(random)
  const arriving: Uint8Array[] = []
  const end = () => ({ id: 0, window: 2 ** 30, packetSize: 32_768, state: "open" })
  const channelData = (_id: number, request: Buffer) => arriving.push(...answer(request))
  const protocol = {
    _remoteIdentRaw: Buffer.from("SSH-2.0-hostile"),
    channelData,
    channelClose: () => undefined,
  }
  const sftp = new SFTP({ _protocol: protocol }, { type: "sftp", incoming: end(), outgoing: end() })
  let open: ((error: null, opened: object) => void) | null = null
  sftp.on("ready", () => open?.(null, sftp))
  const client = { sftp: (done: typeof open) => (open = done) } as unknown as Client
  let outcome = "the list never ends"
  void createSftpFiles(client, ROOT)
    .list("logs")
    .then(
      (entries) => {
        const bad = entries.find(({ name }) => /[\p{Cc}/]/u.test(name) || name === "." || name === "..")
        outcome = bad ? `the name ${JSON.stringify(bad.name)} was listed` : "fine"
      },
      (error: unknown) => {
        outcome = error instanceof MachineFileError ? "fine" : String((error as Error).stack ?? error)
      },
    )
  try {
    sftp._init()
    for (let steps = 0; steps < STEPS_MAX; steps++) {
      const next = arriving.shift()
      if (next) sftp.push(Buffer.from(next))
      else await new Promise((later) => setImmediate(later))
      if (outcome === "fine") break
    }
  } catch {
    // Of the library: it ends the whole connection then.
  }
  if (!open) return "fine"
  // The connection ends: what is still awaited is given up.
  try {
    sftp.push(null)
  } catch {
    return "the library cannot be closed"
  }
  sftp.emit("close")
  await new Promise((later) => setImmediate(later))
  return outcome === "the list never ends" && !hasBegun(sftp) ? "fine" : outcome
}

/** Whether the machine has got as far as the end of its greeting: before that the library reports to the caller alone. */
function hasBegun(sftp: LibrarySftp): boolean {
  return (sftp as unknown as { _version: number })._version !== -1
}

const PARTS = ["..", ".", "", "a", "ä", "\0", "\n", "con", "x".repeat(300), "//", "\\..\\", "%2e%2e", "~"]
const NOISE_MAX = 30

/** What a viewer names stays inside the interface's folder. */
export const attackPaths: Attack = (random) => {
  const parts = Array.from({ length: below(random, 8) }, () => oneOf(random, PARTS))
  const path = random() < 0.8 ? parts.join("/") : Buffer.from(noise(random, NOISE_MAX)).toString()
  return onlyThrows(MachineFileError, () => {
    const found = pathInside(ROOT, path)
    if (!isInside(ROOT, found) || found.split("/").includes("..") || /\p{Cc}/u.test(found))
      throw new Error(`${JSON.stringify(path)} became ${JSON.stringify(found)}`)
  })
}
