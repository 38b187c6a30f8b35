/** A provider's account becomes a user, stays the same user, and has the groups of its sources. */
import { beforeEach, describe, expect, test } from "bun:test"
import { randomBytes } from "node:crypto"
import { Refusal } from "../../src/base/refusal.ts"
import { beginSignIn } from "../../src/identity/signin/attempt/actions.ts"
import { ATTEMPT_MS } from "../../src/identity/signin/attempt/rules.ts"
import { insertAttempt } from "../../src/identity/signin/attempt/store.ts"
import { authenticateRequest } from "../../src/identity/signin/authentication/actions.ts"
import { type ForeignIdentity, provisionUser } from "../../src/identity/sources/provisioning/actions.ts"
import type { SourceKind } from "../../src/identity/sources/store.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aProvider, aSourceGroup } from "../harness/providers.ts"
import { aUser, aUserGroup, uniqueName } from "../harness/users.ts"

const { db } = await testDatabase()
const deps = testDeps(db)
const ADDRESS = "192.0.2.9"

const oidcId = await aProvider(deps, "https://id.example.com", { name: "Plant ID" })
const ldapId = (
  await db
    .insertInto("ldap_provider")
    .values({ name: "Plant directory", enabled: true, urls: ["ldaps://directory.example"] })
    .returning("id")
    .executeTakeFirstOrThrow()
).id
const providers = {
  OIDC: { id: oidcId, name: "Plant ID" },
  LDAP: { id: ldapId, name: "Plant directory" },
}
const groupOf = {
  OIDC: await aSourceGroup(deps, "OIDC", oidcId, { groupMappings: ["fitters"] }),
  LDAP: await aSourceGroup(deps, "LDAP", ldapId, { groupMappings: ["fitters"] }),
}

beforeEach(() => {
  deps.setTime(TEST_NOW)
  deps.published.length = 0
})

function aForeigner(more: Partial<ForeignIdentity> = {}): ForeignIdentity {
  const name = uniqueName("ada")
  const kind: SourceKind = more.kind ?? "OIDC"
  return {
    kind,
    provider: providers[kind],
    foreignUserId: uniqueName("sub"),
    username: name,
    firstname: "Ada",
    surname: "Berg",
    email: `${name.replace(" ", ".")}@plant.example`,
    groups: ["fitters"],
    claims: {},
    attributeNames: [],
    ...more,
  }
}

const take = (person: ForeignIdentity) => provisionUser(deps, person, ADDRESS)
const userOf = (id: string) =>
  db.selectFrom("app_user").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
