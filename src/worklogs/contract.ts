/** Logs (processing steps) as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import {
  id,
  instant,
  named,
  optionalRichText,
  pageOf,
  personRef,
  requiredText,
  sortedQuery,
} from "../base/schema.ts"
import { del, get, post, put } from "../http/endpoint.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_SORTS, LOG_TITLE_CHARACTERS_MAX } from "./rules.ts"

export const workLog = named(
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
    createdBy: personRef,
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

export const logChanges = changesTo(createLog)
export type LogChange = ChangeOf<typeof createLog>

export const logListQuery = z.object(sortedQuery(LOG_SORTS))

const LOGS = "/devices/:deviceId/issues/:issueId/logs"
const LOG = "/devices/:deviceId/issues/:issueId/logs/:logId"

export const workLogEndpoints = {
  createLog: post(LOGS, {
    summary: "Writes a log into an issue that is not closed",
    gate: { device: "LOG_CREATE" },
    body: createLog,
    answer: workLog,
    status: 201,
    refuses: ["CONFLICT"],
  }),
  listLogs: get(LOGS, {
    summary: "The logs of an issue, newest first",
    gate: { device: "LOG_READ" },
    query: logListQuery,
    answer: pageOf(workLog),
  }),
  getLog: get(LOG, { summary: "One log", gate: { device: "LOG_READ" }, answer: workLog }),
  updateLog: put(LOG, {
    summary: "Changes a log while its issue is not closed",
    gate: { device: "LOG_UPDATE" },
    body: logChanges.schema,
    answer: workLog,
    refuses: ["CONFLICT"],
  }),
  deleteLog: del(LOG, {
    summary: "Deletes a log without remote sessions while its issue is not closed",
    gate: { device: "LOG_DELETE" },
    refuses: ["CONFLICT"],
  }),
}
