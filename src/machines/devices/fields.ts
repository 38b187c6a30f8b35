/** The editable fields of a device, in the order of the form. */
import { booleanField, type Fields, nameField, referenceField, textField } from "../../base/fields.ts"
import { DEVICE_TEXT_CHARACTERS_MAX } from "./rules.ts"

const max = DEVICE_TEXT_CHARACTERS_MAX

export const DEVICE_FIELDS = {
  name: nameField(max),
  manufacturer: textField({ column: "manufacturer", label: "terms.manufacturer", max, row: "make" }),
  type: textField({ column: "type", label: "terms.machineType", max, row: "make" }),
  serial: textField({ column: "serial", label: "terms.serial", max, row: "make" }),
  location: textField({ column: "location", label: "terms.location", max, row: "place" }),
  softwareVersion: textField({
    column: "software_version",
    label: "terms.softwareVersion",
    max,
    row: "place",
  }),
  /** Protocol of the machine, as the plant calls it. */
  protocol: textField({ column: "protocol", label: "terms.protocol", max, row: "place" }),
  responsibleUser: textField({ column: "responsible_user", label: "terms.responsible", max, row: "people" }),
  notificationUserId: referenceField({
    column: "notification_user_id",
    label: "terms.notifiedUser",
    row: "people",
  }),
  notificationUserGroupId: referenceField({
    column: "notification_user_group_id",
    label: "terms.notifiedGroup",
    row: "people",
  }),
  closingSignatureRequired: booleanField({
    column: "closing_signature_required",
    label: "terms.closingSignatureRequired",
    hint: "terms.closingSignatureHint",
    default: false,
    description: "Whether issues of the device are closed with a signature.",
  }),
} as const satisfies Fields
