/** Machines and their interfaces as an administrator sets them up on pages; the demo plant has Press P-7 with one interface. */
import { describe, expect, test } from "bun:test"
import { saveInterface } from "../../src/machines/interfaces/contract.ts"
import {
  httpsOptions,
  rdpOptions,
  s7Options,
  sshOptions,
  vncOptions,
} from "../../src/machines/interfaces/options/contract.ts"
import { getInterface, interfacesOfDevice } from "../../src/machines/interfaces/store.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const P7 = `/admin/devices/${p7}`

async function groupIdByName(name: string): Promise<string> {
  const groups = pages.deps.db.selectFrom("device_group").select("id").where("name", "=", name)
  return (await groups.executeTakeFirstOrThrow()).id
}

/** The complete form of a machine's metadata. */
async function machineFields(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const deviceGroupId = await groupIdByName("Press shop")
  return {
    name: "Press P-99",
    manufacturer: "Kessler Pressen",
    deviceGroupId,
    recordingEnabled: "true",
    ...more,
  }
}

async function createMachine(name: string): Promise<string> {
  const answer = await administrator.post("/admin/devices/new", await machineFields({ name }))
  return answer.headers.get("location")?.split("/")[3] ?? ""
}

/** The form of a VNC interface with every field that the browser sends. */
const VNC_FORM = {
  ...{ name: "Operator panel", type: "VNC", host: "10.20.7.41", port: "", maxSessions: "2" },
  ...{ authType: "PASSWORD", password: "hmi-7", username: "", privateKey: "", passphrase: "" },
  ...{ keepaliveInSeconds: "0", fontSize: "12", scrollback: "5000", sftpRootDirectory: "/" },
  ...{ knownHost: "", certificate: "", url: "", startRemotePermissionForAll: "true" },
  ...{ "vncOptions.cursor": "LOCAL", "vncOptions.autoretry": "3", "vncOptions.colourDepth": "24" },
  ...{ "vncOptions.clipboardEncoding": "UTF_8", "vncOptions.keyboard": "SYMBOLS" },
  ...{ "rdpOptions.security": "ANY", "rdpOptions.keyboardLayout": "failsafe" },
  ...{ "rdpOptions.resizeMethod": "reconnect", "rdpOptions.colourDepth": "16", "rdpOptions.domain": "PLANT" },
  ...{ "sshOptions.charset": "CP1252", "s7Options.s7Type": "S7_300", "s7Options.portPLC": "102" },
  ...{ "recordingOptions.screen": "true", "recordingOptions.clipboard": "true" },
}

test("links of other pages to a tab of a machine lead to that tab", async () => {
  const roles = await pages.deps.db.selectFrom("device_role").select("id").execute()
  const groups = await pages.deps.db.selectFrom("user_group").select("id").execute()
  const from = [
    ...roles.map(({ id }) => `/admin/roles/deviceroles/${id}`),
    ...groups.map(({ id }) => `/admin/usergroups/${id}?tab=roles`),
    ...["/admin/config", `/devices/${p7}`],
  ]
  const links = (await Promise.all(from.map((path) => administrator.html(path)))).flatMap((html) => [
    ...html.matchAll(/href="\/admin\/devices\/[0-9a-f-]{36}(\/\w+|\?[^"]+)"/g),
  ])
  const tabs = new Set(links.map(([, tab]) => tab))
  expect([...tabs].toSorted()).toEqual(["/connector", "/interfaces", "/permissions", "/retention"])
})

describe("the list of machines for administrators", () => {
  test("finds machines by name and links to their administration", async () => {
    const html = await administrator.html("/admin/devices?search=p-7")
    expect(html).toContain(`href="${P7}"`)
    expect(html).not.toContain("Packing line L-3")
  })

  test("narrows to machines without an interface", async () => {
    const bare = await createMachine("Press without interface")
    const html = await administrator.html("/admin/devices?filter=withoutInterface&search=Press+without")
    expect(html).toContain(`href="/admin/devices/${bare}"`)
    expect(html).not.toContain(`href="${P7}"`)
  })

  test("narrows to one machine group", async () => {
    const html = await administrator.html(`/admin/devices?group=${await groupIdByName("Press shop")}`)
    expect(html).toContain("Only Press shop")
    expect(html).not.toContain("Packing line L-3")
  })
})

