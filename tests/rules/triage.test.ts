/** Rules of the issue list that triages: windows, filters in the address, words, search without punctuation, CSV. */
import { describe, expect, test } from "bun:test"
import { searchKey, searchWords } from "../../src/base/search-key.ts"
import { parseTriageFilter, triageQuery, windowGroup } from "../../src/maintenance/issues/triage/rules.ts"

const NOW = new Date("2026-11-24T10:00:00Z")
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

describe("a maintenance window", () => {
  const cases: [start: string, end: string, group: string][] = [
    ["23T08:00", "24T11:20", "now"],
    ["24T10:00", "24T20:00", "now"],
    ["24T10:01", "24T20:00", "soon"],
    ["25T10:00", "25T12:00", "soon"],
    ["25T10:01", "25T12:01", "later"],
    ["23T10:00", "24T10:00", "over"],
  ]
  test.each(cases)("from %s to %s is in the group %p at 10:00 on the 24th", (from, to, group) => {
    const window = { activationOn: at(from), windowEndOn: at(to) }
    expect(windowGroup(window, NOW) as string).toBe(group)
  })
})

describe("the filter of the issue list", () => {
  const parsed = (query: string) => parseTriageFilter(new URLSearchParams(query))

  test("is read from repeated parameters and from lists, in one order, without unknown values", () => {
    expect(parsed("type=INSPECTION&type=ERROR&type=x")).toEqual(parsed("type=ERROR,INSPECTION"))
    expect(parsed("tab=none&assignee=you&sort=-colour&state=OPEN,LOST")).toMatchObject({
      ...{ tab: "open", assignee: null, sort: null, states: ["OPEN"] },
    })
  })

  test.each([
    "tab=mine&type=ERROR%2CINSPECTION&priority=HIGH&state=OPEN&assignee=none&search=p7&sort=-title",
    "",
  ])("is written to the address as it was read from it: %p", (query) => {
    const kept = Object.entries(triageQuery(parsed(query))).filter(([, value]) => value !== "")
    expect(String(new URLSearchParams(kept))).toBe(query)
  })
})

describe("a search", () => {
  test.each([
    ["Press P-7", "pressp7"],
    ["P_7 / north (2)", "p7north2"],
    ["Größe Ä-1", "größeä1"],
    ["-/.", ""],
  ])("compares the name %p as %p", (name, key) => expect(searchKey(name)).toBe(key))

  test.each([
    ["p7 pressure", ["p7", "pressure"]],
    ["p 7 pressure", ["p 7", "pressure"]],
    ["  - oil ", ["oil"]],
    ["", []],
    ["a1 b2 c3 d4 e5 f6 g7", ["a1", "b2", "c3", "d4", "e5", "f6"]],
  ])("%p has the words %p", (search, words) => expect(searchWords(search)).toEqual(words))
})
