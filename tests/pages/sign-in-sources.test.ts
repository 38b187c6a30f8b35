/** Identity providers and directories as an administrator adds, tests and deletes them, against a real provider and a real slapd. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { listDirectories } from "../../src/identity/directories/store.ts"
import { listProviders } from "../../src/identity/providers/store.ts"
import { HTMX, signInToPages, testPages } from "../harness/pages.ts"
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
    const html = await administrator.html("/admin/providers")
    expect(html).toContain("Plant sign-in")
    expect(html).not.toContain(String(OIDC_CLIENT.clientSecret))
    const tested = await administrator.post(`/admin/providers/${id}/check`, {}, HTMX)
    const result = await tested.text()
    expect(result).toContain("Metadata read")
    expect(result).toContain("Code flow with PKCE S256")
    expect(result).not.toContain("check-failed")
  })

  test("the test of a provider that does not answer fails at its metadata and says why", async () => {
    const { id, version } = await added()
    const away = { ...fields({ issuer: "http://127.0.0.1:9" }), version: String(version), clientSecret: "" }
    await administrator.post(`/admin/providers/${id}`, away)
    const result = await (await administrator.post(`/admin/providers/${id}/check`, {}, HTMX)).text()
    expect(result).toContain("check-failed")
    expect(result).toContain("Plant sign-in does not respond.")
    expect(result).toContain("check-notReached")
  })

  test("one is deleted after a confirmation", async () => {
    const { id } = await added()
    expect(await administrator.dialog(`/admin/providers/${id}/delete`)).toContain("Delete Plant sign-in?")
    const gone = await administrator.post(`/admin/providers/${id}/delete`, {})
    expect(gone.headers.get("location")).toBe("/admin/providers")
    expect(await listProviders(pages.deps.db)).toEqual([])
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
  const check = async (username = "") => {
    const { id } = await added()
    return (await administrator.post(`/admin/directories/${id}/check`, { username }, HTMX)).text()
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

  test("a new one is saved, and its test counts people and finds one of them", async () => {
    const saved = await administrator.post("/admin/directories/new", fields())
    expect(saved.headers.get("location")).toBe(`/admin/directories/${(await added()).id}`)
    const result = await check("tina.fit")
    expect(result).toContain("Service account accepted")
    expect(result).toContain("Search finds 2 people")
    expect(result).toContain(userDn("tina.fit"))
    expect(result).not.toContain("check-failed")
    expect(await check("nobody")).toContain("No person is called “nobody”")
  })

  test("the test names the step that fails: the password of the service account", async () => {
    const { id, version } = await added()
    const wrong = { ...fields({ bindPassword: "wrong" }), version: String(version) }
    await administrator.post(`/admin/directories/${id}`, wrong)
    const result = await check()
    expect(result).toMatch(/check-passed.*Server answers.*check-failed.*Service account accepted/s)
    expect(result).toContain("rejected the service account or its password")
  })

  test("a blank password keeps the stored one, and unchecked boxes are switched off", async () => {
    const { id, version } = await added()
    const { enabled: _, ...off } = fields({ bindPassword: "", version: String(version), name: "Old plant" })
    const saved = await administrator.post(`/admin/directories/${id}`, off)
    expect(saved.status).toBe(303)
    expect(await added()).toMatchObject({ name: "Old plant", enabled: false, hasBindPassword: true })
  })

  test("one is deleted after a confirmation", async () => {
    const { id } = await added()
    expect(await administrator.dialog(`/admin/directories/${id}/delete`)).toContain("Delete Old plant?")
    await administrator.post(`/admin/directories/${id}/delete`, {})
    expect(await listDirectories(pages.deps.db)).toEqual([])
  })
})