describe("the form of a machine", () => {
  test("creates the machine and continues with its interfaces", async () => {
    const answer = await administrator.post("/admin/devices/new", await machineFields({ name: "Press P-99" }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get("location")).toMatch(/^\/admin\/devices\/[0-9a-f-]{36}\/interfaces$/)
  })

  test("shows a missing group and a missing name beside their fields and keeps the other values", async () => {
    const fields = { ...(await machineFields({ name: " ", location: "Hall 9" })), deviceGroupId: "" }
    const refused = await administrator.post("/admin/devices/new", fields, HTMX)
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('id="field-name-error"')
    expect(html).toContain('id="picker-deviceGroupId-error"')
    expect(html).toContain('value="Hall 9"')
  })

  test("copies everything but name and serial number of another machine", async () => {
    const copied = await pages.deps.db
      .selectFrom("device")
      .select("serial")
      .where("id", "=", p7)
      .executeTakeFirstOrThrow()
    const html = await administrator.html(`/admin/devices/new?copy=${p7}`)
    expect(html).toContain('value="Kessler Pressen"')
    expect(copied.serial).not.toBe("")
    expect(html).not.toContain(copied.serial)
  })

  test("starts empty at an address that names no machine and no group", async () => {
    for (const query of ["copy=P-7", "group=Hall"])
      expect(await administrator.html(`/admin/devices/new?${query}`)).toContain(
        'name="manufacturer" value=""',
      )
  })

  test("refuses a save from a page that another save has overtaken", async () => {
    const id = await createMachine("Saved twice")
    const fields = await machineFields({ name: "Saved twice", version: "1", location: "Hall 1" })
    expect((await administrator.post(`/admin/devices/${id}`, fields)).status).toBe(303)
    const second = await administrator.post(`/admin/devices/${id}`, { ...fields, location: "Hall 2" }, HTMX)
    expect(second.status).toBe(422)
    expect(await second.text()).toContain('role="alert"')
  })

  test("stores the remote defaults, which the form of a new interface then shows", async () => {
    const id = await createMachine("With defaults")
    const version = /action="[^"]+remotedefaults"[\s\S]*?name="version" value="(\d+)"/.exec(
      await administrator.html(`/admin/devices/${id}`),
    )?.[1]
    const defaults = {
      ...VNC_FORM,
      version: version ?? "",
      hostname: "10.1.2.3",
      port: "5901",
      fontSize: "15",
    }
    const answer = await administrator.post(`/admin/devices/${id}/remotedefaults`, defaults)
    expect(answer.status).toBe(303)
    const form = await administrator.html(`/admin/devices/${id}/interfaces/new`)
    expect(form).toContain('value="10.1.2.3"')
    expect(form).toContain('value="15"')
  })
})

describe("deleting a machine", () => {
  test("requires its name and names what goes with it", async () => {
    const id = await createMachine("To be deleted")
    const path = `/admin/devices/${id}/delete`
    expect(await administrator.dialog(path)).toContain("0 interfaces, 1 permission")
    const refused = await administrator.post(path, { name: "another" }, HTMX)
    expect(await refused.text()).toContain("Enter the name exactly as shown.")
    const answer = await administrator.post(path, { name: "To be deleted" })
    expect(answer.headers.get("location")).toBe("/admin/devices")
    expect((await administrator.get(`/admin/devices/${id}`)).status).toBe(404)
  })

  test("is not offered for a machine with issues, with the number of issues as the reason", async () => {
    const html = await administrator.html(P7)
    expect(html).toMatch(/Press P-7 has \d+ issues/)
    expect(html).not.toContain(`${P7}/delete`)
  })
})

