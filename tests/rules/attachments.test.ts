import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { attachmentDisposition } from "../../src/base/content-disposition.ts"
import {
  ATTACHMENT_BYTES_PER_ISSUE_MAX,
  ATTACHMENTS_PER_ISSUE_MAX,
  downloadProblem,
  FILE_NAME_CHARACTERS_MAX,
  folderNames,
  quotaProblem,
  safeFileName,
} from "../../src/maintenance/attachments/rules.ts"
import { outcomeOfVerdict, SCAN_STATE_NAMES, stateBeforeScan } from "../../src/system/antivirus/rules.ts"
import { isDownloadPath } from "../../src/system/downloads/rules.ts"
import { extensionProblem, mediaTypeOf, servedMediaType } from "../../src/system/files/rules.ts"

const bytes = (text: string) => Buffer.from(text, "latin1")

describe("an attachment's file name", () => {
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
  ])("is sanitised from %j to %j", (given, safe) => expect(safeFileName(given)).toBe(safe))

  test("is sanitised to the length limit, without path separators, control characters or a leading dot", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const safe = safeFileName(name)
        expect([...safe].length).toBeLessThanOrEqual(FILE_NAME_CHARACTERS_MAX + 1)
        expect(safe).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u)
        expect(safe.startsWith(".")).toBe(false)
      }),
    )
  })

  test.each([" ", ".", "\t."])("of many %j is sanitised about as quickly as one of letters", (blank) => {
    const cpuOf = (text: string) => {
      const before = process.cpuUsage()
      for (let n = 0; n < 20; n += 1) safeFileName(`a${text}a`)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    cpuOf("b".repeat(4000))
    expect(cpuOf(blank.repeat(4000))).toBeLessThan(30 * cpuOf("b".repeat(4000)) + 50_000)
  })

  test("keeps its extension when it is cut to the length limit", () => {
    const safe = safeFileName(`${"ä".repeat(300)}.pdf`)
    expect([[...safe].length, safe.slice(-5)]).toEqual([200, "ä.pdf"])
  })

  test("with quotation marks, backslashes or line breaks ends no part of the download header early", () => {
    expect(attachmentDisposition('a"b\\c%d\r\ne.txt')).toBe(
      "attachment; filename=\"a_b_c_d__e.txt\"; filename*=UTF-8''a%22b%5Cc%25d%0D%0Ae.txt",
    )
  })

  test("is encoded in a single download header and can be decoded from it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (name) => {
        const header = attachmentDisposition(name)
        expect(header).toMatch(/^attachment; filename="[^"\\\p{Cc}]*"; filename\*=UTF-8''[\w.~$&+%-]*$/u)
        expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name.toWellFormed())
      }),
    )
  })
})

describe("file type detection", () => {
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
    ["\xff\xfea\x00", "text/plain"],
    ["\xfe\xff\x00a", "text/plain"],
    ["\xff\xff\x00a", "application/octet-stream"],
    ["\xfe\xfea\x00", "application/octet-stream"],
    ["", "text/plain"],
    ["\x00\x01\x02", "application/octet-stream"],
  ])("detects %j as %s", (head, mediaType) => expect(mediaTypeOf(bytes(head))).toEqual(mediaType))

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
    [".png", "text", true],
    ["a.txt", "text", true],
    ["a.gcode", "G1 X10", true],
    ["a.txt", "\x00\x01", false],
    ["a.svg", "\x00\x01", false],
    ["a.s7p", "\x00\x01", true],
    ["firmware.bin", "\x00\x01", true],
    ["a.html", "<html>", true],
  ])("accepts the extension of %s for content starting with %j: %p", (name, head, agrees) => {
    expect(extensionProblem(name, mediaTypeOf(bytes(head))) === null).toBe(agrees)
  })

  test("serves types that a browser could execute as application/octet-stream", () => {
    for (const name of ["text/html", "image/svg+xml", "application/x-msdownload", "application/zip"]) {
      expect(servedMediaType(name)).toBe("application/octet-stream")
    }
    expect(servedMediaType("image/png")).toBe("image/png")
  })
})

describe("attachment scan states", () => {
  test("allow a download only if accepted or unscanned, and never when downloads are disabled for the file", () => {
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

  test("begin as a file to scan up to the limit of the scanner", () => {
    const policy = { bytesMax: 1000, acceptsTooLarge: true, acceptsUnreachable: false }
    expect(stateBeforeScan(policy, 1000)).toBe("NEW")
    expect(stateBeforeScan(policy, 1001)).toBe("SIZE_TOO_LARGE_ACCEPTED")
    expect(stateBeforeScan({ ...policy, acceptsTooLarge: false }, 1001)).toBe("SIZE_TOO_LARGE_DECLINED")
    expect(stateBeforeScan(null, 1)).toBe("SCAN_DISABLED")
  })

  test("of a file that the scanner withholds without naming a virus decline it", () => {
    expect(outcomeOfVerdict({ kind: "DECLINED", response: "too large" })).toEqual({
      ...{ scanState: "SERVER_DECLINED", infectionFound: false, virusId: "", responseInfo: "too large" },
    })
  })
})

test("an issue accepts attachments up to its count and size limits and refuses more", () => {
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
])("a download ticket for %s can be issued: %p", (path, can) => expect(isDownloadPath(path)).toBe(can))

test.each([
  [
    ["a.txt", "b.txt"],
    ["a.txt", "b.txt"],
  ],
  [
    ["a.txt", "A.TXT", "a.txt"],
    ["a.txt", "A (2).TXT", "a (3).txt"],
  ],
  [
    ["a.txt", "a (2).txt", "a.txt"],
    ["a.txt", "a (2).txt", "a (3).txt"],
  ],
  [
    ["log", "log"],
    ["log", "log (2)"],
  ],
  [
    ["../../etc/passwd", "C:\\x\\passwd"],
    ["passwd", "passwd (2)"],
  ],
  [
    ["con.txt", "/"],
    ["_con.txt", "file"],
  ],
])("the files %p are saved into one folder as %p", (names, saved) => {
  expect(folderNames(names)).toEqual(saved)
})
