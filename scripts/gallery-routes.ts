/** The routes that the gallery photographs, each with the demo account that sees it. */

export type GalleryAccount = "technician" | "expert" | "approver" | "administrator" | null

export interface GalleryRoute {
  /** File name of the pictures. */
  name: string
  /** `{device}` and the other placeholders of `IDENTIFIERS` stand for identifiers of the demo plant. */
  path: string
  /** Null is a visitor who has not signed in. */
  account: GalleryAccount
  /** What the page shows once it is complete, where its script fetches the rest. */
  until?: string
  /** Pressed on the page before the picture: its answer is what the picture shows. */
  press?: string
}

/**
 * Calls whose first row (or first row with `having` in its JSON) gives a placeholder's identifier. Later ones may use
 * earlier ones.
 */
export const IDENTIFIERS: { name: string; call: string; having?: string }[] = [
  { name: "device", call: "/api/devices?search=Press%20P-7" },
  { name: "issue", call: "/api/devices/{device}/issues" },
  { name: "work", call: "/api/devices/{device}/issues?search=Pressure%20drops" },
  { name: "checked", call: "/api/devices/{device}/issues?search=light%20curtain" },
  { name: "signedDevice", call: "/api/devices?search=Compressor%20C-2" },
  { name: "signedIssue", call: "/api/devices/{signedDevice}/issues?filter=open" },
  { name: "log", call: "/api/devices/{device}/issues/{issue}/logs" },
  { name: "interface", call: "/api/devices/{device}/interfaces" },
  { name: "plan", call: "/api/devices/{device}/recurringissues" },
  { name: "approvalDevice", call: "/api/devices?search=Packing%20line%20L-3" },
  { name: "approvalIssue", call: "/api/devices/{approvalDevice}/issues?search=LineView" },
  { name: "approval", call: "/api/devices/{approvalDevice}/issues/{approvalIssue}/approvalRequest" },
  { name: "devicegroup", call: "/api/devicegroups" },
  { name: "robot", call: "/api/devices?search=Robot%20cell%20R-2" },
  { name: "axis", call: "/api/devices/{robot}/issues?search=Axis%204" },
  { name: "later", call: "/api/devices/{robot}/issues?search=dress%20pack" },
  { name: "over", call: "/api/devices/{robot}/issues?search=jaws" },
  { name: "photo", call: "/api/devices/{device}/issues/{work}/attachments?search=gauge" },
  { name: "readings", call: "/api/devices/{device}/issues/{work}/attachments?search=csv" },
  { name: "urgent", call: "/api/devices/{robot}/issues?search=porous" },
  { name: "urgentLog", call: "/api/devices/{robot}/issues/{urgent}/logs", having: "Gas flow measured" },
  { name: "emergency", call: "/api/devices/{robot}/sessions", having: '"emergency":{' },
  { name: "user", call: "/api/users?search=technician" },
  { name: "lockedUser", call: "/api/users?search=m.nowak" },
  { name: "federatedUser", call: "/api/users?search=f.visser" },
  { name: "directoryUser", call: "/api/users?search=l.brandt" },
  { name: "provider", call: "/api/identityproviders" },
  { name: "directory", call: "/api/ldapproviders" },
  { name: "maintenance", call: "/api/usergroups?search=Maintenance" },
  { name: "ldapSource", call: "/api/usergroups/{maintenance}/ldapusersources" },
  { name: "oidcSource", call: "/api/usergroups/{maintenance}/oidcusersources" },
  { name: "usergroup", call: "/api/usergroups" },
  { name: "devicerole", call: "/api/deviceroles" },
]

const route = (account: GalleryAccount, name: string, path: string, until?: string): GalleryRoute => ({
  account,
  name,
  path,
  ...(until && { until }),
})

/** The answer to a form's button on the page of an administrator. */
const answer = (name: string, path: string, press: string, until: string): GalleryRoute => ({
  ...route("administrator", name, path, until),
  press,
})

/** The check beside the form of a source of users, and its result. */
const CHECK_BUTTON = '#dry-run [formaction$="/check"]'
const CHECKED = "#dry-run-result .checks"

