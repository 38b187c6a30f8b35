import { describe, expect, setDefaultTimeout, test } from "bun:test"
import fc from "fast-check"
import { AndFilter, EqualityFilter, FilterParser } from "ldapts"
import { domainDnOf, primaryGroupSid } from "../../src/identity/directories/active-directory/rules.ts"
import {
  attributesToRequest,
  bindFailureReasonOf,
  buildBindName,
  canKeepBindPassword,
  type Directory,
  escapeDnValue,
  escapeFilterValue,
  filterForAllUsers,
  filterForMember,
  filterForUser,
  guidBytes,
  guidText,
  isAbsenceConclusive,
  isAccountDisabled,
  isAttributeName,
  isDirectoryUrl,
  settingProblems,
  toDirectoryPerson,
  uniqueIdOf,
} from "../../src/identity/directories/rules.ts"

/** Random names by the hundred, on a busy machine. */
setDefaultTimeout(30_000)

const NOW = new Date("2026-03-10T09:00:00.000Z")

const DIRECTORY: Directory = {
  ...{
    id: "1",
    name: "Plant",
    enabled: true,
    position: 0,
    urls: ["ldaps://directory.example"],
    startTls: true,
  },
  ...{ caCertificate: "", bindMode: "SERVICE", bindDn: "cn=reader,dc=example", userBindPattern: "" },
  ...{ baseDn: "dc=example", userFilter: "(&(objectClass=person)(uid={username}))" },
  ...{
    usernameAttribute: "uid",
    firstnameAttribute: "givenName",
    surnameAttribute: "sn",
    mailAttribute: "mail",
  },
  ...{ uniqueIdAttribute: "entryUUID", groupLookup: "MEMBER", nestedGroups: false, groupBaseDn: "ou=groups" },
  ...{ groupFilter: "(objectClass=group)", groupMemberAttribute: "member", pageSize: 100 },
  confirmationHours: 72,
}

const attributes = (values: Record<string, (string | Uint8Array)[]>) =>
  new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))

describe("check 25: a user name in an LDAP filter", () => {
  test("is only the value of its comparison, for any string", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        const parsed = FilterParser.parseString(filterForUser(DIRECTORY.userFilter, name))
        const [first, second, third] = parsed instanceof AndFilter ? parsed.filters : []
        const isOne =
          first instanceof EqualityFilter && second instanceof EqualityFilter && third === undefined
        expect(isOne && [second.attribute, second.value]).toEqual(["uid", name])
      }),
    )
  })

  test.each([
    ["*", "\\2a"],
    ["a(b)c", "a\\28b\\29c"],
    ["a\\b", "a\\5cb"],
    ["\0", "\\00"],
    ["Jürgen", "Jürgen"],
    ["$&{username}", "$&{username}"],
  ])("is escaped from %j to %j", (name, written) => expect(escapeFilterValue(name)).toBe(written))

  test("is a wildcard in the filter for all users", () => {
    expect(filterForAllUsers(DIRECTORY.userFilter)).toBe("(&(objectClass=person)(uid=*))")
  })
})

describe("the LDAP bind name", () => {
  test.each<[string, string, string | null]>([
    ["uid={username},dc=example", "anna", "uid=anna,dc=example"],
    ["uid={username},dc=example", "anna,ou=admins", "uid=anna\\2cou\\3dadmins,dc=example"],
    ["uid={username},dc=example", " anna", "uid=\\20anna,dc=example"],
    ["uid={username},dc=example", "anna+cn=x", "uid=anna\\2bcn\\3dx,dc=example"],
    ["{username}@plant.example", "anna", "anna@plant.example"],
    ["{username}@plant.example", "anna@other.example", null],
    ["PLANT\\{username}", "anna", "PLANT\\anna"],
    ["PLANT\\{username}", "OTHER\\anna", null],
    ["PLANT\\{username}", "an\0na", null],
  ])("is built from the pattern %s and the user name %j, or refused if invalid", (pattern, username, name) =>
    expect(buildBindName(pattern, username)).toBe(name),
  )

  test("contains any value as one escaped part of its distinguished name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const escaped = escapeDnValue(value)
        expect(escaped).not.toMatch(/[,+"<>;=\0\r\n]|^[ #]|\\$| $/)
        expect(
          escaped.replace(/\\([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        ).toBe(value)
      }),
    )
  })
})

describe("a directory entry's unique identifier", () => {
  test("is formatted as a GUID in Active Directory's byte order", () => {
    const bytes = Buffer.from("ff19966f868b11d0b42d00cf4fc964ff", "hex")
    expect(guidText(bytes)).toBe("6f9619ff-8b86-d011-b42d-00cf4fc964ff")
  })
  test("is parsed from a GUID back to the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(guidBytes(guidText(bytes)!)).toEqual(bytes)
      }),
    )
  })
  test.each<[string, string, (string | Uint8Array)[], string | null]>([
    ["text", "entryUUID", ["a-b"], "a-b"],
    ["nothing", "entryUUID", [], null],
    ["two values", "entryUUID", ["a", "b"], null],
    ["an empty value", "entryUUID", [""], null],
    ["bytes that should be text", "entryUUID", [new Uint8Array(16)], null],
    ["text that should be bytes", "objectGUID", ["0123456789abcdef"], null],
    ["too few bytes", "objectGUID", [new Uint8Array(15)], null],
    ["a text without end", "entryUUID", ["x".repeat(10_000)], null],
    ["a text that cannot be stored", "entryUUID", ["a\0b"], null],
  ])("read from %s is accepted only if it is a single valid value", (_name, attribute, values, id) => {
    expect(uniqueIdOf(attributes({ [attribute]: values }), attribute)).toBe(id)
  })
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [1, 1, true],
  [1, 2, false],
  [200, 3, true],
  [3, 200, false],
])("with %d entries found, the absence of %d others is conclusive: %p", (shown, missing, does) => {
  expect(isAbsenceConclusive(shown, missing)).toBe(does)
})

