/** Export and import of master data: what a check shows, what an import applies, and who may do which. */
import { describe, expect, test } from "bun:test"
import { captureStatements } from "../../bench/statements.ts"
import { applyImport, checkImport, getOwnImport } from "../../src/maintenance/masterdata/actions.ts"
import { MASTER_DATA_KINDS } from "../../src/maintenance/masterdata/rules.ts"
import { testApi } from "../harness/api.ts"
import { actorOf } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup, anInterface, aPlan } from "../harness/builders.ts"
import { applied, checked, csvOf, exportOf, fatesOf, upload } from "../harness/imports.ts"
import { MAIL_SERVER_INFO } from "../harness/mailer.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api
const inADay = () => new Date(deps.clock().getTime() + 86_400_000).toISOString()

async function groupNamed(name: string, parentId: string | null = null): Promise<string> {
  const id = await aDeviceGroup(deps, parentId)
  await deps.db.updateTable("device_group").set({ name }).where("id", "=", id).execute()
  return id
}

/** A group below another one; their names have the signs that separate cells, texts and names. */
const groupWithSigns = await groupNamed("Hall 1/2", await groupNamed('Plant; "North"'))

const count = async (table: "device" | "app_user" | "audit_entry" | "device_group") =>
  Number(
    (
      await deps.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  )

const deviceByName = (name: string) =>
  deps.db.selectFrom("device").selectAll().where("name", "=", name).executeTakeFirst()

describe("an export", () => {
  test("changes nothing when it is imported again, for each kind", async () => {
    const deviceId = await aDevice(deps, { name: "=SUM(A1)", deviceGroupId: groupWithSigns })
    const people = await aUserGroup(deps, [await aUser(deps)])
    await anInterface(deps, deviceId, { name: "VNC", startRemotePermissionUserGroupIds: [people] })
    await anInterface(deps, deviceId, { name: "RDP", type: "RDP", port: 3389, rdpOptions: { dpi: 120 } })
    await anInterface(deps, deviceId, { name: "PLC", type: "S7", port: 102, s7Options: { s7Type: "S7_300" } })
    await aPlan(deps, deviceId, root.userId, { description: "<p>Oil &amp; <b>grease</b></p>" })
    for (const kind of MASTER_DATA_KINDS) {
      const again = await checked(api, kind, await exportOf(api, kind))
      expect(again.rows.length, kind).toBeGreaterThan(0)
      expect(
        again.rows.filter(({ fate }) => fate !== "UNCHANGED"),
        kind,
      ).toEqual([])
    }
  })

  test("neutralises formulas, quotes cells and names groups by their path", async () => {
    await aDevice(deps, { name: "=SUM(B2)", deviceGroupId: groupWithSigns, location: "-3 level" })
    const [line] = (await exportOf(api, "devices")).split("\r\n").filter((row) => row.includes("SUM(B2)"))
    expect(line).toContain(`,'=SUM(B2),"Plant; ""North""/Hall 1\\/2",`)
    expect(line).toContain(",'-3 level,")
  })

  test("contains no password, hash or key", async () => {
    const deviceId = await aDevice(deps)
    await anInterface(deps, deviceId, {
      ...{ type: "SSH", authType: "PASSWORD", username: "service", password: "hidden-1234" },
    })
    const all = (await Promise.all(MASTER_DATA_KINDS.map((kind) => exportOf(api, kind)))).join("")
    expect(all).toContain("service")
    expect(all).not.toMatch(/hidden-1234|argon2/)
  })

  test("has only machines that the caller may read, and lists need their authority", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    const own = uniqueName("own machine")
    await grantOnDevice(deps, userId, await aDevice(deps, { name: own }), ["DEVICE_READ"])
    await aDevice(deps, { name: "hidden machine" })
    const text = await exportOf(api, "devices", token)
    expect(text).toContain(own)
    expect(text).not.toContain("hidden machine")
    for (const kind of ["users", "usergroups", "devicegroups"] as const) {
      expect((await call(token, "GET", `/masterdata/${kind}/export`)).status).toBe(403)
      expect((await upload(api, kind, csvOf("name", "x"), token)).status).toBe(403)
    }
    expect((await call(root.token, "GET", "/masterdata/secrets/export")).status).toBe(404)
  })

  test("is separated by semicolons on request, and a template has the head alone", async () => {
    const { body } = await call<string>(
      root.token,
      "GET",
      "/masterdata/usergroups/export?separator=;&template=true",
    )
    expect(body.replace("\uFEFF", "")).toBe(
      "id;name;groupEmailAddress;allowedEmailDomains;showUsers;requiresSecondFactor\r\n",
    )
  })
})

