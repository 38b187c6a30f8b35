/** Virus scanners against a real clamd and real c-icap servers, and the answers that no real server gives on demand. */
import { afterAll, describe, expect, test } from "bun:test"
import type { ScanVerdict } from "../../src/base/virus-scanner.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { createAuthority, createServerCertificate } from "../peers/certificates.ts"
import { INFECTION, startClamAv, VIRUS_NAME } from "../peers/clamav.ts"

const peers = await startClamAv()
const folder = temporaryFolder("scanner")
afterAll(async () => {
  await peers.stop()
  folder.remove()
})

const scannerAt = (scannerUrl: string) =>
  createConfiguredAntivirus({
    scannerUrl,
    scanSizeMax: 50,
    scanTooLarge: "decline",
    scanUnreachable: "decline",
  })!.scanner

function aContent(sizeBytes: number, { infected = false } = {}) {
  const bytes = Buffer.alloc(sizeBytes, "A page of a manual. ")
  // At the very end, so that a scanner that looks at the first bytes only misses it.
  if (infected) bytes.write(INFECTION, sizeBytes - INFECTION.length)
  return { name: "manual page.txt", sizeBytes, bytes: new Blob([bytes]).stream() }
}

const SMALL = 1000
/** More than the 100 kB after which servers begin to answer before they know the verdict. */
const LARGE = 300_000

const infected = (verdict: ScanVerdict) =>
  verdict.kind === "INFECTED" && verdict.virusId.startsWith(VIRUS_NAME)

describe.each([
  ["clamd", peers.clamdUrl],
  ["c-icap that withholds the content until its verdict", peers.icapUrl],
])("%s", (_name, url) => {
  test.each([SMALL, LARGE])(
    "names the virus of an infected content and accepts a clean one of %d bytes",
    async (size) => {
      expect(await scannerAt(url).scan(aContent(size))).toMatchObject({ kind: "CLEAN" })
      expect(infected(await scannerAt(url).scan(aContent(size, { infected: true })))).toBe(true)
    },
  )
})

describe("c-icap that returns the first bytes before its verdict", () => {
  test("counts as a clean verdict only when the content comes back whole and unchanged", async () => {
    const scanner = scannerAt(peers.earlyIcapUrl)
    expect(await scanner.scan(aContent(LARGE))).toMatchObject({ kind: "CLEAN", response: "200 OK" })
    expect(await scanner.scan(aContent(LARGE, { infected: true }))).toMatchObject({ kind: "DECLINED" })
    expect(infected(await scanner.scan(aContent(SMALL, { infected: true })))).toBe(true)
  })
})

/** A server that answers everything with `answer` and closes the connection, and keeps what it was sent. */
async function answering(answer: string, scheme = "icap") {
  let received = ""
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        received += bytes.toString("latin1")
        socket.end(answer)
      },
    },
  })
  return {
    url: `${scheme}://127.0.0.1:${server.port}${scheme === "icap" ? "/scan" : ""}`,
    received: () => received,
    [Symbol.dispose]: () => server.stop(true),
  }
}

const ENCAPSULATED = "Encapsulated: res-hdr=0, res-body=19\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"

/** `aContent(10)` as a chunk. */
const UNCHANGED_CHUNK = "a\r\nA page of \r\n0\r\n\r\n"
const BARE_BODY = "ICAP/1.0 200 OK\r\nEncapsulated: res-body=0\r\n\r\n"
const UNCHANGED_BODY = `${BARE_BODY}${UNCHANGED_CHUNK}`

describe("an ICAP answer", () => {
  test.each([
    ["204 No Content", "ICAP/1.0 204 No Content\r\n\r\n", "CLEAN"],
    ["100 Continue before 204", "ICAP/1.0 100 Continue\r\n\r\nICAP/1.0 204 OK\r\n\r\n", "CLEAN"],
    [
      "200 with an infection",
      "ICAP/1.0 200 OK\r\nX-Infection-Found: Type=0; Threat=Worm;\r\n\r\n",
      "INFECTED",
    ],
    ["200 with a violation", "ICAP/1.0 200 OK\r\nX-Violations-Found: 1\r\n\r\n", "INFECTED"],
    ["200 with another body", `ICAP/1.0 200 OK\r\n${ENCAPSULATED}7\r\nblocked\r\n0\r\n\r\n`, "DECLINED"],
    ["200 with a body that breaks off", `ICAP/1.0 200 OK\r\n${ENCAPSULATED}7\r\nblo`, "DECLINED"],
    ["200 without a body", "ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, null-body=19\r\n\r\n", "DECLINED"],
    ["200 with the content and no headers before it", UNCHANGED_BODY, "CLEAN"],
    ["200 with a chunk that has no length", `${BARE_BODY}zz\r\n\r\n${UNCHANGED_CHUNK}`, "DECLINED"],
    ["206", UNCHANGED_BODY.replace("200", "206"), null],
  ])("%s gives its verdict", async (_what, answer, kind) => {
    using server = await answering(answer)
    const scan = scannerAt(server.url).scan(aContent(10))
    if (kind === null) return expect(scan).rejects.toMatchObject({ name: "ScannerUnreachable" })
    expect((await scan).kind).toBe(kind as ScanVerdict["kind"])
  })

  test.each([
    ["X-Infection-Found: Type=0; Resolution=2; Threat=Worm.A;", "Worm.A"],
    ["X-Virus-ID: Worm.B", "Worm.B"],
    ["x-virus-id:Worm.C\r\nX-Infection-Found: Type=0;", "Worm.C"],
    ["X-Violations-Found: 1", "unnamed"],
  ])("with the header %s names the virus", async (header, virusId) => {
    using server = await answering(`ICAP/1.0 204 No Content\r\n${header}\r\n\r\n`)
    expect(await scannerAt(server.url).scan(aContent(10))).toMatchObject({ kind: "INFECTED", virusId })
  })

  test.each([
    ["500", "ICAP/1.0 500 Server error\r\n\r\n"],
    ["404, a service that does not exist", "ICAP/1.0 404 Not found\r\n\r\n"],
    ["of another protocol", "HTTP/1.1 200 OK\r\n\r\n"],
    ["that breaks off in its headers", "ICAP/1.0 204 No"],
  ])("%s is no verdict", async (_what, answer) => {
    using server = await answering(answer)
    await expect(scannerAt(server.url).scan(aContent(10))).rejects.toMatchObject({
      name: "ScannerUnreachable",
    })
  })
})

