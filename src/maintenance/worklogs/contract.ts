/** Logs (processing steps) as calls. */
import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, namedObject, optionalRichText, requiredText, savedFields } from "../../base/schema.ts"
import { deviceAuthorities, entityEndpoints } from "../../http/entity-endpoints.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_SORTS, LOG_TITLE_CHARACTERS_MAX } from "./rules.ts"

const workLog = namedObject("Log", {
  id,
  issueId: id,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  ...savedFields,
})
export type WorkLog = z.infer<typeof workLog>

const logFields = {
  title: requiredText(LOG_TITLE_CHARACTERS_MAX),
  description: optionalRichText(LOG_DESCRIPTION_CHARACTERS_MAX),
}

export const createLog = z.strictObject(logFields)
export type CreateLog = z.output<typeof createLog>

export const logChanges = definePartialUpdate(createLog)
export type LogChange = ChangeOf<typeof logChanges>

const logs = entityEndpoints("/devices/:deviceId/issues/:issueId/logs/:logId", workLog, logChanges, {
  sorts: LOG_SORTS,
  auth: deviceAuthorities("LOG"),
})

export const workLogEndpoints = {
  createLog: logs.create("Writes a log into an issue that is not closed"),
  listLogs: logs.list("The logs of an issue, newest first"),
  getLog: logs.read("One log"),
  updateLog: logs.update("Changes a log while its issue is not closed"),
  deleteLog: logs.delete("Deletes a log without remote sessions while its issue is not closed", ["CONFLICT"]),
}
