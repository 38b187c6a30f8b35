/** The sources of a user group on screen, the same for identity providers and directories. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { dryRunSource } from "../../identity/directories/dry-run/actions.ts"
import { dryRunOidcSource } from "../../identity/providers/dry-run/actions.ts"
import { createSource, removeSource, updateSource } from "../../identity/sources/actions.ts"
import { getSource, providersPage, type SourceKind } from "../../identity/sources/store.ts"
import { getUserGroup } from "../../identity/usergroups/store.ts"
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import type { NestedFormValues } from "../../web/form-values.ts"
import { Panel } from "../../web/panel.tsx"
import { isHtmx, redirect, renderDialog, renderPage, renderPart, renderPartial } from "../../web/responses.ts"
import { useView, type View } from "../../web/view.ts"
import { page } from "../page.ts"
import { claimsFromForm } from "../signinsources/claims-field.tsx"
import { DirectoryFailed, DirectoryResult, samplePageOf } from "../signinsources/directory-result.tsx"
import { DryRunFailed, tryDryRun } from "../signinsources/dry-run-panel.tsx"
import { DeleteSourceDialog } from "./dialogs.tsx"
import { GROUPS_PATH } from "./group-list.tsx"
import { OidcSourceResult, SourceCheckPanel, sourceCheckPath } from "./source-check.tsx"
import {
  isRowCommand,
  SOURCE_FORM_ID,
  SOURCE_KINDS,
  SOURCE_LABELS,
  SourceForm,
  type SourceFormProps,
  sourceFromForm,
} from "./source-form.tsx"

const READ_GATE = { system: "USER_GROUP_READ" } as const
const WRITE_GATE = { system: "USER_GROUP_UPDATE" } as const
/** An installation has a handful of providers. */
const PROVIDERS_OFFERED_MAX = 100

export const userSourcePages = (["OIDC", "LDAP"] as const).flatMap((kind) => {
  const { tab, segment } = SOURCE_KINDS[kind]
  const SOURCES = `${GROUPS_PATH}/:userGroupId/${segment}` as const
  const home = (userGroupId: string) => `${GROUPS_PATH}/${userGroupId}?tab=${tab}`
  return [
    page("GET", `${SOURCES}/new`, WRITE_GATE, async ({ deps, path, view }) =>
      renderPage(view, <SourcePage {...(await loadForm(deps, kind, path.userGroupId, null))} />),
    ),

    page("POST", `${SOURCES}/new`, WRITE_GATE, async ({ deps, actor, path, request, form, view }) => {
      const values = await form()
      const props = { ...(await loadForm(deps, kind, path.userGroupId, null)), values }
      return answerForm({ request, view }, props, async () => {
        await createSource(deps, actor, kind, path.userGroupId, sourceFromForm(kind, values))
        return redirect(request, home(path.userGroupId), flashHeaders("saved"))
      })
    }),

    page("POST", `${SOURCES}/new/check`, WRITE_GATE, async (call) => answerCheck(call, kind, null)),

    page("POST", `${SOURCES}/:id/check`, WRITE_GATE, async (call) => answerCheck(call, kind, call.path.id)),

    page("GET", `${SOURCES}/:id`, READ_GATE, async ({ deps, path, view }) =>
      renderPage(view, <SourcePage {...(await loadForm(deps, kind, path.userGroupId, path.id))} />),
    ),

    page("POST", `${SOURCES}/:id`, WRITE_GATE, async ({ deps, actor, path, request, form, view }) => {
      const values = await form()
      const props = { ...(await loadForm(deps, kind, path.userGroupId, path.id)), values }
      return answerForm({ request, view }, props, async () => {
        const input = sourceFromForm(kind, values)
        await updateSource(deps, actor, kind, path, input.version, () => input)
        return redirect(request, home(path.userGroupId), flashHeaders("saved"))
      })
    }),

    page("GET", `${SOURCES}/:id/delete`, WRITE_GATE, async (call) => {
      const { deps, path } = call
      const group = await getUserGroup(deps.db, path.userGroupId)
      const source = await getSource(deps.db, kind, path)
      return renderDialog(
        call,
        `${GROUPS_PATH}/${group.id}`,
        <DeleteSourceDialog group={group} kind={kind} source={source} />,
      )
    }),

    page("POST", `${SOURCES}/:id/delete`, WRITE_GATE, async ({ deps, actor, path, request }) => {
      await removeSource(deps, actor, kind, path)
      return redirect(request, home(path.userGroupId), flashHeaders("deleted"))
    }),
  ]
})

