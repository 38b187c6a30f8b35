/** The editable fields of a device group, in the order of the form. */
import { descriptionField, type Fields, nameField, referenceField, textField } from "../../base/fields.ts"
import {
  GROUP_DESCRIPTION_CHARACTERS_MAX,
  GROUP_LOCATION_CHARACTERS_MAX,
  GROUP_NAME_CHARACTERS_MAX,
} from "./rules.ts"

export const DEVICE_GROUP_FIELDS = {
  name: nameField(GROUP_NAME_CHARACTERS_MAX),
  description: descriptionField(GROUP_DESCRIPTION_CHARACTERS_MAX),
  location: textField({ column: "location", label: "terms.location", max: GROUP_LOCATION_CHARACTERS_MAX }),
  parentId: referenceField({ column: "parent_id", label: "terms.machineGroup" }),
} as const satisfies Fields
