import { describe, expect, test } from "bun:test"
import { namesOf, selectCases, withNameOf } from "../../bench/selection.ts"

const CASES = [
  { name: "listIssues", person: "technician" },
  { name: "listIssues, searched", person: "superuser" },
  { name: "sessions (page)", person: "superuser" },
]
const EVERYTHING = { only: "", person: "", from: "" }
const isList = ({ name }: { name: string }) => name.startsWith("list")
const select = (
  options: Partial<typeof EVERYTHING & { part: string }>,
  isOfPart = (_: (typeof CASES)[number]) => true,
) => selectCases(CASES, { ...EVERYTHING, ...options }, isOfPart).map(({ name }) => name)

describe("what a benchmark measures", () => {
  test("is everything without options", () => {
    expect(select({})).toEqual(["listIssues", "listIssues, searched", "sessions (page)"])
  })

  test("is what has one of the parts of --only in its name", () => {
    expect(select({ only: "searched,(page)" })).toEqual(["listIssues, searched", "sessions (page)"])
  })

  test("is what the person of --person asks, from the case of --from on", () => {
    expect(select({ person: "superuser", from: "sessions (page)" })).toEqual(["sessions (page)"])
  })
})

describe("a benchmark that would measure nothing ends with an error", () => {
  test("that names the part of --only that no name has, and the names", () => {
    expect(() => select({ only: "listIssues,listMachines" })).toThrow(
      '--only "listMachines" is part of no name: listIssues; listIssues, searched; sessions (page)',
    )
  })

  test("that names a person who asks nothing", () => {
    expect(() => select({ person: "auditor" })).toThrow('--person "auditor" is part of no name')
  })

  test("that names a first case that is not among the others", () => {
    expect(() => select({ only: "page", from: "listIssues" })).toThrow(
      '--from "listIssues" is the name of nothing',
    )
  })

  test("that names --only and --part where no case of the part has the name", () => {
    expect(() => select({ only: "(page)", part: "lists" }, isList)).toThrow(
      'nothing is measured with --only "(page)" --part "lists"',
    )
  })

  test("that names a choice that there is not", () => {
    expect(() => namesOf("--only", "idle,scrol", ["idle", "scroll"])).toThrow(
      '--only "scrol" is none of idle, scroll',
    )
    expect(namesOf("--only", "scroll,idle", ["idle", "scroll"])).toEqual(["scroll", "idle"])
  })

  test("that names the part of a name among other things than cases", () => {
    expect(() => withNameOf(["issues", "users"], "--only", "machines", (name) => name)).toThrow(
      "issues; users",
    )
  })
})