/** A route is added with the page it shows. */
export const GALLERY_ROUTES: GalleryRoute[] = [
  route(null, "login", "/login"),
  route(null, "error", "/error?error=NOT_ALLOWED"),
  route("technician", "start", "/"),
  route("administrator", "start-administrator", "/"),
  route("approver", "start-approver", "/"),
  route("technician", "calendar", "/calendar"),
  route("technician", "calendar-day", "/calendar?view=day"),
  route("technician", "calendar-month", "/calendar?view=month"),
  route("technician", "issue-window", "/devices/{device}/issues/{issue}/window"),
  route("technician", "scan", "/scan?foreign=https%3A%2F%2Felsewhere.example%2Fx"),
  route("technician", "search", "/search?q=press"),
  route("technician", "issues", "/issues"),
  route("technician", "issues-mine", "/issues?tab=mine"),
  route("technician", "dashboard", "/dashboard"),
  route("technician", "side-by-side", "/sessions/side-by-side"),
  route("technician", "session", "{session}", '[data-state="connected"]'),
  route("technician", "recording", "{recording}", ".player canvas"),
  route("approver", "emergency-session", "/dashboard?completed=true&session={emergency}"),
  route(
    "approver",
    "emergency-review",
    "/devices/{robot}/issues/{urgent}/logs/{urgentLog}/sessions/{emergency}/review",
  ),
  route("technician", "emergency-start", "/devices/{robot}/issues/{over}/emergency"),
  route("technician", "emergency-refused", "/devices/{robot}/issues/{later}/emergency"),
  route("approver", "approvals", "/approvals"),
  route("approver", "approval", "/approvals/{approval}"),
  route("approver", "approval-vote", "/approvals/{approval}/vote"),
  route("technician", "machines", "/devices"),
  route("technician", "machine", "/devices/{device}"),
  route("technician", "machine-issues", "/devices/{device}/issues"),
  route("technician", "machine-plans", "/devices/{device}?tab=recurring"),
  route("technician", "plan-new", "/devices/{device}/recurringissues/new"),
  route("technician", "plan", "/devices/{device}/recurringissues/{plan}"),
  route("technician", "machine-sessions", "/devices/{device}?tab=sessions"),
  route("technician", "machine-files", "/devices/{device}?tab=files"),
  route("technician", "machine-history", "/devices/{device}/history"),
  route("technician", "machine-label", "/devices/{device}/label"),
  route("administrator", "machine-label-administrator", "/devices/{device}/label"),
  route("technician", "issues-reported", "/issues?tab=reported"),
  route("technician", "issue-new", "/devices/{device}/issues/new"),
  route("technician", "issue", "/devices/{device}/issues/{issue}"),
  route("technician", "issue-checklist", "/devices/{device}/issues/{checked}"),
  route("technician", "issue-checklist-edit", "/devices/{device}/issues/{checked}/checklist/edit"),
  route("technician", "issue-close-signature", "/devices/{signedDevice}/issues/{signedIssue}/close"),
  route("technician", "issue-attachments", "/devices/{device}/issues/{work}?tab=attachments"),
  route("technician", "issue-attachments-list", "/devices/{device}/issues/{work}?tab=attachments&view=list"),
  route(
    "technician",
    "issue-attachments-file",
    "/devices/{device}/issues/{work}?tab=attachments&file={photo}",
  ),
  route("technician", "issue-attachments-none", "/devices/{device}/issues/{issue}?tab=attachments"),
  route("technician", "attachment", "/devices/{device}/issues/{work}/attachments/{photo}"),
  route("technician", "attachment-text", "/devices/{device}/issues/{work}/attachments/{readings}"),
  route("technician", "issue-audit", "/devices/{device}/issues/{issue}?tab=audit"),
  route("technician", "issue-edit", "/devices/{device}/issues/{issue}/edit"),
  route("technician", "log-new", "/devices/{device}/issues/{issue}/logs/new"),
  route("technician", "profile", "/profile"),
  route("administrator", "admin-devices", "/admin/devices"),
  route("administrator", "admin-device-new", "/admin/devices/new"),
  route("administrator", "admin-device", "/admin/devices/{device}"),
  route("administrator", "admin-interfaces", "/admin/devices/{device}/interfaces"),
  route("administrator", "admin-interface-new", "/admin/devices/{device}/interfaces/new"),
  route("administrator", "admin-device-groups", "/admin/devicegroups/{devicegroup}"),
  route("administrator", "admin-device-group-machines", "/admin/devicegroups/{devicegroup}/machines"),
  route("administrator", "admin-device-group-access", "/admin/devicegroups/{devicegroup}/machines/access"),
  route("administrator", "admin-permissions", "/admin/devices/{device}/permissions"),
  route("administrator", "admin-permissions-people", "/admin/devices/{device}/permissions?view=people"),
  route("administrator", "admin-connector", "/admin/devices/{device}/connector"),
  route("administrator", "admin-retention", "/admin/devices/{device}/retention"),
  route("administrator", "admin-approval", "/admin/devices/{device}/approval"),
  route("administrator", "admin", "/admin"),
  route("administrator", "users", "/admin/users"),
  route("administrator", "user-new", "/admin/users/new"),
  route("administrator", "user", "/admin/users/{user}"),
  route("administrator", "user-locked", "/admin/users/{lockedUser}"),
  route("administrator", "user-federated", "/admin/users/{federatedUser}"),
  route("administrator", "user-directory", "/admin/users/{directoryUser}"),
  route("administrator", "user-groups", "/admin/usergroups"),
  route("administrator", "user-group", "/admin/usergroups/{usergroup}"),
  route("administrator", "roles", "/admin/roles"),
  route("administrator", "system-role-new", "/admin/roles/systemroles/new"),
  route("administrator", "device-role", "/admin/roles/deviceroles/{devicerole}"),
  route("administrator", "access", "/admin/access"),
  route("administrator", "api-reference", "/api-reference"),
  route("administrator", "config-licence", "/admin/config"),
  route("administrator", "settings", "/admin/settings"),
  route("administrator", "settings-texts", "/admin/settings?tab=texts"),
  route("administrator", "settings-mail", "/admin/settings?tab=mail"),
  route("administrator", "sign-in-settings", "/admin/signin"),
  route("administrator", "jobs", "/admin/jobs"),
  route("administrator", "audit", "/admin/audit"),
  route("administrator", "storage", "/admin/storage"),
  route("administrator", "import", "/admin/import"),
  route("administrator", "import-users", "/admin/import?kind=users"),
  route("technician", "manual", "/manual"),
  route("technician", "manual-search", "/manual?search=window"),
  route("technician", "manual-technician", "/manual/technician"),
  route("technician", "about", "/about"),
  route("technician", "download", "/download"),
  route(null, "legal", "/legal"),
  route(null, "accessibility", "/accessibility"),
  route("administrator", "identity-providers", "/admin/providers"),
  route("administrator", "identity-provider-new", "/admin/providers/new"),
  route("administrator", "identity-provider", "/admin/providers/{provider}"),
  route("administrator", "directories", "/admin/directories"),
  route("administrator", "directory", "/admin/directories/{directory}"),
  route("administrator", "user-group-oidc", "/admin/usergroups/{maintenance}?tab=oidc"),
  route("administrator", "user-group-ldap", "/admin/usergroups/{maintenance}?tab=ldap"),
  answer("identity-provider-checked", "/admin/providers/{provider}", CHECK_BUTTON, CHECKED),
  answer(
    "identity-provider-tried",
    "/admin/providers/{provider}",
    '[formaction$="/try"]',
    ".page-header + * .checks",
  ),
  answer("directory-checked", "/admin/directories/{directory}", CHECK_BUTTON, CHECKED),
  answer(
    "user-group-source-oidc",
    "/admin/usergroups/{maintenance}/oidcusersources/{oidcSource}",
    CHECK_BUTTON,
    CHECKED,
  ),
  answer(
    "user-group-source-ldap",
    "/admin/usergroups/{maintenance}/ldapusersources/{ldapSource}",
    CHECK_BUTTON,
    CHECKED,
  ),
  answer(
    "admin-interface-tested",
    "/admin/devices/{device}/interfaces",
    "#connection-test button",
    "#connection-test .check-ms",
  ),
  route("administrator", "directory-new", "/admin/directories/new"),
  route("administrator", "setup-company", "/setup/company"),
  route("administrator", "setup-interface", "/setup/interface"),
  route("administrator", "setup-people", "/setup/people"),
  route("administrator", "setup-finished", "/setup/finished"),
  route("administrator", "job-runs", "/admin/jobs?tab=runs"),
  route("administrator", "config-password-policy", "/admin/config?tab=password-policy"),
]
