import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import {
  AUTH_TYPES,
  type CredentialsInput,
  canKeepSecret,
  credentialProblems,
  isHost,
  mayUseInterface,
  mergeSecret,
  SECRET_PARTS,
  secretPartsOf,
  widensPermission,
} from "../../src/machines/interfaces/rules.ts"
import { INTERFACE_TYPES } from "../../src/machines/interfaces/rules-types.ts"

const blank: CredentialsInput = {
  ...{ type: "SSH", username: "", authType: "NONE", password: "", privateKey: "", passphrase: "" },
  ...{ askCredentials: false, clearSecret: false },
}
const wrong = (given: Partial<CredentialsInput>, kept = {}) => {
  const whole = { ...blank, ...given }
  return credentialProblems(whole, mergeSecret(kept, whole)).map((problem) => problem.path)
}

describe("interface credentials", () => {
  test("requested at session start need no stored secret and require the auth type PASSWORD", () => {
    expect(wrong({ askCredentials: true, authType: "PASSWORD" }, { password: "sesame" })).toEqual([])
    for (const authType of ["NONE", "SSH_KEY"] as const)
      expect(wrong({ askCredentials: true, authType })).toEqual(["authType"])
  })
  test("are optional for every interface type", () => {
    for (const type of INTERFACE_TYPES) expect(wrong({ type })).toEqual([])
  })
  test("with a password require a user name for SSH and RDP", () => {
    expect(wrong({ type: "SSH", authType: "PASSWORD", password: "x" })).toEqual(["username"])
    expect(wrong({ type: "RDP", authType: "PASSWORD", password: "x" })).toEqual(["username"])
  })
  test("with a password require no user name for VNC and panels", () => {
    for (const type of ["VNC", "KPT_400", "KPT_1200"] as const) {
      expect(wrong({ type, authType: "PASSWORD", password: "x" })).toEqual([])
      expect(wrong({ type, authType: "PASSWORD", username: "tom", password: "x" })).toEqual([])
      expect(wrong({ type, username: "tom" })).toEqual(["password"])
    }
  })
  test("with a user name require a password or a key", () => {
    expect(wrong({ authType: "PASSWORD", username: "tom" })).toEqual(["password"])
    expect(wrong({ authType: "SSH_KEY", username: "tom" })).toEqual(["privateKey"])
    expect(wrong({ type: "RDP", username: "tom" })).toEqual(["password"])
  })
  test("with an SSH key require a user name, and with a passphrase both", () => {
    expect(wrong({ authType: "SSH_KEY", privateKey: "key" })).toEqual(["username"])
    expect(wrong({ authType: "SSH_KEY", passphrase: "p" })).toEqual(["username", "privateKey"])
    expect(wrong({ authType: "SSH_KEY", username: "tom", privateKey: "key", passphrase: "p" })).toEqual([])
  })
  test("with an SSH key are accepted for SSH only", () => {
    expect(wrong({ type: "VNC", authType: "SSH_KEY", username: "tom", privateKey: "key" })).toEqual([
      "authType",
    ])
  })
  test("with a secret that the auth type does not use are refused", () => {
    expect(wrong({ authType: "NONE", password: "x" })).toEqual(["authType"])
    expect(wrong({ authType: "PASSWORD", username: "tom", password: "x", privateKey: "key" })).toEqual([
      "authType",
    ])
  })
  test("with a passphrase alone are refused where no key is stored", () => {
    expect(wrong({ authType: "PASSWORD", username: "tom", password: "x", passphrase: "p" })).toEqual([
      "privateKey",
    ])
  })
  test("with a blank password keep the stored one", () => {
    expect(wrong({ authType: "PASSWORD", username: "tom" }, { password: "old" })).toEqual([])
  })
  test("with a cleared secret are refused where a secret is required", () => {
    const given = { authType: "PASSWORD", username: "tom", clearSecret: true } as const
    expect(wrong(given, { password: "old" })).toEqual(["password"])
  })
})

