/** The pages of directories in the administration. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import {
  createDirectory,
  getDirectoryResponse,
  removeDirectory,
  updateDirectory,
} from "../../identity/directories/actions.ts"
import {
  type DirectoryResponse,
  directoryChanges,
  saveDirectory,
} from "../../identity/directories/contract.ts"
import { dryRunDirectory } from "../../identity/directories/dry-run/actions.ts"
import { listDirectories } from "../../identity/directories/store.ts"
import { countUsersByProvider } from "../../identity/users/foreign-users/store.ts"
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { flashHeaders } from "../../web/flash.ts"
import { type FormErrors, numberFromForm, submitForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { DirectoryFailed, DirectoryResult, samplePageOf } from "../signinsources/directory-result.tsx"
import { DryRunFailed, tryDryRun } from "../signinsources/dry-run-panel.tsx"
import { DeleteSourceDialog, DeleteSourceForm, SourcesPage } from "../signinsources/frame.tsx"
import {
  DIRECTORIES,
  DIRECTORY_FORM_ID,
  DIRECTORY_KINDS,
  DIRECTORY_LABELS,
  DirectoryCheckPanel,
  DirectoryForm,
  directoryCheckPath,
} from "./form.tsx"

/** The rule of the calls: a directory decides who can sign in. */
const GATE = "superuser"
const DIRECTORY = `${DIRECTORIES.path}/:ldapProviderId` as const

interface Shown {
  deps: Deps
  directory: DirectoryResponse | null
  values?: NestedFormValues
  formErrors?: FormErrors
  checked?: { username: string; result: ReactNode }
}

export const directoryPages = [
  page("GET", DIRECTORIES.path, GATE, async ({ deps, view }) => {
    const [first] = await listDirectories(deps.db)
    if (!first) return renderPage(view, <SourcesPage kind={DIRECTORIES} entries={[]} current={undefined} />)
    const directory = await getDirectoryResponse(deps, deps.db, first.id)
    return renderPage(view, (await pageFactory({ deps, directory }))())
  }),

  page("GET", `${DIRECTORIES.path}/new`, GATE, async ({ deps, view }) =>
    renderPage(view, (await pageFactory({ deps, directory: null }))()),
  ),

  page("POST", `${DIRECTORIES.path}/new`, GATE, async (call) => {
    const { deps, actor, request } = call
    const values = await call.form()
    const shown = { deps, directory: null, values }
    const pageAgain = await pageFactory(shown)
    return submitForm(
      call,
      async () => {
        const { id } = await createDirectory(deps, actor, parse(saveDirectory, bodyOf(values)))
        return redirect(request, `${DIRECTORIES.path}/${id}`, flashHeaders("saved"))
      },
      (formErrors) => formOf({ ...shown, formErrors }),
      pageAgain,
    )
  }),

  page("GET", DIRECTORY, GATE, async ({ deps, path, view }) => {
    const directory = await getDirectoryResponse(deps, deps.db, path.ldapProviderId)
    return renderPage(view, (await pageFactory({ deps, directory }))())
  }),

  page("POST", DIRECTORY, GATE, async (call) => {
    const { deps, actor, request, path } = call
    const values = await call.form()
    const directory = await getDirectoryResponse(deps, deps.db, path.ldapProviderId)
    const shown = { deps, directory, values }
    const pageAgain = await pageFactory(shown)
    return submitForm(
      call,
      async () => {
        const body = { ...bodyOf(values), version: numberFromForm(values.version) }
        await updateDirectory(deps, actor, directory.id, parse(directoryChanges.schema, body))
        return redirect(request, `${DIRECTORIES.path}/${directory.id}`, flashHeaders("saved"))
      },
      (formErrors) => formOf({ ...shown, formErrors }),
      pageAgain,
    )
  }),

  page("POST", `${DIRECTORIES.path}/new/check`, GATE, async (call) => answerCheck(call, null)),

  page("POST", `${DIRECTORY}/check`, GATE, async (call) =>
    answerCheck(call, await getDirectoryResponse(call.deps, call.deps.db, call.path.ldapProviderId)),
  ),

  page("GET", `${DIRECTORY}/delete`, GATE, async (call) => {
    const { id, name } = await getDirectoryResponse(call.deps, call.deps.db, call.path.ldapProviderId)
    return renderDialog(
      call,
      `${DIRECTORIES.path}/${id}`,
      <DeleteSourceDialog kind={DIRECTORIES} id={id} name={name} />,
    )
  }),

  page("POST", `${DIRECTORY}/delete`, GATE, async (call) => {
    const { deps, actor, request, path } = call
    const directory = await getDirectoryResponse(deps, deps.db, path.ldapProviderId)
    const { id, name } = directory
    const full = await pageFactory({ deps, directory })
    return submitForm(
      call,
      async () => {
        await removeDirectory(deps, actor, id)
        return redirect(request, DIRECTORIES.path, flashHeaders("saved"))
      },
      (formErrors) => <DeleteSourceForm kind={DIRECTORIES} id={id} name={name} formErrors={formErrors} />,
      () => full(),
    )
  }),
]

