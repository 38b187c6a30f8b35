import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { isAllowedDomainEntry, isEmailAllowed } from "../../src/identity/usergroups/rules.ts"
import {
  changeProblem,
  changeRights,
  creationProblem,
  deletionProblem,
  isPermanentSuperuser,
  sanitizeAttributes,
  type UserFacts,
} from "../../src/identity/users/rules.ts"
import { differences } from "../../src/system/audit/rules.ts"

const root = { userId: "root", isSuperuser: true }
const admin = { userId: "admin", isSuperuser: false }
const user = (id: string, more: Partial<UserFacts> = {}): UserFacts => ({
  ...{ id, superuser: false, locked: false, expiry: null },
  ...more,
})
const plain = { superuser: false, locked: false, expiry: null }
const superuser = { ...plain, superuser: true }
const SOON = "2026-03-11T00:00:00.000Z"

describe("changing users", () => {
  test.each([
    ["an administrator changes a user", admin, user("u"), plain, null],
    ["an administrator locks a user", admin, user("u"), { ...plain, locked: true }, null],
    [
      "an administrator makes no user a superuser",
      admin,
      user("u"),
      superuser,
      "onlySuperusersChangeSuperusers",
    ],
    ["nor demotes one", admin, user("u", superuser), plain, "onlySuperusersChangeSuperusers"],
    ["nor touches one", admin, user("u", superuser), superuser, "onlySuperusersChangeSuperusers"],
    ["nor makes themselves one", admin, user("admin"), superuser, "onlySuperusersChangeSuperusers"],
    ["nor locks themselves", admin, user("admin"), { ...plain, locked: true }, "cannotLockSelf"],
    ["a superuser changes another", root, user("u", superuser), superuser, null],
    ["a superuser promotes", root, user("u"), superuser, null],
    ["a superuser demotes another", root, user("u", superuser), plain, null],
    [
      "a superuser does not demote themselves",
      root,
      user("root", superuser),
      plain,
      "cannotChangeOwnSuperuser",
    ],
    ["nor locks themselves", root, user("root", superuser), { ...superuser, locked: true }, "cannotLockSelf"],
    [
      "nor by an end of their own time",
      root,
      user("root", superuser),
      { ...superuser, expiry: SOON },
      "cannotLockSelf",
    ],
    ["an administrator neither", admin, user("admin"), { ...plain, expiry: SOON }, "cannotLockSelf"],
    [
      "nor takes an end of their own time away",
      admin,
      user("admin", { ...plain, expiry: SOON }),
      plain,
      "cannotExtendOwnExpiry",
    ],
    ["one who has an end keeps it", admin, user("admin", { expiry: SOON }), { ...plain, expiry: SOON }, null],
    ["a superuser may lose it", root, user("root", { ...superuser, expiry: SOON }), superuser, null],
    ["another user gets an end", admin, user("u"), { ...plain, expiry: SOON }, null],
    ["a superuser changes their own name", root, user("root", superuser), superuser, null],
  ])("is checked: %s", (_name, actor, before, after, text) => {
    expect(changeProblem(actor, before, after, 1)?.text ?? null).toBe(text as never)
  })

  test("never demotes, locks or sets an expiry for the last permanent superuser", () => {
    const last = user("u", superuser)
    expect(changeProblem(root, last, plain, 0)).toEqual({ code: "CONFLICT", text: "lastSuperuser" })
    expect(changeProblem(root, last, { ...superuser, locked: true }, 0)?.text).toBe("lastSuperuser")
    expect(changeProblem(root, last, { ...superuser, expiry: SOON }, 0)?.text).toBe("lastSuperuser")
    expect(changeProblem(root, last, superuser, 0)).toBeNull()
  })

  test("allows only superusers to create superusers", () => {
    expect(creationProblem(admin, true)?.code).toBe("NOT_ALLOWED")
    expect(creationProblem(admin, false)).toBeNull()
    expect(creationProblem(root, true)).toBeNull()
  })

  test("offers a superuser to superusers alone, and nobody the change of one's own superuser right", () => {
    const rights = (mayChange: boolean, maySetSuperuser: boolean) => ({ mayChange, maySetSuperuser })
    expect(changeRights(admin, user("u", superuser))).toEqual(rights(false, false))
    expect(changeRights(admin, user("u"))).toEqual(rights(true, false))
    expect(changeRights(admin, null)).toEqual(rights(true, false))
    expect(changeRights(root, user("u", superuser))).toEqual(rights(true, true))
    expect(changeRights(root, user("root", superuser))).toEqual(rights(true, false))
    expect(changeRights(root, null)).toEqual(rights(true, true))
  })

  test("never deletes the acting user or a superuser", () => {
    expect(deletionProblem(admin, user("u"))).toBeNull()
    expect(deletionProblem(admin, user("admin"))?.text).toBe("cannotDeleteSelf")
    expect(deletionProblem(root, user("u", superuser))?.text).toBe("superuserNotDeletable")
  })

  test("property: always leaves at least one unlocked superuser without expiry", () => {
    const people = ["a", "b", "c"]
    const action = fc.record({
      by: fc.constantFrom(...people),
      on: fc.constantFrom(...people),
      superuser: fc.boolean(),
      locked: fc.boolean(),
      expiry: fc.constantFrom(null, SOON),
      deletes: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const now = new Map(people.map((id) => [id, user(id, { superuser: id === "a" })]))
        for (const { by, on, deletes, ...after } of actions) {
          const [actor, target] = [now.get(by), now.get(on)]
          if (!actor || !target || actor.locked) continue
          const person = { userId: by, isSuperuser: actor.superuser }
          const others = [...now.values()].filter((one) => one.id !== on && isPermanentSuperuser(one))
          const problem = deletes
            ? deletionProblem(person, target)
            : changeProblem(person, target, after, others.length)
          if (problem) continue
          if (deletes) now.delete(on)
          else now.set(on, { id: on, ...after })
        }
        expect([...now.values()].some(isPermanentSuperuser)).toBe(true)
      }),
    )
  })
})

