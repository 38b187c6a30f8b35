/** Import and export of master data on screen. */
import { describe, expect, test } from "bun:test"
import { HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnSystem } from "../harness/users.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")

async function upload(kind: string, csv: string): Promise<string> {
  const body = new FormData()
  body.append("file", new File([csv], "plant.csv"))
  const headers = { cookie: administrator.cookie, "x-csrf-token": administrator.csrf }
  const response = await pages.app.request(`/api/masterdata/${kind}/imports`, {
    method: "POST",
    headers,
    body,
  })
  return (await response.json()).id
}

describe("the page of imports", () => {
  test("offers the export with the reader's separator, a template, and the columns of the chosen kind", async () => {
    const english = await administrator.html("/admin/import?kind=devices")
    expect(english).toContain('href="/api/masterdata/devices/export?separator=%2C"')
    expect(english).toContain('href="/api/masterdata/devices/export?separator=%2C&amp;template=true"')
    expect(english).toContain('data-file-import="/api/masterdata/devices/imports"')
    expect(english).toContain("<code>secretValidityInDays</code>")
    const german = await (await administrator.get("/admin/import", { "accept-language": "de" })).text()
    expect(german).toContain("separator=%3B")
  })

  test("has the kinds whose lists the reader may see", async () => {
    const expert = await signInToPages(pages, "expert")
    expect((await expert.get("/admin/import")).status).toBe(403)
    await grantOnSystem(pages.deps, await userIdByName(pages, "expert"), ["USER_READ"])
    const html = await (await signInToPages(pages, "expert")).html("/admin/import")
    expect(html).toContain("/admin/import?kind=users")
    expect(html).not.toContain("/admin/import?kind=devicegroups")
  })
})

describe("an import on screen", () => {
  test("checks by itself, shows the fate of each row with its reason, and imports what it has shown", async () => {
    const id = await upload("usergroups", "name,groupEmailAddress\r\nNight shift,\r\nDay shift,nonsense\r\n")
    const path = `/admin/import/${id}`
    expect(await administrator.html(path)).toContain("Checking 0 of 2 rows")
    const begun = "0 of 2 rows done; open it to continue"
    expect(await administrator.html("/admin/import")).toContain(begun)
    const next = await administrator.post(`${path}/continue`, { digest: "" }, HTMX)
    expect(next.headers.get("hx-redirect")).toBe(path)
    const checked = await administrator.html(path)
    expect(checked).toContain("Import 1 row")
    expect(checked).toContain("1 refused row is left out.")
    expect(checked).toContain("<code>groupEmailAddress</code> nonsense: This is not a valid e-mail address.")
    const refused = await administrator.html(`${path}?fate=REFUSED`)
    expect(refused).toContain("Day shift")
    expect(refused).not.toContain("Night shift")
    expect(refused).toContain(`href="${path}/refused.csv"`)
    const file = await administrator.get(`${path}/refused.csv`, { "accept-language": "de" })
    expect(await file.text()).toBe("name;groupEmailAddress\r\nDay shift;nonsense\r\n")
    const digest = checked.match(/name="digest" value="(\w{64})"/)?.[1] ?? ""
    expect((await administrator.post(`${path}/apply`, { digest })).headers.get("location")).toBe(path)
    const done = await administrator.html(path)
    expect(done).toContain("1 row was imported.")
    expect(done).toContain("1 row that the check had refused was left out.")
    expect(await administrator.html("/admin/import")).not.toContain("open it to continue")
    expect(await administrator.html("/admin/usergroups")).toContain("Night shift")
  })

  test("shows old and new values of a change, escaped", async () => {
    await administrator.post("/admin/usergroups/new", { name: "<b>Fitters</b>", groupEmailAddress: "" })
    const id = await upload(
      "usergroups",
      'name,groupEmailAddress\r\n<b>Fitters</b>,"<i>@x.example"\r\n<b>Fitters</b> ,\r\n',
    )
    await administrator.post(`/admin/import/${id}/continue`, { digest: "" })
    const html = await administrator.html(`/admin/import/${id}`)
    expect(html).toContain("&lt;b&gt;Fitters&lt;/b&gt;")
    expect(html).not.toContain("<b>Fitters</b>")
    expect(html).toContain("Line 2 is about the same object.")
  })

  test("is the uploader's alone, and can be discarded", async () => {
    const id = await upload("usergroups", "name\r\nNobody\r\n")
    const technician = await signInToPages(pages, "technician")
    await grantOnSystem(pages.deps, await userIdByName(pages, "technician"), ["USER_GROUP_READ"])
    for (const page of [`/admin/import/${id}`, `/admin/import/${id}/refused.csv`])
      expect((await technician.get(page)).status).toBe(404)
    const discarded = await administrator.post(`/admin/import/${id}/discard`, {})
    expect(discarded.headers.get("location")).toBe("/admin/import?kind=usergroups")
    expect((await administrator.get(`/admin/import/${id}`)).status).toBe(404)
  })
})