describe("the form of an interface", () => {
  test("names the size of each operator panel, and leaves the colours of a new one to its type", async () => {
    const id = await createMachine("Press with two panels")
    const shown = await administrator.html(`/admin/devices/${id}/interfaces/new`)
    for (const panel of ["400 (480 × 272)", "700 (800 × 480)", "900 (800 × 480)", "1200 (1280 × 800)"])
      expect(shown).toContain(`>KPT ${panel}</option>`)
    const colours = /<select[^>]*name="vncOptions.colourDepth"[^>]*>.*?<\/select>/s.exec(shown)?.[0]
    expect(colours).toContain('<option value="" selected="">Usual for the type</option>')
    const form = { ...VNC_FORM, type: "KPT_700", "vncOptions.colourDepth": "" }
    expect((await administrator.post(`/admin/devices/${id}/interfaces/new`, form)).status).toBe(303)
    const [created] = await interfacesOfDevice(pages.deps.db, id)
    expect(created).toMatchObject({ type: "KPT_700", port: 5900, vncOptions: { colourDepth: 16 } })
    const saved = await administrator.html(`/admin/devices/${id}/interfaces/${created?.id}`)
    expect(saved).not.toContain("Usual for the type")
  })

  test("says of an empty host that it is missing, not that it has a wrong format", async () => {
    const id = await createMachine("Press without host")
    const answer = await administrator.post(`/admin/devices/${id}/interfaces/new`, { ...VNC_FORM, host: " " })
    const html = await answer.text()
    expect(html).toMatch(/id="field-host-error"[^>]*>(<[^>]+>)*Required/)
    expect(html).not.toContain("not a valid host name")
  })

  test("creates a VNC interface with the protocol's port and without what was typed for other protocols", async () => {
    const id = await createMachine("Press with panel")
    const answer = await administrator.post(`/admin/devices/${id}/interfaces/new`, VNC_FORM)
    expect(answer.status).toBe(303)
    const [saved] = await interfacesOfDevice(pages.deps.db, id)
    expect(saved).toMatchObject({
      ...{ name: "Operator panel", type: "VNC", host: "10.20.7.41", port: 5900, maxSessions: 2 },
      ...{ hasPassword: true, rdpOptions: null, sshOptions: null, httpsOptions: null, s7Options: null },
      vncOptions: { autoretry: 3, clipboardEncoding: "UTF_8", keyboard: "SYMBOLS", swapRedBlue: false },
      recordingOptions: { screen: true, clipboard: true, network: false },
    })
  })

  test("never contains a stored secret, and keeps it when its field stays blank", async () => {
    const id = await createMachine("Press with secret")
    const path =
      (await administrator.post(`/admin/devices/${id}/interfaces/new`, VNC_FORM)).headers.get("location") ??
      ""
    const html = await administrator.html(path)
    expect(html).not.toContain("hmi-7")
    expect(html).toContain("Stored. Leave empty to keep it.")
    const changed = { ...VNC_FORM, port: "5900", password: "", version: "1", maxSessions: "4" }
    expect((await administrator.post(path, changed)).status).toBe(303)
    expect(await interfacesOfDevice(pages.deps.db, id)).toMatchObject([{ hasPassword: true, maxSessions: 4 }])
  })

  test("keeps the trusted certificate of a machine when other fields are saved, and forgets it when asked or with the protocol", async () => {
    const id = await createMachine("Press with a trusted key")
    const created = await administrator.post(`/admin/devices/${id}/interfaces/new`, VNC_FORM)
    const address = created.headers.get("location")!.split("?")[0]!
    const row = () =>
      pages.deps.db
        .selectFrom("target_interface")
        .select(["known_host_key", "version"])
        .where("device_id", "=", id)
    await pages.deps.db
      .updateTable("target_interface")
      .set({ known_host_key: "x509 SHA256:pin" })
      .where("device_id", "=", id)
      .execute()
    const save = async (more: object) => {
      const { version } = await row().executeTakeFirstOrThrow()
      const saved = await administrator.post(address, { ...VNC_FORM, version: `${version}`, ...more })
      expect(saved.status).toBe(303)
      return (await row().executeTakeFirstOrThrow()).known_host_key
    }
    expect(await save({ name: "Panel" })).toBe("x509 SHA256:pin")
    expect(await administrator.html(address)).toContain("Trusted at a connection: x509 SHA256:pin")
    expect(await save({ forgetCertificate: "true" })).toBeNull()
    await pages.deps.db
      .updateTable("target_interface")
      .set({ known_host_key: "x509 SHA256:pin" })
      .where("device_id", "=", id)
      .execute()
    expect(await save({ type: "RDP", username: "operator" })).toBeNull()
  })

  test("names the sessions that a change ends, and ends them only once that is confirmed", async () => {
    const { deviceId, issueId, logId } = await aMaintenanceFixture(
      pages.deps,
      await userIdByName(pages, "technician"),
    )
    const created = await administrator.post(`/admin/devices/${deviceId}/interfaces/new`, VNC_FORM)
    const path = created.headers.get("location")!.split("?")[0]!
    await insertSession(pages.deps.db, {
      ...{ deviceId, issueId, logId, interfaceId: path.split("/").at(-1)! },
      ...{ interfaceName: "Operator panel", interfaceType: "VNC", recordingState: "NONE" },
      ownerId: await userIdByName(pages, "technician"),
      startedOn: TEST_NOW,
    })
    const stored = () => getInterface(pages.deps.db, deviceId, path.split("/").at(-1)!)
    const form = { ...VNC_FORM, port: "5900", password: "" }
    const unchanged = await administrator.post(path, { ...form, version: "1" })
    expect(unchanged.status).toBe(303)

    const change = { ...form, name: "Panel", version: `${(await stored()).version}` }
    const refused = await (await administrator.post(path, change, HTMX)).text()
    expect(refused).toContain("1 session is open on this interface and ends with the change")
    expect(refused).toContain("· Operator panel · technician")
    expect(refused).toMatch(/name="force"[^>]*>.*End 1 connection and save/s)
    expect(refused).toContain('value="Panel"')
    expect(await stored()).toMatchObject({ name: "Operator panel" })

    expect((await administrator.post(path, { ...change, force: "true" })).status).toBe(303)
    expect(await stored()).toMatchObject({ name: "Panel" })
  })

  test("shows what was typed for every protocol again when it is refused, but no secret", async () => {
    const path = `${P7}/interfaces/new`
    const refused = await administrator.post(
      path,
      { ...VNC_FORM, name: "", host: "not a host", privateKey: "typed-key" },
      HTMX,
    )
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('id="field-host-error"')
    expect(html).toContain('value="PLANT"')
    for (const secret of ["hmi-7", "typed-key"]) expect(html).not.toContain(secret)
  })

  test("adds and removes filter rules without saving, and saves them with the interface", async () => {
    const id = await createMachine("Router")
    const path = `/admin/devices/${id}/interfaces/new`
    const form = { ...VNC_FORM, type: "TCP", port: "4000", authType: "NONE", password: "" }
    const added = await (
      await administrator.post(path, { ...form, "rowCommand.filterRules": "add 0" }, HTMX)
    ).text()
    expect(added).toContain('name="filterRules.0.minDestination"')
    const rule = {
      ...{ "filterRules.0.protocolType": "UDP", "filterRules.0.minDestination": "10.0.0.1" },
      ...{ "filterRules.0.maxDestination": "", "filterRules.0.minPort": "161", "filterRules.0.maxPort": "" },
    }
    const removed = { ...form, ...rule, "rowCommand.filterRules": "remove 0" }
    expect(await (await administrator.post(path, removed, HTMX)).text()).not.toContain("filterRules.0.")
    expect((await administrator.post(path, { ...form, ...rule })).status).toBe(303)
    expect(await interfacesOfDevice(pages.deps.db, id)).toMatchObject([
      {
        type: "TCP",
        filterRules: [
          {
            protocolType: "UDP",
            minDestination: "10.0.0.1",
            maxDestination: "10.0.0.1",
            minPort: 161,
            maxPort: 161,
          },
        ],
      },
    ])
  })

  test("restricts the interface to the user groups that are checked", async () => {
    const id = await createMachine("Restricted press")
    const groups = pages.deps.db.selectFrom("user_group").select(["id", "name"]).orderBy("name")
    const group = await groups.executeTakeFirstOrThrow()
    const { startRemotePermissionForAll: _, ...form } = VNC_FORM
    const path = `/admin/devices/${id}/interfaces/new`
    await administrator.post(path, { ...form, [`startRemotePermissionUserGroupIds.${group.id}`]: "true" })
    expect(await interfacesOfDevice(pages.deps.db, id)).toMatchObject([
      { restricted: true, startRemotePermissionUserGroups: [group] },
    ])
  })

  test("is locked for a user who may only read the machine", async () => {
    const html = await technician.html(`${P7}/interfaces`)
    expect(html).toContain("<fieldset")
    expect(html).toMatch(/<fieldset[^>]*disabled/)
    expect((await technician.post(`${P7}/interfaces/new`, VNC_FORM)).status).toBe(403)
  })

  test("deletes the interface after a dialog that says what stays", async () => {
    const id = await createMachine("Press without panel")
    const path =
      (await administrator.post(`/admin/devices/${id}/interfaces/new`, VNC_FORM)).headers.get("location") ??
      ""
    expect(await administrator.dialog(`${path}/delete`)).toContain("their recordings stay in the book")
    await administrator.post(`${path}/delete`, {})
    expect(await interfacesOfDevice(pages.deps.db, id)).toEqual([])
  })
})

