/** What the code of a machine's label leads to. */
import { describe, expect, test } from "bun:test"
import { readCode } from "../../src/screens/scan/rules.ts"

const ORIGIN = "https://book.example.com"
const MACHINE = "/devices/01a2063f-8b20-7857-84ea-0bfa3c8832a6"
const REPORT = "/report/AbCdEfGhIjKlMnOpQrStUv"

describe("a scanned code", () => {
  test.each([
    ["the book of a machine", `${ORIGIN}${MACHINE}`, MACHINE],
    ["the page for fault reports", `${ORIGIN}${REPORT}`, REPORT],
    ["a label with spaces around it", ` ${ORIGIN}${MACHINE}\n`, MACHINE],
    ["a typed path", MACHINE, MACHINE],
    ["a label with a query that is left out", `${ORIGIN}${MACHINE}?dialog=/devices/x/delete#y`, MACHINE],
  ])("leads to %s", (_, code, path) => {
    expect(readCode(code, ORIGIN)).toEqual({ kind: "label", path })
  })

  test.each([
    ["another host", `https://evil.example${MACHINE}`],
    ["another scheme of the same host", `http://book.example.com${MACHINE}`],
    ["another port", `https://book.example.com:8443${MACHINE}`],
    ["a user name in front of the host", `https://book.example.com@evil.example${MACHINE}`],
    ["a user name of this host", `https://someone@book.example.com${MACHINE}`],
    ["an address without a scheme", `//evil.example${MACHINE}`],
    ["a backslash as a slash", `/\\evil.example${MACHINE}`],
    ["a path that no label has", `${ORIGIN}/logout`],
    ["a path below a machine", `${ORIGIN}${MACHINE}/issues/new`],
    ["a script", "javascript:alert(1)"],
    ["a document in the address", "data:text/html,<script>alert(1)</script>"],
    ["a wireless network", "WIFI:S:plant;P:secret;;"],
  ])("with %s is not opened", (_, code) => {
    expect(readCode(code, ORIGIN).kind).toBe("foreign")
  })

  test.each(["Press P-7", "SN 4711-0815", "Line: 3"])("%s is searched for", (text) => {
    expect(readCode(text, ORIGIN)).toEqual({ kind: "text", text })
  })

  test("without text leads nowhere", () => {
    expect(readCode("  ", ORIGIN)).toEqual({ kind: "empty" })
  })
})
