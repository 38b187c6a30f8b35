/** Several running sessions on one page, and the choice of them. */
import type { RemoteScreenProps } from "../../../islands/remote-screen/props.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sideBySidePath } from "../../sessions/session/paths.ts"
import { Button, ButtonLink, IconLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { FormActions } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { PageHeader } from "../../web/panel.tsx"
import { type Column, Table } from "../../web/table.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ScreenIsland } from "./screen-page.tsx"
import { SessionLayout } from "./session-layout.tsx"

/** Fewer are a session's own page. */
export const TILES_MIN = 2
/** On a screen of 1920 x 1080 a quarter still shows a panel of 800 x 480 readably. */
export const TILES_MAX = 4

export function SideBySidePage({ tiles }: { tiles: readonly RemoteScreenProps[] }) {
  const { t } = useView()
  const ids = tiles.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
  const title = t("remote.sideBySide")
  return (
    <SessionLayout
      title={title}
      styles="sides"
      crumbs={[{ label: t("terms.sessions"), href: "/dashboard" }, { label: title }]}
    >
      <div className="sides">
        <header className="sides-head">
          <IconLink href="/dashboard" icon="left" label={t("terms.sessions")} />
          <h1>{title}</h1>
          <ButtonLink href={`${sideBySidePath(ids)}&choose=true`}>{t("remote.sideBySideChange")}</ButtonLink>
        </header>
        <div className="sides-tiles">
          {tiles.map((tile) => (
            <ScreenIsland key={tile.sessionId} id={`session-${tile.sessionId}`} {...tile} isTile />
          ))}
        </div>
      </div>
    </SessionLayout>
  )
}

/** @param isCountWrong  sessions were chosen, but too few or too many */
export function SideBySideChoice({
  sessions,
  chosenIds,
  isCountWrong,
}: {
  sessions: readonly Session[]
  chosenIds: readonly string[]
  isCountWrong: boolean
}) {
  const { t } = useView()
  const title = t("remote.sideBySide")
  const limits = { min: TILES_MIN, max: TILES_MAX }
  const columns: Column<Session>[] = [
    {
      id: "session",
      head: "terms.session",
      cell: ({ id, deviceName, interfaceName, issueTitle }) => (
        <label className="checkbox">
          <input type="checkbox" name="ids" value={id} defaultChecked={chosenIds.includes(id)} />
          <span>
            {deviceName} · {interfaceName}
            <span className="field-hint">{issueTitle}</span>
          </span>
        </label>
      ),
      narrow: "title",
    },
    { id: "owner", head: "terms.owner", cell: ({ owner }) => owner.displayName },
    { id: "start", head: "terms.start", cell: ({ startTime }) => <Time at={startTime} /> },
  ]
  return (
    <Layout
      title={title}
      section="sessions"
      crumbs={[{ label: t("terms.sessions"), href: "/dashboard" }, { label: title }]}
    >
      <PageHeader title={title} />
      {sessions.length < TILES_MIN ? (
        <EmptyState icon="session">{t("remote.sideBySideNone")}</EmptyState>
      ) : (
        <form action="/sessions/side-by-side" className="stack">
          <p
            className={isCountWrong ? "notice tone-amber" : "muted"}
            role={isCountWrong ? "alert" : undefined}
          >
            {t("remote.sideBySideHint", limits)}
          </p>
          <Table label="remote.sideBySide" columns={columns} rows={[...sessions]} />
          <FormActions>
            <Button kind="primary" type="submit">
              {t("remote.sideBySideShow")}
            </Button>
          </FormActions>
        </form>
      )}
    </Layout>
  )
}