/** Checks what is typed; problems are shown in the panel of the check. */
async function answerCheck(
  call: { deps: Deps; actor: Actor; request: Request; view: View; form: () => Promise<NestedFormValues> },
  directory: DirectoryResponse | null,
): Promise<Response> {
  const { deps, actor, request, view } = call
  const values = await call.form()
  const username = (values.username ?? "").trim().slice(0, USERNAME_CHARACTERS_MAX)
  const question = { username, page: samplePageOf(request) }
  const tried = await tryDryRun(view, () => {
    const body = { ...bodyOf(values), version: numberFromForm(values.version) }
    return dryRunDirectory(deps, actor, directory?.id ?? null, parse(saveDirectory, body), question)
  })
  const path = directoryCheckPath(directory)
  const result =
    "result" in tried ? (
      <DirectoryResult found={tried.result} username={username} formId={DIRECTORY_FORM_ID} path={path} />
    ) : tried.failure.problem !== undefined && tried.failure.text !== null ? (
      <DirectoryFailed problem={tried.failure.problem} text={tried.failure.text} />
    ) : (
      <DryRunFailed failure={tried.failure} fields={DIRECTORY_LABELS} />
    )
  if (isHtmx(request)) return renderPartial(view, result)
  return renderPage(view, (await pageFactory({ deps, directory, values, checked: { username, result } }))())
}

/** The servers are typed one per line. */
function bodyOf(values: NestedFormValues): Record<string, unknown> {
  const urls = (values.urls ?? "")
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return { ...bodyFromValues(DIRECTORY_KINDS, values), urls }
}

function newValues(): NestedFormValues {
  const defaults = saveDirectory.parse({
    name: "-",
    urls: ["ldaps://ldap.example.com"],
    baseDn: "-",
    userFilter: "(uid={username})",
  })
  return { ...valuesOfEntity(DIRECTORY_KINDS, defaults), name: "", baseDn: "", urls: "" }
}

function formOf({ directory, values, formErrors }: Shown) {
  const saved = directory && {
    ...valuesOfEntity(DIRECTORY_KINDS, directory),
    urls: directory.urls.join("\n"),
  }
  return (
    <DirectoryForm directory={directory} formErrors={formErrors} values={values ?? saved ?? newValues()} />
  )
}

/** The page with a form that may have errors; everything else is read now. */
async function pageFactory(shown: Shown) {
  const { db } = shown.deps
  const [directories, users] = await Promise.all([listDirectories(db), countUsersByProvider(db, "LDAP")])
  const entries = directories.map(({ id, name, urls, enabled }) => ({
    id,
    name,
    enabled,
    users: users.get(id) ?? 0,
    place: URL.parse(urls[0] ?? "")?.host ?? "",
  }))
  const { directory, checked } = shown
  return (formErrors?: FormErrors) => (
    <SourcesPage
      kind={DIRECTORIES}
      entries={entries}
      current={directory?.id ?? null}
      form={formOf({ ...shown, formErrors })}
      test={
        <DirectoryCheckPanel
          directory={directory}
          username={checked?.username}
          result={checked?.result ?? null}
        />
      }
    />
  )
}
