/** Chapters of the user manual, and which part of it explains a page. Pure. */

/** In the order of the table of contents; each is a Markdown file per language. */
export const CHAPTERS = ["start", "technician", "approver", "administrator", "auditor", "guest"] as const
export type Chapter = (typeof CHAPTERS)[number]

export const MANUAL_PATH = "/manual"

/** Explained by the sections of the manual, by the beginning of a page's path; the first that fits counts. */
const HELP_TOPICS: readonly (readonly [pages: RegExp, chapter: Chapter, section: string])[] = [
  [/^\/admin\/devices\/[^/].*interfaces/, "administrator", "interfaces"],
  [/^\/admin\/devicegroups/, "administrator", "machine-groups"],
  [/^\/admin\/devices\/[^/]+\/permissions/, "administrator", "roles"],
  [/^\/admin\/devices/, "administrator", "machines"],
  [/^\/admin\/usergroups/, "administrator", "user-groups"],
  [/^\/admin\/users/, "administrator", "users"],
  [/^\/admin\/roles/, "administrator", "roles"],
  [/^\/admin\/access/, "auditor", "access-review"],
  [/^\/admin\/config/, "administrator", "licence"],
  [/^\/admin\/providers/, "administrator", "identity-providers"],
  [/^\/admin\/directories/, "administrator", "directories"],
  [/^\/admin\/signin/, "administrator", "sign-in"],
  [/^\/admin\/settings/, "administrator", "settings"],
  [/^\/admin\/import/, "administrator", "import"],
  [/^\/admin\/jobs/, "administrator", "jobs"],
  [/^\/admin\/storage/, "administrator", "storage"],
  [/^\/admin\/audit/, "auditor", "audit-log"],
  [/^\/admin/, "administrator", "overview"],
  [/^\/download/, "administrator", "downloads"],
  [/^\/setup/, "administrator", "first-run"],
  [/^\/approvals/, "approver", "decide"],
  [/^\/sessions\/side-by-side/, "technician", "side-by-side"],
  [/^\/dashboard/, "technician", "sessions"],
  [/^\/calendar/, "technician", "calendar"],
  [/^\/search/, "start", "search"],
  [/^\/issues\?(.*&)?tab=reported/, "technician", "reported-faults"],
  [/[?&]tab=recurring/, "technician", "plans"],
  [/[?&]tab=attachments/, "technician", "attachments"],
  [/[?&]tab=sessions/, "technician", "sessions"],
  [/\/recurringissues/i, "technician", "plans"],
  [/\/sessions\/[^/]+\/(recording|approvalrequest)/, "technician", "recordings"],
  [/\/sessions\/[^/]+\/(files|plcblocks)/, "technician", "files"],
  [/\/sessions\/[^/]+\/review/, "auditor", "emergency"],
  [/\/(connect|join)(\?|$)/, "technician", "remote-session"],
  [/\/emergency(\?|$)/, "technician", "emergency"],
  [/\/(quickstart|interfaces)(\?|$)/, "technician", "start-session"],
  [/\/window(\?|$)/, "technician", "move-window"],
  [/\/extend(\?|$)/, "technician", "extend"],
  [/\/logs\//, "technician", "logs"],
  [/\/checklist\//, "technician", "checklists"],
  [/\/close(\?|$)/, "technician", "close"],
  [/\/attachments/, "technician", "attachments"],
  [/^\/scan/, "technician", "scan"],
  [/\/(label|report)(\/|\?|$)/, "technician", "reported-faults"],
  [/\/issues/, "technician", "issues"],
  [/\/history(\?|$)/, "auditor", "history"],
  [/^\/devices/, "technician", "machine-page"],
  [/^\/profile\/step-up/, "start", "sign-in"],
  [/^\/(profile|api-reference|consent)/, "start", "profile"],
]

/** The part of the manual that explains the page with this path. */
export function helpAddress(path: string): string {
  const topic = HELP_TOPICS.find(([pages]) => pages.test(path))
  return topic ? `${MANUAL_PATH}/${topic[1]}#${topic[2]}` : `${MANUAL_PATH}/start`
}

/** Every section that a page's help leads to. */
export const HELP_SECTIONS = HELP_TOPICS.map(([, chapter, section]) => ({ chapter, section }))
