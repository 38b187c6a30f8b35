/** Fields that prevent a test, each with a link to it. */
import type { FieldProblem } from "../base/refusal.ts"
import { Notice } from "./form.tsx"
import { validationText } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** @param labels  names of fields for people; the path where one is missing */
export function TestProblems({
  problems,
  labels = {},
}: {
  problems: readonly FieldProblem[]
  labels?: Readonly<Record<string, string>>
}) {
  const { t } = useView()
  return (
    <Notice tone="amber">
      {t("connectiontest.fixFirst")}
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a href={`#field-${path}`}>{labels[path] ?? path}</a>: {validationText(t, message)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
