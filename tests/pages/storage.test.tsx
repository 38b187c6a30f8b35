/** The page of the storage in use. */
import { expect, test } from "bun:test"
import { StoragePage } from "../../src/screens/storage/storage-page.tsx"
import { getStorageUse } from "../../src/sessions/storage/actions.ts"
import type { StorageUse } from "../../src/sessions/storage/contract.ts"
import { renderPage } from "../../src/web/responses.ts"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import type { View } from "../../src/web/view.ts"
import { signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")

const VIEW: View = {
  ...{ lang: "en-GB", t: translatorOf("en-GB"), theme: "system", csrf: "token", nonce: "n", actor: null },
  ...{ path: "/admin/storage", now: new Date(0), zone: "Europe/Berlin", customerName: null, version: "1" },
}

const MACHINE_ID = "0197a0c4-0000-7000-8000-000000000004"

const rendered = async (changed: Partial<StorageUse>) =>
  renderPage(VIEW, <StoragePage use={{ ...(await getStorageUse(pages.deps)), ...changed }} />).text()

test("the page Storage has the space of files and the time of the measurement", async () => {
  const html = await administrator.html("/admin/storage")
  for (const text of ["Database", "Recordings", "Attachments", "Machine photos", "measured"])
    expect(html).toContain(text)
})

test("the page Storage leads from a machine with large recordings to its retention", async () => {
  const machine = { device: { id: MACHINE_ID, name: "Press 4" }, count: 2, bytes: 3 * 2 ** 20 }
  const html = await rendered({ recordings: { count: 2, bytes: 3 * 2 ** 20, largestDevices: [machine] } })
  expect(html).toMatch(new RegExp(`href="/admin/devices/${MACHINE_ID}/retention"[^>]*>Press 4<`))
  expect(html).toContain("3 MiB (2)")
})

test("the page Storage warns when little space is free, and only then", async () => {
  const space = { usedBytes: 99 * 2 ** 30, freeBytes: 2 ** 30 }
  expect(await rendered({ fileSystem: { ...space, isLow: true } })).toContain(
    "Less than 10% of the space is free",
  )
  expect(await rendered({ fileSystem: { ...space, isLow: false } })).not.toContain("Less than 10%")
})
