/** The nouns of the API: each operation has one as its tag. */
interface Noun {
  name: string
  description: string
  /** The last fixed parts of the paths that belong to it. */
  parts: string
}

const NOUNS: readonly Noun[] = [
  {
    name: "API tokens",
    description: "Tokens of people for programs, limited to scopes.",
    parts: "apitokens",
  },
  {
    name: "Approvals",
    description:
      "Requests for approval of issues, recurring issues and recordings, votes on them, and who votes.",
    parts:
      "approvalConfigInfo approvalRequest approvalconfig approval comment retractRequest retractVote updateEventTime vote myapprovedrecordings myassignedactiveapprovalrequests myassignedapprovalrequests mycreatedactiveapprovalrequests mycreatedapprovalrequests",
  },
  { name: "Attachments", description: "Files of issues.", parts: "attachments scan attachments/file" },
  { name: "Audit log", description: "What was done, by whom and when.", parts: "audit audit/export" },
  {
    name: "Authorities",
    description: "What the caller may do.",
    parts: "deviceroleauthorities systemroleauthorities devices/authorities",
  },
  {
    name: "Connectors",
    description: "The way to machines that the server cannot reach directly.",
    parts: "connector",
  },
  { name: "Consents", description: "Agreements of people to recordings and legal texts.", parts: "consents" },
  { name: "Device groups", description: "The tree of groups that devices stand in.", parts: "devicegroups" },
  {
    name: "Device permissions",
    description: "Device roles of people and user groups on devices.",
    parts: "devicepermissions access",
  },
  {
    name: "Device roles",
    description: "Named sets of authorities on devices.",
    parts: "deviceroles authorities",
  },
  {
    name: "Devices",
    description: "Machines and their pictures.",
    parts: "devices image imagefile assignableusers assignableusergroups",
  },
  {
    name: "Directories",
    description: "LDAP and Active Directory servers that people come from.",
    parts: "ldapproviders ldapproviders/check",
  },
  { name: "Downloads", description: "One-use tickets for downloads.", parts: "downloadtickets" },
  {
    name: "Environment",
    description: "Version, state and set-up of the installation.",
    parts: "environment info init public time",
  },
  {
    name: "File transfers",
    description: "Files to and from machines.",
    parts: "connections/files files/upload files/download",
  },
  {
    name: "Identity providers",
    description: "OpenID Connect providers that people come from.",
    parts: "identityproviders check",
  },
  {
    name: "Interfaces",
    description: "Ways into a machine: VNC, SSH, RDP and others.",
    parts: "interfaces credentials",
  },
  {
    name: "Issues",
    description: "Maintenance work on devices, with its window and its state.",
    parts: "issues open return take close submit extendMaintenanceWindow assignedissues groupassignedissues",
  },
  { name: "Jobs", description: "Runs of the server's regular jobs.", parts: "jobs runs" },
  { name: "Licence", description: "The licence of the installation.", parts: "licenses licenses/state" },
  { name: "Logs", description: "What was done on an issue.", parts: "logs" },
  {
    name: "Password policy",
    description: "What new passwords must have.",
    parts: "passwordpolicy resetpassword",
  },
  {
    name: "PLC blocks",
    description: "Blocks that were transferred to or from a PLC.",
    parts: "plcblocks plcblocks/file plcrecording stl",
  },
  { name: "Profile", description: "The signed-in person.", parts: "profile activity logout me" },
  {
    name: "Recordings",
    description: "Recordings of remote sessions.",
    parts: "recordings screenrecording networkrecording clipboardrecording segment screenrecording/info",
  },
  {
    name: "Recurring issues",
    description: "Plans that create issues.",
    parts: "recurringissues activate deactivate",
  },
  {
    name: "Remote sessions",
    description: "Remote sessions to machines, and who joins them.",
    parts:
      "sessions graphicalsessions activesessions mycreatedsessions hostkey tickets invitations invitations/user invitations/email invitableusers invitableemaildomains connections",
  },
  { name: "Retention", description: "How long recordings are kept.", parts: "retentionpolicy keeping" },
  {
    name: "Second factors",
    description: "Passkeys, one-time passwords and proofs of identity.",
    parts: "passkeys challenge proof secondfactors stepuppolicy otp recoverycodes",
  },
  { name: "Settings", description: "Settings of the whole installation.", parts: "settings" },
  { name: "Sign-in", description: "Tokens for API clients.", parts: "token refresh federated" },
  { name: "Sign-ins", description: "Sign-ins of people, and how to end them.", parts: "signins" },
  {
    name: "System roles",
    description: "Named sets of authorities in the whole installation.",
    parts: "systemroles",
  },
  { name: "User groups", description: "Groups of people.", parts: "usergroups" },
  {
    name: "User sources",
    description: "Which people of providers belong to a user group.",
    parts: "oidcusersources ldapusersources",
  },
  { name: "Users", description: "People who sign in.", parts: "users" },
]

export const TAGS = NOUNS.map(({ name, description }) => ({ name, description }))

const NOUN_OF_PART = new Map(NOUNS.flatMap(({ name, parts }) => parts.split(" ").map((part) => [part, name])))

/** The noun of a path: of its last two fixed parts, or of the last one that belongs to a noun. null without any. */
export function nounOf(path: string): string | null {
  const fixed = path.split("/").filter((part) => part !== "" && !part.startsWith(":"))
  const known = fixed.findLast((part) => NOUN_OF_PART.has(part)) ?? ""
  return NOUN_OF_PART.get(fixed.slice(-2).join("/")) ?? NOUN_OF_PART.get(known) ?? null
}
