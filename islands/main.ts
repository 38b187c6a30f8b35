/** The script of every page: htmx, islands, and the small behaviours that HTML cannot have by itself. */
import "htmx.org/dist/htmx.esm.min.js"
import "./runtime.ts"
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
import "./page/inactivity.ts"
import "./page/codes.ts"
import "./page/picker.ts"
import "./page/rich-text.ts"
import "./page/shortcuts.ts"
import "./page/step-up-dialog.ts"
import "./page/jump.ts"

// Of single pages: loaded where their elements are.
if (document.querySelector("[data-image-upload]")) void import("./page/image-upload.ts")
if (document.querySelector("[data-branches]")) void import("./page/branches.ts")
if (document.querySelector("[data-uploads]")) void import("./page/uploads.ts")
// The list itself may come later, when a filter has a match again.
if (document.querySelector(".triage")) void import("./page/list-keys.ts")
if (document.querySelector(".tree")) void import("./page/tree.ts")
