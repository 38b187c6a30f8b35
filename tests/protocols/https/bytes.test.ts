/** The own readers and writers of HTTPS sessions against literal bytes, and against programs of others. */
import { expect, test } from "bun:test"
import { PassThrough } from "node:stream"
import { deflateSync } from "node:zlib"
import { CdpConnection } from "../../../protocols/https/cdp.ts"
import { acceptedTypes, safeFileName } from "../../../protocols/https/downloads.ts"
import { isMachine, parseProxyRequest, socketOwner } from "../../../protocols/https/egress-proxy.ts"
import { browserKeyOf, characterOf } from "../../../protocols/https/keys.ts"
import { judgeCertificate, readMachineCertificate } from "../../../protocols/https/machine-tls.ts"
import { drawPng, readPng } from "../../../protocols/https/png.ts"
import { createSelfSigned } from "../../../protocols/https/self-signed.ts"

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ""), "hex")

/** 2 x 5 pixels in RGB, each row by another of the five filters; computed by hand. */
const ROWS = hex(`
    01 ff0000 01ff00
    02 0100ff ff00ff
    04 000001 818180
    03 0a141e e3e8ed
    00 c86432 194b7d`)
const PIXELS = hex(`
    ff0000ff 00ff00ff
    0000ffff ffffffff
    000000ff 808080ff
    0a141eff 28323cff
    c86432ff 194b7dff`)

function png(rows: Buffer, width: number, height: number, colour = 2, depth = 8, interlace = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const signature = hex("89504e470d0a1a0a")
  const data = deflateSync(rows)
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

test("a PNG with all five filters is drawn as its pixels", () => {
  const target = new Uint8Array(2 * 5 * 4)
  expect(drawPng(readPng(png(ROWS, 2, 5)), target, 2, 5)).toEqual([{ x: 0, y: 0, w: 2, h: 5 }])
  expect(Buffer.from(target).toString("hex")).toBe(PIXELS.toString("hex"))
  expect(drawPng(readPng(png(ROWS, 2, 5)), target, 2, 5)).toEqual([])
})

test("of a PNG that is drawn again, what has changed of each cell of the screen is reported", () => {
  const [width, height] = [130, 70]
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const target = new Uint8Array(width * height * 4)
  drawPng(readPng(png(rows, width, height)), target, width, height)
  const at = (x: number, y: number) => y * (width * 3 + 1) + 1 + x * 3
  for (const [x, y] of [
    [60, 10],
    [66, 10],
    [62, 12],
    [128, 3],
    [0, 63],
    [0, 64],
  ] as const)
    rows[at(x, y) + 2] = 1
  const changes = drawPng(readPng(png(rows, width, height)), target, width, height)
  expect(changes.map(({ x, y, w, h }) => [x, y, w, h].join())).toEqual([
    "128,3,1,1",
    "0,10,63,54",
    "66,10,1,1",
    "0,64,1,1",
  ])
})

test("a PNG that is larger than its target is cut at the right and at the bottom", () => {
  const target = new Uint8Array(1 * 3 * 4)
  drawPng(readPng(png(ROWS, 2, 5)), target, 1, 3)
  expect(Buffer.from(target).toString("hex")).toBe("ff0000ff0000ffff000000ff")
})

test.each<[string, () => Buffer]>([
  ["no signature", () => Buffer.from("GIF89a, certainly no PNG")],
  ["a palette", () => png(ROWS, 2, 5, 3)],
  ["16 bits a channel", () => png(ROWS, 2, 5, 2, 16)],
  ["interlacing", () => png(ROWS, 2, 5, 2, 8, 1)],
  ["no width", () => png(ROWS, 0, 5)],
  ["fewer rows than its height", () => png(ROWS, 2, 6)],
  ["more rows than its height", () => png(ROWS, 2, 4)],
  ["an unknown filter", () => png(Buffer.concat([Buffer.of(9), ROWS.subarray(1)]), 2, 5)],
  ["a cut chunk", () => png(ROWS, 2, 5).subarray(0, 40)],
])("a picture with %s is refused", (_, bytes) => {
  expect(() => drawPng(readPng(bytes()), new Uint8Array(40), 2, 5)).toThrow(/PNG/)
})

test("messages of the browser are read in any pieces, and answers find their commands", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const events: unknown[] = []
  const ends: string[] = []
  const cdp = new CdpConnection(
    input,
    output,
    (...event) => events.push(event),
    (reason) => ends.push(reason),
  )
  const good = cdp.send("Browser.getVersion")
  const bad = cdp.send("Page.navigate", { url: "https://a/" }, "S1")
  expect(`${output.read()}${output.read()}`).toBe(
    '{"id":1,"method":"Browser.getVersion","params":{}}\0' +
      '{"id":2,"method":"Page.navigate","params":{"url":"https://a/"},"sessionId":"S1"}\0',
  )
  const said =
    '{"id":1,"result":{"product":"ü"}}\0{"method":"Page.x","params":{"a":1},"sessionId":"S1"}\0{"id":2,"error":{"message":"no"}}\0'
  for (const byte of Buffer.from(said)) input.write(Buffer.of(byte))
  expect(await good).toEqual({ product: "ü" })
  expect(bad).rejects.toThrow("Page.navigate: no")
  expect(events).toEqual([["Page.x", { a: 1 }, "S1"]])
  input.write("not JSON\0")
  await Bun.sleep(0)
  expect(ends).toEqual(["the browser sent what is not this protocol"])
  expect(cdp.send("Page.reload")).rejects.toThrow("the browser is gone")
})

