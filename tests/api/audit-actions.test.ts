/** Generated from the endpoints: every change writes an audit entry with user, action and client address. */

import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import { ensureDemoLicence } from "../../src/demo/seed/licence.ts"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints } from "../../src/routes.ts"
import { identityActions } from "../harness/audited-actions/identity.ts"
import {
  type AuditedAction,
  type AuditedActions,
  maintenanceActions,
  SECRETS,
} from "../harness/audited-actions/maintenance.ts"
import { sessionActions } from "../harness/audited-actions/sessions.ts"
import { PASSWORD } from "../harness/factors.ts"
import { stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { aUser, createToken } from "../harness/users.ts"

stopMachinesAfterAll()

setDefaultTimeout(30_000)

const on = await remoteTest()
const { deps } = on
await ensureDemoLicence(deps)
const userId = await aUser(deps, { superuser: true, name: "root" })
const root = { userId, token: await createToken(deps, userId) }
const stage = { on, root }
const actions: AuditedActions = {
  ...maintenanceActions(stage),
  ...identityActions(stage),
  ...(await sessionActions(stage)),
}

/** Endpoints that write, but change nothing that needs an audit entry. */
const CHANGE_NOTHING = {
  noteActivity: "keeps a sign-in from ending; its sign-in is written down",
  refreshToken: "goes on with a sign-in that is written down; one that is used twice is too",
  requestPasswordReset: "queues a wish; the job writes it down with what became of it",
  createDownloadTicket: "the download that it is for is written down",
  createSignInChallenge: "a question",
  createOwnChallenge: "a question",
  checkIdentityProvider: "asks the provider",
  checkDirectory: "asks the directory",
  dryRunIdentityProvider: "rehearses a change",
  dryRunDirectory: "rehearses a change; asking the directory is written down",
  dryRunOidcUserSource: "rehearses a change",
  dryRunLdapUserSource: "rehearses a change; asking the directory is written down",
  createImport: "takes in a file; nothing is changed before it is applied",
  checkImport: "finds out what a file would change",
  createUpload: "takes in a file; what becomes of the whole one is written down",
  deleteUpload: "removes what one has begun to send oneself",
  deleteImport: "removes what one has uploaded oneself; what it has imported is written down",
}

/** Actions that need a peer from another test: that file, and the event that it checks. */
const ELSEWHERE: Record<string, [file: string, event: string]> = {
  registerPasskey: ["browser/second-factor.test.ts", "PASSKEY_ADDED"],
  resetPassword: ["api/reset-password.test.ts", "PASSWORD_RESET"],
  createTicket: ["api/remote-viewers.test.ts", "SESSION_JOINED"],
  downloadFile: ["api/file-transfers.test.ts", "SESSION_FILE_FETCHED"],
  uploadFile: ["api/file-transfers.test.ts", "SESSION_FILE_SENT"],
  appendToUpload: ["api/uploads-in-parts.test.ts", "SESSION_FILE_SENT"],
  scanAgain: ["api/file-transfers.test.ts", "SESSION_FILE_SENT"],
  cancelTransfer: ["api/file-transfers.test.ts", "SESSION_FILE_CANCELLED"],
  applyImport: ["api/master-data.test.ts", "MASTER_DATA_IMPORTED"],
  createFederatedToken: ["api/federated-tokens.test.ts", "SIGN_IN"],
}

const rowOf = (action: string) => action.split("/")[0]!
const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== "GET")

test("every writing endpoint is covered here, and no removed endpoint is listed", () => {
  const here = [actions, CHANGE_NOTHING, ELSEWHERE].flatMap((names) => Object.keys(names).map(rowOf))
  expect([...new Set(here)].sort()).toEqual(writing.map(({ name }) => name).sort())
})

test.each(Object.entries(ELSEWHERE))(
  "the audit event of %s is covered in another test file",
  async (_name, [file, event]) => {
    const source = await Bun.file(join(import.meta.dir, "..", file)).text()
    expect(source.includes(`"${event}"`)).toBe(true)
  },
)

