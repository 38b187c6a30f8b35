/** Licence and password policy as an administrator changes them; a licence's own rules are tested in tests/api/licence. */
import { beforeEach, describe, expect, test } from "bun:test"
import { demoLicenceText } from "../../src/demo/seed/licence.ts"
import { getPasswordPolicy } from "../../src/identity/passwords/store.ts"
import { createVendorKey } from "../../src/system/licence/actions-vendor.ts"
import { signLicence } from "../../src/system/licence/rules-format.ts"
import { HTMX, signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const LICENCE = "/admin/config/licence"
const POLICY = "/admin/config/password-policy"
const machines = async () => (await pages.deps.db.selectFrom("device").select("id").execute()).length

const licences = () => pages.deps.db.selectFrom("licence").select("id").execute()
const seeded = (await licences()).map(({ id }) => id)
beforeEach(() => pages.deps.db.deleteFrom("licence").where("id", "not in", seeded).execute())

const imported = async () => (await licences()).map(({ id }) => id)

describe("the licence tab", () => {
  test("shows the customer, the installation id and how many machines the limit covers", async () => {
    const html = await administrator.html("/admin/config")
    expect(html).toContain('data-copies="installation-id"')
    expect(html).toContain("60, 30 and 7 days before the end, by e-mail to one person")
    const { installation_id } = await pages.deps.db
      .selectFrom("installation")
      .select("installation_id")
      .executeTakeFirstOrThrow()
    expect(html).toContain(installation_id)
    expect(html).toContain(`<strong>${await machines()}</strong> of 100,000`)
    expect(html).toContain("Recording of remote sessions")
  })

  test("shows what a valid licence text would change and stores nothing before it is installed", async () => {
    const before = await imported()
    const text = demoLicenceText({ maxDeviceCount: 77, created: "2026-03-01T00:00:00.000Z" })
    const checked = await administrator.post(LICENCE, { text, step: "check" }, HTMX)
    expect(checked.status).toBe(200)
    const html = await checked.text()
    expect(html).toStartWith('<form id="licence-form"')
    expect(html).toContain("The signature is valid.")
    expect(html).toMatch(/100,000<\/td>.*77<\/td>/s)
    expect(await imported()).toEqual(before)
    const installed = await administrator.post(LICENCE, { text, step: "install" })
    expect([installed.status, installed.headers.get("location")]).toEqual([303, "/admin/config"])
    expect((await imported()).length).toBe(before.length + 1)
    expect(await administrator.html("/admin/config")).toContain("</strong> of 77")
    const another = { text: demoLicenceText(), step: "install", home: "/setup/licence" }
    const fromGuide = await administrator.post(LICENCE, another)
    expect(fromGuide.headers.get("location")).toBe("/setup/finished")
  })

  test("takes the text of an uploaded file when the text field is empty", async () => {
    const form = new FormData()
    form.set("_csrf", administrator.csrf)
    form.set("text", "")
    form.set("step", "check")
    form.set(
      "file",
      new File(
        [`${demoLicenceText({ maxDeviceCount: 31, created: "2026-03-01T00:00:00.000Z" })}\n`],
        "licence.txt",
      ),
    )
    const checked = await pages.app.request(LICENCE, {
      method: "POST",
      headers: { ...HTMX, cookie: administrator.cookie },
      body: form,
    })
    expect(await checked.text()).toMatch(/100,000<\/td>.*31<\/td>/s)
  })

  test("refuses a text that is no licence beside the field and keeps what was typed", async () => {
    for (const text of ["", "MILLWRIGHT-LICENCE-1.abc.def"]) {
      const refused = await administrator.post(LICENCE, { text, step: "check" }, HTMX)
      expect(refused.status).toBe(422)
      const html = await refused.text()
      expect(html).toContain('id="field-text-error"')
      expect(html).toContain(`>${text}</textarea>`)
    }
  })

  test("says when a licence begins, that it has no effect beside a newer one, and that it covers too few machines", async () => {
    const check = async (more: Parameters<typeof demoLicenceText>[0]) =>
      (await administrator.post(LICENCE, { text: demoLicenceText(more), step: "check" }, HTMX)).text()
    const later = await check({ validFrom: "2098-05-06T00:00:00.000Z", created: "2026-03-01T00:00:00.000Z" })
    expect(later).toContain("The licence takes effect on 06.05.2098; until then nothing changes.")
    expect(later).toContain("From 06.05.2098")
    expect(await check({ created: "2020-01-01T00:00:00.000Z" })).toContain(
      "the current licence was issued later and stays in effect",
    )
    const count = await machines()
    expect(await check({ maxDeviceCount: 2, created: "2026-03-01T00:00:00.000Z" })).toContain(
      `This licence covers fewer machines (2) than there are (${count}).`,
    )
  })

  test("shows above the limit that the machines stay, and a new machine's page says it before the form", async () => {
    expect(await administrator.html("/admin/devices/new")).not.toContain("licence covers")
    const text = demoLicenceText({ maxDeviceCount: 2, created: "2026-03-01T00:00:00.000Z" })
    await administrator.post(LICENCE, { text, step: "install" })
    const over = (await machines()) - 2
    expect(await administrator.html("/admin/config")).toContain(
      `${over} machines more than the licence covers. They stay; no machine can be added.`,
    )
    expect(await administrator.html("/admin/devices/new")).toContain("The licence covers 2 machines")
  })

  test("tells the end of the evaluation from that of a licence, and marks a licence that begins later", async () => {
    const { db, clock } = pages.deps
    const kept = await db.selectFrom("licence").selectAll().execute()
    await db.deleteFrom("licence").execute()
    const sinces = await db
      .selectFrom("installation")
      .select(["created_on", "initialised_on"])
      .executeTakeFirst()
    const longAgo = new Date(clock().getTime() - 40 * 86_400_000)
    await db.updateTable("installation").set({ created_on: longAgo, initialised_on: longAgo }).execute()
    try {
      for (const path of ["/", "/admin/config"])
        expect(await administrator.html(path), path).toContain("The evaluation has ended.")
      const text = demoLicenceText({ validFrom: "2098-05-06T00:00:00.000Z" })
      await administrator.post(LICENCE, { text, step: "install" })
      const html = await administrator.html("/admin/config")
      expect(html).toContain("The licence has expired.")
      expect(html).toContain("begins later")
    } finally {
      await db.deleteFrom("licence").execute()
      await db.insertInto("licence").values(kept).execute()
      await db.updateTable("installation").set(sinces!).execute()
    }
  })

  test("warns before its end, on the start page too, unless another licence follows or the reader cannot install one", async () => {
    const { db, clock } = pages.deps
    const kept = await db.selectFrom("licence").selectAll().execute()
    const inDays = (days: number) => new Date(clock().getTime() + days * 86_400_000).toISOString()
    const install = (more: Parameters<typeof demoLicenceText>[0]) =>
      administrator.post(LICENCE, { text: demoLicenceText(more), step: "install" })
    const technician = await signInToPages(pages, "technician")
    expect(await administrator.html("/")).not.toContain("The licence ends")
    await db.deleteFrom("licence").execute()
    try {
      await install({ validUntil: inDays(20), created: "2026-03-01T00:00:00.000Z" })
      for (const path of ["/", "/admin/config"])
        expect(await administrator.html(path), path).toContain("The licence ends in 20 days.")
      expect(await technician.html("/")).not.toContain("The licence ends")
      await install({ validFrom: inDays(10), validUntil: inDays(400), created: "2026-02-28T00:00:00.000Z" })
      for (const path of ["/", "/admin/config"])
        expect(await administrator.html(path), path).not.toContain("The licence ends")
    } finally {
      await db.deleteFrom("licence").execute()
      await db.insertInto("licence").values(kept).execute()
    }
  })

  test("refuses a licence that another vendor has signed", async () => {
    const { privateKey } = createVendorKey()
    const text = signLicence(
      {
        ...{ version: 1, id: crypto.randomUUID(), customerName: "X", customerId: "", installationId: null },
        ...{ created: "2026-01-01T00:00:00.000Z", validFrom: "2026-01-01T00:00:00.000Z" },
        ...{ validUntil: "2099-01-01T00:00:00.000Z", maxDeviceCount: 9, maxInterfacesPerDevice: 9 },
        features: { recording: true, plcGuard: true },
      },
      privateKey,
    )
    const before = await imported()
    for (const step of ["check", "install"]) {
      const refused = await administrator.post(LICENCE, { text, step }, HTMX)
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining("This licence is not signed by the vendor."),
      ])
    }
    expect(await imported()).toEqual(before)
  })
})

