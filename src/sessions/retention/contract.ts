/** Retention policies of devices and device groups, and keeping and deleting one recording, as calls. */

import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { integerBetween, namedRef } from "../../base/schema.ts"
import { del, inSystem, onDevice, put } from "../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
import { SESSION_PATH } from "../session/contract-paths.ts"
import { RETENTION_DAYS, RETENTION_DIRECTION_DEFAULT, RETENTION_DIRECTIONS } from "./rules.ts"

const retentionPolicy = z.object({
  /** The effective period. Null: retention is off, recordings are kept for ever. */
  retentionPeriodInDays: z.nullable(z.int()),
  direction: z.enum(RETENTION_DIRECTIONS),
  /** Nothing is set here itself. */
  inherited: z.boolean(),
  /** The group whose policy counts; null for an own one, and where no group has one. */
  inheritedFrom: z.nullable(namedRef),
  /** Recordings that the next run of the job deletes; counted up to 10 000. The warning of data loss. */
  recordingsToDelete: z.int(),
  version: z.int(),
})
export type RetentionPolicy = z.infer<typeof retentionPolicy>

const saveRetentionPolicy = z.strictObject({
  retentionPeriodInDays: z.nullable(integerBetween(RETENTION_DAYS)),
  direction: z._default(z.enum(RETENTION_DIRECTIONS, "validation.choice"), RETENTION_DIRECTION_DEFAULT),
})
export const retentionPolicyChanges = definePartialUpdate(saveRetentionPolicy)
export type RetentionPolicyChange = ChangeOf<typeof retentionPolicyChanges>

/** Counts what a policy would delete, before it is saved. */
export const previewRetentionPolicy = z.object({
  retentionPeriodInDays: z.optional(
    z.coerce.number().check(z.int(), z.minimum(RETENTION_DAYS.min), z.maximum(RETENTION_DAYS.max)),
  ),
  direction: z.optional(z.enum(RETENTION_DIRECTIONS)),
})
export type PreviewRetentionPolicy = z.output<typeof previewRetentionPolicy>

const POLICY = "/devices/:deviceId/retentionpolicy"
const GROUP_POLICY = "/devicegroups/:deviceGroupId/retentionpolicy"

export const keepRecording = z.strictObject({
  /** Days from the end of the session; a longer period granted before stays. */
  days: integerBetween(RETENTION_DAYS),
})

const ofDevice = singletonEndpoints(POLICY, retentionPolicy, retentionPolicyChanges.schema, {
  query: previewRetentionPolicy,
  auth: readAndWriteRules(onDevice("DEVICE_READ"), onDevice("DEVICE_UPDATE_RETENTION_POLICY")),
})
const ofGroup = singletonEndpoints(GROUP_POLICY, retentionPolicy, retentionPolicyChanges.schema, {
  query: previewRetentionPolicy,
  auth: readAndWriteRules(inSystem("DEVICE_GROUP_READ"), inSystem("DEVICE_GROUP_UPDATE_RETENTION_POLICY")),
})

export const retentionEndpoints = {
  getRetentionPolicy: ofDevice.read(
    "How long recordings of a device are kept; with a query, what another policy would delete",
  ),
  saveRetentionPolicy: ofDevice.update(
    "Sets how long recordings of a device are kept; those made before keep a longer period that they had",
  ),
  deleteRetentionPolicy: del(POLICY, onDevice("DEVICE_UPDATE_RETENTION_POLICY"), {
    summary:
      "Deletes the device's own policy: its group's applies, otherwise recordings are kept without limit",
  }),
  getGroupRetentionPolicy: ofGroup.read(
    "How long recordings below a device group are kept; with a query, what another policy would delete",
  ),
  saveGroupRetentionPolicy: ofGroup.update(
    "Sets how long recordings are kept of the machines that inherit it; those made before keep a longer period that they had",
  ),
  deleteGroupRetentionPolicy: del(GROUP_POLICY, inSystem("DEVICE_GROUP_UPDATE_RETENTION_POLICY"), {
    summary:
      "Deletes the group's own policy: its parent's applies, otherwise recordings are kept without limit",
  }),
  keepRecording: put(`${SESSION_PATH}/recordings/keeping`, onDevice("RECORDING_UPDATE"), {
    summary:
      "Extends a recording's retention to a minimum number of days, regardless of the retention policy",
    body: keepRecording,
    refuses: ["CONFLICT"],
  }),
  deleteRecording: del(`${SESSION_PATH}/recordings`, onDevice("RECORDING_DELETE"), {
    summary: "Deletes the recording of a session that no retention period and no approval holds",
    refuses: ["CONFLICT"],
  }),
}
