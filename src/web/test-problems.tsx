/** Fields that prevent a test, each with a link to it. */
import type { FieldProblem } from "../base/refusal.ts"
import { Notice } from "./form.tsx"
import { type TextKey, validationText } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** Labels of a form's fields by the names of the call; `control` is the name in the form where it has another. */
export type FieldLabels = Readonly<Record<string, { label: TextKey; control?: string }>>

/** @param fields  of the form; "urls.0" is the first entry of the field "urls" */
export function TestProblems({
  problems,
  fields,
}: {
  problems: readonly FieldProblem[]
  fields: FieldLabels
}) {
  const { t } = useView()
  return (
    <Notice tone="amber">
      {t("connectiontest.fixFirst")}
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <ProblemLink path={path} fields={fields} />: {validationText(t, message)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function ProblemLink({ path, fields }: { path: string; fields: FieldLabels }) {
  const { t } = useView()
  const name = path in fields ? path : (path.split(".")[0] ?? path)
  const field = fields[name]
  return <a href={`#field-${field ? (field.control ?? name) : path}`}>{field ? t(field.label) : path}</a>
}
