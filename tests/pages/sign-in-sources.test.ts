/** Identity providers and directories as an administrator adds, tests and deletes them, against a real provider and a real slapd. */
import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { listDirectories } from "../../src/identity/directories/store.ts"
import { listProviders } from "../../src/identity/providers/store.ts"
import { insertForeignUser } from "../../src/identity/users/foreign-users/store.ts"
import { HTMX, signInToPages, testPages } from "../harness/pages.ts"
import { aProvider, aSourceGroup } from "../harness/providers.ts"
import { aUserGroup } from "../harness/users.ts"
import { OIDC_CLIENT, startOidcPeer } from "../peers/oidc.ts"
import { SERVICE_ACCOUNT, startSlapd, USERS_DN, userDn, userLdif } from "../peers/slapd.ts"

/** Starting slapd takes seconds on a loaded machine. */
setDefaultTimeout(60_000)

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const [peer, slapd] = await Promise.all([
  startOidcPeer({ redirectUris: ["http://localhost/login/oidc/callback"] }),
  startSlapd({ entries: ["tina.fit", "bob.fit"].map((name) => userLdif(name)).join("\n") }),
])
afterAll(async () => {
  await peer.stop()
  await slapd.stop()
})

describe("identity providers", () => {
  const fields = (more: Record<string, string> = {}) => ({
    ...{ name: "Plant sign-in", issuer: peer.issuer, scopes: "openid profile email groups" },
    ...{ clientId: OIDC_CLIENT.clientId, clientSecret: OIDC_CLIENT.clientSecret ?? "" },
    ...{ clientAuthentication: "CLIENT_SECRET_BASIC", audience: "", caCertificate: "", enabled: "true" },
    ...{ "claims.username": "preferred_username", "claims.firstname": "given_name" },
    ...{ "claims.surname": "family_name", "claims.email": "email", "claims.groups": "groups" },
    ...more,
  })
  const added = async () => (await listProviders(pages.deps.db)).at(0)!
  beforeEach(() => pages.deps.db.deleteFrom("identity_provider").execute())

  test("an empty list names the first action", async () => {
    expect(await administrator.html("/admin/providers")).toContain("Add the first one.")
  })

  test("the form shows the address to register at the provider", async () => {
    expect(await administrator.html("/admin/providers/new")).toContain("http://localhost/login/oidc/callback")
  })

  test("a wrong issuer and missing scopes are refused beside their fields, and no secret comes back", async () => {
    for (const [wrong, name] of [
      [{ issuer: "nonsense" }, "issuer"],
      [{ scopes: "profile" }, "scopes"],
      [{ "claims.username": "" }, "claims.username"],
    ] as const) {
      const refused = await administrator.post("/admin/providers/new", fields(wrong), HTMX)
      expect(refused.status).toBe(422)
      const html = await refused.text()
      expect(html).toContain(`id="field-${name}-error"`)
      expect(html).not.toContain(String(OIDC_CLIENT.clientSecret))
    }
  })

  test("a new one is saved, shown in the list, and its test reads the provider's metadata", async () => {
    const saved = await administrator.post("/admin/providers/new", fields())
    const { id, claims, enabled } = await added()
    expect(saved.headers.get("location")).toBe(`/admin/providers/${id}`)
    expect([claims.groups, enabled]).toEqual(["groups", true])
    await insertForeignUser(pages.deps.db, {
      ...{ username: "v.far", firstname: "Vera", surname: "Far", email: "" },
      ...{ kind: "OIDC", provider: { id, name: "Plant sign-in" }, foreignUserId: "t-9" },
    })
    const html = await administrator.html("/admin/providers")
    expect(html).toContain("Plant sign-in")
    expect(html).toContain(`${new URL(peer.issuer).host} · 1 user<`)
    await pages.deps.db.deleteFrom("app_user").where("foreign_user_id", "=", "t-9").execute()
    expect(html).not.toContain(String(OIDC_CLIENT.clientSecret))
    const example = JSON.stringify({ sub: "t-1", preferred_username: "tina", groups: ["fitters"] })
    const tested = await administrator.post(`/admin/providers/${id}/check`, fields({ claims: example }), HTMX)
    const result = await tested.text()
    expect(result).toContain("Metadata read")
    expect(result).toContain("Code flow with PKCE S256")
    expect(result).toMatch(/signatures read: RS256<\/span><span class="check-ms">\d+ ms/)
    expect(result).toContain("User name: tina")
    expect(result).toContain("Would not be let in: no user group’s rules match")
  })

  test("the check of a provider that is not saved fails at its metadata and says why", async () => {
    const away = fields({ name: "Far away", issuer: "http://127.0.0.1:9" })
    const result = await (await administrator.post("/admin/providers/new/check", away, HTMX)).text()
    expect(result).toContain("check-failed")
    // Advice for people who sign in helps no administrator.
    expect(result).toContain(
      "Far away does not respond: 127.0.0.1:9: nothing accepts connections there (ECONNREFUSED)",
    )
    expect(result).not.toContain("sign in another way")
    expect(result).toContain("check-notReached")
    expect(await listProviders(pages.deps.db)).toEqual([])
  })

  test.each([
    [{ issuer: "nonsense" }, "issuer"],
    [{ claims: "[1]" }, "claims"],
  ])("the check names wrong fields instead of asking: %p", async (wrong, name) => {
    const answer = await administrator.post("/admin/providers/new/check", fields(wrong), HTMX)
    expect(await answer.text()).toContain(`href="#field-${name}"`)
  })

  test("the check names wrong fields by their labels", async () => {
    const wrong = fields({ name: "", issuer: "", "claims.username": "" })
    const html = await (await administrator.post("/admin/providers/new/check", wrong, HTMX)).text()
    for (const [name, label] of [
      ["name", "Name on the sign-in page"],
      ["issuer", "Issuer"],
      ["claims.username", "User name from claim"],
    ] as const)
      expect(html).toContain(`<a href="#field-${name}">${label}</a>`)
  })

  test("one is deleted after a confirmation", async () => {
    const id = await aProvider(pages.deps, peer.issuer, { name: "Plant sign-in" })
    expect(await administrator.dialog(`/admin/providers/${id}/delete`)).toContain("Delete Plant sign-in?")
    const gone = await administrator.post(`/admin/providers/${id}/delete`, {})
    expect(gone.headers.get("location")).toBe("/admin/providers")
    expect(await listProviders(pages.deps.db)).toEqual([])
  })

  test("one that users come from is not offered for deletion, and the dialog says how many", async () => {
    const id = await aProvider(pages.deps, peer.issuer, { name: "Plant sign-in" })
    await insertForeignUser(pages.deps.db, {
      ...{ username: "v.far", firstname: "Vera", surname: "Far", email: "" },
      ...{ kind: "OIDC", provider: { id, name: "Plant sign-in" }, foreignUserId: "t-9" },
    })
    const dialog = await administrator.dialog(`/admin/providers/${id}/delete`)
    await pages.deps.db.deleteFrom("app_user").where("foreign_user_id", "=", "t-9").execute()
    expect(dialog).toContain("1 user comes from it.")
    expect(dialog).not.toContain('type="submit"')
  })

  test("one that a user group refers to is not offered for deletion, and the dialog says what refers to it", async () => {
    const id = await aProvider(pages.deps, peer.issuer, { name: "Plant sign-in" })
    const groupId = await aSourceGroup(pages.deps, "OIDC", id, { groupMappings: ["fitters"] })
    const dialog = await administrator.dialog(`/admin/providers/${id}/delete`)
    expect(dialog).toContain("1 user group takes people from it.")
    expect(dialog).not.toContain("users come from it")
    expect(dialog).not.toContain('type="submit"')
    await pages.deps.db.deleteFrom("user_source").where("user_group_id", "=", groupId).execute()
  })
})

