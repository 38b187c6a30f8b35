/** Lists of the signed-in user's issues, sessions and device authorities as calls. */
import { z } from "zod/mini"
import { DEVICE_AUTHORITIES } from "../../base/authorities.ts"
import { sortedList } from "../../base/schema.ts"
import { get } from "../../http/endpoint.ts"
import { issue } from "../../maintenance/issues/contract.ts"
import { ISSUE_SORTS } from "../../maintenance/issues/rules.ts"
import { session, sessionsOfReader } from "../session/contract.ts"
import { SESSION_SORTS } from "../session/rules.ts"

const flag = z._default(z.enum(["true", "false"], "validation.choice"), "false")

/** "true" includes closed and ended ones. */
const completed = flag

export const overviewEndpoints = {
  listAssignedIssues: get("/profile/assignedissues", "signedIn", {
    summary:
      "Issues that the caller is responsible for, newest first; plain leaves out the descriptions' markup",
    tokens: "ISSUE_READ",
    ...sortedList(issue, ISSUE_SORTS, { completed, plain: flag }),
  }),
  listGroupAssignedIssues: get("/profile/groupassignedissues", "signedIn", {
    summary: "Issues that are given to the caller's groups, newest first",
    tokens: "ISSUE_READ",
    ...sortedList(issue, ISSUE_SORTS, { completed }),
  }),
  listMyDeviceAuthorities: get("/profile/deviceroleauthorities", "signedIn", {
    summary: "Lists the caller's authorities on at least one device",
    response: z.array(z.enum(DEVICE_AUTHORITIES)),
  }),
  listMyActiveSessions: get("/profile/activesessions", "signedIn", {
    summary: "Running sessions that the caller owns or is invited to, newest first",
    ...sessionsOfReader,
  }),
  listMyCreatedSessions: get("/profile/mycreatedsessions", "signedIn", {
    summary: "Sessions that the caller has started, newest first",
    tokens: "LOG_READ",
    ...sortedList(session, SESSION_SORTS, {
      completed: z._default(z.enum(["true", "false"], "validation.choice"), "true"),
    }),
  }),
}
