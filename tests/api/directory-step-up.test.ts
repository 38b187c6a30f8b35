/** Proving once more who one is with the password of a real OpenLDAP server. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { testApi } from "../harness/api.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  findUserByName,
  signIn,
} from "../harness/directories.ts"
import { otpCode, withOtp } from "../harness/factors.ts"
import { groupDn, groupLdif, startSlapd, USER_PASSWORD, userDn, userLdif } from "../peers/slapd.ts"

/** A password is verified at each attempt, and other tests run beside. */
setDefaultTimeout(60_000)

const slapd = await startSlapd({
  entries: [
    userLdif("anna.berger"),
    userLdif("tom.kurz"),
    groupLdif("fitters", [userDn("anna.berger"), userDn("tom.kurz")]),
  ].join("\n"),
})
afterAll(() => slapd.stop())
const api = await testApi()
const { call, deps } = api

test("a directory user completes a step-up with the directory password and with a one-time password", async () => {
  const directory = await addDirectory(api, directorySettings(slapd))
  await aMappedGroup(api, directory.id, { groupMappings: [groupDn("fitters")] })
  const { body } = await signIn(api, "anna.berger", USER_PASSWORD)
  const user = await findUserByName(api, "anna.berger")
  const prove = (proof: object) => call(body.access_token, "POST", "/profile/step-up", proof)
  const authenticatedOn = async () => {
    const row = await deps.db
      .selectFrom("sign_in")
      .select("authenticated_on")
      .where("user_id", "=", user?.id ?? "")
      .executeTakeFirstOrThrow()
    return row.authenticated_on
  }
  const began = await authenticatedOn()
  deps.setTime(new Date(deps.clock().getTime() + 60_000))
  expect(await prove({ password: "not the password" })).toMatchObject({ status: 401 })
  expect(await authenticatedOn()).toEqual(began)
  expect((await prove({ password: USER_PASSWORD })).status).toBe(204)
  expect(await authenticatedOn()).toEqual(deps.clock())
  const { secret } = await withOtp(deps, { userId: user?.id ?? "", username: "anna.berger" })
  expect((await prove({ otp: await otpCode(deps, secret) })).status).toBe(204)
  // From now on the directory's password alone opens nothing.
  expect(await signIn(api, "anna.berger", USER_PASSWORD)).toMatchObject({
    status: 401,
    body: { details: { step: "SECOND_FACTOR" } },
  })
})
