/** Names and passwords that must never work in a directory, and data that must not be disclosed. */
import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { authenticateByDirectory } from "../../src/identity/directories/sign-in/actions.ts"
import { THROTTLES } from "../../src/identity/signin/throttle/rules.ts"
import { insertUser } from "../../src/identity/users/store.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  lastAuditDetails,
  signIn,
  testDirectory,
} from "../harness/directories.ts"
import { startRefusingDirectory } from "../hostile/ldap.ts"
import { groupDn, groupLdif, USER_PASSWORD, USERS_DN, userDn, userLdif } from "../peers/slapd.ts"

const { slapd, api } = await testDirectory([
  userLdif("anna.berger"),
  userLdif("eva.stein"),
  groupLdif("fitters", [userDn("anna.berger")]),
])
const { deps } = api
/** A password is verified at each attempt, and other tests run beside. */
setDefaultTimeout(60_000)
beforeEach(async () => {
  await deps.db.deleteFrom("sign_in_throttle").execute()
})

const FITTERS = { groupMappings: [groupDn("fitters")] }

describe("check 25: directory credentials", () => {
  const NAMES = [
    "*",
    "anna*",
    "a*r",
    "*)(uid=*",
    "anna.berger)(|(uid=*",
    "anna.berger)(objectClass=*",
    "anna.berger))(|(cn=*",
    "admin*)((|userPassword=*)",
    "\\2a",
    "\\",
    "anna.berger\\",
    "anna.berger,ou=people",
    "anna.berger,ou=people,dc=plant,dc=example",
    "anna.berger+cn=Anna Berger",
    " anna.berger,",
    "EXTERNAL",
    "PLAIN",
    "uid=anna.berger",
    "\u00e4nna (\u00df*)",
  ]
  const modes: [string, Record<string, unknown>][] = [
    ["looked up", {}],
    ["in a pattern", { bindMode: "USER", userBindPattern: `uid={username},${USERS_DN}` }],
  ]
  test.each(modes)("with LDAP syntax in the user name authenticate no user (%s)", async (_name, more) => {
    const directory = await addDirectory(api, directorySettings(slapd, more))
    await aMappedGroup(api, directory.id, { claimMappings: [{ key: "objectClass", value: "inetOrgPerson" }] })
    for (const username of NAMES) {
      const proof = await authenticateByDirectory(
        deps,
        { username, password: USER_PASSWORD, account: null },
        { address: "" },
      )
      expect([username, proof?.userId]).toEqual([username, null])
    }
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
  })

  test.each(["", "\0", "\0wrong"])(
    "with an empty or NUL-prefixed password are rejected and never sent to the directory: %j",
    async (password) => {
      const directory = await addDirectory(api, directorySettings(slapd))
      await aMappedGroup(api, directory.id, FITTERS)
      const before = slapd.log().split("BIND dn=").length
      const answer = await signIn(api, "anna.berger", password)
      expect([400, 401]).toContain(answer.status)
      expect(slapd.log().split("BIND dn=").length).toBe(before)
    },
  )

  test("are not sent without a verified certificate", async () => {
    const untrusted = { caCertificate: slapd.otherAuthority }
    const directory = await addDirectory(api, directorySettings(slapd, untrusted))
    await aMappedGroup(api, directory.id, FITTERS)
    const before = slapd.log().split("BIND dn=").length
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(401)
    expect(slapd.log().split("BIND dn=").length).toBe(before)
    expect(await lastAuditDetails(api, "DIRECTORY_UNREACHABLE")).toEqual({
      name: directory.name,
      problem: "CERTIFICATE_UNTRUSTED",
    })
  })
})