describe("the allowed e-mail domains", () => {
  test.each([
    [[], "a@example.com", false],
    [["*"], "a@anything.example", true],
    [["example.com"], "a@EXAMPLE.com", true],
    [["example.com"], "a@sub.example.com", false],
    [["example.com"], "a@notexample.com", false],
    [["example.com"], '"b@example.com"@evil.example', false],
    [["example.com"], "example.com", false],
  ])("%p allow the address %s: %p", (domains, email, allowed) => {
    expect(isEmailAllowed(domains, email)).toBe(allowed)
  })

  test.each([
    ["*", true],
    ["example.com", true],
    ["xn--bcher-kva.example", true],
    ["example", false],
    ["-a.example", false],
    ["a@example.com", false],
    ["", false],
    [`${"a".repeat(64)}.com`, false],
  ])("accept %s as an entry: %p", (text, is) => {
    expect(isAllowedDomainEntry(text)).toBe(is)
  })
})

test("an audit entry contains the changed values, and for a secret only that it changed", () => {
  const before = { email: "a@x.example", tags: ["a"], superuser: false, password: undefined }
  const after = { email: "b@x.example", tags: ["a"], superuser: false, password: "secret", expiry: null }
  expect(differences(before, after, ["password"])).toEqual({
    unchanged: false,
    changed: ["email"],
    details: { "email.before": "a@x.example", "email.after": "b@x.example", "password.changed": true },
  })
})

test("a given secret is a change even when no other field differs", () => {
  const stored = { email: "a@x.example" }
  expect(differences(stored, { email: "a@x.example", password: "" }, ["password"]).unchanged).toBe(true)
  expect(differences(stored, { email: "a@x.example", password: "secret" }, ["password"]).unchanged).toBe(
    false,
  )
  expect(differences(stored, { email: "a@x.example", password: null }, ["password"]).unchanged).toBe(false)
})

test("JSON fields in another order are not reported as a change", () => {
  const nets = [{ type: "DHCP", ip: "", file: { a: 1, b: [2, null] } }]
  const asKept = [{ ip: "", file: { b: [2, null], a: 1 }, type: "DHCP" }]
  expect(differences({ nets: asKept }, { nets }).changed).toEqual([])
  expect(differences({ nets: asKept }, { nets: [...nets, ...nets] }).changed).toEqual(["nets"])
})

test("user attributes from a provider or directory lose bidirectional and control characters", () => {
  const foreign = {
    username: "x\u202enimda",
    firstname: "To\u200fm\0",
    surname: "B".repeat(300),
    email: "t@x",
  }
  expect(sanitizeAttributes(foreign)).toEqual({
    username: "x nimda",
    firstname: "To m",
    surname: "B".repeat(100),
    email: "t@x",
  })
})