describe("a check", () => {
  test("says of each row whether it creates, changes with the old and the new value, or changes nothing", async () => {
    const group = uniqueName("group of fates")
    const deviceGroupId = await groupNamed(group)
    const [same, moved, fresh] = [uniqueName("same"), uniqueName("moved"), uniqueName("fresh")]
    await aDevice(deps, { name: same, deviceGroupId, location: "Hall 1" })
    await aDevice(deps, { name: moved, deviceGroupId, location: "Hall 1" })
    const before = [await count("device"), await count("audit_entry")]
    const run = await checked(
      api,
      "devices",
      csvOf(
        "name,deviceGroup,location",
        `${same},${group},Hall 1`,
        `${moved.toUpperCase()},${group},Hall 2`,
        `${fresh},${group},`,
      ),
    )
    expect(fatesOf(run)).toEqual(["UNCHANGED", "CHANGE", "CREATE"])
    expect(run.fates).toEqual({ CREATE: 1, CHANGE: 1, UNCHANGED: 1, REFUSED: 0 })
    expect(run.rows[1]?.changes).toEqual([
      { column: "name", before: moved, after: moved.toUpperCase() },
      { column: "location", before: "Hall 1", after: "Hall 2" },
    ])
    expect([await count("device"), await count("audit_entry")]).toEqual(before)
  })

  test("names the column and the reason of each refusal", async () => {
    const group = uniqueName("group of refusals")
    await groupNamed(group)
    const run = await checked(
      api,
      "devices",
      csvOf(
        "id,name,deviceGroup,secretValidityInDays,notificationUser",
        `,A,Nowhere/Hall,,`,
        `,B,${group},soon,`,
        `,C,${group},0,unknown`,
        `,,${group},,`,
        `,D,,,`,
        `11111111-1111-4111-8111-111111111111,E,${group},,`,
        `no-id,G,${group},,`,
        `,F,${group},,`,
        `,f,${group},,`,
      ),
    )
    expect(fatesOf(run)).toEqual([
      "REFUSED: deviceGroup reference",
      "REFUSED: secretValidityInDays integer",
      "REFUSED: notificationUser reference",
      "REFUSED: name required",
      "REFUSED: deviceGroup required",
      "REFUSED: id idUnknown",
      "REFUSED: id idUnknown",
      "CREATE",
      "REFUSED: row importRowRepeated",
    ])
  })

  test("refuses a title that several plans of a machine have, and changes the one whose id is stated", async () => {
    const device = await aDevice(deps)
    const [title, name] = [uniqueName("twice"), uniqueName("press")]
    await deps.db.updateTable("device").set({ name }).where("id", "=", device).execute()
    const [, second] = [
      await aPlan(deps, device, root.userId, { title }),
      await aPlan(deps, device, root.userId, { title }),
    ]
    const rows = [`,${name},${title},changed`, `${second},${name},${title},changed`]
    const run = await checked(api, "plans", csvOf("id,device,title,description", ...rows))
    expect(fatesOf(run)).toEqual(["REFUSED: row importNameAmbiguous", "CHANGE"])
    expect(run.rows[1]).toMatchObject({ objectId: second })
  })

  test("leaves fields without a column as they are, and empties those with an empty cell", async () => {
    const name = uniqueName("partial")
    const group = uniqueName("group of partial")
    await aDevice(deps, { name, location: "Hall 1", deviceGroupId: await groupNamed(group) })
    const kept = await checked(api, "devices", csvOf("name,deviceGroup,serial", `${name},${group},S-1`))
    expect(kept.rows[0]?.changes).toEqual([{ column: "serial", before: "", after: "S-1" }])
    const emptied = await checked(api, "devices", csvOf("name,deviceGroup,location", `${name},${group},`))
    expect(emptied.rows[0]?.changes).toEqual([{ column: "location", before: "Hall 1", after: "" }])
  })

  test("changes of a user what a row changes: address, lock, expiry and forced change of the password stay", async () => {
    const id = await aUser(deps)
    const kept = {
      email: `${id}@plant.example`,
      locked_reason: "BY_ADMIN",
      expires_on: new Date("2027-01-01T12:00:00Z"),
      must_change_password: true,
    } as const
    await deps.db.updateTable("app_user").set(kept).where("id", "=", id).execute()
    const { username } = await deps.db
      .selectFrom("app_user")
      .select("username")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const run = await checked(
      api,
      "users",
      csvOf("username,surname,email", `${username},Moved,${kept.email}`),
    )
    expect(run.rows[0]?.changes).toEqual([{ column: "surname", before: "Test", after: "Moved" }])
    await applied(api, run)
    const saved = await deps.db
      .selectFrom("app_user")
      .select(["surname", "email", "locked_reason", "expires_on", "must_change_password"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    expect(saved).toEqual({ ...kept, surname: "Moved" })
  })

  test("accepts a group below one that an earlier row creates, and refuses a level too many", async () => {
    const top = uniqueName("top")
    const names = Array.from({ length: 101 }, (_, at) => (at === 0 ? top : `${top} level ${at}`))
    const rows = names.map((name, at) => `${name},${names.slice(0, at).join("/")}`)
    const run = await checked(api, "devicegroups", csvOf("name,parent", ...rows))
    expect(fatesOf(run).slice(0, 100)).toEqual(Array(100).fill("CREATE"))
    expect(fatesOf(run)[100]).toBe("REFUSED: row groupTooDeep")
    const done = await applied(api, run)
    expect(done.outcomes).toEqual({ DONE: 100, REFUSED: 0 })
    const exported = (await exportOf(api, "devicegroups"))
      .split("\r\n")
      .find((line) => line.includes(`,${names[99]},`))
    expect(exported).toContain(names.slice(0, 99).join("/"))
  })
})

describe("rows that are checked and imported together", () => {
  const people = (tag: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${tag}.${at},${tag}.${at}@plant.example`)

  test("take a few statements each, so that thousands of rows take seconds", async () => {
    const ROWS = 50
    const csv = csvOf("username,email", ...people("many", ROWS))
    const { body: run } = await upload(api, "users", csv)
    const actor = { ...actorOf(root.userId), isSuperuser: true }
    const checking = await captureStatements(api.database.sql, (db) =>
      checkImport({ ...deps, db }, actor, run.id, ""),
    )
    const { digest } = await getOwnImport(deps, actor, run.id)
    const importing = await captureStatements(api.database.sql, (db) =>
      applyImport({ ...deps, db }, actor, run.id, digest ?? "", ""),
    )
    // The user, the entry of the audit log and the user as saved; some for the batch.
    expect(checking.length).toBeLessThan(4 * ROWS)
    expect(importing.length).toBeLessThan(4 * ROWS)
    const { count } = await deps.db
      .selectFrom("app_user")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("username", "like", "many.%")
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(ROWS)
  })

  test("have the fates that each has by itself, where some of them are refused", async () => {
    const rows = people("mixed", 6)
    rows.splice(2, 0, `mixed.long,${"x".repeat(300)}@plant.example`)
    rows.splice(5, 0, `mixed.bad,not an address`)
    const run = await checked(api, "users", csvOf("username,email", ...rows))
    const refused = run.rows.filter(({ fate }) => fate === "REFUSED")
    expect(refused.map(({ line }) => line)).toEqual([4, 7])
    const done = await applied(api, run)
    expect(done.outcomes).toEqual({ DONE: 6, REFUSED: 0 })
  })

  test("are imported without the one that cannot be any more", async () => {
    const name = uniqueName("lost machine")
    const group = uniqueName("group of many")
    const deviceGroupId = await groupNamed(group)
    const names = [uniqueName("many"), name, uniqueName("many")]
    const run = await checked(
      api,
      "devices",
      csvOf("name,deviceGroup", ...names.map((one) => `${one},${group}`)),
    )
    await aDevice(deps, { name, deviceGroupId })
    const done = await applied(api, run)
    expect(done.rows.map(({ outcome }) => outcome)).toEqual(["DONE", "REFUSED", "DONE"])
    const events = await deps.db
      .selectFrom("audit_entry")
      .select("event")
      .where("event", "=", "DEVICE_CREATED")
      .where("details", "@>", JSON.stringify({ name }))
      .execute()
    expect(events).toEqual([])
  })

  test("of groups are refused below a group that is refused", async () => {
    const top = uniqueName("top")
    const bad = "x".repeat(300)
    const rows = [`${top},,Hall 1`, `${bad},${top},Hall 2`, `${top} below,${top}/${bad},Hall 3`]
    const run = await checked(api, "devicegroups", csvOf("name,parent,location", ...rows))
    expect(run.rows.map(({ fate }) => fate)).toEqual(["CREATE", "REFUSED", "REFUSED"])
    expect(run.rows[2]?.problems[0]?.column).toBe("parent")
  })
})

describe("an import", () => {
  test("applies what was shown, row by row, with an entry of each change and one of the import", async () => {
    const group = uniqueName("group")
    await groupNamed(group)
    const name = uniqueName("imported")
    const run = await checked(
      api,
      "devices",
      csvOf("name;deviceGroup;serial", `${name};${group};'=1+1`, "X;Nowhere;"),
    )
    const done = await applied(api, run)
    expect(done.outcomes).toEqual({ DONE: 1, REFUSED: 0 })
    expect(await deviceByName(name)).toMatchObject({ serial: "=1+1" })
    const events = await deps.db
      .selectFrom("audit_entry")
      .select(["event", "details"])
      .orderBy("id", "desc")
      .limit(2)
      .execute()
    expect(events.map(({ event }) => event)).toEqual(["DEVICE_CREATED", "MASTER_DATA_IMPORTED"])
    expect(events[1]?.details).toMatchObject({ kind: "devices", fileName: "master data.csv", rows: 2 })
  })

  test("refuses a row whose object was changed after the check, and changes nothing of it", async () => {
    const name = uniqueName("raced")
    const group = uniqueName("group of raced")
    const deviceId = await aDevice(deps, { name, deviceGroupId: await groupNamed(group) })
    const run = await checked(api, "devices", csvOf("name,deviceGroup,serial", `${name},${group},S-2`))
    await call(root.token, "PUT", `/devices/${deviceId}`, { location: "Hall 9" })
    const done = await applied(api, run)
    expect(done.rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ["REFUSED", [{ column: null, reason: "importRowChanged" }]],
    ])
    expect(await deviceByName(name)).toMatchObject({ location: "Hall 9", serial: "" })
  })

  test("refuses a row that was to create what another user has created meanwhile", async () => {
    const group = uniqueName("group of twins")
    const deviceGroupId = await groupNamed(group)
    const name = uniqueName("twin")
    const run = await checked(api, "devices", csvOf("name,deviceGroup", `${name},${group}`))
    await aDevice(deps, { name, deviceGroupId })
    const done = await applied(api, run)
    expect(done.rows[0]?.problems).toEqual([{ column: "name", reason: "taken" }])
  })

  test("applies a row as a whole or not at all: a user whose group is gone is not created", async () => {
    const groupId = await aUserGroup(deps, [])
    const { name } = await deps.db
      .selectFrom("user_group")
      .select("name")
      .where("id", "=", groupId)
      .executeTakeFirstOrThrow()
    const username = uniqueName("whole")
    const run = await checked(api, "users", csvOf("username,userGroups", `${username},${name}`))
    expect(fatesOf(run)).toEqual(["CREATE"])
    await deps.db.deleteFrom("user_group").where("id", "=", groupId).execute()
    const before = await count("app_user")
    const done = await applied(api, run)
    expect(done.outcomes).toEqual({ DONE: 0, REFUSED: 1 })
    expect(await count("app_user")).toBe(before)
  })

  test("needs the digest of the check, and belongs to the user who uploaded it", async () => {
    const run = await checked(api, "usergroups", csvOf("name", uniqueName("digest")))
    const apply = (token: string, digest: string) =>
      call<{ reason: string }>(token, "POST", `/imports/${run.id}/apply`, { digest })
    const wrong = await apply(root.token, "0".repeat(64))
    expect([wrong.status, wrong.body.reason]).toEqual([409, "importNotChecked"])
    const other = await createToken(deps, await aUser(deps, { superuser: true }))
    expect((await apply(other, run.digest ?? "")).status).toBe(404)
    expect((await call(other, "GET", `/imports/${run.id}`)).status).toBe(404)
    expect((await call(other, "DELETE", `/imports/${run.id}`)).status).toBe(404)
    const early = await upload(api, "usergroups", csvOf("name", uniqueName("early")))
    const unchecked = await call(root.token, "POST", `/imports/${early.body.id}/apply`, { digest: "x" })
    expect(unchecked.status).toBe(409)
    expect((await call(root.token, "DELETE", `/imports/${early.body.id}`)).status).toBe(204)
    expect((await call(root.token, "GET", `/imports/${early.body.id}`)).status).toBe(404)
  })

  test("that is requested several times at once applies each row once", async () => {
    const names = Array.from({ length: 30 }, () => uniqueName("at once"))
    const run = await checked(api, "usergroups", csvOf("name", ...names))
    const apply = () => call(root.token, "POST", `/imports/${run.id}/apply`, { digest: run.digest })
    const answers = await Promise.all(Array.from({ length: 5 }, apply))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await applied(api, run)).outcomes).toEqual({ DONE: 30, REFUSED: 0 })
    const imports = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "MASTER_DATA_IMPORTED")
      .execute()
    const own = imports.filter(({ details }) => JSON.stringify(details).includes(run.fileHash))
    expect(own).toHaveLength(1)
  })

  test("that is repeated after its end changes nothing", async () => {
    const name = uniqueName("repeated")
    const run = await checked(api, "usergroups", csvOf("name", name))
    const done = await applied(api, run)
    const before = await count("audit_entry")
    const again = await call(root.token, "POST", `/imports/${run.id}/apply`, { digest: done.digest })
    expect([again.status, await count("audit_entry")]).toEqual([200, before])
  })
})