test.each([19, 32, 34, 50, 53])(
  "directory result code %d is treated as a wrong password, not as a directory failure",
  async (code) => {
    const refusing = await startRefusingDirectory(code)
    const more = { urls: [refusing.url], startTls: false }
    const directory = await addDirectory(api, directorySettings(slapd, more))
    await aMappedGroup(api, directory.id, FITTERS)
    const proof = await authenticateByDirectory(
      deps,
      { username: "anna", password: "any", account: null },
      { address: "" },
    )
    expect(proof).toEqual({
      userId: null,
      reasons: `${directory.name}: WRONG_PASSWORD`,
      isNameKnown: true,
      isUnanswered: false,
    })
    refusing.stop()
  },
)

test("a service password that cannot be decrypted does not prevent a sign-in with the next directory", async () => {
  const [broken, whole] = [
    directorySettings(slapd, { position: 0 }),
    directorySettings(slapd, { position: 1 }),
  ]
  const [first, second] = [await addDirectory(api, broken), await addDirectory(api, whole)]
  for (const one of [first, second]) await aMappedGroup(api, one.id, FITTERS)
  const sealed = Buffer.from(deps.secretBox.seal("word", "something else"))
  const set = { sealed_bind_password: sealed }
  await deps.db.updateTable("ldap_provider").set(set).where("id", "=", first.id).execute()
  expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
})

describe("a local user", () => {
  test("signs in with the local password only; no password is sent to a directory entry of the same name", async () => {
    const passwordHash = await Bun.password.hash("a local password", "argon2id")
    const names = { username: "eva.stein", firstname: "", surname: "", email: "", superuser: false }
    const userId = await insertUser(deps.db, { ...names, passwordHash })
    const directory = await addDirectory(api, directorySettings(slapd))
    await aMappedGroup(api, directory.id, { claimMappings: [{ key: "objectClass", value: "inetOrgPerson" }] })
    expect((await signIn(api, "eva.stein", "a local password")).status).toBe(200)
    // The directory entry of the same name cannot sign in, and the password is not sent to the directory.
    const before = slapd.log().length
    expect((await signIn(api, "eva.stein", USER_PASSWORD)).status).toBe(401)
    expect(slapd.log().slice(before)).not.toContain(`BIND dn="${userDn("eva.stein")}"`)
    await deps.db.updateTable("app_user").set({ deleted_on: deps.clock() }).where("id", "=", userId).execute()
  })

  test("causes the same directory operations on a failed sign-in as a directory user and an unknown user", async () => {
    const directory = await addDirectory(api, directorySettings(slapd))
    await aMappedGroup(api, directory.id, FITTERS)
    const passwordHash = await Bun.password.hash("a local password", "argon2id")
    const names = { username: "lo.cal", firstname: "", surname: "", email: "", superuser: false }
    await insertUser(deps.db, { ...names, passwordHash })
    const operations = async (username: string) => {
      const before = slapd.log().length
      await signIn(api, username, "wrong")
      const log = slapd.log().slice(before)
      return [log.match(/ BIND dn=.*method=128/g)?.length, log.match(/ SRCH base=/g)?.length]
    }
    const seen = [
      await operations("lo.cal"),
      await operations("anna.berger"),
      await operations("unknown.user"),
    ]
    expect(seen).toEqual([seen[0]!, seen[0]!, seen[0]!])
  })
})

test("wrong directory passwords are throttled like local ones, without further requests to the directory", async () => {
  const directory = await addDirectory(api, directorySettings(slapd))
  await aMappedGroup(api, directory.id, FITTERS)
  const now = deps.clock()
  for (let tries = 0; tries <= THROTTLES.ACCOUNT_AND_NETWORK.free; tries++)
    await signIn(api, "anna.berger", "wrong")
  expect(await lastAuditDetails(api, "SIGN_IN_THROTTLED")).toMatchObject({ counted: "ACCOUNT_AND_NETWORK" })
  const before = slapd.log().length
  expect((await signIn(api, "anna.berger", USER_PASSWORD)).body.code).toBe("LOGIN_FAILED")
  expect(slapd.log().slice(before)).not.toContain("BIND dn=")
  deps.setTime(new Date(now.getTime() + THROTTLES.ACCOUNT_AND_NETWORK.backoffMaxMs))
  expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
  deps.setTime(now)
})
