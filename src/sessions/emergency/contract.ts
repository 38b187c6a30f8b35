/** Emergency sessions as calls: those that wait for a review, and the review. Their start is a call of sessions. */

import { z } from "zod/mini"
import { requiredText, sortedList } from "../../base/schema.ts"
import { get, onDevice, put } from "../../http/endpoint.ts"
import { session } from "../session/contract.ts"
import { SESSION_PATH } from "../session/contract-paths.ts"
import { SESSION_SORTS } from "../session/rules.ts"
import { REVIEW_COMMENT_CHARACTERS_MAX } from "./rules.ts"

export const reviewEmergency = z.strictObject({ comment: requiredText(REVIEW_COMMENT_CHARACTERS_MAX) })

export const emergencyEndpoints = {
  listEmergencySessions: get("/devices/emergencysessions", "signedIn", {
    summary: "Emergency sessions without a review, on devices where the caller may review them, newest first",
    tokens: "DEVICE_REVIEW_EMERGENCY",
    ...sortedList(session, SESSION_SORTS),
  }),
  reviewEmergencySession: put(`${SESSION_PATH}/emergencyreview`, onDevice("DEVICE_REVIEW_EMERGENCY"), {
    summary: "Marks an emergency session of another user as reviewed; a review is final",
    tokens: "never",
    body: reviewEmergency,
    response: session,
    refuses: ["CONFLICT"],
  }),
}
