/** The check beside the rules of a user source: who would join and leave. */
import type { ReactNode } from "react"
import type { OidcSourceDryRun } from "../../identity/providers/dry-run/contract.ts"
import type { SourceKind } from "../../identity/sources/store.ts"
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { CheckList } from "../../web/check-list.tsx"
import { TextField } from "../../web/field.tsx"
import { useView } from "../../web/view.ts"
import { ClaimsField } from "../signinsources/claims-field.tsx"
import { DryRunPanel, DryRunResult } from "../signinsources/dry-run-panel.tsx"
import { PersonResult } from "../signinsources/dry-run-people.tsx"
import { SOURCE_FORM_ID, type SourceFormProps, sourcePath } from "./source-form.tsx"

/** The path that checks the values typed into the form. @param id  null for a new source */
export function sourceCheckPath(userGroupId: string, kind: SourceKind, id: string | null): string {
  return `${sourcePath(userGroupId, kind, id ?? "new")}/check`
}

export function SourceCheckPanel({
  group,
  kind,
  source,
  values,
  result,
}: Pick<SourceFormProps, "group" | "kind" | "source" | "values"> & { result: ReactNode }) {
  const path = sourceCheckPath(group.id, kind, source?.id ?? null)
  return (
    <DryRunPanel formId={SOURCE_FORM_ID} path={path} result={result}>
      {kind === "OIDC" ? (
        <ClaimsField formId={SOURCE_FORM_ID} value={values?.claims} />
      ) : (
        <TextField
          name="username"
          label="sources.lookUp"
          hint="sources.lookUpHint"
          value={values?.username}
          max={USERNAME_CHARACTERS_MAX}
          form={SOURCE_FORM_ID}
        />
      )}
    </DryRunPanel>
  )
}

export function OidcSourceResult({ person, members }: OidcSourceDryRun) {
  const { t } = useView()
  return (
    <DryRunResult>
      <CheckList steps={[{ state: "passed", text: t("dryrun.saveable") }]} label={t("dryrun.title")} />
      {person && <PersonResult person={person} />}
      {members > 0 && <p className="muted">{t("dryrun.members", { count: members })}</p>}
    </DryRunResult>
  )
}