async function loadForm(
  deps: Deps,
  kind: SourceKind,
  userGroupId: string,
  id: string | null,
): Promise<SourceFormProps> {
  const [group, source, providers] = await Promise.all([
    getUserGroup(deps.db, userGroupId),
    id === null ? null : getSource(deps.db, kind, { userGroupId, id }),
    providersPage(deps.db, kind, { page: 1, size: PROVIDERS_OFFERED_MAX, search: "" }),
  ])
  return { group, kind, source, providers: providers.rows }
}

interface CheckCall {
  deps: Deps
  actor: Actor
  path: { userGroupId: string }
  request: Request
  view: View
  form: () => Promise<NestedFormValues>
}

/** Checks what is typed; problems are shown in the panel of the check. @param id  null for a new source */
async function answerCheck(call: CheckCall, kind: SourceKind, id: string | null): Promise<Response> {
  const { deps, actor, path, request, view } = call
  const values = await call.form()
  const target = { userGroupId: path.userGroupId, sourceId: id }
  const result =
    kind === "LDAP"
      ? await checkLdapSource({ deps, actor, request, view }, target, values)
      : await checkOidcSource({ deps, actor, view }, target, values)
  if (isHtmx(request)) return renderPartial(view, result)
  const props = await loadForm(deps, kind, path.userGroupId, id)
  return renderPage(view, <SourcePage {...props} values={values} result={result} />)
}

type CheckTarget = { userGroupId: string; sourceId: string | null }

async function checkLdapSource(
  { deps, actor, request, view }: { deps: Deps; actor: Actor; request: Request; view: View },
  target: CheckTarget,
  values: NestedFormValues,
): Promise<ReactNode> {
  const username = (values.username ?? "").trim().slice(0, USERNAME_CHARACTERS_MAX)
  const tried = await tryDryRun(view, () => {
    const question = { username, page: samplePageOf(request) }
    return dryRunSource(deps, actor, target, sourceFromForm("LDAP", values), question)
  })
  if ("failure" in tried) {
    const { problem, text } = tried.failure
    return problem !== undefined && text !== null ? (
      <DirectoryFailed problem={problem} text={text} />
    ) : (
      <DryRunFailed failure={tried.failure} fields={SOURCE_LABELS.LDAP} />
    )
  }
  const checkPath = sourceCheckPath(target.userGroupId, "LDAP", target.sourceId)
  return (
    <DirectoryResult
      found={tried.result}
      username={username}
      formId={SOURCE_FORM_ID}
      path={checkPath}
      isOfRules
    />
  )
}

async function checkOidcSource(
  { deps, actor, view }: { deps: Deps; actor: Actor; view: View },
  target: CheckTarget,
  values: NestedFormValues,
): Promise<ReactNode> {
  const tried = await tryDryRun(view, () =>
    dryRunOidcSource(deps, actor, target, sourceFromForm("OIDC", values), claimsFromForm(values.claims)),
  )
  if ("failure" in tried) return <DryRunFailed failure={tried.failure} fields={SOURCE_LABELS.OIDC} />
  return <OidcSourceResult {...tried.result} />
}

/** A button that changes the rules draws the form again; Save saves. */
function answerForm(
  call: { request: Request; view: View },
  props: SourceFormProps,
  save: () => Promise<Response>,
): Promise<Response> | Response {
  if (isRowCommand(props.values ?? {}))
    return renderPart(call, <SourceForm {...props} />, <SourcePage {...props} />)
  return submitForm(call, save, <SourceForm {...props} />, <SourcePage {...props} />)
}

function SourcePage({ result = null, ...props }: SourceFormProps & { result?: ReactNode }) {
  const { t } = useView()
  const { group, kind, source, values } = props
  const title = source?.provider.name ?? t(`people.newSource_${kind}`)
  const path = `${GROUPS_PATH}/${group.id}`
  return (
    <AdminLayout
      title={title}
      section="usergroups"
      crumbs={[
        { label: group.name, href: path },
        { label: t(`people.tab_${SOURCE_KINDS[kind].tab}`), href: `${path}?tab=${SOURCE_KINDS[kind].tab}` },
        { label: title },
      ]}
    >
      <Panel flush>
        <div className="form-test">
          <div className="form-test-form">
            <SourceForm {...props} />
          </div>
          <SourceCheckPanel group={group} kind={kind} source={source} values={values} result={result} />
        </div>
      </Panel>
    </AdminLayout>
  )
}
