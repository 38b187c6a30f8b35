import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  type ConnectionTimestamps,
  connectorFieldProblems,
  connectorStateOf,
  DOWNLOAD_STEPS,
  effectiveConnector,
  type FirmwareStatus,
  isDirectConnectionAllowed,
  isIpList,
  isNetmask,
  UPDATE_STATES,
  updateStateOf,
} from "../../src/machines/connectors/rules.ts"
import { CONNECTOR_TYPES } from "../../src/machines/devices/rules.ts"

const EARLY = new Date("2026-03-10T09:00:00.000Z")
const LATE = new Date("2026-03-10T09:00:00.001Z")

describe("the state of a connector", () => {
  test.each([
    ["NONE", { type: "NONE", lastConnected: LATE, lastDisconnected: null }],
    ["NONE", { type: "INHERITED", lastConnected: null, lastDisconnected: null }],
    ["PENDING", { type: "DEDICATED", lastConnected: null, lastDisconnected: null }],
    ["PENDING", { type: "DEDICATED", lastConnected: null, lastDisconnected: LATE }],
    ["CONNECTED", { type: "DEDICATED", lastConnected: EARLY, lastDisconnected: null }],
    ["CONNECTED", { type: "DEDICATED", lastConnected: LATE, lastDisconnected: EARLY }],
    ["DISCONNECTED", { type: "DEDICATED", lastConnected: EARLY, lastDisconnected: LATE }],
    ["DISCONNECTED", { type: "DEDICATED", lastConnected: EARLY, lastDisconnected: EARLY }],
  ] as const)("is %s", (state, facts) => {
    expect(connectorStateOf(facts as ConnectionTimestamps)).toBe(state)
  })

  test("allows a direct connection of the server only when there is no connector", () => {
    expect(isDirectConnectionAllowed(null)).toBe(true)
    for (const state of ["PENDING", "CONNECTED", "DISCONNECTED"] as const)
      expect(isDirectConnectionAllowed({ state })).toBe(false)
  })
})

const QUIET: FirmwareStatus = {
  ...{ isOnFallbackConfig: false, isOnFallbackFirmware: false, downloadStep: "NONE", queuePriority: 0 },
  ...{ firmwareCurrent: "1.0", firmwareExpected: "1.0", firmwareAvailable: "1.0" },
}

describe("the update state", () => {
  const facts: [string, Partial<FirmwareStatus>][] = [
    ["CONFIG_FALLBACK", { isOnFallbackConfig: true }],
    ["INSTALLING", { firmwareExpected: "1.1" }],
    ["DOWNLOADING", { downloadStep: "DOWNLOADING" }],
    ["QUEUED", { queuePriority: 1 }],
    ["DOWNLOADED", { downloadStep: "DOWNLOADED" }],
    ["FIRMWARE_FALLBACK", { isOnFallbackFirmware: true }],
    ["FIRMWARE_AVAILABLE", { firmwareAvailable: "1.1" }],
    ["OK", {}],
  ]
  test.each(facts)("is %s when only its own condition holds", (state, more) => {
    expect(updateStateOf({ ...QUIET, ...more })).toBe(state as (typeof UPDATE_STATES)[number])
  })

  test("is that of the condition with the highest priority", () => {
    for (const [index, [state, more]] of facts.entries()) {
      const below = facts.slice(index).filter(([other]) => state !== "DOWNLOADING" || other !== "DOWNLOADED")
      const all = Object.assign({}, QUIET, ...below.map(([, fact]) => fact), more)
      expect<string>(updateStateOf(all)).toBe(state)
    }
    expect(facts.map(([state]) => state)).toEqual([...UPDATE_STATES])
  })

  test("is OK when no version is known", () => {
    const unknown = { firmwareCurrent: "", firmwareExpected: "", firmwareAvailable: "" }
    expect(updateStateOf({ ...QUIET, ...unknown })).toBe("OK")
  })

  test("is always CONFIG_FALLBACK on a fallback configuration", () => {
    const any = fc.record({
      ...{ firmwareCurrent: fc.string(), firmwareExpected: fc.string(), firmwareAvailable: fc.string() },
      ...{ isOnFallbackFirmware: fc.boolean(), queuePriority: fc.nat(3) },
      downloadStep: fc.constantFrom(...DOWNLOAD_STEPS),
    })
    fc.assert(
      fc.property(
        any,
        (facts) => updateStateOf({ ...facts, isOnFallbackConfig: true }) === "CONFIG_FALLBACK",
      ),
    )
  })
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