describe("the password policy tab", () => {
  const fields = async (more: Record<string, string> = {}) => ({
    name: "Plant Rotterdam",
    ...{
      minimumLength: "14",
      lowercase: "1",
      uppercase: "1",
      digits: "2",
      symbols: "0",
      validityInDays: "180",
    },
    version: String((await getPasswordPolicy(pages.deps.db)).version),
    ...more,
  })

  test("saves every field of the policy", async () => {
    const saved = await administrator.post(POLICY, await fields())
    expect(saved.headers.get("location")).toBe("/admin/config?tab=password-policy")
    expect(await getPasswordPolicy(pages.deps.db)).toMatchObject({
      ...{ name: "Plant Rotterdam", minimumLength: 14, lowercase: 1, uppercase: 1, digits: 2, symbols: 0 },
      validityInDays: 180,
    })
    const html = await administrator.html("/admin/config?tab=password-policy")
    expect(html).toMatch(/id="field-minimumLength"[^>]*value="14"/)
  })

  test.each([
    ["name", "ab", "At least 3 letters."],
    ["minimumLength", "0", "At least 1."],
    ["digits", "-1", "At least 0."],
    ["symbols", "", ""],
    ["validityInDays", "ten", ""],
  ])("refuses %s %p beside its field and keeps the typed value", async (name, typed, message) => {
    const before = await getPasswordPolicy(pages.deps.db)
    const refused = await administrator.post(POLICY, await fields({ [name]: typed }), HTMX)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(`id="field-${name}-error"`)
    expect(html).toContain(message)
    expect(html).toContain(`value="${typed}"`)
    expect(await getPasswordPolicy(pages.deps.db)).toEqual(before)
  })

  test("refuses to overwrite a policy that was changed since the form was opened", async () => {
    const late = await fields({ digits: "3" })
    await administrator.post(POLICY, await fields({ symbols: "1" }))
    const refused = await administrator.post(POLICY, late, HTMX)
    expect([refused.status, (await getPasswordPolicy(pages.deps.db)).digits]).toEqual([422, 2])
  })
})

test("the page is refused to a user without the authority to install licences", async () => {
  const technician = await signInToPages(pages, "technician")
  expect((await technician.get("/admin/config")).status).toBe(403)
  expect((await technician.post(LICENCE, { text: demoLicenceText(), step: "install" })).status).toBe(403)
})
