/** The columns of each kind of master data. */
import { z } from "zod/mini"
import { definePartialUpdate } from "../../base/partial-update.ts"
import { id } from "../../base/schema.ts"
import { USER_GROUP_FIELDS } from "../../identity/usergroups/fields.ts"
import { changeUser, newUser } from "../../identity/users/contract.ts"
import { USER_FIELDS } from "../../identity/users/fields.ts"
import { DEVICE_GROUP_FIELDS } from "../../machines/devicegroups/fields.ts"
import { saveDevice } from "../../machines/devices/contract.ts"
import { DEVICE_FIELDS } from "../../machines/devices/fields.ts"
import { saveInterface } from "../../machines/interfaces/contract.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import { createRecurringIssue } from "../plans/contract.ts"
import { PLAN_FIELDS } from "../plans/fields.ts"
import { columnsOfFields, columnsOfSchema, ID_COLUMN, referenceColumn, splitFields } from "./fields.ts"
import type { MasterDataKind } from "./rules.ts"
import type { Column } from "./rules-cells.ts"

/** Places a row on its machine. */
const DEVICE_COLUMN = referenceColumn("device", "terms.machine", "device", { field: null, required: true })

/** The groups that a user was put into by hand. */
const importedGroups = { userGroupIds: z.optional(z.array(id)) }
/** A user of an import has no password: the one-time password of an e-mail sets it. */
const {
  password: _new,
  superuser: _grant,
  otpEnabled: _otp,
  otpSecret: _secret,
  ...userFields
} = newUser.shape
export const importedUser = z.strictObject({ ...userFields, ...importedGroups })
const {
  password: _changed,
  superuser: _granted,
  otpEnabled: _on,
  otpSecret: _key,
  ...changeFields
} = changeUser.shape
/** What is left out keeps its value; schemas that are made optional alone would still fill in defaults, and clear it. */
export const importedUserChange = definePartialUpdate(
  z.strictObject({ ...changeFields, ...importedGroups }),
).schema

const { superuser: _right, otpEnabled: _factor, expiry: _expiry, ...IMPORTED_FIELDS } = USER_FIELDS

const [ACCESS_FIELDS, TERMINAL_FIELDS] = splitFields(INTERFACE_FIELDS, "maxSessions")
const [PLAN_TASK_FIELDS, PLAN_SCHEDULE_FIELDS] = splitFields(PLAN_FIELDS, "period")
const PLAN_REFERENCES = { assignedUserId: "user", assignedUserGroupId: "userGroup" } as const
/** Shorter than in the form. */
const PLAN_LABELS = {
  startDateTime: "terms.start",
  endDateTime: "terms.end",
  maintenanceWindowInHours: "issues.windowHours",
}

const USER_GROUPS_COLUMN: Column = {
  name: "userGroups",
  label: "admin.section_usergroups",
  kind: "references",
  field: "userGroupIds",
  required: false,
  refers: "userGroup",
  empty: [],
}

export const COLUMNS: Readonly<Record<MasterDataKind, readonly Column[]>> = {
  devices: [
    ID_COLUMN,
    ...columnsOfFields({ name: DEVICE_FIELDS.name }, {}),
    referenceColumn("deviceGroup", "terms.machineGroup", "deviceGroup", { required: true }),
    ...columnsOfFields(DEVICE_FIELDS, {
      notificationUserId: "user",
      notificationUserGroupId: "userGroup",
    }).filter(({ name }) => name !== "name"),
    ...columnsOfSchema(saveDevice, {
      recordingEnabled: "terms.recording",
      secretValidityInDays: "deviceadmin.secretValidity",
    }),
  ],
  devicegroups: [ID_COLUMN, ...columnsOfFields(DEVICE_GROUP_FIELDS, { parentId: "deviceGroup" })],
  usergroups: [ID_COLUMN, ...columnsOfFields(USER_GROUP_FIELDS, {})],
  users: [
    ID_COLUMN,
    ...columnsOfFields(IMPORTED_FIELDS, {}),
    ...columnsOfSchema(importedUser, { locked: "people.filter_locked" }),
    ...columnsOfFields({ expiry: USER_FIELDS.expiry }, {}),
    ...columnsOfSchema(importedUser, { passwordExpired: "people.passwordExpired" }),
    USER_GROUPS_COLUMN,
  ],
  interfaces: [
    ID_COLUMN,
    DEVICE_COLUMN,
    ...columnsOfFields(ACCESS_FIELDS, {}, { type: "terms.type" }),
    {
      ...USER_GROUPS_COLUMN,
      name: "startRemotePermissionUserGroups",
      label: "interfaces.permittedGroups",
      field: "startRemotePermissionUserGroupIds",
    },
    ...columnsOfFields(TERMINAL_FIELDS, {}),
    ...columnsOfSchema(saveInterface, {
      recordingOptions: "terms.recording",
      vncOptions: "interfaces.picture",
      rdpOptions: "interfaces.rdpSession",
      sshOptions: "interfaces.terminal",
      httpsOptions: "interfaces.webPage",
      s7Options: "interfaces.plc",
    }),
  ],
  plans: [
    ID_COLUMN,
    DEVICE_COLUMN,
    ...columnsOfFields(PLAN_TASK_FIELDS, PLAN_REFERENCES),
    ...columnsOfSchema(createRecurringIssue, { active: "plans.state_ACTIVE" }),
    ...columnsOfFields(PLAN_SCHEDULE_FIELDS, {}, PLAN_LABELS),
  ],
}
