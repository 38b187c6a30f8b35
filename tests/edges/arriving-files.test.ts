/** Files that come in parts: what counts as received, who may go on, and what is left of those that were given up. */
import { afterAll, expect, test } from "bun:test"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { ArrivingFiles } from "../../src/system/files/actions-arriving.ts"
import { waitUntil } from "../harness/eventually.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

const OWNER = "fitter session-1"
const folder = temporaryFolder("arriving")
afterAll(() => folder.remove())

/** In a folder of its own. */
async function aFile(sizeBytes: number, given: string[] = []) {
  const place = join(folder.path, crypto.randomUUID())
  const arriving = new ArrivingFiles<string, string>((purpose) => void given.push(purpose))
  const announce = (name = "plan.txt", owner = OWNER) =>
    arriving.announce(place, { owner, name, sizeBytes, purpose: name })
  return {
    ...{ arriving, announce, file: await announce() },
    left: () => (existsSync(place) ? readdirSync(place) : []),
    hasOnDisk: (bytes: number) =>
      waitUntil(`${bytes} bytes are on the disk`, () =>
        readdirSync(place).some((name) => statSync(join(place, name)).size === bytes),
      ),
  }
}

const partOf = (text: string) => new Blob([text]).stream()

/** A part whose sender neither goes on nor ends. */
function stalledPart(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) })
}

/** A part whose connection breaks. */
function brokenPart(text: string): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new Error("connection lost"))
      isSent = true
      controller.enqueue(new TextEncoder().encode(text))
    },
  })
}

const contentOf = async ({ path, hash }: { path: string; hash: Buffer }) => {
  const text = readFileSync(path, "utf8")
  expect(hash.equals(createHash("sha256").update(text).digest())).toBe(true)
  return text
}

test("a file of several parts is handed over once, with the hash of the whole, and leaves nothing behind", async () => {
  const { file, left } = await aFile(10)
  await file.append(0, partOf("0123"))
  expect([file.receivedBytes, file.use(contentOf)]).toEqual([4, null])
  await file.append(4, partOf("456789"))
  expect(await file.use(contentOf)).toBe("0123456789")
  expect(await file.use(() => Promise.reject(new Error("a second time")))).toBe("0123456789")
  expect(left()).toEqual([])
})

test("of a part that breaks off counts what has come, and the next one begins behind it", async () => {
  const { file } = await aFile(10)
  await expect(file.append(0, brokenPart("01234"))).rejects.toThrow("connection lost")
  expect(file.receivedBytes).toBe(5)
  await expect(file.append(4, partOf("456789"))).rejects.toMatchObject({
    ...{ code: "CONFLICT", details: { text: "partElsewhere", receivedBytes: 5 } },
  })
  await file.append(5, partOf("56789"))
  expect(await file.use(contentOf)).toBe("0123456789")
})

test("a part whose sender has gone silent is ended by the question how much has come, and by the next part", async () => {
  const { file, hasOnDisk } = await aFile(10)
  const first = file.append(0, stalledPart("0123"))
  await hasOnDisk(4)
  await file.settle()
  await first
  expect(file.receivedBytes).toBe(4)
  const second = file.append(4, stalledPart("45"))
  await hasOnDisk(6)
  const third = file.append(6, partOf("6789"))
  await Promise.all([second, third])
  expect(await file.use(contentOf)).toBe("0123456789")
})

test("more bytes than were announced are refused", async () => {
  const { file } = await aFile(3)
  await expect(file.append(0, partOf("0123"))).rejects.toMatchObject({ code: "BAD_REQUEST" })
  expect(file.receivedBytes).toBe(0)
})

test("a file is found by its owner alone, and given up with what has come of it", async () => {
  const given: string[] = []
  const { arriving, file, left, hasOnDisk } = await aFile(10, given)
  expect([arriving.find(file.id, OWNER), arriving.find(file.id, "other session-1")]).toEqual([file, null])
  const part = file.append(0, stalledPart("0123"))
  await hasOnDisk(4)
  await arriving.drop(file)
  await part
  await expect(file.append(4, partOf("456789"))).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect([arriving.find(file.id, OWNER), left(), given]).toEqual([null, [], ["plan.txt"]])
})

test("of an owner's fifth file the one goes that was untouched longest", async () => {
  const given: string[] = []
  const { arriving, announce, file, left } = await aFile(10, given)
  const others = [await announce("b"), await announce("c"), await announce("d")]
  expect(arriving.find(file.id, OWNER)).toBe(file)
  const last = await announce("e")
  await announce("of somebody else", "other session-1")
  await waitUntil("the file is given up", () => given.length === 1)
  expect(given).toEqual(["b"])
  const kept = [file, ...others, last].map(({ id }) => arriving.find(id, OWNER) !== null)
  expect(kept).toEqual([true, false, true, true, true])
  expect(left()).toHaveLength(5)
})