describe("a clamd answer", () => {
  test.each([
    ["stream: OK", "CLEAN"],
    ["INSTREAM size limit exceeded. ERROR", "DECLINED"],
    ["stream: Win.Test.EICAR_HDB-1 FOUND", "INFECTED"],
  ])("%s gives its verdict", async (answer, kind) => {
    using server = await answering(`${answer}\0`, "clamd")
    expect((await scannerAt(server.url).scan(aContent(10))).kind).toBe(kind as ScanVerdict["kind"])
  })

  test.each(["stream: OK ERROR", "UNKNOWN COMMAND", "stream: Can't allocate memory ERROR", ""])(
    "“%s” is no verdict",
    async (answer) => {
      using server = await answering(`${answer}\0`, "clamd")
      await expect(scannerAt(server.url).scan(aContent(10))).rejects.toMatchObject({
        name: "ScannerUnreachable",
      })
    },
  )
})

test.each([peers.clamdUrl, peers.icapUrl])(
  "%s finds a virus behind an empty piece of the content",
  async (url) => {
    const pieces = [Buffer.from("A page. "), Buffer.alloc(0), Buffer.from(INFECTION)]
    const bytes = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const piece of pieces) stream.enqueue(piece)
        stream.close()
      },
    })
    const sizeBytes = Buffer.concat(pieces).length
    expect(infected(await scannerAt(url).scan({ name: "a.txt", sizeBytes, bytes }))).toBe(true)
  },
)

test("a file name cannot add lines to an ICAP request", async () => {
  using server = await answering("ICAP/1.0 204 No Content\r\n\r\n")
  await scannerAt(server.url).scan({ ...aContent(10), name: "a b\r\nX-Other: ü.txt" })
  expect(server.received()).toContain(
    "GET http://millwright.invalid/a%20b%0D%0AX-Other%3A%20%C3%BC.txt HTTP/1.1",
  )
})

test("an ICAP answer whose headers do not end is no verdict, although the scanner holds the connection open", async () => {
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data: (socket) => void socket.write(`ICAP/1.0 204 OK\r\n${"X: y\r\n".repeat(20_000)}`) },
  })
  const scan = scannerAt(`icap://127.0.0.1:${server.port}/scan`).scan(aContent(10))
  await expect(scan).rejects.toMatchObject({ name: "ScannerUnreachable" })
  server.stop(true)
})

test("a cancelled scan ends at once although the scanner stays silent", async () => {
  for (const scheme of ["icap", "clamd"]) {
    const asked = Promise.withResolvers<void>()
    const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => asked.resolve() } })
    const cancelled = new AbortController()
    const scan = scannerAt(`${scheme}://127.0.0.1:${server.port}`).scan(aContent(10), cancelled.signal)
    void asked.promise.then(() => cancelled.abort())
    await expect(scan).rejects.toMatchObject({ name: "ScannerUnreachable" })
    server.stop(true)
  }
})

test("an icaps scanner whose certificate no trusted authority has issued is not asked", async () => {
  let asked = false
  const authority = await createAuthority(folder.path, "scanner")
  const names = { name: "localhost", alternativeNames: "DNS:localhost" }
  const { certificateFile, keyFile } = await createServerCertificate(folder.path, authority, names)
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    tls: { cert: Bun.file(certificateFile), key: Bun.file(keyFile) },
    socket: {
      data(socket) {
        asked = true
        socket.end("ICAP/1.0 204 No Content\r\n\r\n")
      },
    },
  })
  const scan = scannerAt(`icaps://localhost:${server.port}/scan`).scan(aContent(10))
  await expect(scan).rejects.toMatchObject({ name: "ScannerUnreachable" })
  expect(asked).toBe(false)
  server.stop(true)
})

test("an ICAP scanner that returns no body and breaks off before it has taken the content has not called it clean", async () => {
  const answer = "ICAP/1.0 200 OK\r\nEncapsulated: res-hdr=0, null-body=19\r\n\r\n"
  let taken = 0
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        if (taken === 0) socket.write(answer)
        taken += bytes.length
        if (taken > LARGE) socket.terminate()
      },
    },
  })
  const verdict = await scannerAt(`icap://127.0.0.1:${server.port}/scan`).scan(aContent(20 * LARGE))
  server.stop(true)
  expect(verdict.kind).toBe("DECLINED")
})

test("a scanner whose port is closed, and c-icap without its clamd, give no verdict", async () => {
  using server = await answering("")
  server[Symbol.dispose]()
  await expect(scannerAt(server.url).scan(aContent(10))).rejects.toMatchObject({ name: "ScannerUnreachable" })
  // Of its own: the other tests need theirs.
  const stopped = await startClamAv()
  try {
    await stopped.stopClamd()
    for (const url of [stopped.clamdUrl, stopped.icapUrl])
      await expect(scannerAt(url).scan(aContent(SMALL))).rejects.toMatchObject({ name: "ScannerUnreachable" })
  } finally {
    await stopped.stop()
  }
})