test.each<[string, string, { method: string; place: string } | null]>([
  [
    "a tunnel",
    "CONNECT panel.local:8443 HTTP/1.1\r\nHost: panel.local:8443\r\n\r\n",
    { method: "CONNECT", place: "panel.local:8443" },
  ],
  [
    "a tunnel over IPv6",
    "CONNECT [fd00::7]:443 HTTP/1.1\r\n\r\n",
    { method: "CONNECT", place: "[fd00::7]:443" },
  ],
  ["plain HTTP", "GET http://other.example/x HTTP/1.1\r\n\r\n", { method: "GET", place: "other.example:80" }],
  ["a path alone", "GET / HTTP/1.1\r\n\r\n", null],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\n", null],
  ["nothing", "", null],
])("a request to the proxy is read: %s", (_, head, expected) => {
  expect(parseProxyRequest(head)).toEqual(expected)
})

test.each([
  ["panel.local:443", "panel.local", true],
  ["PANEL.local:443", "panel.local", true],
  ["panel.local.:443", "panel.local", true],
  ["[fd00:0:0::7]:443", "fd00::7", true],
  ["127.0.0.1:443", "2130706433", true],
  ["panel.local:8443", "panel.local", false],
  ["evil-panel.local:443", "panel.local", false],
  ["panel.local.evil.example:443", "panel.local", false],
  ["127.0.0.1:443", "127.0.0.2", false],
  ["panel.local", "panel.local", false],
])("the proxy compares %s with the machine %s: %p", (place, host, expected) => {
  expect(isMachine(place, { host, port: 443 })).toBe(expected)
})

test("the user of a connection is found in the system's table of sockets", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1 0
   1: 0100007F:9C40 0100007F:1F90 01 00000000:00000000 00:00000000 00000000 65534        0 2 1 0
   2: 0100007F:1F90 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 3 1 0`
  expect(socketOwner(table, 40_000, 8080)).toBe(65534)
  expect(socketOwner(table, 8080, 40_000)).toBe(0)
  expect(socketOwner(table, 1, 8080)).toBe(-1)
  expect(socketOwner(null, 1, 8080)).toBeNull()
})

test("a self-signed certificate is what openssl says it should be", async () => {
  const [from, to] = [new Date("2026-01-02T03:04:05Z"), new Date("2027-01-02T03:04:05Z")]
  const { certificate, spkiHash } = createSelfSigned("panel.local", from, to)
  const openssl = Bun.spawn(["openssl", "x509", "-noout", "-subject", "-dates", "-ext", "subjectAltName"], {
    stdin: Buffer.from(certificate),
  })
  const text = await new Response(openssl.stdout).text()
  expect(text).toContain("CN = panel.local")
  expect(text).toContain("notBefore=Jan  2 03:04:05 2026 GMT")
  expect(text).toContain("notAfter=Jan  2 03:04:05 2027 GMT")
  expect(text).toContain("DNS:panel.local")
  const read = readMachineCertificate(certificate, false)
  expect(read).toEqual({
    keyType: "x509-ec-prime256v1",
    fingerprint: `SHA256:${spkiHash.replace(/=+$/, "")}`,
    isVerified: false,
  })
})

test.each([
  ["a pinned key that matches", "SHA256:a", "SHA256:a", false, "trusted"],
  ["a pinned key that differs, although an authority vouches", "SHA256:a", "SHA256:b", true, "changed"],
  ["no pin and an authority's word", "SHA256:a", null, true, "trusted"],
  ["no pin and no authority", "SHA256:a", null, false, "unknown"],
] as const)(
  "a certificate is judged by the pin first: %s",
  (_, fingerprint, pinned, isVerified, expected) => {
    expect(judgeCertificate({ keyType: "x509", fingerprint, isVerified }, pinned)).toBe(expected)
  },
)

test.each([
  [0x61, { key: "a", text: "a", virtualKey: 0x41, location: 0 }],
  [0x41, { key: "A", text: "A", virtualKey: 0x41, location: 0 }],
  [0x21, { key: "!", text: "!", virtualKey: 0x31, location: 0 }],
  [0xff0d, { key: "Enter", text: "\r", virtualKey: 0x0d, location: 0 }],
  [0xff8d, { key: "Enter", text: "\r", virtualKey: 0x0d, location: 3 }],
  [0xffb5, { key: "5", text: "5", virtualKey: 0x65, location: 3 }],
  [0xffc2, { key: "F5", text: "", virtualKey: 0x74, location: 0 }],
  [0xffe4, { key: "Control", text: "", virtualKey: 0x11, location: 2 }],
  [0x1ffffff, null],
])("the keysym %p is the key %p", (keysym, expected) => {
  expect(browserKeyOf(keysym)).toEqual(expected)
})

test.each([
  [0xe4, "ä"],
  [0x20ac, "€"],
  [0x1b1, "ą"],
  [0x1000416, "Ж"],
  [0x1f600 + 0x1000000, "😀"],
  [0x100d800 + 0x0, null],
])("the keysym %p types %p", (keysym, expected) => {
  expect(characterOf(keysym)).toBe(expected)
})

test.each([
  ["report.csv", "report.csv"],
  ["../../etc/passwd", "passwd"],
  ["C:\\temp\\log.txt", "log.txt"],
  [".bashrc", "bashrc"],
  ["a\u202egpj.exe", "a gpj.exe"],
  ["", "download"],
])("a page's file name %p is kept as %p", (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})

test.each([
  [".csv", ".csv"],
  [" .CSV , text/plain,image/*", ".csv,text/plain,image/*"],
  ["", ""],
  ['*/*, csv, .c"sv, text/, <b>', ""],
  [".csv,javascript:alert(1)", ".csv"],
  [Array(51).fill(".csv").join(","), ""],
])("the types %p of a page's file field are offered to viewers as %p", (accept, offered) => {
  expect(acceptedTypes(accept)).toBe(offered)
})
