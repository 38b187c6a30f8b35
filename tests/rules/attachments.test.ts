import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { attachmentDisposition } from "../../src/base/content-disposition.ts"
import {
  ATTACHMENT_BYTES_PER_ISSUE_MAX,
  ATTACHMENTS_PER_ISSUE_MAX,
  downloadProblem,
  FILE_NAME_CHARACTERS_MAX,
  quotaProblem,
  SCAN_STATE_NAMES,
  safeFileName,
  scanStatesAfter,
} from "../../src/maintenance/attachments/rules.ts"
import { isDownloadPath } from "../../src/system/downloads/rules.ts"
import { extensionProblem, mediaTypeOf, servedMediaType } from "../../src/system/files/rules.ts"

const bytes = (text: string) => Buffer.from(text, "latin1")

describe("file names", () => {
  test.each([
    ["photo.jpg", "photo.jpg"],
    ["C:\\Users\\me\\photo.jpg", "photo.jpg"],
    ["../../etc/passwd", "passwd"],
    [".htaccess", "htaccess"],
    ["  a .txt . ", "a .txt"],
    ["a\r\nSet-Cookie: x.txt", "aSet-Cookie_ x.txt"],
    ["invoice\u202etxt.exe", "invoicetxt.exe"],
    ["con.txt", "_con.txt"],
    ["LPT1", "_LPT1"],
    ["a\0b.txt", "ab.txt"],
    ["Pru\u0308fung.pdf", "Prüfung.pdf"],
    ["..", ""],
    ["", ""],
  ])("%j becomes %j", (given, safe) => expect(safeFileName(given)).toBe(safe))

  test("every name becomes one that stays as it is, fits, and keeps no path and no control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const safe = safeFileName(name)
        expect([...safe].length).toBeLessThanOrEqual(FILE_NAME_CHARACTERS_MAX + 1)
        expect(safe).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u)
        expect(safe.startsWith(".")).toBe(false)
      }),
    )
  })

  test("a name too long keeps its extension", () => {
    const safe = safeFileName(`${"ä".repeat(300)}.pdf`)
    expect([[...safe].length, safe.slice(-5)]).toEqual([200, "ä.pdf"])
  })

  test("the header of a download stays one header, and its name survives", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (name) => {
        const header = attachmentDisposition(name)
        expect(header).toMatch(/^attachment; filename="[^"\\\p{Cc}]*"; filename\*=UTF-8''[\w.~$&+%-]*$/u)
        expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name.toWellFormed())
      }),
    )
  })
})

describe("what a file is", () => {
  test.each([
    ["%PDF-1.7", "application/pdf"],
    ["\x89PNG\r\n\x1a\n....", "image/png"],
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["RIFF....WEBPVP8 ", "image/webp"],
    ["PK\x03\x04....[Content_Types].xml...word/document.xml", expect.stringContaining("wordprocessingml")],
    ["PK\x03\x04........", "application/zip"],
    ["MZ\x90\x00", "application/x-msdownload"],
    ["\x7fELF\x02", "application/x-elf"],
    ["....ftypisom", "video/mp4"],
    ["name;value\r\n1;2", "text/plain"],
    ["BMW service manual", "text/plain"],
    ["", "text/plain"],
    ["\x00\x01\x02", "application/octet-stream"],
  ])("%j is %s", (head, mediaType) => expect(mediaTypeOf(bytes(head))).toEqual(mediaType))

  test.each<[string, string, boolean]>([
    ["a.pdf", "%PDF-", true],
    ["a.PDF", "%PDF-", true],
    ["a.txt", "%PDF-", false],
    ["a", "%PDF-", false],
    ["a.docx", "PK\x03\x04....word/", true],
    ["a.jpg", "PK\x03\x04....", false],
    ["a.ap17", "PK\x03\x04....", true],
    ["a.exe", "MZ\x90", true],
    ["a.jpg", "MZ\x90", false],
    ["a.png", "text", false],
    ["a.txt", "text", true],
    ["a.gcode", "G1 X10", true],
    ["a.txt", "\x00\x01", false],
    ["a.svg", "\x00\x01", false],
    ["a.s7p", "\x00\x01", true],
    ["firmware.bin", "\x00\x01", true],
    ["a.html", "<html>", true],
  ])("%s that begins with %j agrees: %p", (name, head, agrees) => {
    expect(extensionProblem(name, mediaTypeOf(bytes(head))) === null).toBe(agrees)
  })

  test("what a browser could run is served as unknown bytes", () => {
    for (const name of ["text/html", "image/svg+xml", "application/x-msdownload", "application/zip"]) {
      expect(servedMediaType(name)).toBe("application/octet-stream")
    }
    expect(servedMediaType("image/png")).toBe("image/png")
  })
})

describe("scan states", () => {
  test("only settled and accepted files may be downloaded, and none that is forbidden", () => {
    const allowed = SCAN_STATE_NAMES.filter(
      (scanState) => !downloadProblem({ downloadDisabled: false, scanState }),
    )
    expect(allowed).toEqual([
      "SCAN_DISABLED",
      "SIZE_TOO_LARGE_ACCEPTED",
      "SCANNER_UNREACHABLE_ACCEPTED",
      "FILE_SYSTEM_SCAN_ACCEPTED",
      "SERVER_ACCEPTED",
    ])
    for (const scanState of SCAN_STATE_NAMES) {
      expect(downloadProblem({ downloadDisabled: true, scanState })).toBe("attachmentDownloadDisabled")
    }
  })

  test("every state but NEW can be reached, and from every state a scan can come to an end", () => {
    const reached = new Set(SCAN_STATE_NAMES.flatMap(scanStatesAfter))
    expect(SCAN_STATE_NAMES.filter((state) => !reached.has(state))).toEqual(["NEW"])
    for (const state of SCAN_STATE_NAMES)
      expect(scanStatesAfter(state)).toContain(state === "SCAN_DISABLED" ? "IN_PROGRESS" : "SCAN_DISABLED")
  })
})

test("an issue takes files up to its limits and not one more", () => {
  expect(quotaProblem({ count: ATTACHMENTS_PER_ISSUE_MAX - 1, bytes: 0 }, 1)).toBeNull()
  expect(quotaProblem({ count: ATTACHMENTS_PER_ISSUE_MAX, bytes: 0 }, 1)).toBe("tooManyAttachments")
  expect(quotaProblem({ count: 1, bytes: ATTACHMENT_BYTES_PER_ISSUE_MAX - 1 }, 1)).toBeNull()
  expect(quotaProblem({ count: 1, bytes: ATTACHMENT_BYTES_PER_ISSUE_MAX }, 1)).toBe("issueStorageFull")
})

test.each([
  ["/api/devices/1/issues/2/attachments/3/file", true],
  ["/api/devices/1/imagefile", true],
  ["/api/devices/1/issues/2/logs/3/sessions/4/screenrecording", true],
  ["/api/devices/1", false],
  ["/api/users", false],
  ["/api/devices//file", false],
  ["https://evil.example/api/devices/1/file", false],
  ["/api/devices/1/file?x=1", false],
])("a ticket for %s can be had: %p", (path, can) => expect(isDownloadPath(path)).toBe(can))
