/** The installation's settings as calls. */

import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject } from "../../base/schema.ts"
import { inSystem } from "../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
import { SETTINGS_FIELDS } from "./fields.ts"

const saveSettings = z.strictObject({
  ...inputSchemas(SETTINGS_FIELDS),
  /** Whose members are notified of every emergency session. */
  emergencyUserGroupId: z._default(z.nullable(id), null),
})
export const settingsChanges = definePartialUpdate(saveSettings)
export type SettingsChange = ChangeOf<typeof settingsChanges>

const settings = namedObject("Settings", {
  ...responseSchemas(SETTINGS_FIELDS),
  emergencyUserGroupId: z.nullable(id),
  version: z.int(),
  changedOn: instant,
})
export type Settings = z.infer<typeof settings>

const singleton = singletonEndpoints("/environment/settings", settings, settingsChanges.schema, {
  auth: readAndWriteRules(inSystem("LICENSE_INSTALL"), "superuser"),
})

export const settingsEndpoints = {
  getSettings: singleton.read("Legal texts, the recording consent and the inactivity timeout"),
  saveSettings: singleton.update(
    "Changes legal texts, the recording consent and the inactivity timeout; effective immediately",
  ),
}
