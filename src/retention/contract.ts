/** A device's retention policy as calls. */
import { z } from "zod/mini"
import { type ChangeOf, changesTo } from "../base/changes.ts"
import { wholeNumber } from "../base/schema.ts"
import { del, get, put } from "../http/endpoint.ts"
import {
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  RETENTION_DIRECTION_DEFAULT,
  RETENTION_DIRECTIONS,
} from "./rules.ts"

export const retentionPolicy = z.object({
  /** Null: off, recordings are kept for ever. */
  retentionPeriodInDays: z.nullable(z.int()),
  direction: z.enum(RETENTION_DIRECTIONS),
  /** Recordings that the next run of the job deletes; counted up to 10 000. The warning of data loss. */
  recordingsToDelete: z.int(),
  version: z.int(),
})
export type RetentionPolicy = z.infer<typeof retentionPolicy>

export const saveRetentionPolicy = z.strictObject({
  retentionPeriodInDays: z.nullable(wholeNumber(RETENTION_DAYS_MIN, RETENTION_DAYS_MAX)),
  direction: z._default(z.enum(RETENTION_DIRECTIONS, "validation.choice"), RETENTION_DIRECTION_DEFAULT),
  /** The version that was read; another one there means that somebody else saved first. Left out: not checked. */
  version: z.optional(z.int("validation.integer")),
})
export const retentionPolicyChanges = changesTo(saveRetentionPolicy)
export type RetentionPolicyChange = ChangeOf<typeof saveRetentionPolicy>

/** What a policy would delete, to be asked before it is saved. */
export const previewRetentionPolicy = z.object({
  retentionPeriodInDays: z.optional(
    z.coerce.number().check(z.int(), z.minimum(RETENTION_DAYS_MIN), z.maximum(RETENTION_DAYS_MAX)),
  ),
  direction: z.optional(z.enum(RETENTION_DIRECTIONS)),
})
export type PreviewRetentionPolicy = z.output<typeof previewRetentionPolicy>

const POLICY = "/devices/:deviceId/retentionpolicy"

export const retentionEndpoints = {
  getRetentionPolicy: get(POLICY, {
    summary: "How long recordings of a device are kept; with a query, what another policy would delete",
    gate: { device: "DEVICE_READ" },
    query: previewRetentionPolicy,
    answer: retentionPolicy,
  }),
  saveRetentionPolicy: put(POLICY, {
    summary:
      "Sets how long recordings of a device are kept; those made before keep a longer period that they had",
    gate: { device: "DEVICE_UPDATE_RETENTION_POLICY" },
    body: retentionPolicyChanges.schema,
    answer: retentionPolicy,
    refuses: ["CONFLICT"],
  }),
  deleteRetentionPolicy: del(POLICY, {
    summary: "Keeps recordings of a device for ever",
    gate: { device: "DEVICE_UPDATE_RETENTION_POLICY" },
  }),
}
