/** The editable fields of a device group, in the order of the form. */
import {
  type Fields,
  referenceField,
  requiredTextField,
  richTextField,
  textField,
} from "../../base/fields.ts"
import {
  GROUP_DESCRIPTION_CHARACTERS_MAX,
  GROUP_LOCATION_CHARACTERS_MAX,
  GROUP_NAME_CHARACTERS_MAX,
} from "./rules.ts"

export const DEVICE_GROUP_FIELDS = {
  name: requiredTextField({ column: "name", label: "terms.name", max: GROUP_NAME_CHARACTERS_MAX }),
  description: richTextField({
    column: "description",
    label: "terms.description",
    max: GROUP_DESCRIPTION_CHARACTERS_MAX,
  }),
  location: textField({ column: "location", label: "terms.location", max: GROUP_LOCATION_CHARACTERS_MAX }),
  parentId: referenceField({ column: "parent_id", label: "terms.machineGroup" }),
} as const satisfies Fields
