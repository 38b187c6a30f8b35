/** The installation's settings as calls. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import { id, instant, namedSchema } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import { SETTINGS_FIELDS } from "./fields.ts"

export const saveSettings = z.strictObject({
  ...inputSchemas(SETTINGS_FIELDS),
  /** Whose members are notified of every emergency session. */
  emergencyUserGroupId: z._default(z.nullable(id), null),
  /** The version that was read; another stored version is a concurrent change. */
  version: z.optional(z.int()),
})
export const settingsChanges = definePartialUpdate(saveSettings)
export type SettingsChange = PartialInput<typeof saveSettings>

export const settings = namedSchema(
  "Settings",
  z.object({
    ...responseSchemas(SETTINGS_FIELDS),
    emergencyUserGroupId: z.nullable(id),
    version: z.int(),
    changedOn: instant,
  }),
)
export type Settings = z.infer<typeof settings>

export const settingsEndpoints = {
  getSettings: get("/environment/settings", {
    summary: "Legal texts, the recording consent and the inactivity timeout",
    auth: { system: "LICENSE_INSTALL" },
    response: settings,
  }),
  saveSettings: put("/environment/settings", {
    summary: "Changes legal texts, the recording consent and the inactivity timeout; effective immediately",
    auth: "superuser",
    body: settingsChanges.schema,
    response: settings,
    refuses: ["CONFLICT"],
  }),
}
