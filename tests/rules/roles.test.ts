import { describe, expect, test } from "bun:test"
import {
  type Actor,
  DEVICE_AUTHORITIES,
  hasDeviceAuthority,
  hasSystemAuthority,
  SYSTEM_AUTHORITIES,
} from "../../src/base/authorities.ts"
import { BUILT_IN_ROLES } from "../../src/identity/roles/rules.ts"
import { deviceAuthoritiesOf, deviceReaderId } from "../../src/machines/devices/rules.ts"

const actor = (more: Partial<Actor> = {}): Actor => ({
  ...{ userId: "u", username: "u", displayName: "U", isSuperuser: false, language: null, signInId: "s" },
  ...{ authenticatedOn: new Date(0), systemAuthorities: new Set<string>(), userGroupIds: [] },
  ...more,
})
const access = (...authorities: string[]) => ({ deviceId: "d", authorities: new Set(authorities) })

describe("authorities", () => {
  test("of a superuser include every system and device authority", () => {
    const root = actor({ isSuperuser: true })
    expect(SYSTEM_AUTHORITIES.every((authority) => hasSystemAuthority(root, authority))).toBe(true)
    expect(deviceAuthoritiesOf(root, access())).toEqual([...DEVICE_AUTHORITIES])
  })
  test("from a device role are exactly those it lists", () => {
    expect(deviceAuthoritiesOf(actor(), access("ISSUE_READ", "LOG_READ"))).toEqual(["ISSUE_READ", "LOG_READ"])
  })
  test("on the system apply to every device for DEVICE_READ, but not for ISSUE_READ", () => {
    const reader = actor({ systemAuthorities: new Set(["DEVICE_READ", "ISSUE_READ"]) })
    expect(hasDeviceAuthority(reader, access(), "DEVICE_READ")).toBe(true)
    expect(hasDeviceAuthority(reader, access(), "ISSUE_READ")).toBe(false)
    expect(deviceReaderId(reader)).toBeNull()
    expect(deviceReaderId(actor())).toBe("u")
  })
  test("on the system are denied to a user without a system role", () => {
    expect(hasSystemAuthority(actor(), "DEVICE_CREATE")).toBe(false)
  })
})

test("the built-in expert role has no authority to create, update, delete or start", () => {
  expect(BUILT_IN_ROLES.EXPERT.authorities.filter((one) => /CREATE|UPDATE|DELETE|START/.test(one))).toEqual(
    [],
  )
})
