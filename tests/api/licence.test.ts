/** Licence limits at the calls, with a key of the test's own vendor. */
import { describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import type { Device } from "../../src/machines/devices/contract.ts"
import { recordingOptionsOf } from "../../src/machines/interfaces/options/rules.ts"
import { getInterface } from "../../src/machines/interfaces/store.ts"
import { recordingMode } from "../../src/sessions/start/actions.ts"
import { forcedRecording } from "../../src/sessions/start/actions-emergency.ts"
import { importLicence, isFeatureLicensed } from "../../src/system/licence/actions.ts"
import { createVendorKey } from "../../src/system/licence/actions-vendor.ts"
import type { Licence, LicenceStateResponse } from "../../src/system/licence/contract.ts"
import { findLicenceEnd, remindOfLicenceEnd } from "../../src/system/licence/reminders/actions.ts"
import { type LicenceContent, signLicence } from "../../src/system/licence/rules-format.ts"
import { getInstallationInfo } from "../../src/system/licence/store.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aDeviceGroup, anInterface } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, uniqueName } from "../harness/users.ts"

const { app, call, deps, root } = await testApi()
const vendor = createVendorKey()
deps.licenceKeys = [vendor.publicKey]
const DAY_MS = 86_400_000
const day = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
await deps.db.updateTable("installation").set({ created_on: TEST_NOW }).execute()

function text(more: Partial<LicenceContent> = {}, key = vendor.privateKey): string {
  return signLicence(
    {
      ...{
        version: 1,
        id: crypto.randomUUID(),
        customerName: "Acme",
        customerId: "A1",
        installationId: null,
      },
      ...{
        created: TEST_NOW.toISOString(),
        validFrom: TEST_NOW.toISOString(),
        validUntil: day(400).toISOString(),
      },
      ...{ maxDeviceCount: 2, maxInterfacesPerDevice: 2, features: { recording: true, plcGuard: true } },
      ...more,
    },
    key,
  )
}

const importText = (body: string) => call<Licence>(root.token, "POST", "/licenses", body)
const state = async () => (await call<LicenceStateResponse>(root.token, "GET", "/licenses/state")).body

/** Nothing imported, no devices, the first day. */
async function fresh() {
  deps.setTime(TEST_NOW)
  await deps.db.deleteFrom("licence").execute()
  await deps.db.deleteFrom("device").execute()
}

async function newDevice(more: object = {}) {
  const body = { name: uniqueName("Press"), deviceGroupId: await aDeviceGroup(deps), ...more }
  return call<Device>(root.token, "POST", "/devices", body)
}

describe("an installation without a licence", () => {
  test("is in evaluation, has every feature and accepts 10 devices", async () => {
    await fresh()
    expect(await state()).toMatchObject({
      ...{ state: "active", evaluation: true, maxDeviceCount: 10, validUntil: day(30).toISOString() },
      features: { recording: true, plcGuard: true },
    })
    for (let n = 0; n < 9; n++) await aDevice(deps)
    const racing = await Promise.all([newDevice(), newDevice(), newDevice()])
    expect(racing.map((answer) => answer.status).sort()).toEqual([201, 402, 402])
    const refused = racing.find((answer) => answer.status === 402)!
    expect(refused.body).toMatchObject({ code: "NOT_LICENSED", details: { max: 10, count: 10 } } as never)
    const entries = deps.db.selectFrom("audit_entry").select("user_id").where("event", "=", "ACCESS_REFUSED")
    expect(await entries.execute()).toContainEqual({ user_id: root.userId })
  })

  test("stays readable after 30 days, but accepts no further devices or interfaces", async () => {
    await fresh()
    const deviceId = await aDevice(deps)
    deps.setTime(day(30))
    expect(await state()).toMatchObject({ state: "expired", evaluation: false, deviceCount: 1 })
    expect((await newDevice()).status).toBe(402)
    const target = { name: "Panel", type: "VNC", host: "10.0.0.1", port: 5900 }
    expect((await call(root.token, "POST", `/devices/${deviceId}/interfaces`, target)).status).toBe(402)
    expect((await call(root.token, "GET", `/devices/${deviceId}`)).status).toBe(200)
  })
})

describe("importing a licence", () => {
  test("signed by the vendor takes effect immediately", async () => {
    await fresh()
    const imported = await importText(`\n ${text().replace(/(.{70})/g, "$1\n")} \n`)
    expect(imported).toMatchObject({
      status: 201,
      body: { state: "active", importUser: expect.stringMatching(/^root/) },
    })
    expect(await state()).toMatchObject({ evaluation: false, customerName: "Acme", maxDeviceCount: 2 })
    const list = await call<Page<Licence>>(root.token, "GET", "/licenses")
    expect(list.body).toMatchObject({
      total: 1,
      rows: [{ id: imported.body.id, features: { plcGuard: true } }],
    })
  })

  test("signed with another key is rejected and audited", async () => {
    await fresh()
    const forged = await importText(text({}, createVendorKey().privateKey))
    expect(forged).toMatchObject({ status: 400, body: { message: "errors.licenceSignatureInvalid" } })
    const audit = deps.db.selectFrom("audit_entry").select("id").where("event", "=", "LICENCE_REFUSED")
    expect(await audit.execute()).toHaveLength(1)
    expect((await state()).evaluation).toBe(true)
  })

  test.each([
    ["nothing", ""],
    ["no licence", "hello"],
    ["HTML", "<b>x</b>"],
    ["too long", "x".repeat(8193)],
  ])("is rejected with 400 and one problem for a text that is: %s", async (_name, body) => {
    expect(await importText(body)).toMatchObject({ status: 400, body: { problems: [{}] } })
  })

  test("is refused with 409 when it is for another installation, expired or already imported", async () => {
    await fresh()
    const { installationId } = await getInstallationInfo(deps.db)
    const other = await importText(text({ installationId: crypto.randomUUID() }))
    expect(other).toMatchObject({ status: 409, body: { message: "errors.licenceOtherInstallation" } })
    const over = await importText(text({ validUntil: TEST_NOW.toISOString() }))
    expect(over).toMatchObject({ status: 409, body: { message: "errors.licenceExpired" } })
    const mine = text({ installationId })
    const both = await Promise.all([importText(mine), importText(mine)])
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test("cannot be replaced by a database row with an invalid signature", async () => {
    await fresh()
    const row = { id: crypto.randomUUID(), imported_on: TEST_NOW, imported_by: "x" }
    const licence_text = text({ maxDeviceCount: 999 }, createVendorKey().privateKey)
    await deps.db
      .insertInto("licence")
      .values({ ...row, licence_text })
      .execute()
    expect((await state()).maxDeviceCount).toBe(10)
    const list = await call<Page<Licence>>(root.token, "GET", "/licenses")
    expect(list.body.rows.map((licence) => licence.state)).toEqual(["expired"])
  })

  test("accepts a plain text body, and refuses JSON with 415", async () => {
    await fresh()
    const statusOf = async (type: string, body: string) => {
      const headers = { authorization: `Bearer ${root.token}`, "content-type": type }
      return (await app.request("/api/licenses", { method: "POST", body, headers })).status
    }
    expect(await statusOf("application/json", JSON.stringify(text()))).toBe(415)
    expect(await statusOf("text/plain", text())).toBe(201)
  })
})

describe("licence limits", () => {
  test("refuse further devices and interfaces with 402, and existing ones are kept", async () => {
    await fresh()
    const devices = [await aDevice(deps), await aDevice(deps), await aDevice(deps)]
    await importLicence(deps, null, text())
    expect((await newDevice()).status).toBe(402)
    expect((await call(root.token, "DELETE", `/devices/${devices[0]}`)).status).toBe(204)
    expect((await newDevice()).status).toBe(402)
    await call(root.token, "DELETE", `/devices/${devices[1]}`)
    expect((await newDevice()).status).toBe(201)
    const path = `/devices/${devices[2]}/interfaces`
    await anInterface(deps, devices[2]!)
    const target = (name: string) => ({ name, type: "VNC", host: "10.0.0.1", port: 5900 })
    const racing = await Promise.all(
      ["a", "b", "c"].map((name) => call(root.token, "POST", path, target(name))),
    )
    expect(racing.map((answer) => answer.status).sort()).toEqual([201, 402, 402])
  })

  test("prevent enabling unlicensed recording, and emergency sessions; where it was enabled, it is suspended and the setting is kept", async () => {
    await fresh()
    await importLicence(
      deps,
      null,
      text({ features: { recording: false, plcGuard: false }, maxDeviceCount: 9 }),
    )
    expect(await isFeatureLicensed(deps.db, deps, "recording")).toBe(false)
    const asked = await newDevice({ recordingEnabled: true })
    expect(asked).toMatchObject({ status: 402, body: { details: { feature: "recording" } } } as never)
    const plain = await newDevice()
    expect(plain).toMatchObject({ status: 201, body: { recordingEnabled: false } })
    const { name, deviceGroup } = plain.body
    const save = { name, deviceGroupId: deviceGroup.id, recordingEnabled: true }
    expect((await call(root.token, "PUT", `/devices/${plain.body.id}`, save)).status).toBe(402)
    await deps.db
      .updateTable("device")
      .set({ recording_enabled: true })
      .where("id", "=", plain.body.id)
      .execute()
    const kept = await call<Device>(root.token, "PUT", `/devices/${plain.body.id}`, save)
    const target = { deviceId: plain.body.id, recordingOptions: recordingOptionsOf("VNC", {}) }
    expect(kept).toMatchObject({ status: 200, body: { recordingEnabled: true } })
    expect(await recordingMode(deps.db, deps, target)).toBe("NOT_LICENSED")
    const screen = await getInterface(deps.db, plain.body.id, await anInterface(deps, plain.body.id))
    await expect(forcedRecording(deps.db, deps, screen)).rejects.toMatchObject({
      details: { text: "emergencyNotRecordable" },
    })
    await deps.db.deleteFrom("licence").execute()
    expect(await recordingMode(deps.db, deps, target)).toBe("ON")
    expect(await forcedRecording(deps.db, deps, screen)).toBe("ON")
    const off = await call(root.token, "PUT", `/devices/${plain.body.id}`, {
      ...save,
      recordingEnabled: false,
    })
    expect([off.status, await recordingMode(deps.db, deps, target)]).toEqual([200, "OFF"])
  })

  test("prevent enabling an unlicensed PLC guard; where it was enabled, it is kept", async () => {
    await fresh()
    const features = { recording: true, plcGuard: false }
    await importLicence(deps, null, text({ features, maxDeviceCount: 9, maxInterfacesPerDevice: 9 }))
    const path = `/devices/${(await newDevice()).body.id}/interfaces`
    const plc = (plcGuard: boolean) => ({
      ...{ name: "PLC", type: "S7", host: "10.0.0.1", port: 102 },
      s7Options: { s7Type: "S7_300", plcGuard },
    })
    const asked = await call(root.token, "POST", path, plc(true))
    expect(asked).toMatchObject({
      ...{ status: 402 },
      body: { code: "NOT_LICENSED", details: { feature: "plcGuard" } },
    })
    const { body } = await call<{ id: string }>(root.token, "POST", path, plc(false))
    expect((await call(root.token, "PUT", `${path}/${body.id}`, plc(true))).status).toBe(402)
    const options = { options: { s7Type: "S7_300", plcGuard: true, portPLC: 102 } as never }
    await deps.db.updateTable("target_interface").set(options).where("id", "=", body.id).execute()
    expect((await call(root.token, "PUT", `${path}/${body.id}`, plc(true))).status).toBe(200)
  })
})

test("those who can install a licence, and no others, get each reminder of its end once", async () => {
  await fresh()
  await deps.db.deleteFrom("notification").execute()
  await deps.db
    .updateTable("app_user")
    .set({ email: "root@acme.example" })
    .where("superuser", "=", true)
    .execute()
  const fitter = await aUser(deps)
  await deps.db
    .updateTable("app_user")
    .set({ email: "fitter@acme.example" })
    .where("id", "=", fitter)
    .execute()
  await importText(text({ validUntil: day(61).toISOString() }))
  const queued = async (days: number) => {
    deps.setTime(day(days))
    await remindOfLicenceEnd(deps)
    const rows = deps.db.selectFrom("notification").select("recipient").where("kind", "=", "LICENCE_EXPIRES")
    return (await rows.execute()).map(({ recipient }) => recipient)
  }
  expect(await queued(0)).toEqual([])
  expect(await queued(2)).toEqual(["root@acme.example"])
  expect(await queued(3)).toHaveLength(1)
  const { content } = await deps.db
    .selectFrom("notification")
    .select("content")
    .where("kind", "=", "LICENCE_EXPIRES")
    .executeTakeFirstOrThrow()
  expect(content).toMatchObject({ values: { validUntil: day(61).toISOString(), count: 59 } })
  expect(await queued(32)).toHaveLength(2)
})

test("the reminder of the evaluation's end names the installation's customer", async () => {
  await fresh()
  await deps.db.deleteFrom("notification").execute()
  await deps.db
    .updateTable("app_user")
    .set({ email: "root@acme.example" })
    .where("superuser", "=", true)
    .execute()
  await deps.db.updateTable("installation").set({ customer_name: "Lindqvist Forge" }).execute()
  deps.setTime(day(25))
  expect(await remindOfLicenceEnd(deps)).toBe(1)
  const { content } = await deps.db.selectFrom("notification").select("content").executeTakeFirstOrThrow()
  expect(content).toMatchObject({ values: { customer: "Lindqvist Forge", count: 5 } })
})

test("pages tell of a licence's end from sixty days before it, of the evaluation's from seven", async () => {
  await fresh()
  const told = async (days: number) => {
    deps.setTime(day(days))
    return findLicenceEnd(deps)
  }
  expect([await told(22.99), await told(23)]).toEqual([null, { daysLeft: 7, isEvaluation: true }])
  await importText(text({ validUntil: day(100).toISOString() }))
  expect([await told(39.99), await told(40)]).toEqual([null, { daysLeft: 60, isEvaluation: false }])
  expect(await told(100)).toEqual({ daysLeft: 0, isEvaluation: false })
})
