import { expect, test } from "bun:test"
import fc from "fast-check"
import { findHierarchyProblem, GROUP_DEPTH_MAX } from "../../src/machines/devicegroups/rules.ts"

test("a device group cannot be moved below itself or one of its descendants", () => {
  expect(findHierarchyProblem("hall", ["hall"], 0)).toBe("groupCycle")
  expect(findHierarchyProblem("hall", ["cell", "hall", "plant"], 2)).toBe("groupCycle")
  expect(findHierarchyProblem("hall", ["plant"], 2)).toBeNull()
  expect(findHierarchyProblem(null, ["plant"], 0)).toBeNull()
})

test("the device group tree never exceeds its depth limit", () => {
  const above = Array.from({ length: GROUP_DEPTH_MAX - 1 }, (_, index) => `g${index}`)
  expect(findHierarchyProblem(null, above, 0)).toBeNull()
  expect(findHierarchyProblem(null, above, 1)).toBe("groupTooDeep")
})

test("no sequence of allowed moves creates a cycle of device groups", () => {
  const move = fc.tuple(fc.nat({ max: 11 }), fc.option(fc.nat({ max: 11 }), { nil: null }))
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const parents = new Map<string, string | null>(
        Array.from({ length: 12 }, (_, index) => [`g${index}`, null]),
      )
      for (const [group, parent] of moves) {
        const line = parent === null ? [] : lineOf(parents, `g${parent}`)
        if (findHierarchyProblem(`g${group}`, line, 0) === null) parents.set(`g${group}`, line[0] ?? null)
      }
      for (const id of parents.keys()) expect(lineOf(parents, id).length).toBeLessThanOrEqual(12)
    }),
  )
})

/** @throws when it goes in a circle */
function lineOf(parents: Map<string, string | null>, id: string): string[] {
  const line: string[] = []
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
    if (line.includes(at)) throw new Error(`circle at ${at}`)
    line.push(at)
  }
  return line
}
