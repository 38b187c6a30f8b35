/** The editable fields of an issue, in the order of the form. A new field also needs a migration and its texts. */
import { z } from "zod/mini"
import {
  booleanField,
  choiceField,
  descriptionField,
  type Fields,
  formattedTextField,
  instantField,
  integerField,
  referenceField,
  requiredTextField,
  textField,
  urlField,
} from "../../base/fields.ts"
import { optionalText } from "../../base/schema.ts"
import { emailsOf, isEmailList } from "../../system/notifications/rules.ts"
import { WINDOW_HOURS } from "../windows/rules.ts"
import {
  DESCRIPTION_CHARACTERS_MAX,
  ISSUE_TITLE_CHARACTERS_MAX,
  ISSUE_TYPES,
  NOTIFICATION_EMAILS_CHARACTERS_MAX,
  PRIORITIES,
  TICKET_ID_CHARACTERS_MAX,
  URL_CHARACTERS_MAX,
} from "./rules.ts"

/** E-mail addresses separated by commas. */
const notificationEmails = optionalText(NOTIFICATION_EMAILS_CHARACTERS_MAX).check(
  z.refine(isEmailList, "validation.email"),
  z.overwrite((list) => emailsOf(list).join(", ")),
)

export const ISSUE_FIELDS = {
  title: requiredTextField({ column: "title", label: "terms.title", max: ISSUE_TITLE_CHARACTERS_MAX }),
  issueType: choiceField({
    column: "issue_type",
    label: "terms.type",
    options: ISSUE_TYPES,
    optionLabels: "states.issueType_",
    default: "MAINTENANCE",
    row: "kind",
  }),
  priority: choiceField({
    column: "priority",
    label: "terms.priority",
    options: PRIORITIES,
    optionLabels: "states.priority_",
    default: "NORMAL",
    row: "kind",
  }),
  activationDateTime: instantField({
    column: "activation_on",
    label: "issues.activation",
    row: "window",
    section: "plans.scheduleLegend",
  }),
  maintenanceWindowInHours: integerField({
    column: "window_hours",
    label: "issues.windowHours",
    ...WINDOW_HOURS,
    row: "window",
  }),
  assignedUserGroupId: referenceField({
    column: "assigned_user_group_id",
    label: "issues.assignedGroup",
    row: "assignment",
    section: "plans.assignmentLegend",
    isOutsideApproval: true,
  }),
  assignedUserId: referenceField({
    column: "assigned_user_id",
    label: "issues.assignedUser",
    row: "assignment",
    isOutsideApproval: true,
  }),
  /** Only addresses of domains that the assigned group allows. */
  notificationEmails: formattedTextField(
    {
      column: "notification_emails",
      label: "issues.notificationEmails",
      hint: "issues.notificationEmailsHint",
      max: NOTIFICATION_EMAILS_CHARACTERS_MAX,
      isOutsideApproval: true,
    },
    notificationEmails,
  ),
  enableRemoteAccess: booleanField({
    column: "enable_remote_access",
    label: "issues.enableRemoteAccess",
    default: true,
    row: "access",
  }),
  disconnectSessionsUponTimeEnd: booleanField({
    column: "disconnect_sessions_upon_time_end",
    label: "issues.disconnectOnEnd",
    default: true,
    row: "access",
  }),
  ticketId: textField({
    column: "ticket_id",
    label: "issues.ticketId",
    max: TICKET_ID_CHARACTERS_MAX,
    row: "ticket",
  }),
  ticketSystemURL: urlField({
    column: "ticket_system_url",
    label: "issues.ticketUrl",
    max: URL_CHARACTERS_MAX,
    row: "ticket",
  }),
  description: descriptionField(DESCRIPTION_CHARACTERS_MAX),
} as const satisfies Fields
