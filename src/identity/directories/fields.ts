/** The settings of a directory beside its password, in the order of the calls. */
import { z } from "zod/mini"
import {
  booleanField,
  choiceField,
  customField,
  type FieldDeclaration,
  type Fields,
  formattedTextField,
  integerField,
  longTextField,
  nameField,
  requiredTextField,
  textField,
} from "../../base/fields.ts"
import { requiredText } from "../../base/schema.ts"
import {
  ATTRIBUTE_CHARACTERS_MAX,
  ATTRIBUTE_NAME,
  BIND_MODES,
  CA_CHARACTERS_MAX,
  CONFIRMATION_HOURS_DEFAULT,
  CONFIRMATION_HOURS_MAX,
  DN_CHARACTERS_MAX,
  FILTER_CHARACTERS_MAX,
  GROUP_LOOKUPS,
  isDirectoryUrl,
  NAME_CHARACTERS_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  PAGE_SIZE_MIN,
  POSITION_MAX,
  URL_CHARACTERS_MAX,
  URLS_MAX,
} from "./rules.ts"

/** Name of an attribute of LDAP. */
function attributeField<const D extends FieldDeclaration & { default: string }>(declared: D) {
  const name = requiredText(ATTRIBUTE_CHARACTERS_MAX).check(
    z.regex(ATTRIBUTE_NAME, "validation.attributeName"),
  )
  return formattedTextField(
    { ...declared, max: ATTRIBUTE_CHARACTERS_MAX, required: true },
    z._default(name, declared.default),
  )
}

const url = requiredText(URL_CHARACTERS_MAX).check(z.refine(isDirectoryUrl, "validation.directoryUrl"))

export const DIRECTORY_FIELDS = {
  name: nameField(NAME_CHARACTERS_MAX, "sources.name"),
  enabled: booleanField({ column: "enabled", label: "sources.enabled", default: true }),
  /** The directory with the smallest position is queried first. */
  position: integerField({
    column: "position",
    label: "sources.position",
    hint: "sources.positionHint",
    min: 0,
    max: POSITION_MAX,
    default: 0,
  }),
  /** Servers with the same content, ldaps:// or ldap://, tried in this order. */
  urls: customField(
    "textList",
    { column: "urls", label: "sources.urls", hint: "sources.urlsHint" },
    z
      .array(url)
      .check(z.minLength(1, "validation.required"), z.maxLength(URLS_MAX, `validation.maximum|${URLS_MAX}`)),
    z.array(z.string()),
  ),
  /** Encrypts ldap:// before anything else; without it only a directory on this very host, and only in a demo. */
  startTls: booleanField({ column: "start_tls", label: "sources.startTls", default: true }),
  /** PEM of the authorities that count instead of the system's. */
  caCertificate: longTextField({
    column: "ca_certificate",
    label: "sources.caCertificate",
    hint: "sources.caCertificateHint",
    max: CA_CHARACTERS_MAX,
    lines: 2,
  }),
  /** SERVICE looks users up with a service account; USER binds as the user. */
  bindMode: choiceField({
    column: "bind_mode",
    label: "sources.bindMode",
    options: BIND_MODES,
    optionLabels: "sources.bindMode_",
    default: "SERVICE",
  }),
  /** Required for SERVICE; with USER it is the account of the regular recheck, which is not possible without. */
  bindDn: textField({ column: "bind_dn", label: "sources.bindDn", max: DN_CHARACTERS_MAX }),
  /** For USER: `uid={username},ou=people,dc=…`, `{username}@plant.example` or `PLANT\{username}`. */
  userBindPattern: textField({
    column: "user_bind_pattern",
    label: "sources.userBindPattern",
    hint: "sources.userBindPatternHint",
    max: DN_CHARACTERS_MAX,
  }),
  baseDn: requiredTextField({ column: "base_dn", label: "sources.baseDn", max: DN_CHARACTERS_MAX }),
  /** RFC 4515, with `{username}` for what was typed. */
  userFilter: requiredTextField({
    column: "user_filter",
    label: "sources.userFilter",
    hint: "sources.userFilterHint",
    max: FILTER_CHARACTERS_MAX,
  }),
  usernameAttribute: attributeField({
    column: "username_attribute",
    label: "sources.usernameAttribute",
    default: "uid",
  }),
  firstnameAttribute: attributeField({
    column: "firstname_attribute",
    label: "sources.firstnameAttribute",
    default: "givenName",
  }),
  surnameAttribute: attributeField({
    column: "surname_attribute",
    label: "sources.surnameAttribute",
    default: "sn",
  }),
  mailAttribute: attributeField({
    column: "mail_attribute",
    label: "sources.mailAttribute",
    default: "mail",
  }),
  /** An attribute whose value never changes and is never reused: entryUUID, objectGUID, nsUniqueId. */
  uniqueIdAttribute: attributeField({
    column: "unique_id_attribute",
    label: "sources.uniqueIdAttribute",
    default: "entryUUID",
  }),
  groupLookup: choiceField({
    column: "group_lookup",
    label: "sources.groupLookup",
    options: GROUP_LOOKUPS,
    optionLabels: "sources.groupLookup_",
    default: "MEMBER_OF",
  }),
  /** Groups of groups count too. */
  nestedGroups: booleanField({ column: "nested_groups", label: "sources.nestedGroups", default: false }),
  groupBaseDn: textField({ column: "group_base_dn", label: "sources.groupBaseDn", max: DN_CHARACTERS_MAX }),
  groupFilter: formattedTextField(
    {
      column: "group_filter",
      label: "sources.groupFilter",
      max: FILTER_CHARACTERS_MAX,
      default: "(objectClass=*)",
      required: true,
    },
    z._default(requiredText(FILTER_CHARACTERS_MAX), "(objectClass=*)"),
  ),
  groupMemberAttribute: attributeField({
    column: "group_member_attribute",
    label: "sources.groupMemberAttribute",
    default: "member",
  }),
  pageSize: integerField({
    column: "page_size",
    label: "sources.pageSize",
    min: PAGE_SIZE_MIN,
    max: PAGE_SIZE_MAX,
    default: PAGE_SIZE_DEFAULT,
  }),
  /**
   * Hours without a confirmation, by a sign-in or by the recheck, after which a user must sign in again: until then
   * sign-ins are invalid, cannot be refreshed, and API tokens are suspended. Without a service account only a sign-in
   * confirms.
   */
  confirmationHours: integerField({
    column: "confirmation_hours",
    label: "sources.confirmationHours",
    hint: "sources.confirmationHoursHint",
    min: 1,
    max: CONFIRMATION_HOURS_MAX,
    default: CONFIRMATION_HOURS_DEFAULT,
  }),
} as const satisfies Fields
