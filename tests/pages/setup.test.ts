/** The first-run guide, from the one-time link to its last page, on an installation without data. */
import { afterAll, describe, expect, test } from "bun:test"
import { createMailer } from "../../src/edges/external-clients.ts"
import { createInitLink } from "../../src/machines/initialisation/actions.ts"
import { getSetupState } from "../../src/screens/setup/state.ts"
import { aDevice, anInterface, anIssue } from "../harness/builders.ts"
import { HTMX, signInToPages, uninitialisedPages } from "../harness/pages.ts"
import { aUser } from "../harness/users.ts"
import { MAIL_PASSWORD, MAIL_USER, startMailServer } from "../peers/smtp.ts"

const PASSWORD = "a long enough phrase"

/** An installation without data after the setup of its first administrator, who is signed in. */
async function anInstallation() {
  const pages = await uninitialisedPages()
  const code = (await createInitLink(pages.deps))?.split("token=")[1] ?? ""
  const fields = { code, customerName: "Plant One", username: "ada", email: "ada@plant.example" }
  const done = await pages.app.request("/init", {
    method: "POST",
    body: new URLSearchParams({ ...fields, password: PASSWORD, passwordRepeat: PASSWORD }),
  })
  return { done, deps: pages.deps, ada: await signInToPages(pages, "ada", PASSWORD) }
}

/** No test saves a step of this one. */
const empty = await anInstallation()
const { ada, deps } = await anInstallation()
const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

const locationOf = async (path: string, form: Record<string, string> = {}) =>
  (await ada.post(path, form)).headers.get("location")

/** The first machine, in the group that the setup has made: interface, issue and permissions are for it. */
async function aMachine(): Promise<string> {
  const { device } = (await getSetupState(deps.db)).found
  if (device) return device.id
  const group = await deps.db.selectFrom("device_group").select("id").executeTakeFirstOrThrow()
  return aDevice(deps, { deviceGroupId: group.id })
}

test("the setup of the first administrator signs them in and leads to the guide", () => {
  expect(empty.done.headers.get("location")).toBe("/setup/company")
})

test("every step is open at first, and the guide begins with the first one", async () => {
  const { steps } = await getSetupState(empty.deps.db)
  expect(new Set(Object.values(steps))).toEqual(new Set([null]))
  expect((await empty.ada.get("/setup")).headers.get("location")).toBe("/setup/company")
})

test("the start page of the administrator leads to the guide until it is hidden", async () => {
  expect(await empty.ada.html("/")).toContain('href="/setup/company"')
})

