/** A change that is refused because sessions use what it changes: which they are, and ending them all. */
import { Refusal } from "../../base/refusal.ts"
import type { OpenSessions } from "../../machines/opensessions/store.ts"
import { Button } from "../../web/button.tsx"
import { Notice } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

const REASONS: readonly unknown[] = ["connectorHasOpenSessions", "interfaceHasOpenSessions"]

/** The sessions that a refused change would end; null for another refusal. */
export function openSessionsOf(error: unknown): OpenSessions | null {
  if (!(error instanceof Refusal) || !REASONS.includes(error.details.text)) return null
  const { count, sessions } = error.details as Partial<OpenSessions>
  return { count: count ?? 0, sessions: sessions ?? [] }
}

export function OpenSessionsNotice({
  text,
  open: { count, sessions },
}: {
  text: "connectors.openSessions" | "interfaces.openSessions"
  open: OpenSessions
}) {
  const { t } = useView()
  return (
    <Notice tone="amber">
      {t(text, { count })}
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            {session.device.name} · {session.interfaceName} · {session.username}
          </li>
        ))}
      </ul>
      {count > sessions.length && t("connectors.moreSessions", { count: count - sessions.length })}
    </Notice>
  )
}

/** In the place of the button that saves. */
export function EndSessionsAndSave({ open }: { open: OpenSessions }) {
  const { t } = useView()
  return (
    <Button type="submit" kind="danger" name="force" value="true">
      {t("connectors.forceSave", { count: open.count })}
    </Button>
  )
}
