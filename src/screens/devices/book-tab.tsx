/** The tab Book of a machine: everything that happened there, newest first. */
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { useView } from "../../web/view.ts"
import { Timeline, type TimelineData } from "../book/timeline.tsx"

export function BookTab({ data, mayCreate }: { data: TimelineData; mayCreate: boolean }) {
  const { t } = useView()
  const first = mayCreate && (
    <ButtonLink href={`${data.path}/issues/new`} icon="plus">
      {t("issues.newIssue")}
    </ButtonLink>
  )
  return (
    <Timeline
      data={data}
      empty={
        <EmptyState icon="log" action={first}>
          {t("book.empty")}
        </EmptyState>
      }
    />
  )
}