describe("the stored secret after a save", () => {
  const target = { type: "SSH", host: "10.0.0.5", port: 22 } as const
  test.each([
    ["the same address and type", {}, true],
    ["another host", { host: "10.0.0.6" }, false],
    ["another port", { port: 23 }, false],
    ["another type", { type: "RDP" }, false],
  ] as const)("is kept or dropped for %s", (_, change, isKept) =>
    expect(canKeepSecret(target, { ...target, ...change })).toBe(isKept),
  )
  test("loses the old key's passphrase when the key is replaced", () => {
    const kept = { privateKey: "old", passphrase: "old" }
    expect(mergeSecret(kept, { ...blank, authType: "SSH_KEY", privateKey: "new" })).toEqual({
      privateKey: "new",
    })
    expect(mergeSecret(kept, { ...blank, authType: "SSH_KEY" })).toEqual(kept)
  })
  test("contains no part that the auth type does not use, and no empty part", () => {
    const secret = fc.record(
      { password: fc.string(), privateKey: fc.string(), passphrase: fc.string() },
      { requiredKeys: [] },
    )
    const text = fc.oneof(fc.constant(""), fc.string())
    const given = fc.record({
      ...{ type: fc.constantFrom(...INTERFACE_TYPES), authType: fc.constantFrom(...AUTH_TYPES) },
      ...{ username: text, password: text, privateKey: text, passphrase: text, clearSecret: fc.boolean() },
      askCredentials: fc.boolean(),
    })
    fc.assert(
      fc.property(secret, given, (kept, input) => {
        const after = mergeSecret(kept, input)
        if (input.askCredentials) expect(after).toEqual({})
        for (const part of SECRET_PARTS) {
          if (!secretPartsOf(input.authType).includes(part)) expect(after[part]).toBeUndefined()
          expect(after[part]).not.toBe("")
        }
      }),
    )
  })
})

describe("a host name or address", () => {
  const right = [
    ...["127.0.0.1", "10.0.0.255", "hmi", "hmi-2.hall2.example", "a.b.", "x".repeat(63)],
    ...["::", "::1", "fe80::1%eth0", "2001:db8::8a2e:370:7334", "1:2:3:4:5:6:7:8", "::ffff:10.0.0.1"],
  ]
  const bad = [
    ...["", " ", "256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "-hmi", "hmi-", "a..b", "x".repeat(64)],
    ...[
      "http://hmi",
      "hmi:5900",
      "hmi/2",
      "hmi 2",
      "[::1]",
      "1:2:3",
      "1::2::3",
      "12345::",
      "1:2:3:4::5:6:7:8",
      "::1.2.3",
      "$(id)",
    ],
    ...["1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8:9", "-oProxyCommand=x", "h\nmi", "x.".repeat(127)],
  ]
  for (const text of right) test(`${JSON.stringify(text)} is one`, () => expect(isHost(text)).toBe(true))
  for (const text of bad) test(`${JSON.stringify(text)} is none`, () => expect(isHost(text)).toBe(false))
})

describe("access to an interface", () => {
  const listed = { startRemotePermissionForAll: false, startRemotePermissionUserGroups: [{ id: "g1" }] }
  test("is granted to every user where it is allowed for all", () => {
    expect(mayUseInterface({ userGroupIds: [] }, { ...listed, startRemotePermissionForAll: true })).toBe(true)
  })
  test("is otherwise granted only to members of the listed groups", () => {
    expect(mayUseInterface({ userGroupIds: ["g0", "g1"] }, listed)).toBe(true)
    expect(mayUseInterface({ userGroupIds: ["g0"] }, listed)).toBe(false)
  })
})

describe("a change of who may start sessions on an interface", () => {
  const group = "0d5be2a8-5a6e-4a4e-9a69-6c1f0d0f7b1a"
  const groups = { startRemotePermissionForAll: false, startRemotePermissionUserGroups: [{ id: group }] }
  const everybody = { ...groups, startRemotePermissionForAll: true }
  test.each([
    ["the same group in capital letters", groups, false, [group.toUpperCase()], false],
    ["a further group", groups, false, [group, "2c0c1f9e-91a7-4f57-8c33-57c2d6f9b0aa"], true],
    ["everybody", groups, true, [], true],
    ["another group instead of everybody", everybody, false, ["2c0c1f9e-91a7-4f57-8c33-57c2d6f9b0aa"], false],
  ] as const)("to %s grants access or not", (_, before, forAll, groupIds, widens) =>
    expect(
      widensPermission(before, {
        startRemotePermissionForAll: forAll,
        startRemotePermissionUserGroupIds: groupIds,
      }),
    ).toBe(widens),
  )
})