describe("a step of the guide", () => {
  test("saves the company's name and leads to the next step", async () => {
    expect(await empty.ada.html("/setup/company")).toContain('value="Plant One"')
    const refused = await ada.post("/setup/company", { customerName: " " }, HTMX)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('id="field-customerName-error"'),
    ])
    expect(await locationOf("/setup/company", { customerName: "Plant Two" })).toBe("/setup/machine")
    expect((await getSetupState(deps.db)).found.customerName).toBe("Plant Two")
  })

  test("says that a machine comes first where interfaces and issues need one", async () => {
    expect(await empty.ada.html("/setup/interface")).toContain('href="/setup/machine"')
    const refused = await empty.ada.post(
      "/setup/issue",
      { title: "Check", maintenanceWindowInHours: "2" },
      HTMX,
    )
    expect(await refused.text()).toContain("Add a machine first")
  })

  test("asks for a person's rights on the machine only where there is one", async () => {
    await aMachine()
    const hasRole = async (person: typeof ada) =>
      (await person.html("/setup/people")).includes('id="field-role"')
    expect([await hasRole(empty.ada), await hasRole(ada)]).toEqual([false, true])
  })

  test("adds the first machine to the group that the setup has made", async () => {
    const machine = { name: "Press P-7", manufacturer: "Kessler", type: "", serial: "", location: "Hall 2" }
    expect(await locationOf("/setup/machine", machine)).toBe("/setup/interface")
    const row = await deps.db
      .selectFrom("device")
      .innerJoin("device_group", "device_group.id", "device.device_group_id")
      .select(["device.name", "device.location", "device_group.name as group"])
      .where("device.name", "=", "Press P-7")
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: "Press P-7", location: "Hall 2", group: "Plant One" })
  })

  test("adds the first interface with the usual port, and refuses a host that is none beside its field", async () => {
    await aMachine()
    const panel = { type: "VNC", name: "Operator panel", port: "", password: "secret" }
    const refused = await ada.post("/setup/interface", { ...panel, host: "not a host" }, HTMX)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('id="field-host-error"')
    expect(html).toContain('value="not a host"')
    expect(html).not.toContain("secret")
    expect(await locationOf("/setup/interface", { ...panel, host: "10.20.7.41" })).toBe("/setup/issue")
    const row = await deps.db
      .selectFrom("target_interface")
      .selectAll()
      .where("name", "=", "Operator panel")
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ type: "VNC", host: "10.20.7.41", port: 5900, auth_type: "PASSWORD" })
  })

  test("names the first interface after what was chosen, and takes the port that answered in its test", async () => {
    await aMachine()
    const pc = { type: "RDP", name: "", host: "10.20.7.42", port: "3390", usualPort: "3389" }
    expect(await locationOf("/setup/interface", pc)).toBe("/setup/issue")
    const row = await deps.db
      .selectFrom("target_interface")
      .selectAll()
      .where("host", "=", pc.host)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: "Windows PC", type: "RDP", port: 3389, auth_type: "NONE" })
  })

  test("says how many minutes the open steps take", async () => {
    expect(await empty.ada.html("/setup/interface")).toContain("Step 3 of 6. About 7 minutes left.")
  })

  test("opens an issue whose window has begun and assigns it to the administrator", async () => {
    await aMachine()
    const issue = { title: "Check remote access", description: "a < b", maintenanceWindowInHours: "3" }
    expect(await locationOf("/setup/issue", issue)).toBe("/setup/people")
    const row = await deps.db
      .selectFrom("issue")
      .selectAll()
      .where("title", "=", "Check remote access")
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: "IN_PROGRESS", window_hours: 3, description: "a &lt; b" })
    expect(row.activation_on).toEqual(deps.clock())
    expect(row.assigned_user_id).not.toBeNull()
  })

  test("adds a person who must change the password and may work on the first machine", async () => {
    await aMachine()
    const person = { username: "tom", firstname: "Tom", surname: "Berger", email: "", role: "MAINTENANCE" }
    const refused = await ada.post("/setup/people", { ...person, password: "" }, HTMX)
    expect(await refused.text()).toContain('id="field-password-error"')
    expect(await locationOf("/setup/people", { ...person, password: PASSWORD })).toBe("/setup/licence")
    const row = await deps.db
      .selectFrom("app_user")
      .innerJoin("device_permission", "device_permission.user_id", "app_user.id")
      .innerJoin("device_role", "device_role.id", "device_permission.device_role_id")
      .select(["app_user.must_change_password", "device_role.name"])
      .where("username", "=", "tom")
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ must_change_password: true, name: "Maintenance" })
  })

  test("invites a person without a password by e-mail where a mail server is configured", async () => {
    const ca = encodeURIComponent(mailServer.caFile)
    const smtpUrl = `smtp://${MAIL_USER}:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:${mailServer.port}?ca=${ca}`
    deps.mailer = createMailer({ smtpUrl, mailFrom: "book@example.com" })
    const person = { username: "eva", firstname: "", surname: "", role: "EXPERT", password: "" }
    const refused = await ada.post("/setup/people", { ...person, email: "" }, HTMX)
    expect(await refused.text()).toContain('id="field-email-error"')
    expect(await locationOf("/setup/people", { ...person, email: "eva@x.example" })).toBe("/setup/licence")
    const requests = await deps.db
      .selectFrom("password_reset_request")
      .innerJoin("app_user", "app_user.id", "password_reset_request.user_id")
      .select("username")
      .execute()
    expect(requests).toEqual([{ username: "eva" }])
    deps.mailer = null
  })

  test("that is skipped is marked as skipped and found again", async () => {
    const deviceId = await aMachine()
    await anInterface(deps, deviceId)
    await anIssue(deps, deviceId, await aUser(deps))
    await locationOf("/setup/company", { customerName: "Plant Two" })
    expect(await locationOf("/setup/licence/skip")).toBe("/setup/finished")
    const { steps, found } = await getSetupState(deps.db)
    expect(steps).toMatchObject({ people: "DONE", licence: "SKIPPED" })
    const html = await ada.html("/setup/finished")
    expect(html).toContain('href="/setup/licence"')
    expect(await ada.html("/admin")).toContain('href="/setup"')
    expect(html).toContain(`start a remote session on ${found.device?.name}`)
    expect((await ada.get("/setup")).headers.get("location")).toBe("/setup/finished")
  })
})

test("hiding the notice removes it from the start page, and the guide stays at its address", async () => {
  await deps.db.updateTable("installation").set({ setup_steps: {} }).execute()
  expect(await ada.html("/")).toContain('href="/setup/company"')
  expect(await locationOf("/setup/dismiss")).toBe("/")
  expect(await ada.html("/")).not.toContain("/setup/")
  expect((await ada.get("/setup/company")).status).toBe(200)
})

test("an unknown step of the guide is not found", async () => {
  expect((await ada.get("/setup/nothing")).status).toBe(404)
})
