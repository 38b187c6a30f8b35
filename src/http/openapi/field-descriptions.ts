/**
 * What each field of a body, an answer or a query means, for the OpenAPI document: by its name, and by what it is in where one
 * name means different things: a schema, a field with fields of its own, or `query`. A field of one area is in the file of that area.
 */
import { IDENTITY_DESCRIPTIONS } from "./descriptions/identity.ts"
import { MACHINES_DESCRIPTIONS } from "./descriptions/machines.ts"
import { MAINTENANCE_DESCRIPTIONS } from "./descriptions/maintenance.ts"
import { SESSIONS_DESCRIPTIONS } from "./descriptions/sessions.ts"
import { SHARED_DESCRIPTIONS } from "./descriptions/shared.ts"
import { SYSTEM_DESCRIPTIONS } from "./descriptions/system.ts"

export const FIELD_DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...SHARED_DESCRIPTIONS,
  ...IDENTITY_DESCRIPTIONS,
  ...MACHINES_DESCRIPTIONS,
  ...MAINTENANCE_DESCRIPTIONS,
  ...SESSIONS_DESCRIPTIONS,
  ...SYSTEM_DESCRIPTIONS,
}

/** @param places  what the field is in, the nearest first */
export function descriptionOf(places: readonly string[], name: string): string | undefined {
  const known = [...places.map((place) => `${place}.${name}`), name].find(
    (key) => FIELD_DESCRIPTIONS[key] !== undefined,
  )
  return known === undefined ? undefined : FIELD_DESCRIPTIONS[known]
}

/** Path parameters, by name; other ids are described by their name. */
const PATH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  id: "Id of the user source.",
  authority: "Name of the authority.",
  kind: "Kind of master data: devices, devicegroups, users, usergroups, interfaces or plans.",
}

/** "deviceGroupId" -> "Id of the device group." */
export function pathDescription(name: string): string {
  const words = name
    .replace(/Id$/, "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
  return PATH_DESCRIPTIONS[name] ?? `Id of the ${words.trim()}.`
}