const eventsOf = async (userId: string | null, event: string) =>
  (
    await db
      .selectFrom("audit_entry")
      .select(["details", "address", "user_id"])
      .where("event", "=", event)
      .where("object_id", userId === null ? "is" : "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ details, address }) => ({ ...(details as object), address }))
const groupsOf = async (userId: string) =>
  (await db.selectFrom("user_group_member").select("user_group_id").where("user_id", "=", userId).execute())
    .map((row) => row.user_group_id)
    .toSorted()
const refusalOf = (person: ForeignIdentity) =>
  take(person).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )

async function signInCookie(userId: string): Promise<Request> {
  const evidence = { source: { kind: "OIDC" as const, id: oidcId, version: 1 } }
  const proof = { userId, method: "OIDC" as const, evidence, returnTo: "/" }
  const { token } = await beginSignIn(deps, proof, { userAgent: "", address: "" })
  return new Request("http://localhost/", {
    headers: { host: "localhost", cookie: `__Host-millwright=${token}` },
  })
}

/** Something is proved, and a step is missing. */
function onTheirWayIn(userId: string): Promise<void> {
  return insertAttempt(db, {
    ...{ userId, methods: ["OIDC"], returnTo: "/", identityProviderId: null, sealedProviderTokens: null },
    authenticatedOn: null,
    tokenHash: randomBytes(32),
    createdOn: TEST_NOW,
    expiresOn: new Date(TEST_NOW.getTime() + ATTEMPT_MS),
  })
}

describe.each(["OIDC", "LDAP"] as const)("a user imported from %s", (kind) => {
  test("is not taken by settings that were changed while the user was being authenticated", async () => {
    const person = aForeigner({ kind })
    const taken = (version: number) => provisionUser(deps, person, ADDRESS, version)
    await expect(taken(0)).rejects.toMatchObject({ code: "LOGIN_FAILED" })
    expect((await eventsOf(null, "SIGN_IN_FAILED")).at(-1)).toMatchObject({ reason: "SOURCE_CHANGED" })
    const evidence = { source: { kind, id: person.provider.id, version: 0 } }
    const proof = { userId: await taken(1), method: kind, evidence, returnTo: "/" }
    await expect(beginSignIn(deps, proof, { userAgent: "", address: "" })).rejects.toMatchObject({
      code: "LOGIN_FAILED",
    })
  })

  test("is created on the first sign-in, without a password and in the groups of the matching sources", async () => {
    const person = aForeigner({ kind })
    const id = await take(person)
    expect(await userOf(id)).toMatchObject({
      username: person.username,
      firstname: "Ada",
      surname: "Berg",
      email: person.email,
      password_hash: null,
      superuser: false,
      foreign_user_id: person.foreignUserId,
      identity_provider_id: kind === "OIDC" ? oidcId : null,
      ldap_provider_id: kind === "LDAP" ? ldapId : null,
      identity_provider_name: kind === "OIDC" ? "Plant ID" : null,
      ldap_provider_name: kind === "LDAP" ? "Plant directory" : null,
    })
    expect(await groupsOf(id)).toEqual([groupOf[kind]])
    expect(await eventsOf(id, "USER_CREATED")).toMatchObject([
      { name: person.username, provider: providers[kind].name },
    ])
    expect(deps.published).toEqual([{ kind: "user", id }])
  })

  test("stays the same user, with updated attributes and the original user name", async () => {
    const person = aForeigner({ kind })
    const id = await take(person)
    const changed = { ...person, username: "renamed", firstname: "Ada Maria", email: "" }
    expect(await userOf(id)).toMatchObject({ provider_read_on: TEST_NOW, provider_changed_on: null })
    const later = new Date(TEST_NOW.getTime() + 60_000)
    deps.setTime(later)
    expect(await take({ ...changed, attributeNames: ["mail"] })).toBe(id)
    expect(await userOf(id)).toMatchObject({
      ...{ provider_read_on: later, provider_changed_on: later, provider_attributes: ["mail"] },
    })
    expect(await userOf(id)).toMatchObject({ username: person.username, firstname: "Ada Maria", email: "" })
    expect(await eventsOf(id, "USER_CHANGED")).toMatchObject([
      { "firstname.before": "Ada", "firstname.after": "Ada Maria", "email.after": "" },
    ])
    deps.setTime(new Date(later.getTime() + 60_000))
    await take(changed)
    expect((await userOf(id)).provider_changed_on).toEqual(later)
    expect(await eventsOf(id, "USER_CHANGED")).toHaveLength(1)
  })

  test("is refused and not created when no source matches", async () => {
    const person = aForeigner({ kind, groups: ["visitors"] })
    expect(await refusalOf(person)).toBe("LOGIN_FAILED")
    expect(
      await db.selectFrom("app_user").select("id").where("username", "=", person.username).execute(),
    ).toEqual([])
    const said = await eventsOf(null, "SIGN_IN_FAILED")
    expect(said.at(-1)).toMatchObject({ username: person.username, reason: "NO_SOURCE", address: ADDRESS })
  })

  test("loses groups and sign-ins but keeps the user name when no source matches any more", async () => {
    const person = aForeigner({ kind })
    const id = await take(person)
    const request = await signInCookie(id)
    expect((await authenticateRequest(deps, request))?.actor.userGroupIds).toEqual([groupOf[kind]])
    await onTheirWayIn(id)
    deps.published.length = 0
    expect(await refusalOf({ ...person, groups: [] })).toBe("LOGIN_FAILED")
    expect([await authenticateRequest(deps, request), await groupsOf(id)]).toEqual([null, []])
    expect(await db.selectFrom("sign_in_attempt").select("id").where("user_id", "=", id).execute()).toEqual(
      [],
    )
    expect((await userOf(id)).username).toBe(person.username)
    expect(deps.published).toEqual([{ kind: "user", id }])
  })

  test("is created only once by concurrent sign-ins", async () => {
    const person = aForeigner({ kind })
    const ids = await Promise.all(Array.from({ length: 5 }, () => take(person)))
    expect(new Set(ids).size).toBe(1)
    expect(await eventsOf(ids[0]!, "USER_CREATED")).toHaveLength(1)
  })
})

describe("imported users", () => {
  test("with a taken user name get the provider's name appended and are not linked to the other user", async () => {
    const localId = await aUser(deps, { name: "berta" })
    const { username } = await userOf(localId)
    const [one, two] = [
      await take(aForeigner({ username })),
      await take(aForeigner({ username: username.toUpperCase() })),
    ]
    expect((await userOf(one)).username).toBe(`${username} (Plant ID)`)
    expect((await userOf(two)).username).toBe(`${username.toUpperCase()} (Plant ID 2)`)
    expect((await userOf(localId)).foreign_user_id).toBeNull()
  })

  test("with the e-mail address of a local user get no address until it is free", async () => {
    const localId = await aUser(deps)
    await db.updateTable("app_user").set({ email: "Taken@plant.example" }).where("id", "=", localId).execute()
    const person = aForeigner({ email: "taken@PLANT.example" })
    const id = await take(person)
    expect([id === localId, (await userOf(id)).email]).toEqual([false, ""])
    await take(person)
    expect((await userOf(id)).email).toBe("")
    await db.updateTable("app_user").set({ email: "" }).where("id", "=", localId).execute()
    await take(person)
    expect((await userOf(id)).email).toBe("taken@PLANT.example")
  })

  test("with the same user name and e-mail address are created as separate users by concurrent sign-ins", async () => {
    const [username, email] = [uniqueName("twin"), "twins@plant.example"]
    const people = Array.from({ length: 4 }, () => aForeigner({ username, email }))
    const ids = await Promise.all(people.map(take))
    const users = await Promise.all(ids.map(userOf))
    expect(new Set(users.map((user) => user.username)).size).toBe(4)
    expect(users.filter((user) => user.email === email)).toHaveLength(1)
  })

  test("with too long user names get cut, unique ones", async () => {
    const username = "x".repeat(300)
    const ids = [await take(aForeigner({ username })), await take(aForeigner({ username }))]
    const names = (await Promise.all(ids.map(userOf))).map((user) => user.username)
    expect(names.map((name) => name.length)).toEqual([100, 100])
    expect(names[1]).toEndWith("(Plant ID)")
  })

  test("with SQL wildcards in the user name keep it unchanged", async () => {
    const name = uniqueName("50%_\\")
    expect((await userOf(await take(aForeigner({ username: name })))).username).toBe(name)
  })

  test("with the same foreign id at two providers are two users", async () => {
    const foreignUserId = uniqueName("sub")
    const ids = await Promise.all(
      (["OIDC", "LDAP"] as const).map((kind) => take(aForeigner({ kind, foreignUserId }))),
    )
    expect(new Set(ids).size).toBe(2)
  })

  test("can reuse the user name of a deleted user and are new users", async () => {
    const person = aForeigner()
    const first = await take(person)
    await db.updateTable("app_user").set({ deleted_on: TEST_NOW }).where("id", "=", first).execute()
    const second = await take(person)
    expect(second).not.toBe(first)
    expect((await userOf(second)).username).toBe(person.username)
  })
})

describe("an imported user who is blocked locally", () => {
  test.each([
    ["locked", { locked_reason: "BY_ADMIN" }],
    ["expired", { expires_on: new Date(TEST_NOW.getTime() - 1) }],
  ])("as %s is refused without being updated, and the failed sign-in is audited", async (_what, columns) => {
    const person = aForeigner()
    const id = await take(person)
    await db.updateTable("app_user").set(columns).where("id", "=", id).execute()
    expect(await refusalOf({ ...person, firstname: "Changed" })).toBe("LOGIN_FAILED")
    expect((await userOf(id)).firstname).toBe("Ada")
    expect(await eventsOf(id, "SIGN_IN_FAILED")).toMatchObject([{ reason: "LOCKED", address: ADDRESS }])
  })
})

describe("group sources", () => {
  const claims = (value: string, csv = false, key = "roles") => [{ key, value, csv }]

  test("match comma-separated lists, arrays and nested claims", async () => {
    const csv = await aSourceGroup(deps, "OIDC", oidcId, { claimMappings: claims("welder", true, "skills") })
    const list = await aSourceGroup(deps, "OIDC", oidcId, { claimMappings: claims("welder") })
    const nested = await aSourceGroup(deps, "OIDC", oidcId, {
      claimMappings: claims("lead", false, "realm.roles"),
    })
    const given = [
      [{ skills: "fitter, welder" }, [csv]],
      [{ skills: "welders" }, []],
      [{ roles: ["fitter", "welder"] }, [list]],
      [{ realm: { roles: ["lead"] } }, [nested]],
      [{ skills: "welder", roles: "welder", realm: { roles: "lead" } }, [csv, list, nested]],
    ] as const
    for (const [personClaims, expected] of given) {
      const person = aForeigner({ claims: personClaims, groups: [] })
      if (expected.length === 0) expect(await refusalOf(person)).toBe("LOGIN_FAILED")
      else expect(await groupsOf(await take(person))).toEqual([...expected].toSorted())
    }
  })

  test("remove groups that they assigned, and no manually assigned ones", async () => {
    const leading = uniqueName("leaders")
    const leaders = await aSourceGroup(deps, "OIDC", oidcId, { groupMappings: [leading] })
    const person = aForeigner({ groups: ["fitters", leading] })
    const id = await take(person)
    const byHand = await aUserGroup(deps, [id])
    expect(await groupsOf(id)).toEqual([groupOf.OIDC, leaders, byHand].toSorted())
    await take({ ...person, groups: [leading] })
    expect(await groupsOf(id)).toEqual([leaders, byHand].toSorted())
  })

  test("change the groups of an existing sign-in at the next import", async () => {
    const leaders = await aSourceGroup(deps, "OIDC", oidcId, { groupMappings: ["leaders"] })
    const person = aForeigner({ groups: ["fitters", "leaders"] })
    const request = await signInCookie(await take(person))
    expect((await authenticateRequest(deps, request))?.actor.userGroupIds).toContain(leaders)
    await take({ ...person, groups: ["fitters"] })
    expect((await authenticateRequest(deps, request))?.actor.userGroupIds).toEqual([groupOf.OIDC])
  })

  test("of another provider do not match", async () => {
    const elsewhere = await aProvider(deps, "https://other.example.com")
    await aSourceGroup(deps, "OIDC", elsewhere, { groupMappings: ["guests"] })
    expect(await refusalOf(aForeigner({ groups: ["guests"] }))).toBe("LOGIN_FAILED")
  })
})
