/** The pages of directories in the administration. */
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
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { numberFromForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { DirectoryFailed, DirectoryResult, samplePageOf } from "../signinsources/directory-result.tsx"
import { DryRunFailed, tryDryRun } from "../signinsources/dry-run-panel.tsx"
import { type SourceKind, sourcePages } from "../signinsources/pages.tsx"
import {
  DIRECTORIES,
  DIRECTORY_KINDS,
  DIRECTORY_LABELS,
  DirectoryCheckPanel,
  DirectoryForm,
  directoryCheckPath,
} from "./form.tsx"

const DIRECTORY_SOURCES: SourceKind<DirectoryResponse> = {
  ...DIRECTORIES,

  provider: "LDAP",
  async listEntries(db) {
    const placeOf = ([url = ""]: readonly string[]) => URL.parse(url)?.host ?? ""
    return (await listDirectories(db)).map(({ urls, ...directory }) => ({
      ...directory,
      place: placeOf(urls),
    }))
  },
  get: (deps, id) => getDirectoryResponse(deps, deps.db, id),
  create: ({ deps, actor }, values) => createDirectory(deps, actor, parse(saveDirectory, bodyOf(values))),
  update({ deps, actor }, id, values) {
    const body = { ...bodyOf(values), version: numberFromForm(values.version) }
    return updateDirectory(deps, actor, id, parse(directoryChanges.schema, body))
  },
  remove: removeDirectory,

  renderForm(_call, { source, values }) {
    const saved = source && {
      ...valuesOfEntity(DIRECTORY_KINDS, source),
      urls: source.urls.join("\n"),
    }
    return <DirectoryForm directory={source} values={values ?? saved ?? newValues()} />
  },
  renderCheck: (directory, check) => (
    <DirectoryCheckPanel
      directory={directory}
      username={check && usernameOf(check.values)}
      result={check?.result ?? null}
    />
  ),

  async check({ deps, actor, request, view }, directory, values) {
    const username = usernameOf(values)
    const question = { username, page: samplePageOf(request) }
    const tried = await tryDryRun(view, () => {
      const body = { ...bodyOf(values), version: numberFromForm(values.version) }
      return dryRunDirectory(deps, actor, directory?.id ?? null, parse(saveDirectory, body), question)
    })
    const path = directoryCheckPath(directory)
    return "result" in tried ? (
      <DirectoryResult found={tried.result} username={username} formId={DIRECTORIES.formId} path={path} />
    ) : tried.failure.problem !== undefined && tried.failure.text !== null ? (
      <DirectoryFailed problem={tried.failure.problem} text={tried.failure.text} />
    ) : (
      <DryRunFailed failure={tried.failure} fields={DIRECTORY_LABELS} />
    )
  },
}

export const directoryPages = sourcePages(DIRECTORY_SOURCES)

const usernameOf = (values: NestedFormValues) =>
  (values.username ?? "").trim().slice(0, USERNAME_CHARACTERS_MAX)

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
