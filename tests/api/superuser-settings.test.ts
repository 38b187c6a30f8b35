/** Settings without an authority: user sources, required authentication and consents. */
import { expect, test } from "bun:test"
import { SYSTEM_AUTHORITIES } from "../../src/base/authorities.ts"
import { allEndpoints } from "../../src/routes.ts"
import { ALWAYS_STEP_UP_MINUTES } from "../../src/system/stepuppolicy/rules.ts"
import { testApi } from "../harness/api.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()

const NOTHING = {
  legalInfo1: "",
  legalInfo2: "",
  recordingConsentDe: "",
  recordingConsentEn: "",
  recordingConsentNl: "",
}
const PROVIDER = { name: uniqueName("provider"), issuer: "https://id.example.com", clientId: "millwright" }
const DIRECTORY = {
  ...{ name: uniqueName("directory"), urls: ["ldaps://directory.example"], baseDn: "dc=example" },
  ...{ userFilter: "(uid={username})", bindDn: "cn=service", bindPassword: "secret" },
}
const { body: provider } = await call<{ id: string }>(root.token, "POST", "/identityproviders", PROVIDER)
const { body: directory } = await call<{ id: string }>(root.token, "POST", "/ldapproviders", DIRECTORY)

/** What changes any of it, with a body that would be taken. */
const ACTIONS: Record<string, [string, string, unknown?]> = {
  createIdentityProvider: [
    "POST",
    "/identityproviders",
    { ...PROVIDER, issuer: "https://other.example.com" },
  ],
  updateIdentityProvider: ["PUT", `/identityproviders/${provider.id}`, PROVIDER],
  deleteIdentityProvider: ["DELETE", `/identityproviders/${provider.id}`],
  createDirectory: ["POST", "/ldapproviders", { ...DIRECTORY, name: uniqueName("directory") }],
  updateDirectory: ["PUT", `/ldapproviders/${directory.id}`, DIRECTORY],
  deleteDirectory: ["DELETE", `/ldapproviders/${directory.id}`],
  dryRunIdentityProvider: ["POST", "/identityproviders/dryrun", { settings: PROVIDER }],
  dryRunDirectory: ["POST", "/ldapproviders/dryrun", { settings: DIRECTORY }],
  updateStepUpPolicy: ["PUT", "/stepuppolicy", { vote: 15 }],
  saveSettings: [
    "PUT",
    "/environment/settings",
    { ...NOTHING, legalAgreementRequired: false, inactivityTimeoutInSeconds: 600 },
  ],
}

test.each(Object.entries(ACTIONS))("%s requires a superuser and a recent step-up", async (_name, action) => {
  deps.setTime(TEST_NOW)
  const everything = await aUser(deps)
  await grantOnSystem(deps, everything, SYSTEM_AUTHORITIES)
  expect((await call(await createToken(deps, everything), ...action)).status).toBe(403)
  const superuser = await createToken(deps, await aUser(deps, { superuser: true }))
  deps.setTime(new Date(TEST_NOW.getTime() + ALWAYS_STEP_UP_MINUTES * 60_000))
  const stale = await call(superuser, ...action)
  expect(stale).toMatchObject({ status: 403, body: { details: { action: "SIGN_IN_SETTINGS" } } })
  deps.setTime(TEST_NOW)
  expect((await call(superuser, ...action)).status).not.toBe(403)
})

test("every endpoint that changes identity providers, directories, step-up or settings is listed above", () => {
  const rooms = /^\/(identityproviders|ldapproviders|stepuppolicy|environment\/settings)/
  const names = allEndpoints
    .filter(({ endpoint }) => endpoint.method !== "GET" && rooms.test(endpoint.path))
    .filter(({ endpoint }) => !/\/check$/.test(endpoint.path))
    .map(({ name, endpoint }) => [name, endpoint.auth] as const)
  expect(names.map(([name]) => name).sort()).toEqual(Object.keys(ACTIONS).sort())
  expect(names.filter(([, gate]) => gate !== "superuser")).toEqual([])
})