describe("Active Directory's primary group", () => {
  const sid = (...numbers: number[]) => {
    const bytes = Buffer.alloc(8 + numbers.length * 4)
    bytes.set([1, numbers.length, 0, 0, 0, 0, 0, 5])
    for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, 8 + index * 4)
    return new Uint8Array(bytes)
  }

  test("is in the user's own domain, for any domain", () => {
    const number = fc.integer({ min: 0, max: 0xffff_ffff })
    fc.assert(
      fc.property(fc.array(number, { maxLength: 14 }), number, number, (domain, own, group) => {
        const person = sid(...domain, own)
        const before = person.slice()
        expect(primaryGroupSid(person, `${group}`)).toEqual(sid(...domain, group))
        expect(person).toEqual(before)
      }),
    )
  })

  test.each<[string, unknown, string | undefined]>([
    ["without a number", sid(21, 1), undefined],
    ["with a number that is none", sid(21, 1), "513)(objectClass=*"],
    ["with a number too large", sid(21, 1), "4294967296"],
    ["with an identifier that is text", "S-1-5-21-1", "513"],
    ["with one cut short", sid(21, 1).slice(0, -1), "513"],
    ["with one too long", new Uint8Array([...sid(21, 1), 0]), "513"],
    ["with one that is no one's", sid(), "513"],
    ["with one of another revision", new Uint8Array([2, ...sid(21, 1).slice(1)]), "513"],
    ["with none", undefined, "513"],
  ])("is not resolved for a user %s", (_name, objectSid, id) =>
    expect(primaryGroupSid(objectSid, id)).toBeNull(),
  )

  test.each([
    ["OU=People,DC=plant,DC=example", "DC=plant,DC=example"],
    ["ou=people, dc=plant, dc=example", "dc=plant, dc=example"],
    ["dc=example", "dc=example"],
    ["ou=people,o=Plant", "ou=people,o=Plant"],
    ["ou=dc=x\\,dc,o=Plant", "ou=dc=x\\,dc,o=Plant"],
  ])("of %s is searched below %s", (dn, domain) => expect(domainDnOf(dn)).toBe(domain))
})

describe("the disabled status of a directory account", () => {
  test.each<[string, Record<string, string[]>, boolean]>([
    ["nothing is said", {}, false],
    ["a normal account", { userAccountControl: ["512"] }, false],
    ["a disabled one", { userAccountControl: ["514"] }, true],
    ["disabled, its password never expires", { userAccountControl: ["66050"] }, true],
    ["something that is no number", { userAccountControl: ["x"] }, false],
    ["locked by its administrator", { nsAccountLock: ["True"] }, true],
    ["not locked", { nsAccountLock: ["false"] }, false],
    ["locked for good", { pwdAccountLockedTime: ["000001010000Z"] }, true],
    ["locked for a while after wrong passwords", { pwdAccountLockedTime: ["20260310085900Z"] }, false],
    ["never expires", { accountExpires: ["9223372036854775807"] }, false],
    ["never expires (0)", { accountExpires: ["0"] }, false],
    ["has expired", { accountExpires: ["133000000000000000"] }, true],
    ["expires later", { accountExpires: ["150000000000000000"] }, false],
  ])("is determined correctly: %s", (_name, values, is) =>
    expect(isAccountDisabled(attributes(values), NOW)).toBe(is),
  )
})

