import { describe, expect, test } from "bun:test"
import { DEVICE_AUTHORITIES, SYSTEM_AUTHORITIES } from "../../src/base/authorities.ts"
import { authoritiesOf, DEVICE_MATRIX, SYSTEM_MATRIX } from "../../src/screens/roles/matrix.ts"

describe("the matrix of a role", () => {
  test.each([
    ["system", SYSTEM_MATRIX, SYSTEM_AUTHORITIES],
    ["device", DEVICE_MATRIX, DEVICE_AUTHORITIES],
  ] as const)("offers each %s authority exactly once", (_kind, matrix, authorities) => {
    const offered = matrix.flatMap(({ rows }) => rows.flatMap((row) => authoritiesOf<string>(row)))
    expect(offered.toSorted()).toEqual([...authorities].sort())
  })
})
