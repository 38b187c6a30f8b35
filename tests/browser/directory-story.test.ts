/** A directory user in the browser: signs in, sees what the mapped group may see, is signed out after leaving. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { PRESS_P7, ROBOT_R2 } from "../../src/demo/seed/plant.ts"
import { DEMO_ACCOUNTS } from "../../src/demo/seed/users.ts"
import { type SaveDirectory, saveDirectory } from "../../src/identity/directories/contract.ts"
import { recheckDirectories } from "../../src/identity/directories/recheck/actions.ts"
import { insertDirectory, saveBindPassword } from "../../src/identity/directories/store.ts"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import { insertSource } from "../../src/identity/sources/store.ts"
import { directorySettings } from "../harness/directories.ts"
import { deviceIdByName, servePages, testPages } from "../harness/pages.ts"
import { aUserGroup, uniqueName } from "../harness/users.ts"
import {
  groupDn,
  groupLdif,
  modifyLdif,
  SERVICE_ACCOUNT,
  startSlapd,
  USER_PASSWORD,
  userDn,
  userLdif,
} from "../peers/slapd.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"

/** Playwright gives up on its own first. */
setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

const ANNA = "anna.berger"
const slapd = await startSlapd({
  entries: [userLdif(ANNA), userLdif("tom.kurz"), groupLdif("fitters", [userDn(ANNA)])].join("\n"),
})
const pages = await testPages()
const { deps } = pages
const { server, address } = servePages(pages)
beforeAll(mapFitters)
afterAll(async () => {
  await closePages()
  await server.stop(true)
  await slapd.stop()
})

/** Maps the directory's group of fitters to a group that may read press P-7. */
async function mapFitters(): Promise<void> {
  const {
    bindPassword,
    version: _,
    ...settings
  }: SaveDirectory = saveDirectory.parse(directorySettings(slapd))
  const providerId = await insertDirectory(deps.db, settings)
  await saveBindPassword(deps.db, deps.secretBox, providerId, bindPassword || SERVICE_ACCOUNT.password)
  const groupId = await aUserGroup(deps, [])
  const mapping = { claimMappings: [], groupMappings: [groupDn("fitters")], allowedEmailDomains: [] }
  await insertSource(deps.db, "LDAP", groupId, { providerId, ...mapping }, deps.clock())
  const roleId = await insertDeviceRole(deps.db, uniqueName("reader"), ["DEVICE_READ", "ISSUE_READ"])
  await grantDeviceRole(deps.db, await deviceIdByName(pages, PRESS_P7), roleId, { userGroupId: groupId })
}

test("a directory user signs in, sees the group's machine, and is signed out after leaving the directory", async () => {
  await using story = await newPage({ expect: /status of 4(01|22)/ })
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const enter = async (username: string, password: string) => {
    await page.goto(`${address}/login?target=/devices`)
    await page.fill("#field-username", username)
    await page.fill("#field-password", password)
    await page.click('#sign-in button[type="submit"]')
  }

  await enter(ANNA, "wrong")
  await page.getByText("Login failed.").waitFor()
  await enter("tom.kurz", USER_PASSWORD)
  await page.getByText("Login failed.").waitFor()
  expect(await axeViolations(page)).toEqual([])

  await enter(ANNA, USER_PASSWORD)
  await page.waitForURL(/\/devices/)
  await page.getByRole("link", { name: PRESS_P7, exact: true }).waitFor()
  expect(await page.getByRole("link", { name: ROBOT_R2, exact: true }).count()).toBe(0)
  await page.getByText("Anna Berger").first().waitFor({ state: "attached" })

  await slapd.modify(modifyLdif(userDn(ANNA), "changetype: delete"))
  await page.goto(`${address}/devices`)
  await page.getByRole("link", { name: PRESS_P7, exact: true }).waitFor()
  expect(await recheckDirectories(deps, new AbortController().signal)).toEqual({ left: 1, unreachable: 0 })
  await page.getByRole("link", { name: PRESS_P7, exact: true }).click()
  await page.waitForURL(/\/login/)
  await enter(ANNA, USER_PASSWORD)
  await page.getByText("Login failed.").waitFor()
})

test("an administrator checks rules of a group beside the form and sees who would come in, before and without saving", async () => {
  const [source] = await deps.db.selectFrom("user_source").select(["id", "user_group_id"]).execute()
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  await page.goto(`${address}/login`)
  await page.fill("#field-username", "administrator")
  await page.fill(
    "#field-password",
    DEMO_ACCOUNTS.find(({ username }) => username === "administrator")?.password ?? "",
  )
  await page.click('#sign-in button[type="submit"]')
  await page.waitForURL((url) => url.pathname === "/")
  await page.goto(`${address}/admin/usergroups/${source?.user_group_id}/ldapusersources/${source?.id}`)
  await page.fill("[name=groupMappings]", "")
  await page.getByRole("button", { name: "Add rule" }).click()
  await page.fill('[name="claimMappings.0.key"]', "uid")
  await page.fill('[name="claimMappings.0.value"]', "tom.kurz")
  await page.getByLabel(/Look up a person/).fill("tom.kurz")
  await page.getByRole("button", { name: "Check" }).focus()
  await page.keyboard.press("Enter")
  const result = page.locator("#dry-run-result")
  await result.getByText("Would belong to").waitFor()
  await result.getByText("Tom Kurz (tom.kurz)").first().waitFor()
  expect(await page.inputValue('[name="claimMappings.0.value"]')).toBe("tom.kurz")
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Check")
  expect(await axeViolations(page)).toEqual([])
  const saved = await deps.db.selectFrom("user_source").select("claim_mappings").execute()
  expect(saved).toEqual([{ claim_mappings: [] as never }])
})
