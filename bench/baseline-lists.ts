/** What each list call is measured against: the newest rows of its own table, counted up to a thousand. */

interface BareList {
  table: string
  /** Of the rows: equal to the path's last id; missing where the list is over all. */
  column?: string
  order: string
}

const all = (table: string, order = "id"): BareList => ({ table, order })
const of = (table: string, column: string, order = "id"): BareList => ({ table, column, order })

export const BARE_LISTS: Record<string, BareList> = {
  listSignIns: all("sign_in"),
  listSignInsOfUser: of("sign_in", "user_id"),
  listMySignIns: all("sign_in"),
  listAccess: all("sign_in"),
  listApiTokens: all("api_token"),
  listMyAssignedActiveApprovalRequests: all("approval_request"),
  listMyAssignedApprovalRequests: all("approval_request"),
  listMyCreatedActiveApprovalRequests: all("approval_request"),
  listMyCreatedApprovalRequests: all("approval_request"),
  listMyApprovedRecordings: all("approval_request"),
  listAudit: all("audit_entry"),
  listEmergencySessions: all("emergency_session", "started_on"),
  listFilesOfConnection: of("transferred_file", "session_viewer_id"),
  listImportRows: of("import_row", "run_id", "number"),
  listSignatures: of("issue_signature", "issue_id"),
  listAttachments: of("attachment", "issue_id"),
  listConsents: all("consent"),
  listDeviceGroups: all("device_group"),
  listActiveSessions: all("remote_session"),
  listAllSessions: all("remote_session"),
  listSessionsOfDevice: of("remote_session", "device_id"),
  listSessions: of("remote_session", "work_log_id"),
  listMyActiveSessions: all("remote_session"),
  listMyCreatedSessions: all("remote_session"),
  listDevices: all("device"),
  listDevicesOfGroup: of("device", "device_group_id"),
  listInterfaces: of("target_interface", "device_id"),
  listAllIssues: all("issue"),
  listAssignedIssues: all("issue"),
  listGroupAssignedIssues: all("issue"),
  listLicences: all("licence"),
  listMyPasskeys: all("passkey"),
  listPasskeysOfUser: of("passkey", "user_id"),
  listUsers: all("app_user"),
  listUsersOfGroup: of("user_group_member", "user_group_id", "user_id"),
  listUserGroups: all("user_group"),
  listMyUserGroups: all("user_group"),
  listUserGroupsOfUser: of("user_group_member", "user_id", "user_group_id"),
  listSystemRoles: all("system_role"),
  listUserGroupsOfSystemRole: of("user_group_system_role", "system_role_id", "user_group_id"),
  listSystemRolesOfUserGroup: of("user_group_system_role", "user_group_id", "system_role_id"),
  listDeviceRoles: all("device_role"),
  listDevicePermissions: of("device_permission", "device_id"),
  listDevicePermissionsOfUser: of("device_permission", "user_id"),
  listIdentityProviders: all("identity_provider"),
  listLdapProviders: all("ldap_provider"),
  listOidcUserSources: of("user_source", "user_group_id"),
  listLdapUserSources: of("user_source", "user_group_id"),
  listLogs: of("work_log", "issue_id"),
  listJobRuns: all("job_run"),
  listPlcBlocks: of("plc_block", "remote_session_id"),
  listAssignableUsers: all("app_user"),
  listInvitableUsers: all("app_user"),
  listAssignableUserGroups: all("user_group"),
}
