/** The paths of the calls about the sessions of a log. */

export const LOG_PATH = "/devices/:deviceId/issues/:issueId/logs/:logId"
export const SESSION_PATH = `${LOG_PATH}/sessions/:sessionId` as const