describe("the permissions on a machine", () => {
  async function idByName(table: "device_role" | "user_group", name: string): Promise<string> {
    const found = pages.deps.db.selectFrom(table).select("id").where("name", "=", name)
    return (await found.executeTakeFirstOrThrow()).id
  }
  async function firstName(table: "device_role" | "user_group"): Promise<string> {
    return (await pages.deps.db.selectFrom(table).select("name").orderBy("name").executeTakeFirstOrThrow())
      .name
  }
  const permissionIds = (html: string) =>
    [...html.matchAll(/permissions\/([0-9a-f-]{36})\/edit/g)].map(([, id]) => id)

  test("give a role to a group, show it as a row of the matrix, and take it away after its consequence", async () => {
    const id = await createMachine("Shared press")
    const path = `/admin/devices/${id}/permissions`
    const [group, role] = [await firstName("user_group"), await firstName("device_role")]
    const before = permissionIds(await administrator.html(path))
    const given = await administrator.post(`${path}/new`, {
      ...{ holder: "group", userGroupId: await idByName("user_group", group) },
      deviceRoleId: await idByName("device_role", role),
    })
    expect(given.headers.get("location")).toBe(path)
    const html = await administrator.html(path)
    expect(html).toContain(`role ${role}`)
    expect(html).toContain(group)
    const permission = permissionIds(html).find((one) => !before.includes(one)) ?? ""
    expect(await administrator.dialog(`${path}/${permission}/delete`)).toContain(
      `${group} loses the role ${role}`,
    )
    await administrator.post(`${path}/${permission}/delete`, {})
    expect(await administrator.html(path)).not.toContain(group)
  })

  test("name the missing group and role beside their fields", async () => {
    const answer = await administrator.post(`${P7}/permissions/new`, { holder: "group" }, HTMX)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const field of ["userGroupId", "deviceRoleId"]) expect(html).toContain(`id="picker-${field}-error"`)
  })

  test("explain by which group and role a person may do something", async () => {
    const html = await administrator.html(
      `${P7}/permissions?user=${await userIdByName(pages, "technician")}&may=DEVICE_START_REMOTE`,
    )
    expect(html).toContain("Yes, in this way:")
    expect(html).toContain("on Press P-7")
    const id = await createMachine("Press of others")
    const other = await administrator.html(
      `/admin/devices/${id}/permissions?user=${await userIdByName(pages, "technician")}&may=DEVICE_START_REMOTE`,
    )
    expect(other).toContain("has no role that permits it")
  })

  test("are listed person by person with all their roles, and exported as they are shown", async () => {
    const html = await administrator.html(`${P7}/permissions?view=people&search=Berger`)
    expect(html).toContain("Tom Berger")
    expect(html).toContain("Maintenance through Maintenance Hall 2")
    expect(html).not.toContain("Sanne Bakker")
    const lines = async (query: string) => {
      const text = await (await administrator.get(`${P7}/permissions.csv${query}`)).text()
      return text.trim().split("\r\n").slice(1)
    }
    const [first, ...others] = await lines("?view=people&search=Berger")
    expect(others).toEqual([])
    expect(first).toBe(
      "technician,Tom Berger,No,Maintenance through Maintenance Hall 2,Yes,Yes,Yes,Yes,Yes,Yes,No,No",
    )
    expect(await lines("?view=people&search=Keller")).toEqual([
      "administrator,Max Keller,No,superuser,Yes,Yes,Yes,Yes,Yes,Yes,Yes,Yes",
    ])
    expect(await lines("?search=experts")).toEqual(["External experts,,Expert,Yes,No,No,No,Yes,No,No,No"])
  })

  test("are not listed person by person for those who may not read users", async () => {
    expect((await technician.get(`${P7}/permissions.csv?view=people`)).status).toBe(403)
    expect(await technician.html(`${P7}/permissions?view=people`)).not.toContain("Sanne Bakker")
    expect((await technician.get(`/api/devices/${p7}/people`)).status).toBe(403)
  })

  test("are not given by users who may only read the machine", async () => {
    expect(await technician.html(`${P7}/permissions`)).not.toContain("/permissions/new")
    expect((await technician.post(`${P7}/permissions/new`, { holder: "group" })).status).toBe(403)
  })
})

