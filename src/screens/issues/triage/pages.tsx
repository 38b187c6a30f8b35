/** The issue list that triages on screen: list, preview, bulk actions, export, saved filters. */
import { type Actor, hasDeviceAuthority } from "../../../base/authorities.ts"
import { csvDownload } from "../../../base/csv.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { PAGE_SIZE_MAX, type PageRequest } from "../../../base/page-request.ts"
import { parse } from "../../../base/parse.ts"
import { type Refusal, validationRefusal } from "../../../base/refusal.ts"
import { id as idSchema } from "../../../base/schema.ts"
import { refusalText, type Translate } from "../../../http/errors.ts"
import { isGrantedAnywhere } from "../../../identity/authorization/device-visibility/store.ts"
import { getDeviceAccessByDevice } from "../../../identity/authorization/store.ts"
import { deviceReaderId } from "../../../machines/devices/rules.ts"
import { devicesPage } from "../../../machines/devices/store.ts"
import { closeIssue, extendWindow, takeIssue, updateIssue } from "../../../maintenance/issues/actions.ts"
import { getProgress } from "../../../maintenance/issues/checklist/store.ts"
import {
  closeIssue as closeInput,
  extendWindow as extendInput,
  type Issue,
  issueChanges,
} from "../../../maintenance/issues/contract.ts"
import { removeFilter, saveFilter } from "../../../maintenance/issues/saved-filters/actions.ts"
import { listSavedFilters } from "../../../maintenance/issues/saved-filters/store.ts"
import { getIssue } from "../../../maintenance/issues/store.ts"
import { actOnIssues, type BulkOutcome, readableIssues } from "../../../maintenance/issues/triage/actions.ts"
import {
  BULK_ISSUES_MAX,
  EXPORT_ROWS_MAX,
  parseTriageFilter,
  type TriageFilter,
} from "../../../maintenance/issues/triage/rules.ts"
import {
  countTriage,
  type TriageRow,
  triagePage,
  triageReader,
} from "../../../maintenance/issues/triage/store.ts"
import { logsPage } from "../../../maintenance/worklogs/store.ts"
import { Dialog } from "../../../web/dialog.tsx"
import { flashHeaders, undoableFlash } from "../../../web/flash.ts"
import { DialogFormPage, submitDialogForm } from "../../../web/form-dialog.tsx"
import { type PageCall, parsePageRequest } from "../../../web/pages.tsx"
import { redirect, renderDialog, renderPage, renderPart, renderPartial } from "../../../web/responses.ts"
import { validationText } from "../../../web/texts/i18n.ts"
import type { Undo } from "../../../web/undo.ts"
import type { View } from "../../../web/view.ts"
import { formDialog } from "../../form-dialog.ts"
import { page } from "../../page.ts"
import { loadAssignable } from "../assignment.tsx"
import { BULK_ACTIONS, BULK_UNDO_PATH, type BulkAction, TRIAGE_PATH } from "./addresses.ts"
import { BulkDialog, BulkFates, BulkForm, type Fate } from "./bulk-dialogs.tsx"
import { decodeInverses, encodeInverses, type Inverse, inverseOf, undoIssue } from "./bulk-undo.ts"
import { ChooseMachinePage, MACHINE_CHOICE, NEW_ISSUE_PATH } from "./choose-machine.tsx"
import { issuesToCsv } from "./export.ts"
import { FilterForm } from "./filter-dialog.tsx"
import { PREVIEW_LOGS, PreviewPanel } from "./preview-panel.tsx"
import { KeyList } from "./triage-keys.tsx"
import { renderTriage } from "./triage-page.tsx"

type Form = Record<string, string>

/** What each bulk action does to one issue. Input is checked once, before the first issue. */
const BULK: Record<BulkAction, (deps: Deps, actor: Actor, form: Form) => (issue: Issue) => Promise<Issue>> = {
  take: (deps, actor) => (issue) => takeIssue(deps, actor, pathOf(issue)),
  assign: (deps, actor, form) => {
    const [kind, id] = (form.assignee ?? "").split(":")
    if ((kind !== "user" && kind !== "group") || !idSchema.safeParse(id).success)
      throw validationRefusal([{ path: "assignee", message: "validation.required" }])
    const changes = kind === "user" ? { assignedUserId: id } : { assignedUserGroupId: id }
    return (issue) => updateIssue(deps, actor, pathOf(issue), parse(issueChanges.schema, changes))
  },
  priority: (deps, actor, form) => {
    const changes = parse(issueChanges.schema, { priority: form.priority })
    return (issue) => updateIssue(deps, actor, pathOf(issue), changes)
  },
  extend: (deps, actor, form) => {
    const { durationInHours } = parse(extendInput, { durationInHours: Number(form.hours) })
    return (issue) => extendWindow(deps, actor, pathOf(issue), durationInHours)
  },
  close: (deps, actor, form) => {
    const closing = parse(closeInput, { reason: form.reason })
    return (issue) => closeIssue(deps, actor, pathOf(issue), closing)
  },
}

