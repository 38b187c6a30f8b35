/** The form of a new marker: what is to be seen at the moment at which it was opened. */
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { MARKER_CHARACTERS_MAX } from "../../src/sessions/session/rules-recording-events.ts"
import { Button } from "../../src/web/button.tsx"
import { formatDuration } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"

interface MarkerFormProps {
  atMs: number
  /** Rejects when the marker was not added. */
  onSave(text: string): Promise<void>
  onClose(): void
}

export function MarkerForm({ atMs, onSave, onClose }: MarkerFormProps) {
  const { t } = useIslandView()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => input.current?.focus(), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const text = input.current?.value.trim() ?? ""
    if (text === "") return refuse(t("player.markerRequired"))
    setIsSaving(true)
    try {
      await onSave(text)
    } catch {
      refuse(t("player.markerFailed"))
    } finally {
      setIsSaving(false)
    }
  }
  const refuse = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    onClose()
  }

  return (
    <form className="player-marker-form" onSubmit={save} onKeyDown={onKeyDown} noValidate>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t("player.markerAt", { time: formatDuration(atMs) })}
        </label>
        <input
          ref={input}
          id={id}
          className="input"
          type="text"
          maxLength={MARKER_CHARACTERS_MAX}
          autoComplete="off"
          placeholder={t("player.markerHint")}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        />
        {problem !== null && (
          <p className="field-error" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="form-actions">
        <Button type="submit" kind="primary" disabled={isSaving}>
          {t("player.saveMarker")}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t("player.markerCancel")}
        </Button>
      </div>
    </form>
  )
}
