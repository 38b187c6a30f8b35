/** The pages of directories in the administration. */
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { refusalText, requiresStepUp, type Translate, toRefusal } from "../../http/errors.ts"
import {
  createDirectory,
  getDirectoryResponse,
  removeDirectory,
  updateDirectory,
} from "../../identity/directories/actions.ts"
import { checkDirectory } from "../../identity/directories/check/actions.ts"
import {
  type DirectoryResponse,
  directoryChanges,
  saveDirectory,
} from "../../identity/directories/contract.ts"
import { listDirectories } from "../../identity/directories/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { type FormErrors, numberFromForm, submitForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { createPageFactory } from "../../web/pages.tsx"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import { DeleteSourceDialog, DeleteSourceForm, SourcesPage } from "../signinsources/frame.tsx"
import {
  DIRECTORIES,
  DIRECTORY_KINDS,
  DirectoryForm,
  type DirectoryStep,
  DirectoryTest,
  type DirectoryTested,
} from "./form.tsx"

const page = createPageFactory<Deps>()
/** As the calls: a directory decides who can sign in. */
const GATE = "superuser"
const DIRECTORY = `${DIRECTORIES.path}/:ldapProviderId` as const

interface Shown {
  deps: Deps
  directory: DirectoryResponse | null
  values?: NestedFormValues
  formErrors?: FormErrors
  tested?: DirectoryTested | null
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

  page("POST", `${DIRECTORY}/check`, GATE, async (call) => {
    const { deps, actor, request, path, view } = call
    const username = ((await call.form()).username ?? "").trim()
    const directory = await getDirectoryResponse(deps, deps.db, path.ldapProviderId)
    const tested = await checkDirectory(deps, actor, directory.id, username).then(
      (check): DirectoryTested => ({ username, check, failure: null }),
      (error: unknown): DirectoryTested => {
        const refusal = toRefusal(error)
        if (refusal.code !== "CONFLICT" || requiresStepUp(refusal)) throw error
        const text = refusalText(refusal, view.t as Translate)
        return { username, check: null, failure: { step: stepOf(refusal.details.problem), text } }
      },
    )
    return isHtmx(request)
      ? renderPartial(view, <DirectoryTest directory={directory} tested={tested} />)
      : renderPage(view, (await pageFactory({ deps, directory, tested }))())
  }),

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
      (formErrors) => <DeleteSourceForm {...{ kind: DIRECTORIES, id, name, formErrors }} />,
      () => full(),
    )
  }),
]

/** Which step of the test a problem belongs to; what is neither binding nor searching is connecting. */
function stepOf(problem: unknown): DirectoryStep {
  if (problem === "BIND_REFUSED") return "bind"
  const isSearch = ["BASE_NOT_FOUND", "NOT_PERMITTED", "SIZE_LIMIT", "REFUSED"].includes(String(problem))
  return isSearch ? "search" : "connect"
}

/** The servers stand one per line. */
function bodyOf(values: NestedFormValues): Record<string, unknown> {
  const urls = (values.urls ?? "")
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return { ...bodyFromValues(DIRECTORY_KINDS, values), urls }
}

function newValues(): NestedFormValues {
  const defaults = saveDirectory.parse({
    ...{ name: "-", urls: ["ldaps://ldap.example.com"], baseDn: "-", userFilter: "(uid={username})" },
  })
  return { ...valuesOfEntity(DIRECTORY_KINDS, defaults), name: "", baseDn: "", urls: "" }
}

function formOf({ directory, values, formErrors }: Shown) {
  const saved = directory && {
    ...valuesOfEntity(DIRECTORY_KINDS, directory),
    urls: directory.urls.join("\n"),
  }
  return <DirectoryForm {...{ directory, formErrors }} values={values ?? saved ?? newValues()} />
}

/** The page with a form that may have errors; everything else is read now. */
async function pageFactory(shown: Shown) {
  const directories = await listDirectories(shown.deps.db)
  const entries = directories.map(({ id, name, urls, enabled }) => ({
    ...{ id, name, enabled },
    place: URL.parse(urls[0] ?? "")?.host ?? "",
  }))
  const { directory, tested = null } = shown
  return (formErrors?: FormErrors) => (
    <SourcesPage
      kind={DIRECTORIES}
      entries={entries}
      current={directory?.id ?? null}
      form={formOf({ ...shown, ...(formErrors && { formErrors }) })}
      test={directory && <DirectoryTest directory={directory} tested={tested} />}
    />
  )
}