const pathOf = (issue: Issue) => ({ deviceId: issue.deviceId, issueId: issue.id })

export const triagePages = [
  page("GET", TRIAGE_PATH, "signedIn", async ({ deps, actor, query, request, view }) => {
    const filter = parseTriageFilter(searchOf(request))
    const now = deps.clock()
    const [reader, maySelect, saved] = await Promise.all([
      triageReader(deps.db, actor),
      mayChangeIssues(deps.db, actor, view),
      listSavedFilters(deps.db, actor.userId),
    ])
    const savedFilters = saved.map((one) => parseTriageFilter(new URLSearchParams(one.query)))
    const [issues, counts] = await Promise.all([
      triagePage(deps.db, reader, filter, parsePageRequest(query, { plain: true }), now),
      countTriage(deps.db, reader, savedFilters, now),
    ])
    const currentSaved = saved.find(({ id }) => id === query.saved) ?? null
    return renderTriage(view, { filter, issues, counts, saved, currentSaved, maySelect })
  }),

  page("GET", `${TRIAGE_PATH}/export.csv`, "signedIn", async ({ deps, actor, request, view }) => {
    const rows = await allRows(deps, actor, parseTriageFilter(searchOf(request)))
    return new Response(issuesToCsv(rows, view), {
      headers: csvDownload(view.t("terms.issues"), deps.clock()),
    })
  }),

  page("GET", NEW_ISSUE_PATH, "signedIn", async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query, MACHINE_CHOICE)
    const readableBy = deviceReaderId(actor)
    const devices = await devicesPage(deps.db, { readableBy }, request)
    const ids = devices.rows.map(({ id }) => id)
    const access = await getDeviceAccessByDevice(deps.db, actor, ids)
    const mayCreate = new Set(
      [...access.values()]
        .filter((own) => hasDeviceAuthority(actor, own, "ISSUE_CREATE"))
        .map(({ deviceId }) => deviceId),
    )
    return renderPage(
      view,
      <ChooseMachinePage devices={devices} readsAll={readableBy === null} mayCreate={mayCreate} />,
    )
  }),

  page("GET", `${TRIAGE_PATH}/keys`, "signedIn", async (call) =>
    renderDialog(
      call,
      TRIAGE_PATH,
      <Dialog id="key-dialog" title={call.view.t("triage.keysTitle")} size="small">
        <KeyList maySelect={await mayChangeIssues(call.deps.db, call.actor, call.view)} />
      </Dialog>,
    ),
  ),

  page("GET", "/devices/:deviceId/issues/:issueId/preview", { device: "ISSUE_READ" }, async (call) => {
    const { deps, actor, access, path, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const request: PageRequest = { page: 1, size: PREVIEW_LOGS, search: "" }
    const mayReadLogs = hasDeviceAuthority(actor, access, "LOG_READ")
    const logs = mayReadLogs ? (await logsPage(deps.db, path, request)).rows : null
    const progress = await getProgress(deps.db, issue.id)
    return renderPartial(
      view,
      <PreviewPanel issue={issue} actor={actor} access={access} logs={logs} progress={progress} />,
    )
  }),

  ...BULK_ACTIONS.flatMap((name) => [
    page("GET", `${TRIAGE_PATH}/bulk/${name}`, "signedIn", async (call) => {
      const ids = idsOf(searchOf(call.request).getAll("id"))
      return renderDialog(call, TRIAGE_PATH, <BulkDialog {...(await bulkProps(call, name, ids))} />)
    }),
    page("POST", `${TRIAGE_PATH}/bulk/${name}`, "signedIn", async (call) => {
      const { deps, actor, view } = call
      const form = await call.form()
      const ids = idsOf((form.ids ?? "").split(","))
      const props = await bulkProps(call, name, ids)
      return submitDialogForm(
        call,
        view.t(`triage.bulk_${name}`),
        async () => {
          const act = BULK[name](deps, actor, form)
          const inverses: Inverse[] = []
          const outcomes = await actOnIssues(deps, actor, ids, async (issue) => {
            const inverse = await inverseOf(deps, actor, name, issue, await act(issue))
            if (inverse) inverses.push(inverse)
          })
          const fates = outcomes.map((outcome) => toFate(outcome, view))
          const isDone = fates.length === 1 && fates[0]?.refusal === null
          if (isDone) return redirect(call.request, listAddress(call.request), savedHeaders(inverses))
          return renderFates(call, view.t(`triage.bulk_${name}`), fates, inverses)
        },
        <BulkForm {...props} />,
      )
    }),
  ]),

  page("POST", BULK_UNDO_PATH, "signedIn", async (call) => {
    const { deps, actor, request, view } = call
    const inverses = new Map(
      decodeInverses((await call.form()).inverses ?? "").map((inverse) => [inverse.issueId, inverse]),
    )
    const outcomes = await actOnIssues(deps, actor, [...inverses.keys()], (issue) =>
      undoIssue(deps, actor, issue, inverses.get(issue.id) as Inverse),
    )
    const refused = outcomes.flatMap(({ refusal }) => refusal ?? [])
    if (refused[0] && outcomes.length === 1) throw refused[0]
    if (refused.length === 0) return redirect(request, listAddress(request), flashHeaders("undone"))
    const fates = outcomes.map((outcome) => toFate(outcome, view))
    return renderFates(call, view.t("shell.undo"), fates, [])
  }),

  ...formDialog(`${TRIAGE_PATH}/filters/new`, "signedIn", {
    id: "filter-dialog",
    title: ({ t }) => t("triage.saveFilter"),
    parent: () => TRIAGE_PATH,
    load: ({ query }) => query.query ?? "",
    form: (query, typed) => <FilterForm query={typed?.query ?? query} name={typed?.name} />,
    async save({ deps, actor, request }, values) {
      const { name = "", query = "" } = values
      const kept = await saveFilter(deps, actor, { name, query })
      const flash = undoableFlash(values, "filterSaved")
      return redirect(request, `${TRIAGE_PATH}?${kept}`, flash)
    },
  }),
  page(
    "POST",
    `${TRIAGE_PATH}/filters/:filterId/delete`,
    "signedIn",
    async ({ deps, actor, path, request }) => {
      const saved = await listSavedFilters(deps.db, actor.userId)
      const removed = saved.find(({ id }) => id === path.filterId)
      await removeFilter(deps, actor, path.filterId)
      const undo: Undo | null = removed
        ? { kind: "saveFilter", values: { name: removed.name, query: removed.query } }
        : null
      return redirect(request, TRIAGE_PATH, flashHeaders("filterDeleted", undo))
    },
  ),
]

