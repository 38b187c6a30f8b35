/** Rules of checklists and signatures: states of answers, changes of a list, rows of its form, pictures. */
import { describe, expect, test } from "bun:test"
import {
  answerProblems,
  cleanItem,
  type ItemAnswer,
  type ItemDefinition,
  type ItemState,
  lostAnswer,
  progressOf,
  type StoredItem,
  stateOf,
  unknownItemIds,
} from "../../src/maintenance/issues/checklist/rules.ts"
import {
  isSignatureImage,
  pngSize,
  SIGNATURE_BYTES_MAX,
} from "../../src/maintenance/issues/signature/rules.ts"
import {
  itemsFromRows,
  postedRows,
  quantityFromForm,
  rowErrors,
} from "../../src/screens/issues/checklist/editor-values.ts"
import { aPng } from "../harness/uploads.ts"

const CHECK: ItemDefinition = {
  text: "Belt",
  kind: "CHECK",
  unit: "",
  minimum: null,
  maximum: null,
  required: true,
}
const PRESSURE: ItemDefinition = {
  ...CHECK,
  text: "Pressure",
  kind: "NUMBER",
  unit: "bar",
  minimum: 6,
  maximum: 8,
}
const STICKER: ItemDefinition = { ...CHECK, text: "Sticker", kind: "TEXT" }
const NONE: ItemAnswer = { result: null, value: null, answer: "", note: "" }

describe("the state of an item", () => {
  const cases: [what: string, item: ItemDefinition, answer: Partial<ItemAnswer>, state: ItemState][] = [
    ["a check without a result", CHECK, {}, "OPEN"],
    ["a check with a note alone", CHECK, { note: "later" }, "OPEN"],
    ["a check that failed", CHECK, { result: "FAILED" }, "FAILED"],
    ["a check that does not apply", CHECK, { result: "NOT_APPLICABLE" }, "NOT_APPLICABLE"],
    ["no number", PRESSURE, {}, "OPEN"],
    ["a number at its lower limit", PRESSURE, { value: 6 }, "OK"],
    ["a number at its upper limit", PRESSURE, { value: 8 }, "OK"],
    ["a number below its limits", PRESSURE, { value: 5.999 }, "FAILED"],
    ["a number above its limits", PRESSURE, { value: 8.001 }, "FAILED"],
    ["zero without limits", { ...PRESSURE, minimum: null, maximum: null }, { value: 0 }, "OK"],
    ["a number with a lower limit alone", { ...PRESSURE, maximum: null }, { value: 900 }, "OK"],
    ["no text", STICKER, {}, "OPEN"],
    ["a text", STICKER, { answer: "4711" }, "OK"],
  ]
  test.each(cases)("of %s is as expected", (_what, item, answer, state) =>
    expect(stateOf(item, { ...NONE, ...answer })).toBe(state),
  )
})

test("an answer that belongs to another kind of item is named by its field", () => {
  const all: ItemAnswer = { result: "OK", value: 7, answer: "seven", note: "n" }
  const named = (kind: ItemDefinition["kind"]) => answerProblems(kind, all).map(({ path }) => path)
  expect([named("CHECK"), named("NUMBER"), named("TEXT")]).toEqual([
    ["value", "answer"],
    ["result", "answer"],
    ["result", "value"],
  ])
  expect(answerProblems("NUMBER", { ...NONE, value: 0, note: "n" })).toEqual([])
})

test("unit and limits are kept for numbers alone", () => {
  expect(cleanItem({ ...PRESSURE, kind: "CHECK" })).toEqual({ ...CHECK, text: "Pressure" })
  expect(cleanItem(PRESSURE)).toEqual(PRESSURE)
})

test("progress counts not applicable as answered, and failures among the answers", () => {
  const states: ItemState[] = ["OPEN", "OK", "FAILED", "NOT_APPLICABLE", "OPEN"]
  expect(progressOf(states.map((state) => ({ state })))).toEqual({ total: 5, answered: 3, failed: 1 })
})

