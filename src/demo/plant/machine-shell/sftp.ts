/**
 * The file transfer of a demo machine.
 *
 * @see draft-ietf-secsh-filexfer-02
 */
import { posix } from "node:path"
import { type Attributes, type SFTPWrapper, utils } from "ssh2"
import type { MachineFileSystem } from "./files.ts"

const { OPEN_MODE, STATUS_CODE } = utils.sftp
const FOLDER_MODE = 0o040755
const FILE_MODE = 0o100644

type Open =
  | { kind: "file"; path: string; bytes: Buffer; isWritten: boolean }
  | { kind: "folder"; path: string; isListed: boolean }

export function serveSftp(sftp: SFTPWrapper, files: MachineFileSystem): void {
  const open = new Map<number, Open>()
  let nextHandle = 0
  const handleOf = (bytes: Buffer) => (bytes.length === 4 ? open.get(bytes.readUInt32BE(0)) : undefined)
  const opened = (id: number, entry: Open) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(nextHandle)
    open.set(nextHandle++, entry)
    sftp.handle(id, handle)
  }
  const status = (id: number, isDone: boolean) =>
    sftp.status(id, isDone ? STATUS_CODE.OK : STATUS_CODE.FAILURE)
  const missing = (id: number) => sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
  const stat = (id: number, path: string) => {
    const attributes = attributesOf(files, path)
    if (attributes) sftp.attrs(id, attributes)
    else missing(id)
  }

  sftp.on("REALPATH", (id, path) => {
    const real = posix.resolve("/", path)
    if (files.find(real) === null) return missing(id)
    sftp.name(id, [{ filename: real, longname: real, attrs: EMPTY_ATTRIBUTES }])
  })
  sftp.on("STAT", stat)
  sftp.on("LSTAT", stat)
  sftp.on("FSTAT", (id, handle) => stat(id, handleOf(handle)?.path ?? ""))
  sftp.on("OPENDIR", (id, path) => {
    if (files.find(path) !== "FOLDER") return missing(id)
    opened(id, { kind: "folder", path, isListed: false })
  })
  sftp.on("READDIR", (id, handle) => {
    const entry = handleOf(handle)
    if (entry?.kind !== "folder" || entry.isListed) return sftp.status(id, STATUS_CODE.EOF)
    entry.isListed = true
    sftp.name(
      id,
      files.list(entry.path).map((filename) => ({
        filename,
        longname: filename,
        attrs: attributesOf(files, posix.join(entry.path, filename)) ?? EMPTY_ATTRIBUTES,
      })),
    )
  })
  sftp.on("OPEN", (id, path, flags) => {
    const found = files.find(path)
    const isWritten = (flags & OPEN_MODE.WRITE) !== 0
    if (found === "FOLDER") return status(id, false)
    if (!isWritten && found === null) return missing(id)
    const bytes = isWritten || found === null ? Buffer.alloc(0) : found.bytes
    opened(id, { kind: "file", path, bytes, isWritten })
  })
  sftp.on("READ", (id, handle, offset, length) => {
    const entry = handleOf(handle)
    if (entry?.kind !== "file") return status(id, false)
    const part = entry.bytes.subarray(offset, offset + length)
    if (part.length > 0) sftp.data(id, part)
    else sftp.status(id, STATUS_CODE.EOF)
  })
  sftp.on("WRITE", (id, handle, offset, data) => {
    const entry = handleOf(handle)
    if (entry?.kind !== "file" || !entry.isWritten) return status(id, false)
    const end = Math.max(entry.bytes.length, offset + data.length)
    const grown = Buffer.alloc(end)
    entry.bytes.copy(grown)
    data.copy(grown, offset)
    entry.bytes = grown
    status(id, true)
  })
  sftp.on("CLOSE", (id, handle) => {
    const entry = handleOf(handle)
    open.delete(handle.readUInt32BE(0))
    const isStored =
      entry?.kind !== "file" || !entry.isWritten || files.write(entry.path, entry.bytes, new Date())
    status(id, isStored)
  })
  sftp.on("REMOVE", (id, path) => status(id, files.remove(path)))
  sftp.on("RENAME", (id, from, to) => status(id, files.rename(from, to)))
  const isDone = (id: number) => status(id, true)
  sftp.on("SETSTAT", isDone)
  sftp.on("FSETSTAT", isDone)
}

const EMPTY_ATTRIBUTES: Attributes = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 }

function attributesOf(files: MachineFileSystem, path: string): Attributes | null {
  const found = files.find(path)
  if (found === null) return null
  if (found === "FOLDER") return { ...EMPTY_ATTRIBUTES, mode: FOLDER_MODE }
  const { changedAt } = found
  return {
    ...EMPTY_ATTRIBUTES,
    mode: FILE_MODE,
    size: found.bytes.length,
    atime: changedAt,
    mtime: changedAt,
  }
}