async function send(
  endpoint: Endpoint,
  { ids = {}, body, file, who = root }: AuditedAction,
): Promise<Response> {
  const path = pathParamNames(endpoint.path).reduce(
    (made, name) => made.replace(`:${name}`, ids[name] ?? `no ${name}`),
    endpoint.path as string,
  )
  const form = new FormData()
  if (file) form.append("file", new File([file.bytes as BlobPart], file.name))
  const isText = endpoint.plainText === true
  return fetch(`${on.address}/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
      ...(file || body === undefined ? {} : { "content-type": isText ? "text/plain" : "application/json" }),
    },
    ...(file ? { body: form } : {}),
    ...(body === undefined ? {} : { body: isText ? String(body) : JSON.stringify(body) }),
  })
}

async function newestEntry(): Promise<number> {
  const { id } = await deps.db
    .selectFrom("audit_entry")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirstOrThrow()
  return Number(id ?? 0)
}

const SENT_SECRETS = [...Object.values(SECRETS), PASSWORD, root.token]

describe.each(Object.keys(actions))("%s", (name) => {
  test("writes an audit entry with the user, the action, the address and the previous values, and no secret", async () => {
    const { endpoint } = writing.find((row) => row.name === rowOf(name))!
    const action = await actions[name]!()
    const last = await newestEntry()
    const answer = await send(endpoint, action)
    await action.cleanUp?.()
    expect([answer.status, answer.status < 300 ? "" : await answer.text()]).toEqual([answer.status, ""])

    const entries = await deps.db.selectFrom("audit_entry").selectAll().where("id", ">", `${last}`).execute()
    const written = JSON.stringify(entries.map(({ details }) => details))
    expect(SENT_SECRETS.filter((secret) => written.includes(secret))).toEqual([])
    const entry = entries.find(({ event }) => event === action.event)
    expect([action.event, entries.map(({ event }) => event)]).toEqual([
      action.event,
      expect.arrayContaining([action.event]),
    ])
    expect(entry).toMatchObject({
      address: "127.0.0.1",
      ...(action.who === null ? {} : { user_id: (action.who ?? root).userId }),
      ...(action.objectId ? { object_id: action.objectId } : {}),
    })
    const details = entry!.details as Record<string, unknown>
    for (const field of action.changes ?? []) {
      const [before, after] = [details[`${field}.before`], details[`${field}.after`]]
      expect([field, before === undefined, after === undefined, before === after]).toEqual([
        ...[field, false, false, false],
      ])
    }
    // The entry must describe the deleted object without a lookup, since the object is gone.
    if (endpoint.method === "DELETE") expect(details).not.toEqual({})
  })
})

/** Fields of bodies that name something else, by the row that takes them. */
const NAMING: [row: string, fields: (id: string) => object][] = [
  ...["createDevice", "updateDevice"].flatMap((row): [string, (id: string) => object][] => [
    [row, (deviceGroupId) => ({ deviceGroupId })],
    [row, (notificationUserId) => ({ notificationUserId })],
    [row, (notificationUserGroupId) => ({ notificationUserGroupId })],
  ]),
  ...["createIssue", "updateIssue", "createRecurringIssue", "updateRecurringIssue"].flatMap(
    (row): [string, (id: string) => object][] => [
      [row, (assignedUserId) => ({ assignedUserId })],
      [row, (assignedUserGroupId) => ({ assignedUserGroupId })],
    ],
  ),
  ...["createInterface", "updateInterface"].map((row): [string, (id: string) => object] => [
    row,
    (id) => ({ startRemotePermissionForAll: false, startRemotePermissionUserGroupIds: [id] }),
  ]),
  ...["createDevicePermission", "updateDevicePermission"].flatMap(
    (row): [string, (id: string) => object][] => [
      [row, (deviceRoleId) => ({ deviceRoleId })],
      [row, (userId) => ({ userId })],
      [row, (userGroupId) => ({ userId: null, userGroupId })],
    ],
  ),
  ...["saveDeviceApprovalConfig", "saveDeviceGroupApprovalConfig"].map(
    (row): [string, (id: string) => object] => [
      row,
      (id) => ({ issueApprovalConfig: { type: "DEDICATED", stages: [{ voteUserGroups: [{ id }] }] } }),
    ],
  ),
  ["createDeviceGroup", (parentId) => ({ parentId })],
  ["updateDeviceGroup", (parentId) => ({ parentId })],
  ["createOidcUserSource", (identityProviderId) => ({ identityProviderId })],
  ["updateOidcUserSource", (identityProviderId) => ({ identityProviderId })],
  ["createLdapUserSource", (ldapProviderId) => ({ ldapProviderId })],
  ["updateLdapUserSource", (ldapProviderId) => ({ ldapProviderId })],
  ["inviteUser", (userId) => ({ userId })],
  ["createApiToken", (deviceId) => ({ deviceId })],
]

test.each(NAMING)(
  "an unknown id in the body of %s is rejected with a client error, not a server error",
  async (name, fields) => {
    const { endpoint } = writing.find((row) => row.name === name)!
    const action = await actions[name]!()
    const wrong = fields(crypto.randomUUID())
    const { status } = await send(endpoint, { ...action, body: { ...(action.body as object), ...wrong } })
    expect([wrong, status >= 400 && status < 500]).toEqual([wrong, true])
  },
)