/** Whether the user may change issues of some machine, which all bulk actions need. */
const mayChangeIssues = async (db: Db, actor: Actor, view: View): Promise<boolean> =>
  view.mayChangeIssues ?? isGrantedAnywhere(db, actor, "ISSUE_UPDATE")

const searchOf = (request: Request) => new URL(request.url).searchParams

function idsOf(given: readonly string[]): string[] {
  return [...new Set(given)].filter((id) => idSchema.safeParse(id).success).slice(0, BULK_ISSUES_MAX)
}

async function bulkProps(
  { deps, actor }: PageCall<Deps, "signedIn", string>,
  name: BulkAction,
  ids: readonly string[],
) {
  const issues = await readableIssues(deps, actor, ids)
  const [first] = issues
  const none = { deviceId: "", people: [], hasMorePeople: false, groups: [], hasMoreGroups: false }
  // Of the first machine; an issue of another machine that the assignee may not work on is refused by itself.
  const assignable = name === "assign" && first ? await loadAssignable(deps.db, first.deviceId) : none
  return { name, ids, issues, assignable }
}

function toFate({ issue, refusal }: BulkOutcome, { t }: View): Fate {
  if (refusal === null || issue === null || refusal.code === "NOT_ALLOWED")
    return { issue, refusal: refusal && t("triage.bulkIssueMissing") }
  return { issue, refusal: textOf(refusal, t as Translate) }
}

function textOf(refusal: Refusal, t: Translate): string {
  const [problem] = refusal.problems
  return problem ? validationText(t, problem.message) : refusalText(refusal, t)
}

/** The message after a change of one issue; its button leads back to the list. */
function savedHeaders(inverses: readonly Inverse[]) {
  const values = { inverses: encodeInverses(inverses) }
  return flashHeaders("saved", inverses.length > 0 ? { kind: "undoBulk", values } : null)
}

function renderFates(
  call: { request: Request; view: View },
  title: string,
  fates: readonly Fate[],
  inverses: readonly Inverse[],
) {
  const content = <BulkFates fates={fates} inverses={inverses} />
  return renderPart(call, content, <DialogFormPage title={title}>{content}</DialogFormPage>)
}

/** The list as it was seen. */
function listAddress(request: Request): string {
  const seen = request.headers.get("hx-current-url") ?? ""
  const { pathname, search } = URL.canParse(seen) ? new URL(seen) : { pathname: "", search: "" }
  return pathname === TRIAGE_PATH ? pathname + search : TRIAGE_PATH
}

async function allRows(deps: Deps, actor: Actor, filter: TriageFilter): Promise<TriageRow[]> {
  const reader = await triageReader(deps.db, actor)
  const rows: TriageRow[] = []
  for (let number = 1; rows.length < EXPORT_ROWS_MAX; number++) {
    const request: PageRequest = { page: number, size: PAGE_SIZE_MAX, search: "" }
    const found = await triagePage(deps.db, reader, filter, request, deps.clock())
    rows.push(...found.rows)
    if (found.rows.length < PAGE_SIZE_MAX) break
  }
  return rows.slice(0, EXPORT_ROWS_MAX)
}
