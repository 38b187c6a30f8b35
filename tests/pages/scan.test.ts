/** The page that reads labels: who may use the camera, and where codes lead. */
import { expect, test } from "bun:test"
import { deviceIdByName, signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")

const opened = async (code: string) =>
  (await technician.get(`/scan/open?${new URLSearchParams({ code })}`)).headers.get("location")

test("only the scanner's page may use the camera", async () => {
  const cameraOn = async (path: string) =>
    /camera=\([a-z]*\)/.exec((await technician.get(path)).headers.get("permissions-policy") ?? "")?.[0]
  expect(await cameraOn("/scan")).toBe("camera=(self)")
  for (const path of ["/", "/search", "/scan/open", "/devices", "/no-such-page", "/api/profile"])
    expect([path, await cameraOn(path)]).toEqual([path, "camera=()"])
})

test("a code leads to its machine or into the search, and an address elsewhere is shown instead of opened", async () => {
  expect(await opened(`http://localhost/devices/${p7}`)).toBe(`/devices/${p7}`)
  expect(await opened("Press P-7")).toBe("/search?q=Press+P-7")
  const refused = await opened("https://evil.example/<b>")
  expect(refused).toStartWith("/scan?foreign=")
  const html = await technician.html(refused ?? "")
  expect(html).toContain("<code>https://evil.example/&lt;b&gt;</code>")
  expect(html).not.toContain('href="https://evil')
  expect(await opened("")).toBe("/scan")
})

test("the scanner is for signed-in users", async () => {
  expect((await pages.app.request("/scan")).headers.get("location")).toStartWith("/login")
})
