/** Logs (processing steps) as calls. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import {
  id,
  instant,
  namedSchema,
  optionalRichText,
  pageSchema,
  requiredText,
  sortedQuery,
  userRef,
} from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_SORTS, LOG_TITLE_CHARACTERS_MAX } from "./rules.ts"

export const workLog = namedSchema(
  "Log",
  z.object({
    id,
    issueId: id,
    title: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    /** For saving: the version that was read. */
    version: z.int(),
    createdOn: instant,
    createdBy: userRef,
    changedOn: instant,
  }),
)
export type WorkLog = z.infer<typeof workLog>

const logFields = {
  title: requiredText(LOG_TITLE_CHARACTERS_MAX),
  description: optionalRichText(LOG_DESCRIPTION_CHARACTERS_MAX),
}

export const createLog = z.strictObject(logFields)
export type CreateLog = z.output<typeof createLog>

export const logChanges = definePartialUpdate(createLog)
export type LogChange = PartialInput<typeof createLog>

export const logListQuery = z.object(sortedQuery(LOG_SORTS))

const LOGS = "/devices/:deviceId/issues/:issueId/logs"
const LOG = "/devices/:deviceId/issues/:issueId/logs/:logId"

export const workLogEndpoints = {
  createLog: post(LOGS, {
    summary: "Writes a log into an issue that is not closed",
    auth: { device: "LOG_CREATE" },
    body: createLog,
    response: workLog,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  listLogs: get(LOGS, {
    summary: "The logs of an issue, newest first",
    auth: { device: "LOG_READ" },
    query: logListQuery,
    response: pageSchema(workLog),
  }),
  getLog: get(LOG, { summary: "One log", auth: { device: "LOG_READ" }, response: workLog }),
  updateLog: put(LOG, {
    summary: "Changes a log while its issue is not closed",
    auth: { device: "LOG_UPDATE" },
    body: logChanges.schema,
    response: workLog,
    refuses: ["CONFLICT"],
  }),
  deleteLog: del(LOG, {
    summary: "Deletes a log without remote sessions while its issue is not closed",
    auth: { device: "LOG_DELETE" },
    refuses: ["CONFLICT"],
  }),
}