describe("directories", () => {
  const fields = (more: Record<string, string> = {}) => ({
    ...{ name: "Plant", position: "0", enabled: "true", urls: slapd.tlsUrl, startTls: "true" },
    ...{ caCertificate: slapd.authority, bindMode: "SERVICE", bindDn: SERVICE_ACCOUNT.name },
    ...{ bindPassword: SERVICE_ACCOUNT.password, userBindPattern: "", baseDn: USERS_DN },
    ...{ userFilter: "(&(objectClass=inetOrgPerson)(uid={username}))", usernameAttribute: "uid" },
    ...{ firstnameAttribute: "givenName", surnameAttribute: "sn", mailAttribute: "mail" },
    ...{ uniqueIdAttribute: "entryUUID", groupLookup: "MEMBER_OF", groupBaseDn: "" },
    ...{ groupFilter: "(objectClass=*)", groupMemberAttribute: "member" },
    ...{ pageSize: "100", confirmationHours: "72" },
    ...more,
  })
  const added = async () => (await listDirectories(pages.deps.db)).at(0)!
  const save = () => administrator.post("/admin/directories/new", fields())
  beforeEach(() => pages.deps.db.deleteFrom("ldap_provider").execute())
  const check = async (more: Record<string, string> = {}, headers: Record<string, string> = HTMX) => {
    const { id, version } = await added()
    const values = { ...fields({ bindPassword: "", ...more }), version: String(version) }
    return (await administrator.post(`/admin/directories/${id}/check`, values, headers)).text()
  }

  test("the form of a new one has the usual attributes", async () => {
    const html = await administrator.html("/admin/directories/new")
    expect(html).toMatch(/name="uniqueIdAttribute"[^>]*value="entryUUID"/)
    expect(html).toMatch(/name="confirmationHours"[^>]*value="72"/)
  })

  test.each([
    ["urls", "http://x"],
    ["userFilter", "(uid=tina)"],
    ["pageSize", "9"],
    ["baseDn", ""],
  ])("the form refuses %s %p beside its field", async (name, typed) => {
    const refused = await administrator.post("/admin/directories/new", fields({ [name]: typed }), HTMX)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(`id="field-${name}-error"`)
    expect(html).not.toContain(SERVICE_ACCOUNT.password)
  })

  test("one that is not saved is checked with what is typed, and is not saved by that", async () => {
    const answer = await administrator.post(
      "/admin/directories/new/check",
      fields({ username: "tina.fit" }),
      HTMX,
    )
    const result = await answer.text()
    expect(result).toContain("Search finds 2 people")
    expect(result).toContain("User name: tina.fit")
    expect(result).toContain("Would not be let in: no user group’s rules match")
    expect(result).not.toContain(SERVICE_ACCOUNT.password)
    expect(await listDirectories(pages.deps.db)).toEqual([])
  })

  test("a new one is saved, and its check counts people and finds one of them, also without scripts", async () => {
    const saved = await save()
    expect(saved.headers.get("location")).toBe(`/admin/directories/${(await added()).id}`)
    for (const headers of [HTMX, {}]) {
      const result = await check({ username: "tina.fit" }, headers)
      expect(result).toContain("Server answers, connection is encrypted")
      for (const step of ["Service account accepted", "Search finds 2 people"])
        expect(result).toMatch(new RegExp(`${step}</span><span class="check-ms">\\d+ ms`))
      expect(result).toContain("Search finds 2 people")
      expect(result).toContain(userDn("tina.fit"))
    }
    expect(await check({ username: "unknown" })).toContain("No person is called “unknown”")
  })

  test("the check names the step that fails: the password of the service account", async () => {
    await save()
    const result = await check({ bindPassword: "wrong" })
    expect(result).toMatch(/check-passed.*Server answers.*check-failed.*Service account accepted/s)
    expect(result).toContain("rejected the service account or its password")
  })

  test("the check names wrong fields instead of asking, with a link to each", async () => {
    await save()
    expect(await check({ userFilter: "(uid=tina)" })).toContain('href="#field-userFilter"')
  })

  test("the check of a group’s rules names who may sign in by them, and saves none", async () => {
    await save()
    const { id: providerId } = await added()
    const group = await aUserGroup(pages.deps, [])
    const rules = { providerId, "claimMappings.0.key": "uid", "claimMappings.0.value": "tina.fit" }
    const path = `/admin/usergroups/${group}/ldapusersources/new`
    const answer = await administrator.post(`${path}/check`, { ...rules, username: "bob.fit" }, HTMX)
    const result = await answer.text()
    expect(result).toMatch(/Tina Fit \(tina\.fit\)<span class="check-note">May sign in/)
    expect(result).toContain("Would not be let in: no user group’s rules match")
    expect(await administrator.html(`/admin/usergroups/${group}?tab=ldap`)).not.toContain("tina.fit")
  })

  test("a blank password keeps the stored one, and unchecked boxes are switched off", async () => {
    await save()
    const { id, version } = await added()
    const { enabled: _, ...off } = fields({ bindPassword: "", version: String(version), name: "Old plant" })
    const saved = await administrator.post(`/admin/directories/${id}`, off)
    expect(saved.status).toBe(303)
    expect(await added()).toMatchObject({ name: "Old plant", enabled: false, hasBindPassword: true })
  })

  test("one is deleted after a confirmation", async () => {
    await save()
    const { id } = await added()
    expect(await administrator.dialog(`/admin/directories/${id}/delete`)).toContain("Delete Plant?")
    await administrator.post(`/admin/directories/${id}/delete`, {})
    expect(await listDirectories(pages.deps.db)).toEqual([])
  })
})

test("the folded parts of a form are closed, and open where a field in them is refused", async () => {
  const openFolds = (html: string) =>
    [...html.matchAll(/<details class="fold" open=""><summary>([^<]+)/g)].map(([, title]) => title)
  expect(openFolds(await administrator.html("/admin/directories/new"))).toEqual([])
  const refused = await administrator.post("/admin/directories/new", { pageSize: "soon" }, HTMX)
  expect(openFolds(await refused.text())).toContain("Limits")
})
