/** What the user can do after a session ended or did not start, by the code of its end. */
import type { TextKey } from "../../src/web/texts/i18n.ts"
import { type EndReason, isNormalEnd } from "./model.ts"

type Advice = Extract<TextKey, `viewer.next_${string}`> extends `viewer.next_${infer Name}` ? Name : never

const END_ADVICE: Readonly<Record<string, Advice>> = {
  UPSTREAM_TIMEOUT: "network",
  UPSTREAM_NOT_FOUND: "connector",
  UPSTREAM_UNAVAILABLE: "machine",
  DEVICE_UNAVAILABLE: "connector",
  DEVICE_ERROR: "machine",
  RESOURCE_CLOSED: "machine",
  CONNECTION_ERROR: "machine",
  CLIENT_TIMEOUT: "ownNetwork",
  CLIENT_TOO_MANY: "otherSessions",
  SESSION_CONFLICT: "otherSessions",
  SERVER_BUSY: "wait",
  CLIENT_BAD_REQUEST: "interface",
  CLIENT_BAD_TYPE: "interface",
  CLIENT_OVERRUN: "interface",
  CLIENT_FORBIDDEN: "trust",
  CLIENT_UNAUTHORIZED: "credentials",
  CREDENTIALS_REJECTED: "enterAgain",
  RESOURCE_NOT_FOUND: "newSession",
  INTERFACE_MODIFIED_ERROR: "newSession",
  CONNECTOR_MODIFIED_ERROR: "newSession",
  MANAGER_SHUTDOWN_ERROR: "newSession",
  ISSUE_MAINTENANCE_WINDOW_ERROR: "window",
  EMERGENCY_TIME_ERROR: "window",
  ISSUE_STATE_ERROR: "issue",
  ISSUE_ENABLE_REMOTE_ACCESS_ERROR: "issue",
  ISSUE_ASSIGNMENT_ERROR: "issue",
  USER_LOGOUT_ERROR: "owner",
  SIGNED_OUT: "signInToStart",
  UNAUTHORIZED: "signIn",
  USER_AUTHORIZATION_ERROR: "permission",
  DEVICE_DELETE_ERROR: "deleted",
  NOT_ALLOWED: "permission",
  ACCESS_ENDED: "invitation",
}

/** Null after an end in the ordinary way, and where the text of the end says it already. */
export function endAdvice({ code, diagnosis }: EndReason): TextKey | null {
  const advice = END_ADVICE[code]
  if (advice === undefined || diagnosis !== undefined || isNormalEnd(code)) return null
  return `viewer.next_${advice}`
}

/** A guest has neither an issue nor a log, and no page to go back to. */
export function guestAdvice({ code }: EndReason): TextKey {
  return code === "CLIENT_TIMEOUT" ? "viewer.next_ownNetwork" : "viewer.guestMayClosePage"
}
