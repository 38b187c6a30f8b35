/** Import and export of master data on screen. */
import type { Actor, SystemAuthority } from "../../base/authorities.ts"
import { csvDownload } from "../../base/csv.ts"
import { Refusal } from "../../base/refusal.ts"
import {
  applyImport,
  checkImport,
  discardImport,
  getOwnImport,
  mayUseKind,
} from "../../maintenance/masterdata/actions.ts"
import { MASTER_DATA_KINDS, ROW_FATES, ROW_OUTCOMES } from "../../maintenance/masterdata/rules.ts"
import { countRows, importRowsPage, listImports } from "../../maintenance/masterdata/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { isHtmx, redirect, renderPage, renderPartial } from "../../web/responses.ts"
import { spreadsheetSeparator } from "../../web/texts/format.ts"
import { page } from "../page.ts"
import { IMPORT_PATH, ImportPage } from "./import-page.tsx"
import { refusedRowsToCsv } from "./refused-rows.ts"
import { RunPage, RunProgress, runPath } from "./run-page.tsx"

/** Those who read a list of the administration; each kind and each row has the authorities of its calls. */
const GATE = {
  anySystem: ["DEVICE_READ", "DEVICE_CREATE", "DEVICE_GROUP_READ", "USER_READ", "USER_GROUP_READ"],
} as const satisfies { anySystem: readonly SystemAuthority[] }
const RUN = `${IMPORT_PATH}/:importId` as const

/** Tabs in the order in which administrators look for them. */
const TABS = ["devices", "devicegroups", "interfaces", "plans", "users", "usergroups"] as const

function kindsFor(actor: Actor) {
  return TABS.filter((kind) => mayUseKind(actor, kind))
}

export const masterDataPages = [
  page("GET", IMPORT_PATH, GATE, async ({ deps, actor, query, view }) => {
    const kinds = kindsFor(actor)
    const asked = MASTER_DATA_KINDS.find((kind) => kind === query.kind)
    const kind = asked && kinds.includes(asked) ? asked : kinds[0]
    if (!kind) throw new Refusal("NOT_ALLOWED", "no kind of master data may be read")
    const imports = await listImports(deps.db, actor.userId)
    return renderPage(
      view,
      <ImportPage kind={kind} kinds={kinds} imports={imports} hasMailer={deps.mailer !== null} />,
    )
  }),

  page("GET", RUN, GATE, async ({ deps, actor, path, query, view }) => {
    const run = await getOwnImport(deps, actor, path.importId)
    const fate = ROW_FATES.find((known) => known === query.fate)
    const outcome = ROW_OUTCOMES.find((known) => known === query.outcome)
    const filter = { fate, outcome }
    const [counts, rows] = await Promise.all([
      countRows(deps.db, run.id),
      importRowsPage(deps.db, run.id, filter, parsePageRequest(query)),
    ])
    return renderPage(view, <RunPage run={run} counts={counts} rows={rows} fate={fate} outcome={outcome} />)
  }),

  page("GET", `${RUN}/refused.csv`, GATE, async ({ deps, actor, path, view }) => {
    const run = await getOwnImport(deps, actor, path.importId)
    return new Response(refusedRowsToCsv(deps.db, run, spreadsheetSeparator(view.lang)), {
      headers: csvDownload(`${run.kind}-refused`, deps.clock()),
    })
  }),

  page("POST", `${RUN}/continue`, GATE, async ({ deps, actor, path, request, form, view, address }) => {
    const { state } = await getOwnImport(deps, actor, path.importId)
    const { digest = "" } = await form()
    const run =
      state === "CHECKING"
        ? await checkImport(deps, actor, path.importId, address)
        : await applyImport(deps, actor, path.importId, digest, address)
    const isRunning = run.state === "CHECKING" || run.state === "IMPORTING"
    return isRunning && isHtmx(request)
      ? renderPartial(view, <RunProgress run={run} />)
      : redirect(request, runPath(run))
  }),

  page("POST", `${RUN}/apply`, GATE, async ({ deps, actor, path, request, form, address }) => {
    const { digest = "" } = await form()
    return redirect(request, runPath(await applyImport(deps, actor, path.importId, digest, address)))
  }),

  page("POST", `${RUN}/discard`, GATE, async ({ deps, actor, path, request }) => {
    const { kind } = await getOwnImport(deps, actor, path.importId)
    await discardImport(deps, actor, path.importId)
    return redirect(request, `${IMPORT_PATH}?kind=${kind}`, flashHeaders("deleted"))
  }),
]