describe("a change of a list", () => {
  const stored = (item: ItemDefinition, id: string, state: ItemState, note = ""): StoredItem => ({
    ...{ ...item, id, state, note },
  })
  const belt = stored(CHECK, "belt", "OK")
  const pressure = stored(PRESSURE, "pressure", "OPEN")
  const cases: [what: string, wanted: Parameters<typeof lostAnswer>[1], lost: string | null][] = [
    ["keeps all in another order", [pressure, belt], null],
    ["removes an open item", [belt], null],
    ["changes the limits of an open item", [belt, { ...pressure, maximum: 9 }], null],
    ["removes an answered item", [pressure], "belt"],
    ["rewords an answered item", [{ ...belt, text: "Other belt" }, pressure], "belt"],
    ["makes an answered item optional", [{ ...belt, required: false }, pressure], "belt"],
    ["replaces an answered item by an equal new one", [{ ...CHECK }, pressure], "belt"],
  ]
  test.each(cases)("that %s loses an answer: as expected", (_what, wanted, lost) =>
    expect(lostAnswer([belt, pressure], wanted)?.id ?? null).toBe(lost),
  )

  test("that removes an open item with a note loses the note", () => {
    expect(lostAnswer([stored(CHECK, "noted", "OPEN", "ask Eva")], [])?.id).toBe("noted")
  })

  test("names ids that are of another list or stand twice", () => {
    const wanted = [belt, { ...CHECK, id: "of another" }, { ...CHECK }, belt]
    expect(unknownItemIds([belt, pressure], wanted)).toEqual([1, 3])
  })
})

describe("the form of a list", () => {
  const form = {
    title: "not a row",
    "item.b.text": "Pressure",
    "item.b.kind": "NUMBER",
    "item.b.unit": "bar",
    "item.b.minimum": "6,5",
    "item.b.maximum": "eight",
    "item.b.required": "true",
    "item.empty.text": "  ",
    "item.empty.kind": "CHECK",
    "item.a.id": "a-1",
    "item.a.text": "Belt",
    "item.a.kind": "CHECK",
    "item.a.maximum": "9",
  }

  test("is read in the order of the page, without empty rows, limits with a comma, numbers of other kinds left out", () => {
    expect(itemsFromRows(postedRows(form))).toEqual([
      { text: "Pressure", kind: "NUMBER", unit: "bar", minimum: 6.5, maximum: "eight", required: true },
      { id: "a-1", text: "Belt", kind: "CHECK", required: false },
    ])
  })

  test("shows an error at the row that it is about, though empty rows stand before", () => {
    const rows = postedRows({ "item.first.text": "", ...form })
    expect(rowErrors({ "items.0.maximum": "validation.number", title: "x" }, "items", rows)).toEqual({
      "b.maximum": "validation.number",
    })
  })

  test.each([
    ["7,5", 7.5],
    [" -3 ", -3],
    ["", null],
    ["1.234,5", "1.234.5"],
    ["much", "much"],
  ])("takes the number %p as %p", (typed, value) => expect(quantityFromForm(typed)).toBe(value as never))
})

describe("the picture of a signature", () => {
  const png = Buffer.from(aPng(300, 100))
  test("is a PNG whose header names its size", () => {
    expect(pngSize(png)).toEqual({ width: 300, height: 100 })
    expect(isSignatureImage(png)).toBe(true)
  })

  const broken = (change: (bytes: Buffer) => void) => {
    const copy = Buffer.from(png)
    change(copy)
    return copy
  }
  test.each([
    ["is cut off in its header", png.subarray(0, 23)],
    ["is a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png])],
    ["begins with another chunk", broken((bytes) => bytes.write("IDAT", 12, "latin1"))],
    ["has a first chunk of another length", broken((bytes) => bytes.writeUInt32BE(14, 8))],
    ["is 2001 points wide", broken((bytes) => bytes.writeUInt32BE(2001, 16))],
    ["is 1001 points high", broken((bytes) => bytes.writeUInt32BE(1001, 20))],
    ["is 15 points high", broken((bytes) => bytes.writeUInt32BE(15, 20))],
    ["is larger than the limit", Buffer.concat([png, Buffer.alloc(SIGNATURE_BYTES_MAX)])],
    ["is empty", Buffer.alloc(0)],
  ])("is refused when it %s", (_what, bytes) => expect(isSignatureImage(bytes)).toBe(false))
})
