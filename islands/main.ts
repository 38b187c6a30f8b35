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
import "./page/inactivity.ts"
import "./page/shortcuts.ts"
import "./page/place.ts"
import "./page/step-up.ts"
import "./page/jump.ts"

/** Scripts of single pages and dialogs, loaded where their elements are. */
const PARTS: [selector: string, load: () => Promise<unknown>][] = [
  ["[data-copies],[data-prints]", () => import("./page/codes.ts")],
  ["[data-image-upload]", () => import("./page/image-upload.ts")],
  [".rich-editor", async () => (await import("./page/rich-text.ts")).mountEditors()],
  [".tabs,[data-branches]", () => import("./page/lists.ts")],
  ["[data-file-import]", () => import("./page/file-import.ts")],
  ["[data-calendar]", () => import("./page/dates/fields.ts")],
  [".picker", () => import("./page/picker.ts")],
  ["[name^=rowCommand]", () => import("./page/draft-rows.ts")],
  ["[data-uploads]", () => import("./page/uploads.ts")],
  // The list itself may come later, when a filter has a match again.
  [".triage", () => import("./page/list-keys.ts")],
  [".tree,.branches", () => import("./page/tree.ts")],
  ["[data-item-editor]", () => import("./page/checklist-editor.ts")],
  ["#move-status", () => import("./page/calendar-move.ts")],
  ["[data-scanner]", () => import("./page/scanner.ts")],
  ["[data-unsaved]", () => import("./page/unsaved-changes.ts")],
  ["[data-signature-pad]", () => import("./page/signature.ts")],
]

/** The root element says when they listen: a key pressed before is the browser's. */
async function loadParts() {
  const needed = PARTS.filter(([selector]) => document.querySelector(selector) !== null)
  await Promise.allSettled(needed.map(([, load]) => load()))
  document.documentElement.dataset.scripts = "loaded"
}

void loadParts()
onHtmx("htmx:after:swap", loadParts)
