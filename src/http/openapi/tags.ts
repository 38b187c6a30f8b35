/** The nouns of the API: each operation has one as its tag. */
interface TagDefinition {
  name: string
  description: string
  /** The last fixed parts of the paths that belong to it. */
  segments: string
}

const TAG_DEFINITIONS: readonly TagDefinition[] = [
  {
    name: "API tokens",
    description: "Tokens of people for programs, limited to scopes.",
    segments: "apitokens",
  },
  {
    name: "Approvals",
    description:
      "Requests for approval of issues, recurring issues and recordings, votes on them, and who votes.",
    segments:
      "approvalConfigInfo approvalRequest approvalconfig approval comment retractRequest retractVote updateEventTime vote myapprovedrecordings myassignedactiveapprovalrequests myassignedapprovalrequests mycreatedactiveapprovalrequests mycreatedapprovalrequests",
  },
  { name: "Attachments", description: "Files of issues.", segments: "attachments scan attachments/file" },
  { name: "Audit log", description: "What was done, by whom and when.", segments: "audit audit/export" },
  {
    name: "Authorities",
    description: "What the caller may do.",
    segments: "deviceroleauthorities systemroleauthorities devices/authorities",
  },
  {
    name: "Checklists",
    description: "Checklists of issues, their answers, and issues that follow up failed items.",
    segments: "checklist followup",
  },
  {
    name: "Connectors",
    description: "The way to machines that the server cannot reach directly.",
    segments: "connector",
  },
  {
    name: "Consents",
    description: "Agreements of people to recordings and legal texts.",
    segments: "consents",
  },
  {
    name: "Device groups",
    description: "The tree of groups that devices stand in.",
    segments: "devicegroups",
  },
  {
    name: "Device permissions",
    description: "Device roles of people and user groups on devices.",
    segments: "devicepermissions access",
  },
  {
    name: "Device roles",
    description: "Named sets of authorities on devices.",
    segments: "deviceroles authorities",
  },
  {
    name: "Devices",
    description: "Machines and their pictures.",
    segments: "devices image imagefile assignableusers assignableusergroups",
  },
  {
    name: "Directories",
    description: "LDAP and Active Directory servers that people come from.",
    segments: "ldapproviders ldapproviders/check ldapproviders/dryrun",
  },
  { name: "Downloads", description: "One-use tickets for downloads.", segments: "downloadtickets" },
  {
    name: "Environment",
    description: "Version, state and set-up of the installation.",
    segments: "environment info init public storage time mail mail/test",
  },
  {
    name: "Fault reports",
    description: "Addresses by which faults are reported without signing in, and what becomes of reports.",
    segments: "faultreportaddress faultreport/accept faultreport/reject",
  },
  {
    name: "File transfers",
    description: "Files to and from machines.",
    segments: "connections/files files/upload files/uploads files/download",
  },
  {
    name: "Identity providers",
    description: "OpenID Connect providers that people come from.",
    segments: "identityproviders check identityproviders/dryrun",
  },
  {
    name: "Import and export",
    description: "Master data as CSV files.",
    segments: "masterdata export imports rows check apply",
  },
  {
    name: "Interfaces",
    description: "Ways into a machine: VNC, SSH, RDP and others.",
    segments: "interfaces credentials",
  },
  {
    name: "Issues",
    description: "Maintenance work on devices, with its window and its state.",
    segments:
      "issues open return take close submit extendMaintenanceWindow assignedissues groupassignedissues signatures signatures/image",
  },
  { name: "Jobs", description: "Runs of the server's regular jobs.", segments: "jobs runs" },
  { name: "Licence", description: "The licence of the installation.", segments: "licenses licenses/state" },
  { name: "Logs", description: "What was done on an issue.", segments: "logs" },
  {
    name: "Password policy",
    description: "What new passwords must have.",
    segments: "passwordpolicy resetpassword",
  },
  {
    name: "PLC blocks",
    description: "Blocks that were transferred to or from a PLC.",
    segments: "plcblocks plcblocks/file plcrecording stl",
  },
  { name: "Profile", description: "The signed-in person.", segments: "profile activity logout me" },
  {
    name: "Recordings",
    description: "Recordings of remote sessions.",
    segments:
      "recordings screenrecording networkrecording clipboardrecording segment screenrecording/info thumbnail markers",
  },
  {
    name: "Recurring issues",
    description: "Plans that create issues.",
    segments: "recurringissues activate deactivate",
  },
  {
    name: "Remote sessions",
    description: "Remote sessions to machines, and who joins them.",
    segments:
      "sessions graphicalsessions activesessions mycreatedsessions hostkey tickets invitations invitations/user invitations/email invitableusers invitableemaildomains connections",
  },
  { name: "Retention", description: "How long recordings are kept.", segments: "retentionpolicy keeping" },
  {
    name: "Second factors",
    description: "Passkeys, one-time passwords and proofs of identity.",
    segments: "passkeys challenge proof secondfactors stepuppolicy otp recoverycodes",
  },
  { name: "Settings", description: "Settings of the whole installation.", segments: "settings" },
  { name: "Sign-in", description: "Tokens for API clients.", segments: "token refresh federated" },
  { name: "Sign-ins", description: "Sign-ins of people, and how to end them.", segments: "signins" },
  {
    name: "System roles",
    description: "Named sets of authorities in the whole installation.",
    segments: "systemroles",
  },
  { name: "User groups", description: "Groups of people.", segments: "usergroups" },
  {
    name: "User sources",
    description: "Which people of providers belong to a user group.",
    segments: "oidcusersources ldapusersources oidcusersources/dryrun ldapusersources/dryrun",
  },
  { name: "Users", description: "People who sign in.", segments: "users" },
]

export const TAGS = TAG_DEFINITIONS.map(({ name, description }) => ({ name, description }))

const TAG_BY_SEGMENT = new Map(
  TAG_DEFINITIONS.flatMap(({ name, segments: parts }) => parts.split(" ").map((part) => [part, name])),
)

/** The noun of a path: of its last two fixed parts, or of the last one that belongs to a noun. null without any. */
export function tagOf(path: string): string | null {
  const fixed = path.split("/").filter((part) => part !== "" && !part.startsWith(":"))
  const known = fixed.findLast((part) => TAG_BY_SEGMENT.has(part)) ?? ""
  return TAG_BY_SEGMENT.get(fixed.slice(-2).join("/")) ?? TAG_BY_SEGMENT.get(known) ?? null
}
