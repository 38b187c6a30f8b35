import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { saveInterface } from "../../src/machines/interfaces/contract.ts"
import {
  type InterfaceOptionsInput,
  isSftpRoot,
  isValidRange,
  RECORDED_PARTS,
  recordingOptionsOf,
  secretExpiry,
  unsupportedOptionProblems,
} from "../../src/machines/interfaces/options/rules.ts"
import { INTERFACE_TYPES } from "../../src/machines/interfaces/rules-types.ts"

const given = (more: Partial<InterfaceOptionsInput>): InterfaceOptionsInput => ({
  ...{ type: "VNC", url: "", filterRules: [], connectionRules: [] },
  ...{ readOnly: false, disableCopy: false, disablePaste: false },
  ...more,
})
const guard = (s7Type: "S7_300" | "S7_400" | "S7_1200" | "S7_1500" | "S7_OTHER") => ({
  s7Type,
  plcGuard: true,
})

describe("interface options", () => {
  test.each<[string, Partial<InterfaceOptionsInput>, string[]]>([
    ["nothing", {}, []],
    ["its own", { vncOptions: {} }, []],
    ["a panel's", { type: "KPT_900", vncOptions: {} }, []],
    ["null for all others", { vncOptions: {}, rdpOptions: null, s7Options: null }, []],
    ["another one's", { type: "SSH", vncOptions: {}, rdpOptions: {} }, ["vncOptions", "rdpOptions"]],
    ["a page without HTTPS", { url: "https://10.0.0.1/hmi" }, ["url"]],
    ["a page with HTTPS", { type: "HTTPS", url: "https://10.0.0.1/hmi" }, []],
    [
      "rules where there are pictures",
      { filterRules: [{}], connectionRules: [{}] },
      ["filterRules", "connectionRules"],
    ],
    ["rules where there are packets", { type: "IP", filterRules: [{}] }, []],
    ["the guard of an S7-300", { type: "S7", s7Options: guard("S7_300") }, []],
    ["the guard of an S7-400", { type: "S7", s7Options: guard("S7_400") }, []],
    ["the guard of an S7-1200", { type: "S7", s7Options: guard("S7_1200") }, ["s7Options.plcGuard"]],
    ["the guard of something else", { type: "S7", s7Options: guard("S7_OTHER") }, ["s7Options.plcGuard"]],
    [
      "the screen of packets",
      { type: "TCP", recordingOptions: { screen: true } },
      ["recordingOptions.screen"],
    ],
    ["restrictions of a desktop", { readOnly: true, disableCopy: true, disablePaste: true }, []],
    [
      "the clipboard of a terminal",
      { type: "SSH", readOnly: true, disableCopy: true, disablePaste: true },
      ["disableCopy", "disablePaste"],
    ],
    [
      "restrictions of packets",
      { type: "S7", readOnly: true, disableCopy: true, disablePaste: true },
      ["readOnly", "disableCopy", "disablePaste"],
    ],
    ["what people type", { recordingOptions: { keyboard: true } }, ["recordingOptions.keyboard"]],
    ["no recording of it", { recordingOptions: { keyboard: false, screen: false } }, []],
  ])("are validated by protocol: %s", (_name, more, wrong) => {
    expect(unsupportedOptionProblems(given(more)).map(({ path }) => path)).toEqual(wrong)
  })

  test("record every part that the interface type supports unless it is disabled, and no other part", () => {
    const choices = fc.record(Object.fromEntries(RECORDED_PARTS.map((part) => [part, fc.boolean()])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(fc.constantFrom(...INTERFACE_TYPES), choices, (type, chosen) => {
        const most = recordingOptionsOf(type, {})
        const made = recordingOptionsOf(type, chosen)
        for (const part of RECORDED_PARTS) expect(made[part]).toBe(most[part] && chosen[part] !== false)
        expect(unsupportedOptionProblems(given({ type, recordingOptions: made }))).toEqual([])
      }),
    )
  })

  test("have the specification's default values", () => {
    const save = (type: string, more: object) =>
      saveInterface.parse({ name: "I", type, host: "10.0.0.1", port: 1, ...more })
    expect(save("VNC", { vncOptions: {} })).toMatchObject({
      ...{ maxSessions: 1, fontSize: 12, scrollback: 5000, sftpRootDirectory: "/", keepaliveInSeconds: 0 },
      vncOptions: { clipboardEncoding: "ISO8859_1", autoretry: 0, swapRedBlue: false },
    })
    expect(save("RDP", { rdpOptions: {} }).rdpOptions).toMatchObject({
      ...{ security: "ANY", keyboardLayout: "de_de_qwertz", resizeMethod: "display-update" },
    })
    expect(save("S7", { s7Options: {} }).s7Options).toMatchObject({ portPLC: 102, plcGuard: false })
  })
})

test.each([
  ["/", true],
  ["/srv/press files", true],
  ["", false],
  ["srv", false],
  ["~", false],
  ["/home/~tom", false],
  ["/a\nb", false],
])("the SFTP root %j is a valid absolute path: %p", (path, isOne) => expect(isSftpRoot(path)).toBe(isOne))

test.each([
  ["10.0.0.1", "10.0.0.1", 80, 80, true],
  ["10.0.0.1", "10.0.1.0", 1, 65_535, true],
  ["9.255.255.255", "10.0.0.0", 0, 0, true],
  ["10.0.1.0", "10.0.0.255", 80, 80, false],
  ["10.0.0.1", "10.0.0.9", 81, 80, false],
  ["10.0.0.256", "10.0.0.9", 1, 2, false],
])(
  "the range from %s to %s with ports %i to %i is valid: %p",
  (minDestination, maxDestination, minPort, maxPort, isOne) => {
    expect(isValidRange({ minDestination, maxDestination, minPort, maxPort })).toBe(isOne)
  },
)

test("a secret expires after its validity in days, and never without a secret or a limit", () => {
  const savedOn = new Date("2026-03-10T09:00:00.000Z")
  expect(secretExpiry(savedOn, 90)?.toISOString()).toBe("2026-06-08T09:00:00.000Z")
  expect(secretExpiry(null, 90)).toBeNull()
  expect(secretExpiry(savedOn, null)).toBeNull()
})
