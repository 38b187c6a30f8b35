import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  connectorFieldProblems,
  effectiveConnector,
  isDirectConnectionAllowed,
  isIpList,
  isNetmask,
} from "../../src/machines/connectors/rules.ts"
import { CONNECTOR_TYPES } from "../../src/machines/devices/rules.ts"

test("the server connects directly only where there is no connector", () => {
  expect(isDirectConnectionAllowed(null)).toBe(true)
  for (const state of ["PENDING", "CONNECTED", "DISCONNECTED"] as const)
    expect(isDirectConnectionAllowed({ state })).toBe(false)
})

describe("the effective connector", () => {
  test("is the first DEDICATED one in the hierarchy unless a NONE precedes it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CONNECTOR_TYPES), { maxLength: 21 }), (types) => {
        const line = types.map((type, step) => ({ type, step }))
        const dedicated = types.indexOf("DEDICATED")
        const none = types.indexOf("NONE")
        const expected = dedicated >= 0 && (none < 0 || dedicated < none) ? dedicated : undefined
        expect(effectiveConnector(line)?.step).toBe(expected)
      }),
    )
  })
})

describe("connector settings", () => {
  const servers = (count: number) => Array.from({ length: count }, (_, n) => `10.0.0.${n}`).join(", ")
  test.each([
    ["10.0.0.1", true],
    ["10.0.0.1, fd00::1", true],
    ["10.0.0.1, name.example", false],
    ["name.example, 10.0.0.1", false],
    [servers(8), true],
    [servers(9), false],
  ])("accept the servers %s: %p", (text, isList) => expect(isIpList(text)).toBe(isList))

  test.each([
    ["255.255.255.0", true],
    ["255.255.252.0", true],
    ["128.0.0.0", true],
    ["255.255.255.255", true],
    ["0.0.0.0", false],
    ["255.0.255.0", false],
    ["255.255.255", false],
    ["255.255.255.256", false],
    ["24", false],
  ])("accept the netmask %s: %p", (text, isOne) => expect(isNetmask(text)).toBe(isOne))

  const blank = { type: "DHCP" as const, ip: "", netmask: "", file: "" }
  const form = {
    ...{ connectorType: "DEDICATED" as const, serial: "C-1", host: "book.example.com", publicKey: "" },
    netInterfaces: [blank, blank],
  }
  test.each([
    [[], {}],
    [["serial", "host"], { serial: "", host: "" }],
    [[], { connectorType: "NONE" as const, serial: "", host: "" }],
    [
      ["netInterfaces.0.ip", "netInterfaces.0.netmask"],
      { netInterfaces: [{ ...blank, type: "MANUAL" as const }, blank] },
    ],
    [["netInterfaces.1.file"], { netInterfaces: [blank, { ...blank, type: "FILE" as const }] }],
    [["netInterfaces.1.ip"], { netInterfaces: [blank, { ...blank, ip: "10.0.0.2" }] }],
    [
      [],
      { netInterfaces: [{ ...blank, type: "MANUAL" as const, ip: "10.0.0.2", netmask: "255.0.0.0" }, blank] },
    ],
  ])("report problems in the fields %p", (paths, more) => {
    expect(connectorFieldProblems({ ...form, ...more }).map(({ path }) => path)).toEqual(paths)
  })
})
