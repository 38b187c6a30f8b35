/** Limits and orders of logs (processing steps of an issue). */

export const LOG_TITLE_CHARACTERS_MAX = 100
export const LOG_DESCRIPTION_CHARACTERS_MAX = 5000

export const LOG_SORTS = { fields: ["createdOn", "title", "changedOn"], defaultSort: "-createdOn" } as const