describe("rights of an import", () => {
  test.each([
    ["users", "username"],
    ["devices", "name"],
  ] as const)(
    "an API token without the scope of the list neither reads nor deletes its owner's import of %s",
    async (kind, column) => {
      const uploaded = await upload(api, kind, csvOf(column, uniqueName("imported")))
      const body = { name: uniqueName("token"), scopes: ["ISSUE_READ"], expiresOn: inADay() }
      const made = await call<{ token: string }>(root.token, "POST", "/apitokens", body)
      const path = `/imports/${uploaded.body.id}`
      for (const [method, end] of [
        ["GET", ""],
        ["GET", "/rows"],
        ["DELETE", ""],
      ] as const)
        expect((await call(made.body.token, method, path + end)).status).toBe(403)
      expect((await call(root.token, "GET", path)).status).toBe(200)
    },
  )

  test("are those of the calls: reading a machine does not change it, and reading groups does not create machines", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    await grantOnSystem(deps, userId, ["DEVICE_GROUP_READ"])
    const [name, group] = [uniqueName("read only"), uniqueName("group of rights")]
    const deviceId = await aDevice(deps, { name, deviceGroupId: await groupNamed(group) })
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ"])
    const lines = ["name,deviceGroup,serial", `${name},${group},S-3`, `${uniqueName("new")},${group},`]
    expect(fatesOf(await checked(api, "devices", csvOf(...lines), token))).toEqual([
      "REFUSED: row notAllowed",
      "REFUSED: row notAllowed",
    ])
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_UPDATE"])
    expect(fatesOf(await checked(api, "devices", csvOf(...lines), token))[0]).toBe("CHANGE")
  })

  test("that were taken after the check refuse the row", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    await grantOnSystem(deps, userId, ["DEVICE_GROUP_READ", "DEVICE_CREATE"])
    const [name, group] = [uniqueName("taken"), uniqueName("group of taken")]
    const deviceId = await aDevice(deps, { name, deviceGroupId: await groupNamed(group) })
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ"])
    await grantOnDevice(deps, userId, deviceId, ["DEVICE_UPDATE"])
    const lines = ["name,deviceGroup,serial", `${name},${group},S`, `${uniqueName("never made")},${group},`]
    const run = await checked(api, "devices", csvOf(...lines), token)
    expect(fatesOf(run)).toEqual(["CHANGE", "CREATE"])
    await deps.db.deleteFrom("device_role_authority").where("authority", "=", "DEVICE_UPDATE").execute()
    await deps.db.deleteFrom("system_role_authority").where("authority", "=", "DEVICE_CREATE").execute()
    const done = await applied(api, run, token)
    expect(done.rows.map(({ outcome, problems }) => [outcome, problems[0]?.reason])).toEqual([
      ["REFUSED", "notAllowed"],
      ["REFUSED", "notAllowed"],
    ])
  })

  test("do not let a user give more than they have, or name users without reading them", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    await grantOnSystem(deps, userId, [
      ...(["USER_READ", "USER_CREATE", "USER_GROUP_READ", "USER_GROUP_UPDATE_USER_MAPPING"] as const),
    ])
    const powerful = await aUser(deps)
    await grantOnSystem(deps, powerful, ["LICENSE_INSTALL"])
    const { name } = await deps.db
      .selectFrom("user_group_member")
      .innerJoin("user_group", "user_group.id", "user_group_member.user_group_id")
      .select("user_group.name")
      .where("user_id", "=", powerful)
      .executeTakeFirstOrThrow()
    const run = await checked(
      api,
      "users",
      csvOf("username,userGroups", `${uniqueName("eve")},${name}`),
      token,
    )
    expect(fatesOf(run)).toEqual(["REFUSED: row grantExceedsOwnRights"])

    const reader = await aUser(deps)
    await grantOnSystem(deps, reader, ["DEVICE_READ", "DEVICE_UPDATE"])
    const group = uniqueName("group of names")
    const machine = uniqueName("machine")
    await aDevice(deps, { name: machine, deviceGroupId: await groupNamed(group) })
    const { username } = await deps.db
      .selectFrom("app_user")
      .select("username")
      .where("id", "=", powerful)
      .executeTakeFirstOrThrow()
    const named = await checked(
      api,
      "devices",
      csvOf("name,deviceGroup,notificationUser", `${machine},${group},${username}`, `${machine} 2,Nowhere,`),
      await createToken(deps, reader),
    )
    expect(fatesOf(named)).toEqual([
      "REFUSED: notificationUser referenceForbidden",
      "REFUSED: deviceGroup referenceForbidden",
    ])
  })

  test.each(["password", "superuser", "otpSecret", "roles"])(
    "do not include the column %s of users",
    async (column) => {
      const { status, body } = await upload(api, "users", csvOf(`username,${column}`, "eve,x"))
      expect([status, body.reason]).toEqual([400, "importColumnUnknown"])
    },
  )
})

