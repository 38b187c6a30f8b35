/** The script of every page: htmx, islands, and the small behaviours that HTML cannot have by itself. */
import "htmx.org/dist/htmx.esm.min.js"
import "./runtime.ts"
import { onHtmx } from "./page/htmx-events.ts"
import "./page/csrf.ts"
import "./page/preferences.ts"
import "./page/dialogs.ts"
import "./page/toasts.ts"
import "./page/invitations.ts"
import "./page/live.ts"
import "./page/times.ts"
import "./page/fields.ts"
import "./page/drafts.ts"
import "./page/menus.ts"
import "./page/tabs.ts"
import "./page/inactivity.ts"
import "./page/codes.ts"
import "./page/rich-text.ts"
import "./page/shortcuts.ts"
import "./page/step-up-dialog.ts"
import "./page/jump.ts"

/** Scripts of single pages and dialogs, loaded where their elements are. */
function loadParts() {
  const has = (selector: string) => document.querySelector(selector) !== null
  if (has("[data-image-upload]")) void import("./page/image-upload.ts")
  if (has("[data-file-import]")) void import("./page/file-import.ts")
  if (has("[data-calendar]")) void import("./page/dates/fields.ts")
  if (has(".picker")) void import("./page/picker.ts")
  if (has("[data-branches]")) void import("./page/branches.ts")
  if (has("[data-uploads]")) void import("./page/uploads.ts")
  // The list itself may come later, when a filter has a match again.
  if (has(".triage")) void import("./page/list-keys.ts")
  if (has(".tree")) void import("./page/tree.ts")
  if (has("[data-item-editor]")) void import("./page/checklist-editor.ts")
  if (has("#move-status")) void import("./page/calendar-move.ts")
  if (has("[data-scanner]")) void import("./page/scanner.ts")
  if (has("[data-signature-pad]")) void import("./page/signature.ts")
}

loadParts()
onHtmx("htmx:after:swap", loadParts)
