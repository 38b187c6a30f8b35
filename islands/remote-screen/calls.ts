/**
 * The calls of the session screen. Their types are the contracts'; only method and path are part of the script, because the
 * contracts bring their schemas along. A path that a contract does not have does not compile.
 */

import type { callApi } from "../../src/http/api-client.ts"
import type { deviceEndpoints } from "../../src/machines/devices/contract.ts"
import type { issueEndpoints } from "../../src/maintenance/issues/contract.ts"
import type { remoteEndpoints } from "../../src/sessions/session/contract.ts"
import { LOG_PATH, SESSION_PATH } from "../../src/sessions/session/contract-paths.ts"

type Remote = typeof remoteEndpoints
type Endpoint = Parameters<typeof callApi>[0]

const USER = `${SESSION_PATH}/invitations/user/:userId` as const
const EMAIL = `${SESSION_PATH}/invitations/email/:invitationId` as const

export interface SessionIds {
  deviceId: string
  issueId: string
  logId: string
  sessionId: string
}

/** A call of the contracts by method and path. */
export function row<E extends Endpoint>(method: E["method"], path: E["path"]): E {
  return { method, path } as E
}

export const sessionCalls = {
  startSession: row<Remote["startSession"]>("POST", `${LOG_PATH}/interfaces/:interfaceId/sessions`),
  getSession: row<Remote["getSession"]>("GET", SESSION_PATH),
  createTicket: row<Remote["createTicket"]>("POST", `${SESSION_PATH}/tickets`),
  updateGraphicalSession: row<Remote["updateGraphicalSession"]>(
    "PUT",
    `${LOG_PATH}/graphicalsessions/:sessionId`,
  ),
  decideHostKey: row<Remote["decideHostKey"]>("PUT", `${SESSION_PATH}/hostkey`),
  listUserInvitations: row<Remote["listUserInvitations"]>("GET", `${SESSION_PATH}/invitations/user`),
  inviteUser: row<Remote["inviteUser"]>("POST", `${SESSION_PATH}/invitations/user`),
  withdrawUserInvitation: row<Remote["withdrawUserInvitation"]>("DELETE", USER),
  listEmailInvitations: row<Remote["listEmailInvitations"]>("GET", `${SESSION_PATH}/invitations/email`),
  inviteByEmail: row<Remote["inviteByEmail"]>("POST", `${SESSION_PATH}/invitations/email`),
  changeEmailInvitation: row<Remote["changeEmailInvitation"]>("PUT", EMAIL),
  withdrawEmailInvitation: row<Remote["withdrawEmailInvitation"]>("DELETE", EMAIL),
  renewEmailInvitation: row<Remote["renewEmailInvitation"]>("PUT", `${EMAIL}/renewal`),
  removeViewer: row<Remote["removeViewer"]>("PUT", `${SESSION_PATH}/connections/:connectionId/removal`),
  declineRequest: row<Remote["declineRequest"]>(
    "DELETE",
    `${SESSION_PATH}/connections/:connectionId/request`,
  ),
  superviseSession: row<Remote["superviseSession"]>("PUT", `${SESSION_PATH}/supervision`),
  listInvitableUsers: row<(typeof deviceEndpoints)["listInvitableUsers"]>(
    "GET",
    "/devices/:deviceId/invitableusers",
  ),
  extendWindow: row<(typeof issueEndpoints)["extendWindow"]>(
    "PUT",
    "/devices/:deviceId/issues/:issueId/extendMaintenanceWindow",
  ),
}