describe("directory settings", () => {
  const problemsOf = (more: Partial<Directory>, hasPassword = true, allowLoopback = false) =>
    settingProblems({ ...DIRECTORY, ...more, hasPassword }, allowLoopback).map((problem) => problem.path)

  test.each<[string, Partial<Directory>, boolean, string[]]>([
    ["encrypted from the start", {}, false, []],
    ["encrypted afterwards", { urls: ["ldap://directory.example"] }, false, []],
    ["in the clear", { urls: ["ldap://directory.example"], startTls: false }, true, ["startTls"]],
    ["in the clear on this host", { urls: ["ldap://127.0.0.1:389"], startTls: false }, true, []],
    [
      "in the clear on this host, in production",
      { urls: ["ldap://127.0.0.1"], startTls: false },
      false,
      ["startTls"],
    ],
    ["partly in the clear", { urls: ["ldaps://a", "ldap://b"], startTls: false }, true, ["startTls"]],
  ])("are validated for a connection %s", (_name, more, allowLoopback, wrong) =>
    expect(problemsOf(more, true, allowLoopback)).toEqual(wrong),
  )

  test.each<[Partial<Directory>, boolean]>([
    [{}, true],
    [{ name: "Other", baseDn: "dc=other" }, true],
    [{ urls: ["ldaps://evil.example"] }, false],
    [{ urls: [...DIRECTORY.urls, "ldaps://evil.example"] }, false],
    [{ startTls: false }, false],
    [{ caCertificate: "x" }, false],
    [{ bindDn: "cn=other" }, false],
  ])("keep the stored bind password after the change %j: %p", (more, stays) => {
    expect(canKeepBindPassword(DIRECTORY, { ...DIRECTORY, ...more })).toBe(stays)
  })

  test.each([
    ["ldaps://directory.example", true],
    ["ldap://10.0.0.7:3890", true],
    ["ldaps://[fd00::7]:636/", true],
    ["ldaps://user@directory.example", false],
    ["ldaps://directory.example/dc=x", false],
    ["ldapi:///run/slapd", false],
    ["ldaps://", false],
    ["directory.example", false],
  ])("accept %s as a server URL: %p", (url, is) => expect(isDirectoryUrl(url)).toBe(is))

  test.each([
    ["mail", true],
    ["ms-DS-User", true],
    ["mail;lang-de", false],
    ["mail)(x", false],
    ["", false],
    ["1.2", false],
  ])("accept %s as an attribute name: %p", (name, is) => expect(isAttributeName(name)).toBe(is))
})

test("group searches filter by DN, by user name for POSIX groups, and recursively with IN_CHAIN", () => {
  const anna = { dn: "cn=Anna (fitter),dc=example", username: "anna" }
  expect(filterForMember(DIRECTORY, anna)).toBe(
    "(&(objectClass=group)(member=cn=Anna \\28fitter\\29,dc=example))",
  )
  expect(filterForMember({ ...DIRECTORY, groupMemberAttribute: "memberUid" }, anna)).toContain(
    "(memberUid=anna)",
  )
  expect(filterForMember({ ...DIRECTORY, groupLookup: "IN_CHAIN" }, anna)).toContain(
    ":1.2.840.113556.1.4.1941:=cn=Anna",
  )
})

test("a directory search requests only needed attributes, each once", () => {
  const asked = attributesToRequest(DIRECTORY, ["SN", "employeeType", "realm.roles", "x)(y"])
  expect(asked).toContain("employeeType")
  expect(asked.filter((name) => name.toLowerCase() === "sn")).toHaveLength(1)
  expect(asked.every(isAttributeName)).toBe(true)
})

test("a directory entry is converted to a user whose attributes are claims under the names that sources use", () => {
  const entry = {
    entryUUID: ["1"],
    uid: [" anna "],
    sn: ["Ber\0ger"],
    employeetype: ["fitter", "welder"],
    mail: ["x".repeat(300)],
    givenName: ["x".repeat(1_000_000)],
  }
  const person = toDirectoryPerson(
    DIRECTORY,
    { dn: "uid=anna", attributes: attributes(entry) },
    ["employeeType", "none"],
    NOW,
  )
  expect(person).toMatchObject({
    username: "anna",
    surname: "Ber ger",
    firstname: "x".repeat(1000),
    email: "",
    isDisabled: false,
  })
  expect(person?.claims).toEqual({ employeeType: ["fitter", "welder"] })
  expect(
    toDirectoryPerson(DIRECTORY, { dn: "", attributes: attributes({ entryUUID: ["1"] }) }, [], NOW),
  ).toBeNull()
})

test.each([
  [
    "80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 52e, v4563",
    "WRONG_PASSWORD",
  ],
  ["80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 533, v4563", "DISABLED"],
  ["80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data 775, v4563", "LOCKED"],
  ["Invalid credentials", "WRONG_PASSWORD"],
])('the bind failure "%s" is reported as %s', (detail, reason) =>
  expect(bindFailureReasonOf(detail)).toBe(reason),
)
