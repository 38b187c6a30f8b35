/** Installation settings and consent texts: sanitised, limited, audited; a changed text requires new consent. */

import { afterEach, describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import { sha256 } from "../../src/base/token.ts"
import type { Consent, RequestedConsent } from "../../src/identity/consents/contract.ts"
import type { Settings } from "../../src/system/settings/contract.ts"
import { LEGAL_TEXT_CHARACTERS_MAX } from "../../src/system/settings/rules.ts"
import { testApi } from "../harness/api.ts"
import { aUser, createToken, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const NOTHING = {
  ...{
    legalInfo1: "",
    legalInfo2: "",
    recordingConsentDe: "",
    recordingConsentEn: "",
    recordingConsentNl: "",
  },
  legalAgreementRequired: false,
  sessionWatermark: false,
  faultReportsEnabled: false,
  inactivityTimeoutInSeconds: 600,
  emailLanguage: "en-GB",
  emergencyDurationInMinutes: 60,
}

const save = (more: Record<string, unknown>, token = root.token) =>
  call<Settings>(token, "PUT", "/environment/settings", { ...NOTHING, ...more })

afterEach(async () => {
  expect((await save({})).status).toBe(200)
})

const wantedBy = async (token: string) =>
  (await call<RequestedConsent[]>(token, "GET", "/profile/consents")).body
const agree = (token: string, { kind, language, hash }: RequestedConsent) =>
  call(token, "POST", "/profile/consents", { kind, language, hash })

describe("settings", () => {
  test("are changed by a superuser and readable without credentials", async () => {
    const userId = await aUser(deps, { superuser: true })
    const texts = { legalInfo1: "<b>Imprint</b>", recordingConsentDe: "Es wird aufgezeichnet." }
    const saved = await save({ ...texts, inactivityTimeoutInSeconds: 300 }, await createToken(deps, userId))
    expect(saved).toMatchObject({ status: 200, body: { ...texts, inactivityTimeoutInSeconds: 300 } })
    const seen = await call(null, "GET", "/environment/public")
    expect(seen.body).toMatchObject({ ...texts, inactivityTimeoutInSeconds: 300 } as never)
  })

  test("are stored each by itself", async () => {
    const every = {
      ...{ legalInfo1: "one", legalInfo2: "two" },
      ...{ recordingConsentDe: "eins", recordingConsentEn: "first", recordingConsentNl: "een" },
      ...{ legalAgreementRequired: true, sessionWatermark: true, faultReportsEnabled: false },
      ...{ inactivityTimeoutInSeconds: 301, emergencyDurationInMinutes: 46, emailLanguage: "nl" },
    }
    expect((await save(every)).body).toMatchObject(every)
    const other = { legalAgreementRequired: true, sessionWatermark: false, faultReportsEnabled: true }
    expect((await save(other)).body).toMatchObject(other)
  })

  test("are saved with sanitised texts", async () => {
    const evil =
      '<p onclick="x()">Imprint<script>x()</script><img src=x onerror=x()><a href="javascript:x()">a</a></p>'
    const { body } = await save({ legalInfo1: evil, recordingConsentEn: evil })
    for (const text of [body.legalInfo1, body.recordingConsentEn]) {
      expect(text).toContain("Imprint")
      expect(text).not.toMatch(/script|onclick|onerror|javascript|<img/)
    }
  })

  test("accept a text of maximum length again in the longer form in which it was returned", async () => {
    const { body } = await save({ legalInfo1: `<b>${"<&".repeat(LEGAL_TEXT_CHARACTERS_MAX / 2 - 2)}` })
    expect(body.legalInfo1.length).toBeGreaterThan(LEGAL_TEXT_CHARACTERS_MAX)
    expect((await save({ legalInfo1: body.legalInfo1 })).status).toBe(200)
  })

  test.each([
    ["a text that is too long", { legalInfo1: "x".repeat(LEGAL_TEXT_CHARACTERS_MAX + 1) }],
    ["a text that is none", { recordingConsentNl: 5 }],
    ["less than a minute", { inactivityTimeoutInSeconds: 59 }],
    ["more than a day", { inactivityTimeoutInSeconds: 86_401 }],
    ["half a second", { inactivityTimeoutInSeconds: 600.5 }],
    ["a word for yes", { legalAgreementRequired: "yes" }],
    ["what there is not", { unknown: 1 }],
  ])("refuse %s with BAD_REQUEST", async (_, wrong) => {
    expect(await save(wrong)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } } as never)
  })

  test("refuse the second of two concurrent saves with 409", async () => {
    const { version } = (await call<Settings>(root.token, "GET", "/environment/settings")).body
    const answers = await Promise.all([1, 2].map((n) => save({ legalInfo1: `${n}`, version })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("are audited with before and after values when changed", async () => {
    await save({ inactivityTimeoutInSeconds: 1234 })
    const rows = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "SETTINGS_CHANGED")
      .execute()
    expect(rows.map(({ details }) => details)).toContainEqual({
      "inactivityTimeoutInSeconds.before": 600,
      "inactivityTimeoutInSeconds.after": 1234,
    })
  })
})

describe("consents", () => {
  test("are requested only for texts that are set, in the user's language", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    expect(await wantedBy(token)).toEqual([])
    await save({ legalInfo1: "Imprint", recordingConsentDe: "Aufnahme", recordingConsentEn: "Recording" })
    expect((await wantedBy(token)).map(({ kind, text }) => [kind, text])).toEqual([
      ["RECORDING", "Recording"],
    ])
    await deps.db.updateTable("app_user").set({ language: "de" }).where("id", "=", userId).execute()
    await save({ legalInfo1: "Imprint", legalAgreementRequired: true, recordingConsentDe: "Aufnahme" })
    expect((await wantedBy(token)).map(({ kind, language }) => [kind, language])).toEqual([
      ["LEGAL", "de"],
      ["RECORDING", "de"],
    ])
  })

  test("are stored once with text, language and time, are audited, and are listed for administrators", async () => {
    await save({ recordingConsentEn: "Recording" })
    const name = uniqueName("agreeing")
    const userId = await aUser(deps, { name })
    const token = await createToken(deps, userId)
    const [wanted] = await wantedBy(token)
    expect(wanted?.hash).toBe(sha256("Recording").toString("hex"))
    await Promise.all([1, 2, 3].map(() => agree(token, wanted!)))
    expect((await wantedBy(token))[0]?.isGiven).toBe(true)
    const search = encodeURIComponent(name)
    const { rows, total } = (await call<Page<Consent>>(root.token, "GET", `/consents?search=${search}`)).body
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      ...{
        user: { id: userId },
        kind: "RECORDING",
        language: "en-GB",
        text: "Recording",
        hash: wanted!.hash,
      },
      givenOn: deps.clock().toISOString(),
    })
    const log = await deps.db
      .selectFrom("audit_entry")
      .select("id")
      .where("event", "=", "CONSENT_GIVEN")
      .where("object_id", "=", userId)
      .execute()
    expect(log).toHaveLength(1)
  })

  test("to an outdated or unknown text are refused", async () => {
    await save({ recordingConsentEn: "Recording" })
    const token = await createToken(deps, await aUser(deps))
    const [wanted] = await wantedBy(token)
    await save({ recordingConsentEn: "Recording of everything" })
    expect(await agree(token, wanted!)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect((await agree(token, { ...wanted!, hash: "0".repeat(64) })).status).toBe(409)
    expect((await agree(token, { ...wanted!, hash: "0" })).status).toBe(400)
    expect((await wantedBy(token))[0]?.isGiven).toBe(false)
  })
})