test("users of an import get a one-time password by e-mail, and need an address where there is a mail server", async () => {
  deps.mailer = { info: MAIL_SERVER_INFO, send: async () => undefined } as never
  try {
    const username = uniqueName("invited")
    const run = await checked(
      api,
      "users",
      csvOf("username,email", `${username},${username.replace(" ", "")}@plant.example`, "no address,"),
    )
    expect(fatesOf(run)).toEqual(["CREATE", "REFUSED: email required"])
    await applied(api, run)
    const requests = await deps.db
      .selectFrom("password_reset_request")
      .innerJoin("app_user", "app_user.id", "password_reset_request.user_id")
      .select(["username", "password_hash"])
      .execute()
    expect(requests).toEqual([{ username, password_hash: null }])
  } finally {
    deps.mailer = null
  }
})

describe("a file is refused", () => {
  test.each([
    ["that is empty", "", "importFileEmpty"],
    ["with a head alone", "name\r\n", "importFileEmpty"],
    ["with a quotation mark that is not closed", 'name\r\n"A\r\n', "importLineUnreadable"],
    [
      "with a misplaced quotation mark far from its end",
      `name\r\na"b\r\n${"x\r\n".repeat(9000)}${"y".repeat(200_000)}`,
      "importLineUnreadable",
    ],
    ["without the column of the name", "showUsers\r\ntrue\r\n", "importColumnMissing"],
    [
      "that is not UTF-8",
      new Uint8Array([...Buffer.from("name\r\nM"), 0xfc, 0x6c, 0x0d, 0x0a]),
      "importNotUtf8",
    ],
    ["with a cell that is too long", `name\r\n${"x".repeat(20_001)}\r\n`, "importCellTooLong"],
    ["with too many rows", `name\r\n${"x\r\n".repeat(10_001)}`, "importTooManyRows"],
    ["with too many columns", `name\r\nx${",".repeat(100)}1\r\n`, "importTooManyColumns"],
    // The parser alone takes longer than a test may.
    ["with a head of 12 million columns", `name${",".repeat(12_000_000)}\r\n`, "importTooManyColumns"],
  ])("%s", async (_, csv, reason) => {
    const { status, body } = await upload(api, "usergroups", csv)
    expect([status, body.reason]).toEqual([400, reason])
  })
})

test.each([
  ["a cell of two megabytes", `name\r\na\r\n${"x".repeat(2_100_000)}\r\n`],
  ["a quotation mark that is never closed", `name\r\na\r\n"b\r\n${"x\r\n".repeat(700_000)}`],
])(
  "a file with %s is refused with the line on which the cell begins, before the parser takes seconds for it",
  async (_, csv) => {
    const { status, body } = await upload(api, "usergroups", csv)
    expect([status, body.reason, body.details.line]).toEqual([400, "importCellTooLong", 3])
  },
)

test("an import is deleted after a day, and a user keeps the newest five", async () => {
  const ids: string[] = []
  for (let at = 0; at < 6; at++) {
    deps.setTime(new Date(deps.clock().getTime() + 1000))
    ids.push((await upload(api, "usergroups", csvOf("name", "kept"))).body.id)
  }
  const found = await Promise.all(ids.map((id) => call(root.token, "GET", `/imports/${id}`)))
  expect(found.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 200])
})
