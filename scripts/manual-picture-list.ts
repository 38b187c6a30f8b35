/** What each picture of the manual shows, in the order in which they are taken. */
import type { Page } from "playwright-core"
import type { Account, Stage } from "./manual-picture-steps.ts"
import * as steps from "./manual-picture-steps.ts"

export interface PictureSpec {
  /** File name without extension. */
  name: string
  account: Account
  /** With placeholders; null: the account stays where the picture before left it. */
  path: string | null
  /** The picture is the smallest rectangle around everything that matches. */
  crop: string
  /** CSS pixels; a part of it differs from `VIEWPORT_DEFAULT`. */
  viewport?: { width?: number; height?: number }
  /** Of the picture, CSS pixels. */
  heightMax?: number
  /** Brings the page to what is shown. */
  prepare?: (page: Page, stage: Stage) => Promise<void>
}

/** Narrow, so that text stays readable in the column of a chapter. */
export const VIEWPORT_DEFAULT = { width: 800, height: 900 }
/** With two columns: below this width they stand below each other. */
const WIDE = { width: 1100 }
/** With the list of the administration at the left. */
const ADMINISTRATION = { width: 1200 }
export const PICTURE_HEIGHT_MAX_DEFAULT = 620

export const DIALOG = "dialog[open]"
const ISSUE = "/devices/{device}/issues/{work}"
const REVIEW = "/devices/{robot}/issues/{urgent}/logs/{urgentLog}/sessions/{emergency}/review"

const picture = (
  account: Account,
  name: string,
  path: string | null,
  crop: string,
  more: Pick<PictureSpec, "viewport" | "heightMax" | "prepare"> = {},
): PictureSpec => ({ account, name, path, crop, ...more })

const OF_TECHNICIANS = [
  picture("technician", "start-page", "/", "#start-work .columns-main", { viewport: { width: 900 } }),
  picture("technician", "search", "/devices", DIALOG, { prepare: steps.searchEverywhere }),
  picture("technician", "machine", "/devices/{device}", "main > *", {
    viewport: { width: 900 },
    heightMax: 480,
  }),
  picture("technician", "issues", "/issues", "#issue-list > *", { viewport: WIDE, heightMax: 460 }),
  picture("technician", "label", "/devices/{device}/label", ".label"),
  picture("technician", "attachments", `${ISSUE}?tab=attachments`, "main .stack > *"),
  picture("technician", "issue", ISSUE, "main .page-header, main > *", { heightMax: 420 }),
  picture("technician", "log", ISSUE, ".composer", { prepare: steps.writeLog }),
  picture("technician", "checklist", "/devices/{device}/issues/{checked}", ".panel:has(.checklist)", {
    heightMax: 480,
  }),
  picture("technician", "plan", "/devices/{device}/recurringissues/new", DIALOG, {
    viewport: { width: 1000, height: 1240 },
    heightMax: 760,
    prepare: steps.fillPlan,
  }),
  picture("technician", "calendar", "/calendar", ".calendar-wide", {
    viewport: { width: 960 },
    heightMax: 520,
  }),
  picture("technician", "move-window", "/devices/{device}/issues/{issue}/window", DIALOG),
  picture("technician", "close", "/devices/{signedDevice}/issues/{signedIssue}/close", DIALOG, {
    heightMax: 820,
    prepare: steps.signIssue,
  }),
  picture("technician", "quick-start", `${ISSUE}/quickstart`, DIALOG, {
    heightMax: 780,
    prepare: steps.titleSession,
  }),
  picture("technician", "session", null, "body", {
    viewport: { width: 1000, height: 600 },
    prepare: steps.startSession,
  }),
  picture("technician", "invite", null, ".dock-section", {
    viewport: { width: 1000 },
    prepare: steps.fillInvitation,
  }),
  picture("technician", "side-by-side", null, "body", {
    viewport: { width: 1200, height: 500 },
    prepare: steps.openSideBySide,
  }),
  picture("technician", "emergency", null, DIALOG, {
    heightMax: 700,
    prepare: steps.openEmergency,
  }),
  picture("technician", "sessions", null, "main .list > *", {
    viewport: { width: 1240 },
    heightMax: 420,
    prepare: steps.endSessions,
  }),
  picture("technician", "recording", null, "main > *", {
    viewport: { width: 860, height: 640 },
    heightMax: 540,
    prepare: steps.openRecording,
  }),
  picture("technician", "recording-request", null, DIALOG, { prepare: steps.requestRecording }),
]

const OF_APPROVERS = [
  picture("approver", "approval", "/approvals/{approval}", "main > *", { viewport: WIDE, heightMax: 560 }),
  picture("approver", "vote", "/approvals/{approval}/vote", DIALOG, { prepare: steps.writeComment }),
  picture("approver", "emergency-review", REVIEW, DIALOG, { prepare: steps.writeReview }),
]

const OF_ADMINISTRATORS = [
  picture("administrator", "connector", "/admin/devices/{device}/connector", ".columns-main", {
    viewport: ADMINISTRATION,
    heightMax: 380,
    prepare: steps.chooseOwnConnector,
  }),
  picture("administrator", "interface", "/admin/devices/{device}/interfaces", ".master", {
    viewport: { width: 1100 },
    heightMax: 640,
    prepare: steps.testInterface,
  }),
  picture("administrator", "permissions", "/admin/devices/{device}/permissions", "#permission-list", {
    viewport: ADMINISTRATION,
  }),
  picture("administrator", "users", "/admin/users", "#user-list", {
    viewport: ADMINISTRATION,
    heightMax: 420,
  }),
  picture("administrator", "user-group", "/admin/usergroups/{usergroup}", "main > .tabs, main > .panel", {
    viewport: { width: 1060 },
  }),
  picture("administrator", "role", "/admin/roles/deviceroles/{devicerole}", ".columns-main", {
    viewport: ADMINISTRATION,
    heightMax: 480,
  }),
  picture("administrator", "identity-provider", "/admin/providers/new", ".form-test", {
    viewport: ADMINISTRATION,
    heightMax: 560,
    prepare: steps.fillProvider,
  }),
  picture("administrator", "directory", "/admin/directories/new", ".form-test", {
    viewport: ADMINISTRATION,
    heightMax: 620,
    prepare: steps.fillDirectory,
  }),
  picture("administrator", "licence", "/admin/config", ".columns > *", {
    viewport: ADMINISTRATION,
    heightMax: 480,
  }),
  picture("administrator", "password-policy", "/admin/config?tab=password-policy", ".columns > *", {
    viewport: ADMINISTRATION,
    heightMax: 800,
    prepare: steps.tryPassword,
  }),
  picture("administrator", "import", "/admin/import?kind=usergroups", "main > *", {
    viewport: { width: 1060 },
    prepare: steps.checkFile,
  }),
  picture("administrator", "audit-log", "/admin/audit", "#audit-list", {
    viewport: { width: 1300 },
    heightMax: 420,
  }),
]

export const MANUAL_PICTURES: readonly PictureSpec[] = [
  ...OF_TECHNICIANS,
  ...OF_APPROVERS,
  ...OF_ADMINISTRATORS,
]
