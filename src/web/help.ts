/** Chapters of the user manual, and which part of it explains a page. Pure. */

/** In the order of the table of contents; each is a Markdown file per language. */
export const CHAPTERS = ["start", "technician", "approver", "administrator", "auditor", "guest"] as const
export type Chapter = (typeof CHAPTERS)[number]

export const MANUAL_PATH = "/manual"

/** Explained by the sections of the manual, by the beginning of a page's path; the first that fits counts. */
const HELP_TOPICS: readonly (readonly [pages: RegExp, chapter: Chapter, section: string])[] = [
  [/^\/admin\/devices\/[^/]+\/?.*interfaces/, "administrator", "interfaces"],
  [/^\/admin\/devicegroups/, "administrator", "machine-groups"],
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
  [/^\/admin\/audit/, "auditor", "audit-log"],
  [/^\/admin/, "administrator", "overview"],
  [/^\/setup/, "administrator", "first-run"],
  [/^\/approvals/, "approver", "decide"],
  [/^\/dashboard/, "technician", "sessions"],
  [/^\/calendar/, "technician", "calendar"],
  [/\/recurringissues/i, "technician", "plans"],
  [/\/(connect|join)$/, "technician", "remote-session"],
  [/\/logs\//, "technician", "logs"],
  [/\/checklist\//, "technician", "checklists"],
  [/\/close$/, "technician", "close"],
  [/\/attachments/, "technician", "attachments"],
  [/^\/scan/, "technician", "machine-page"],
  [/\/label$/, "technician", "reported-faults"],
  [/\/issues/, "technician", "issues"],
  [/^\/devices/, "technician", "machine-page"],
  [/^\/profile/, "start", "profile"],
]

/** The part of the manual that explains the page with this path. */
export function helpAddress(path: string): string {
  const topic = HELP_TOPICS.find(([pages]) => pages.test(path))
  return topic ? `${MANUAL_PATH}/${topic[1]}#${topic[2]}` : `${MANUAL_PATH}/start`
}

/** Every section that a page's help leads to. */
export const HELP_SECTIONS = HELP_TOPICS.map(([, chapter, section]) => ({ chapter, section }))
