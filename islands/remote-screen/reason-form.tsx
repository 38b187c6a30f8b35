/** One line that says why, with the button that acts on it. */
import { useState } from "react"
import { REASON_CHARACTERS_MAX } from "../../src/sessions/session/rules-participants.ts"
import { Button } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"

export function ReasonForm({
  action,
  isFinal,
  onSubmit,
}: {
  action: string
  /** Cannot be taken back. */
  isFinal: boolean
  onSubmit(reason: string): void
}) {
  const { t } = useIslandView()
  const [reason, setReason] = useState("")
  return (
    <form
      className="dock-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim()) onSubmit(reason.trim())
      }}
    >
      <input
        className="input"
        aria-label={t("viewer.reason")}
        placeholder={t("viewer.reason")}
        maxLength={REASON_CHARACTERS_MAX}
        value={reason}
        required
        // biome-ignore lint/a11y/noAutofocus: the form appears by the click that asks for it
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <Button kind={isFinal ? "danger" : "primary"} type="submit">
        {action}
      </Button>
    </form>
  )
}
