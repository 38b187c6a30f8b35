/** The run log of the jobs as a call. */
import { z } from "zod/mini"
import { id, instant, namedObject, pagedList } from "../../base/schema.ts"
import { get, inSystem } from "../../http/endpoint.ts"
import { JOB_NAMES, JOB_OUTCOMES } from "./rules.ts"

const jobRun = namedObject("JobRun", {
  id,
  name: z.enum(JOB_NAMES),
  started: instant,
  /** Null while it runs. */
  ended: z.nullable(instant),
  outcome: z.enum(JOB_OUTCOMES),
  /** Runs without work that follow each other share a row; `started` is the first one's, `ended` the last one's. */
  runs: z.int(),
  counts: z.record(z.string(), z.int()),
  error: z.string(),
})
export type JobRun = z.infer<typeof jobRun>

export const jobEndpoints = {
  listJobRuns: get("/environment/jobs", inSystem("LICENSE_INSTALL"), {
    summary: "Lists job runs, newest first",
    ...pagedList(jobRun, {
      name: z.optional(z.enum(JOB_NAMES)),
      outcome: z.optional(z.enum(JOB_OUTCOMES)),
    }),
  }),
}
