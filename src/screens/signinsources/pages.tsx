/** The pages of a kind of sign-in source, alike for identity providers and directories. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { listSourcesOfProvider } from "../../identity/sources/store.ts"
import { countUsersByProvider } from "../../identity/users/foreign-users/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import type { NestedFormValues } from "../../web/form-values.ts"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import {
  DeleteSourceDialog,
  DeleteSourceForm,
  type SourceEntry,
  type SourceKindProps,
  SourcesPage,
} from "./frame.tsx"

/** The rule of the calls: a source decides who can sign in. */
export const SOURCES_GATE = "superuser"

export interface SourceCall {
  deps: Deps
  actor: Actor
  request: Request
  view: View
}

interface ShownSource<Source> {
  /** Null for a new one. */
  source: Source | null
  /** What was typed; undefined before. */
  values?: NestedFormValues
}

/** What was typed when it was checked, and the answer. */
interface SourceCheck {
  values: NestedFormValues
  result: ReactNode
}

export interface SourceKind<Source extends { id: string; name: string }> extends SourceKindProps {
  provider: "OIDC" | "LDAP"
  listEntries(db: Db): Promise<readonly Omit<SourceEntry, "users">[]>
  get(deps: Deps, id: string): Promise<Source>
  create(call: SourceCall, values: NestedFormValues): Promise<{ id: string }>
  update(call: SourceCall, id: string, values: NestedFormValues): Promise<unknown>
  remove(deps: Deps, actor: Actor, id: string): Promise<void>
  renderForm(call: SourceCall, props: ShownSource<Source>): ReactNode
  /** The panel beside the form. @param check  undefined before it */
  renderCheck(source: Source | null, check?: SourceCheck): ReactNode
  /** Checks what is typed; problems are a part of the result. */
  check(call: SourceCall, source: Source | null, values: NestedFormValues): Promise<ReactNode>
}

export function sourcePages<Source extends { id: string; name: string }>(kind: SourceKind<Source>) {
  const GATE = SOURCES_GATE
  const NEW = `${kind.path}/new`
  const SOURCE = `${kind.path}/:id` as const
  const pathOf = (id: string) => `${kind.path}/${id}`
  return [
    page("GET", kind.path, GATE, async (call) => {
      const [first] = await kind.listEntries(call.deps.db)
      if (!first) return renderPage(call.view, <SourcesPage kind={kind} entries={[]} current={undefined} />)
      const source = await kind.get(call.deps, first.id)
      return renderPage(call.view, await sourcePage(kind, call, { source }))
    }),

    page("GET", NEW, GATE, async (call) =>
      renderPage(call.view, await sourcePage(kind, call, { source: null })),
    ),

    page("POST", NEW, GATE, async (call) => {
      const values = await call.form()
      return submitSource(kind, call, { source: null, values }, async () => {
        const { id } = await kind.create(call, values)
        return redirect(call.request, pathOf(id), flashHeaders("saved"))
      })
    }),

    page("GET", SOURCE, GATE, async (call) => {
      const source = await kind.get(call.deps, call.path.id)
      return renderPage(call.view, await sourcePage(kind, call, { source }))
    }),

    page("POST", SOURCE, GATE, async (call) => {
      const values = await call.form()
      const source = await kind.get(call.deps, call.path.id)
      return submitSource(kind, call, { source, values }, async () => {
        await kind.update(call, source.id, values)
        return redirect(call.request, pathOf(source.id), flashHeaders("saved"))
      })
    }),

    page("POST", `${NEW}/check`, GATE, async (call) => {
      const values = await call.form()
      return answerCheck(kind, call, null, { values, result: await kind.check(call, null, values) })
    }),

    page("POST", `${SOURCE}/check`, GATE, async (call) => {
      const values = await call.form()
      const source = await kind.get(call.deps, call.path.id)
      return answerCheck(kind, call, source, { values, result: await kind.check(call, source, values) })
    }),

    page("GET", `${SOURCE}/delete`, GATE, async (call) => {
      const { db } = call.deps
      const { id, name } = await kind.get(call.deps, call.path.id)
      const [users, sources] = await Promise.all([
        countUsersByProvider(db, kind.provider),
        listSourcesOfProvider(db, kind.provider, id),
      ])
      const groups = new Set(sources.map(({ userGroupId }) => userGroupId)).size
      const usage = { users: users.get(id) ?? 0, groups }
      return renderDialog(
        call,
        pathOf(id),
        <DeleteSourceDialog kind={kind} id={id} name={name} usage={usage} />,
      )
    }),

    page("POST", `${SOURCE}/delete`, GATE, async (call) => {
      const { deps, actor, request } = call
      const source = await kind.get(deps, call.path.id)
      const { id, name } = source
      const full = await sourcePage(kind, call, { source })
      return submitForm(
        call,
        async () => {
          await kind.remove(deps, actor, id)
          return redirect(request, kind.path, flashHeaders("saved"))
        },
        <DeleteSourceForm kind={kind} id={id} name={name} />,
        full,
      )
    }),
  ]
}

async function submitSource<Source extends { id: string; name: string }>(
  kind: SourceKind<Source>,
  call: SourceCall,
  props: ShownSource<Source>,
  save: () => Promise<Response>,
): Promise<Response> {
  return submitForm(call, save, kind.renderForm(call, props), await sourcePage(kind, call, props))
}

/** The answer to a check: the panel alone, or the page for a browser without scripts. */
export async function answerCheck<Source extends { id: string; name: string }>(
  kind: SourceKind<Source>,
  call: SourceCall,
  source: Source | null,
  check: SourceCheck,
): Promise<Response> {
  if (isHtmx(call.request)) return renderPartial(call.view, check.result)
  return renderPage(call.view, await sourcePage(kind, call, { source, values: check.values }, check))
}

async function sourcePage<Source extends { id: string; name: string }>(
  kind: SourceKind<Source>,
  call: SourceCall,
  props: ShownSource<Source>,
  check?: SourceCheck,
) {
  const { db } = call.deps
  const [sources, users] = await Promise.all([kind.listEntries(db), countUsersByProvider(db, kind.provider)])
  const entries = sources.map((source) => ({
    ...source,
    users: users.get(source.id) ?? 0,
  }))
  return (
    <SourcesPage
      kind={kind}
      entries={entries}
      current={props.source?.id ?? null}
      form={kind.renderForm(call, props)}
      test={kind.renderCheck(props.source, check)}
    />
  )
}
