/** Proving once more who one is with the password of a real OpenLDAP server. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { testApi } from "../harness/api.ts"
import { addDirectory, aMappedGroup, settingsFor, signIn, userNamed } from "../harness/directories.ts"
import { codeOf, withOtp } from "../harness/factors.ts"
import { aGroupEntry, aPersonEntry, dnOf, groupDn, PERSON_PASSWORD, startSlapd } from "../peers/slapd.ts"

/** A password is verified at each attempt, and other tests run beside. */
setDefaultTimeout(60_000)

const slapd = await startSlapd({
  entries: [
    aPersonEntry("anna.berger"),
    aPersonEntry("tom.kurz"),
    aGroupEntry("fitters", [dnOf("anna.berger"), dnOf("tom.kurz")]),
  ].join("\n"),
})
afterAll(() => slapd.stop())
const api = await testApi()
const { call, deps } = api

test("a person of a directory proves it with the directory's password, and with a one-time password", async () => {
  const directory = await addDirectory(api, settingsFor(slapd))
  await aMappedGroup(api, directory.id, { groupMappings: [groupDn("fitters")] })
  const { body } = await signIn(api, "anna.berger", PERSON_PASSWORD)
  const user = await userNamed(api, "anna.berger")
  const prove = (proof: object) => call(body.access_token, "POST", "/profile/proof", proof)
  const provenOn = async () => {
    const row = await deps.db
      .selectFrom("sign_in")
      .select("proven_on")
      .where("user_id", "=", user?.id ?? "")
      .executeTakeFirstOrThrow()
    return row.proven_on
  }
  const began = await provenOn()
  deps.setTime(new Date(deps.clock().getTime() + 60_000))
  expect(await prove({ password: "not the password" })).toMatchObject({ status: 401 })
  expect(await provenOn()).toEqual(began)
  expect((await prove({ password: PERSON_PASSWORD })).status).toBe(204)
  expect(await provenOn()).toEqual(deps.clock())
  const { secret } = await withOtp(deps, { userId: user?.id ?? "", username: "anna.berger" })
  expect((await prove({ otp: await codeOf(deps, secret) })).status).toBe(204)
  // From now on the directory's password alone opens nothing.
  expect(await signIn(api, "anna.berger", PERSON_PASSWORD)).toMatchObject({
    status: 401,
    body: { details: { step: "SECOND_FACTOR" } },
  })
})
