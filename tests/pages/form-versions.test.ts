/** The form of each call that changes a versioned object sends the version that its reader has seen. */
import { expect, test } from "bun:test"
import { isVersioned } from "../../src/http/conditional-requests.ts"
import { allEndpoints } from "../../src/routes.ts"
import { aChecklistItem, aLog, anIssue } from "../harness/builders.ts"
import { aUserFixture } from "../harness/complete-fixtures.ts"
import { formsOf } from "../harness/form-fields.ts"
import { deviceIdByName, HTMX, signInToPages, testPages, userIdByName } from "../harness/pages.ts"

const pages = await testPages()
const { db } = pages.deps
const administrator = await signInToPages(pages, "administrator")

const { userGroupId, systemRoleId, oidcSourceId, ldapSourceId } = await aUserFixture(pages)
const providerOf = (sourceId: string) =>
  db
    .selectFrom("user_source")
    .select(["identity_provider_id", "ldap_provider_id"])
    .where("id", "=", sourceId)
    .executeTakeFirstOrThrow()
const deviceRole = await db.selectFrom("device_role").select("id").orderBy("id").executeTakeFirstOrThrow()

const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const issueId = await anIssue(pages.deps, p7, technicianId)
const issue = `/devices/${p7}/issues/${issueId}`
const logId = await aLog(pages.deps, issueId, technicianId)
const checklistItemId = await aChecklistItem(pages.deps, issueId)

async function anAttachment(): Promise<string> {
  const body = new FormData()
  body.append("file", new File(["a;b"], "readings.csv"))
  const { cookie, csrf } = administrator
  const headers = { cookie, "x-csrf-token": csrf }
  const answer = await pages.app.request(`/api${issue}/attachments`, { method: "POST", headers, body })
  return ((await answer.json()) as { id: string }).id
}

const target = await db.selectFrom("target_interface").select(["id", "device_id"]).executeTakeFirstOrThrow()
const plan = await db.selectFrom("recurring_issue").select(["id", "device_id"]).executeTakeFirstOrThrow()
const permission = await db
  .selectFrom("device_permission")
  .select(["id", "device_id"])
  .executeTakeFirstOrThrow()
const group = await db.selectFrom("device_group").select("id").orderBy("id").executeTakeFirstOrThrow()
const machine = `/admin/devices/${target.device_id}`
const machines = `/admin/devicegroups/${group.id}`

/** The page with the form of each call, and where the form posts to. */
const FORMS: Record<string, [page: string, post?: string]> = {
  updateAttachment: [`${issue}/attachments/${await anAttachment()}/rename`],
  saveDeviceConnector: [`${machine}/connector`],
  saveDeviceGroupConnector: [`${machines}/connector`],
  updateStepUpPolicy: ["/admin/signin"],
  saveSettings: ["/admin/settings"],
  updateDeviceGroup: [machines],
  updateDevice: [machine],
  updateIdentityProvider: [`/admin/providers/${(await providerOf(oidcSourceId)).identity_provider_id}`],
  updateInterface: [`/admin/devices/${target.device_id}/interfaces/${target.id}`],
  updateRemoteDefaults: [machine, `${machine}/remotedefaults`],
  updateIssue: [`${issue}/edit`],
  updateChecklist: [`${issue}/checklist/edit`],
  answerChecklistItem: [issue, `${issue}/checklist/${checklistItemId}`],
  updatePasswordPolicy: ["/admin/config?tab=password-policy", "/admin/config/password-policy"],
  updateUser: [`/admin/users/${technicianId}`],
  updateSystemRole: [`/admin/roles/systemroles/${systemRoleId}`],
  updateDeviceRole: [`/admin/roles/deviceroles/${deviceRole.id}`],
  updateDevicePermission: [`/admin/devices/${permission.device_id}/permissions/${permission.id}/edit`],
  updateOidcUserSource: [`/admin/usergroups/${userGroupId}/oidcusersources/${oidcSourceId}`],
  updateLdapUserSource: [`/admin/usergroups/${userGroupId}/ldapusersources/${ldapSourceId}`],
  updateDirectory: [`/admin/directories/${(await providerOf(ldapSourceId)).ldap_provider_id}`],
  updateUserGroup: [`/admin/usergroups/${userGroupId}`],
  updateLog: [`${issue}/logs/${logId}/edit`],
  updateRecurringIssue: [`/devices/${plan.device_id}/recurringissues/${plan.id}`],
  saveRetentionPolicy: [`${machine}/retention`],
  saveGroupRetentionPolicy: [`${machines}/retention`],
}

test("every call that changes a versioned object has its form in the list", () => {
  const versioned = allEndpoints.filter(
    ({ endpoint }) => endpoint.method === "PUT" && isVersioned(endpoint.body),
  )
  expect(Object.keys(FORMS).sort()).toEqual(versioned.map(({ name }) => name).sort())
})

test.each(Object.entries(FORMS))("the form of %s has the version", async (_name, [page, post = page]) => {
  const answers = [await administrator.html(page), await (await administrator.get(page, HTMX)).text()]
  const forms = answers.flatMap(formsOf).filter(({ action }) => action === post)
  expect(forms.length).toBeGreaterThan(0)
  for (const { fields } of forms) expect(fields.version).toMatch(/^\d+$/)
})