describe("a picker", () => {
  test("answers with the options that match its search, and only to users who may read the list", async () => {
    const html = await administrator.html("/pickers/devicegroups?name=deviceGroupId&pick=press")
    expect(html).toContain("Press shop")
    expect(html).toContain('type="radio"')
    expect((await technician.get("/pickers/devicegroups?name=deviceGroupId")).status).toBe(403)
  })

  test("escapes the field name of its address", async () => {
    const html = await administrator.html('/pickers/usergroups?multiple=true&name="><script>')
    expect(html).not.toContain("<script>")
  })
})

test("the form of an interface has a control for every field that an interface can be saved with", async () => {
  const html = await administrator.html(`${P7}/interfaces/new`)
  /** Typed by a picker, in rows that are added, or by no control. */
  const others = [
    "startRemotePermissionUserGroupIds",
    "filterRules",
    "connectionRules",
    "clearSecret",
    "version",
  ]
  const names = Object.keys(saveInterface.shape).filter((name) => !others.includes(name))
  expect(
    names.filter((name) => !html.includes(`name="${name}"`) && !html.includes(`name="${name}.`)),
  ).toEqual([])
  const options = { vncOptions, rdpOptions, sshOptions, httpsOptions, s7Options }
  for (const [group, schema] of Object.entries(options))
    for (const option of Object.keys(schema.shape)) expect(html).toContain(`name="${group}.${option}`)
})
