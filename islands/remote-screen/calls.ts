/**
 * The calls of the session screen. Their types are the contracts'; only method and path are part of the script, because the
 * contracts bring their schemas along. A path that a contract does not have does not compile.
 */
import type { callApi } from "../../src/http/api-client.ts"
import type { deviceEndpoints } from "../../src/machines/devices/contract.ts"
import type { issueEndpoints } from "../../src/maintenance/issues/contract.ts"
import type { remoteEndpoints } from "../../src/sessions/session/contract.ts"

type Remote = typeof remoteEndpoints
type Endpoint = Parameters<typeof callApi>[0]

const LOG = "/devices/:deviceId/issues/:issueId/logs/:logId"
const SESSION = `${LOG}/sessions/:sessionId` as const
const USER = `${SESSION}/invitations/user/:userId` as const
const EMAIL = `${SESSION}/invitations/email/:invitationId` as const

/** A call of the contracts by method and path. */
export function row<E extends Endpoint>(method: E["method"], path: E["path"]): E {
  return { method, path } as E
}

export const sessionCalls = {
  startSession: row<Remote["startSession"]>("POST", `${LOG}/interfaces/:interfaceId/sessions`),
  getSession: row<Remote["getSession"]>("GET", SESSION),
  createTicket: row<Remote["createTicket"]>("POST", `${SESSION}/tickets`),
  updateGraphicalSession: row<Remote["updateGraphicalSession"]>("PUT", `${LOG}/graphicalsessions/:sessionId`),
  decideHostKey: row<Remote["decideHostKey"]>("PUT", `${SESSION}/hostkey`),
  listUserInvitations: row<Remote["listUserInvitations"]>("GET", `${SESSION}/invitations/user`),
  inviteUser: row<Remote["inviteUser"]>("POST", `${SESSION}/invitations/user`),
  withdrawUserInvitation: row<Remote["withdrawUserInvitation"]>("DELETE", USER),
  listEmailInvitations: row<Remote["listEmailInvitations"]>("GET", `${SESSION}/invitations/email`),
  inviteByEmail: row<Remote["inviteByEmail"]>("POST", `${SESSION}/invitations/email`),
  changeEmailInvitation: row<Remote["changeEmailInvitation"]>("PUT", EMAIL),
  withdrawEmailInvitation: row<Remote["withdrawEmailInvitation"]>("DELETE", EMAIL),
  renewEmailInvitation: row<Remote["renewEmailInvitation"]>("PUT", `${EMAIL}/renewal`),
  removeViewer: row<Remote["removeViewer"]>("PUT", `${SESSION}/connections/:connectionId/removal`),
  declineRequest: row<Remote["declineRequest"]>("DELETE", `${SESSION}/connections/:connectionId/request`),
  superviseSession: row<Remote["superviseSession"]>("PUT", `${SESSION}/supervision`),
  listInvitableUsers: row<(typeof deviceEndpoints)["listInvitableUsers"]>(
    "GET",
    "/devices/:deviceId/invitableusers",
  ),
  extendWindow: row<(typeof issueEndpoints)["extendWindow"]>(
    "PUT",
    "/devices/:deviceId/issues/:issueId/extendMaintenanceWindow",
  ),
}
