/** A machine with one of everything that a path can name below it, in the middle of a remote session. */
import { randomBytes } from "node:crypto"
import { hoursAfter } from "../../src/base/clock.ts"
import { insertApiToken } from "../../src/identity/apitokens/store.ts"
import { insertPlcBlock } from "../../src/sessions/plc/store.ts"
import { aChecklistItem, aPlan, aTransferredFile } from "./builders.ts"
import type { VncMachine } from "./machines.ts"
import { invite, type RemoteTest, type TestSignIn } from "./remote-sessions.ts"
import { aPng } from "./uploads.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, uniqueName } from "./users.ts"

/** By the names of path parameters; `userId` and `id` mean something else in every path. */
interface DeviceFixture {
  deviceId: string
  deviceGroupId: string
  issueId: string
  logId: string
  interfaceId: string
  recurringIssueId: string
  attachmentId: string
  checklistItemId: string
  signatureId: string
  devicePermissionId: string
  sessionId: string
  connectionId: string
  fileId: string
  blockId: string
  invitationId: string
  /** Invited to the session. */
  guestId: string
}

/** The superuser `root` owns the session and all that hangs on it. */
export async function aDeviceFixture(
  on: RemoteTest,
  root: TestSignIn,
  machine: VncMachine,
): Promise<DeviceFixture> {
  const { deps } = on
  const job = { ...(await on.aSessionFixture(machine.target)), technician: root }
  const { deviceId, issueId, logId, interfaceId } = job
  const issue = `/devices/${deviceId}/issues/${issueId}`
  await deps.db
    .updateTable("issue")
    .set({ assigned_user_id: root.userId })
    .where("id", "=", issueId)
    .execute()
  const { device_group_id: deviceGroupId } = await deps.db
    .selectFrom("device")
    .select("device_group_id")
    .where("id", "=", deviceId)
    .executeTakeFirstOrThrow()

  const form = new FormData()
  form.append("file", new File([aPng(2, 2) as BlobPart], "photo.png"))
  const sent = await fetch(`${on.address}/api${issue}/attachments`, {
    ...{ method: "POST", body: form, headers: { authorization: `Bearer ${root.token}` } },
  })
  const { id: attachmentId } = (await sent.json()) as { id: string }

  const path = await on.startSession(job)
  await (await on.joinSession(path, root)).waitForNotice("viewers")
  const guest = await on.aUserOn(job)
  await grantOnDevice(deps, guest.userId, deviceId, ["DEVICE_READ"])
  if ((await invite(on, path, root, guest, "VIEW")).status !== 201)
    throw new Error("the invitation was refused")
  const invitation = await deps.db
    .insertInto("session_email_invitation")
    .values({
      ...{ remote_session_id: path.sessionId, email: "guest@service.example", access_right: "VIEW" },
      ...{ token_hash: randomBytes(32), created_by: root.userId, created_on: deps.clock() },
      expires_on: hoursAfter(deps.clock(), 1),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  const blockId = await insertPlcBlock(deps.db, {
    ...{ sessionId: path.sessionId, blockType: "FB", blockNumber: 12, content: Buffer.from("pp") },
    ...{ disassembly: "L 1", createdBy: root.userId, createdOn: deps.clock() },
  })
  const permission = await deps.db
    .selectFrom("device_permission")
    .select("id")
    .where("device_id", "=", deviceId)
    .executeTakeFirstOrThrow()
  const connection = await deps.db
    .selectFrom("session_viewer")
    .select("id")
    .where("remote_session_id", "=", path.sessionId)
    .executeTakeFirstOrThrow()
  const fileId = await aTransferredFile(deps.db, {
    ...{ connectionId: connection.id, filename: "log.txt", sha256: Buffer.alloc(32, 3), sizeBytes: 9 },
    ...{ createdBy: root.userId, createdOn: deps.clock() },
  })
  const checklistItemId = await aChecklistItem(deps, issueId)
  const signatureId = await aDrawnSignature(on, { issueId, attachmentId, userId: root.userId })
  const recurringIssueId = await aPlan(deps, deviceId, root.userId)
  const asked = { device_id: deviceId, title: "asked for", start_on: deps.clock(), created_by: root.userId }
  await deps.db
    .insertInto("approval_request")
    .values([
      { ...asked, object_type: "ISSUE", object_id: issueId },
      { ...asked, object_type: "RECURRING_ISSUE", object_id: recurringIssueId },
    ])
    .execute()
  return {
    ...{ deviceId, deviceGroupId, issueId, logId, interfaceId, attachmentId, blockId },
    ...{ recurringIssueId, checklistItemId, signatureId },
    devicePermissionId: permission.id,
    sessionId: path.sessionId,
    connectionId: connection.id,
    fileId,
    invitationId: invitation.id,
    guestId: guest.userId,
  }
}

/** A signature with the picture of an attachment. */
async function aDrawnSignature(
  { deps }: Pick<RemoteTest, "deps">,
  { issueId, attachmentId, userId }: { issueId: string; attachmentId: string; userId: string },
): Promise<string> {
  const picture = await deps.db
    .selectFrom("attachment")
    .select(["content_hash", "size_bytes"])
    .where("id", "=", attachmentId)
    .executeTakeFirstOrThrow()
  const { id } = await deps.db
    .insertInto("issue_signature")
    .values({
      ...{ issue_id: issueId, kind: "DRAWN", printed_name: "R. Maas", width: 2, height: 2, ...picture },
      ...{ signed_on: deps.clock(), signed_by: userId },
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** A user and a group, with one of every resource that a path can name below them. */
interface UserFixture {
  userId: string
  token: string
  signInId: string
  apiTokenId: string
  passkeyId: string
  userGroupId: string
  systemRoleId: string
  oidcSourceId: string
  ldapSourceId: string
}

export async function aUserFixture({ deps }: Pick<RemoteTest, "deps">): Promise<UserFixture> {
  const { db } = deps
  const now = deps.clock()
  const userId = await aUser(deps, { superuser: true })
  const token = await createToken(deps, userId)
  const idOf = async (query: { executeTakeFirstOrThrow(): Promise<{ id: string }> }) =>
    (await query.executeTakeFirstOrThrow()).id
  const signInId = await idOf(db.selectFrom("sign_in").select("id").where("user_id", "=", userId))
  const apiTokenId = await insertApiToken(db, {
    ...{ userId, name: uniqueName("token"), scopes: ["DEVICE_READ"], deviceId: null, address: "" },
    ...{ tokenHash: randomBytes(32), createdOn: now, expiresOn: hoursAfter(now, 24) },
  })
  const passkey = { name: "key", credential_id: randomBytes(16), public_key: randomBytes(16), counter: "0" }
  const passkeyId = await idOf(
    db
      .insertInto("passkey")
      .values({ ...passkey, user_id: userId, rp_id: "localhost", created_on: now })
      .returning("id"),
  )
  const userGroupId = await aUserGroup(deps, [userId])
  const systemRoleId = await idOf(
    db
      .insertInto("system_role")
      .values({ name: uniqueName("role") })
      .returning("id"),
  )
  await db
    .insertInto("user_group_system_role")
    .values({ user_group_id: userGroupId, system_role_id: systemRoleId })
    .execute()
  const identityProviderId = await idOf(
    db
      .insertInto("identity_provider")
      .values({ name: uniqueName("provider") })
      .returning("id"),
  )
  const ldapProviderId = await idOf(
    db
      .insertInto("ldap_provider")
      .values({ name: uniqueName("directory") })
      .returning("id"),
  )
  const source = { user_group_id: userGroupId, group_mappings: ["fitters"] }
  const sourceOf = (provider: object) =>
    idOf(
      db
        .insertInto("user_source")
        .values({ ...source, ...provider })
        .returning("id"),
    )
  return {
    ...{ userId, token, signInId, apiTokenId, passkeyId, userGroupId, systemRoleId },
    oidcSourceId: await sourceOf({ identity_provider_id: identityProviderId }),
    ldapSourceId: await sourceOf({ ldap_provider_id: ldapProviderId }),
  }
}
