/** Cells of files: values and back, lists, paths, formulas of spreadsheets, and the head. */
import { describe, expect, test } from "bun:test"
import { csvCell, restoreFormula } from "../../src/base/csv.ts"
import { COLUMNS } from "../../src/maintenance/masterdata/fields-kinds.ts"
import { joinList, joinPath, splitList, splitPath } from "../../src/maintenance/masterdata/rules.ts"
import { type Column, readHeader, valueOfCell } from "../../src/maintenance/masterdata/rules-cells.ts"

describe("formulas of spreadsheets in cells", () => {
  test.each([
    ["=1+2", "'=1+2"],
    ["+49 30 1", "'+49 30 1"],
    ["-5", "'-5"],
    ["@home", "'@home"],
    ["\tx", "'\tx"],
    ["'=1", "''=1"],
    ["''@", "'''@"],
    ["'quoted'", "'quoted'"],
    ["plain", "plain"],
  ])("%j is exported as %j, which is imported as it was", (text, cell) => {
    expect(csvCell(text)).toBe(cell)
    expect(restoreFormula(cell)).toBe(text)
  })

  test.each([
    ["a;=1+2;b", `"a;'=1+2;b"`],
    ["a,@SUM(1),-2", `"a,'@SUM(1),'-2"`],
    ["a\n=1\n'=2", `"a\n'=1\n''=2"`],
    [";=1", `";'=1"`],
    ["\t=1", "'\t'=1"],
  ])("%j is exported as %j, so that no separator makes a formula of it", (text, cell) => {
    expect(csvCell(text)).toBe(cell)
    const read = cell.replace(/^"|"$/g, "")
    expect(restoreFormula(read)).toBe(text)
  })
})

test.each([
  ["a,b", '"a,b"'],
  ["a;b", '"a;b"'],
  ['say "yes"', '"say ""yes"""'],
  ["two\r\nlines", '"two\r\nlines"'],
])("a cell with %j is quoted", (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each([
  [["Plant", "Hall 2"], "Plant/Hall 2"],
  [["Line 1/2", "A\\B"], "Line 1\\/2/A\\\\B"],
  [[], ""],
])("the path of %j is %j, and back", (names, path) => {
  expect(joinPath(names)).toBe(path)
  expect(splitPath(path)).toEqual(names)
})

test.each([
  [["North", "South"], "North | South"],
  [["a|b", "c\\"], "a\\|b | c\\\\"],
  [[], ""],
])("the list of %j is %j, and back", (entries, cell) => {
  expect(joinList(entries)).toBe(cell)
  expect(splitList(cell)).toEqual(entries)
})

test("spaces around the parts of a path and a list do not count", () => {
  expect(splitPath(" Plant / Hall 2 ")).toEqual(["Plant", "Hall 2"])
  expect(splitList("a|| b ")).toEqual(["a", "b"])
})

describe("the value of a cell", () => {
  const column = (kind: Column["kind"], more: Partial<Column> = {}): Column => ({
    ...{ name: "x", label: "", field: "x", required: false, kind },
    ...more,
  })
  test.each([
    ["integer", " 42 ", 42],
    ["integer", "4.5", "4.5"],
    ["integer", "", null],
    ["boolean", "TRUE", true],
    ["boolean", "wahr", true],
    ["boolean", "Ja", true],
    ["boolean", "ONWAAR", false],
    ["boolean", "0", false],
    ["boolean", "perhaps", "perhaps"],
    ["instant", "2026-05-01T08:00:00+02:00", "2026-05-01T06:00:00.000Z"],
    ["instant", "2026-05-01T08:00:00", "2026-05-01T08:00:00"],
    ["instant", "tomorrow", "tomorrow"],
    ["text", "", ""],
    ["text", " a ", "a"],
  ] as const)("of kind %s: %j is %j", (kind, cell, value) => {
    expect(valueOfCell(column(kind), cell)).toEqual(value)
  })

  test("of a choice is the option, in any case, and a number where the options are numbers", () => {
    expect(valueOfCell(column("choice", { options: ["HIGH", "LOW"] }), "high")).toBe("HIGH")
    expect(valueOfCell(column("choice", { options: ["HIGH", "LOW"] }), "High")).toBe("HIGH")
    expect(valueOfCell(column("choice", { options: ["24", "32"] }), "32")).toBe(32)
    expect(valueOfCell(column("choice", { options: ["HIGH"] }), "other")).toBe("other")
  })
})

describe("the head of a file", () => {
  test("has columns in any order and any case", () => {
    expect(readHeader(COLUMNS.devices, ["SERIAL", " name", "deviceGroup"])).toEqual({
      columns: ["serial", "name", "deviceGroup"],
      problem: null,
    })
  })
  test.each([
    [["name", "Name"], { text: "importColumnTwice", column: "name" }],
    [["serial", "deviceGroup"], { text: "importColumnMissing", column: "name" }],
  ] as const)("%j is refused with %j", (names, problem) => {
    expect(readHeader(COLUMNS.devices, names).problem).toEqual(problem)
  })
  test("with an unknown column is refused with the columns that there are", () => {
    const { problem } = readHeader(COLUMNS.devices, ["name", "deviceGroup", "colour"])
    const known = COLUMNS.devices.map(({ name }) => name).join(", ")
    expect(problem).toEqual({ text: "importColumnUnknown", column: "colour", known })
  })
  test("needs the machine of an interface", () => {
    expect(readHeader(COLUMNS.interfaces, ["name", "type"]).problem?.column).toBe("device")
  })
})

test("no column holds a secret, or makes a user a superuser", () => {
  const names = Object.values(COLUMNS).flatMap((columns) => columns.map(({ name }) => name))
  expect(
    names.filter((name) => /^(password|privateKey|passphrase|otp|superuser|roles?)/i.test(name)),
  ).toEqual(["passwordExpired"])
})
