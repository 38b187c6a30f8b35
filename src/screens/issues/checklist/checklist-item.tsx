/** One item of a checklist: what is asked, its answer, who gave it, and what came of a failure. */
import type { ReactNode } from "react"
import type { ChecklistItem } from "../../../maintenance/issues/checklist/contract.ts"
import {
  CHECK_RESULTS,
  type CheckResult,
  ITEM_ANSWER_CHARACTERS_MAX,
  ITEM_NOTE_CHARACTERS_MAX,
  type ItemDefinition,
  type ItemState,
} from "../../../maintenance/issues/checklist/rules.ts"
import type { Issue } from "../../../maintenance/issues/contract.ts"
import { Badge, IssueBadge, type Tone } from "../../../web/badge.tsx"
import { Button, ButtonLink } from "../../../web/button.tsx"
import { ActionForm } from "../../../web/form.tsx"
import { Icon, type IconName } from "../../../web/icon.tsx"
import { formatNumber } from "../../../web/texts/format.ts"
import { type Translate, validationText } from "../../../web/texts/i18n.ts"
import { Time } from "../../../web/time.tsx"
import { useView } from "../../../web/view.ts"
import { CHECKLIST_PART_ID, checklistPath } from "./paths.ts"

const TONES: Record<ItemState, Tone> = {
  OPEN: "neutral",
  OK: "green",
  FAILED: "red",
  NOT_APPLICABLE: "neutral",
}
const ICONS: Record<CheckResult, IconName> = { OK: "check", FAILED: "close", NOT_APPLICABLE: "minus" }

/** An answer that was refused, to be shown again as it was typed. */
export interface RefusedAnswer {
  itemId: string
  errors: Record<string, string>
  given: Record<string, string>
}

interface ChecklistItemProps {
  issue: Issue
  item: ChecklistItem
  mayAnswer: boolean
  mayFollowUp: boolean
  refused?: RefusedAnswer | undefined
}

export function ChecklistItemRow(props: ChecklistItemProps) {
  const { item, mayAnswer } = props
  const { t, lang } = useView()
  const limits = limitsText(item, lang, t)
  return (
    <li className="checklist-item" id={`item-${item.id}`}>
      <div className="checklist-text">
        <span>{item.text}</span>
        <span className="field-hint">
          {[item.required && t("checklist.required"), limits].filter(Boolean).join(" · ")}
        </span>
      </div>
      {mayAnswer ? <AnswerForm {...props} /> : <GivenAnswer item={item} />}
      <ItemFacts {...props} />
    </li>
  )
}

/** The form posts its fields alone: what it does not have stays as it is. */
function ItemForm({
  issue,
  item,
  className,
  children,
}: Pick<ChecklistItemProps, "issue" | "item"> & { className?: string; children: ReactNode }) {
  return (
    <ActionForm
      action={`${checklistPath(issue)}/${item.id}`}
      fields={{ version: String(item.version) }}
      hx-target={`#${CHECKLIST_PART_ID}`}
      hx-swap="outerMorph"
      className={className}
      noValidate
    >
      {children}
    </ActionForm>
  )
}

function AnswerForm(props: ChecklistItemProps) {
  const { t } = useView()
  const { item, refused } = props
  if (item.kind === "CHECK") {
    return (
      <ItemForm {...props} className="checklist-answer">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend cannot stand in a row */}
        <span
          role="group"
          aria-label={t("checklist.answerOf", { item: item.text })}
          className="checklist-choice"
        >
          {CHECK_RESULTS.map((result) => (
            <button
              key={result}
              id={`answer-${item.id}-${result}`}
              type="submit"
              name="result"
              value={result}
              className={
                item.result === result ? `checklist-button tone-${TONES[result]}` : "checklist-button"
              }
              aria-pressed={item.result === result}
            >
              <Icon name={ICONS[result]} />
              {t(`checklist.short_${result}`)}
            </button>
          ))}
        </span>
      </ItemForm>
    )
  }
  const name = item.kind === "NUMBER" ? "value" : "answer"
  const saved = item.kind === "NUMBER" ? (item.value === null ? "" : String(item.value)) : item.answer
  const error = refused?.errors[name]
  return (
    <ItemForm {...props} className="checklist-answer">
      <input
        id={`answer-${item.id}`}
        className={item.kind === "NUMBER" ? "input checklist-number" : "input"}
        name={name}
        defaultValue={refused?.given[name] ?? saved}
        inputMode={item.kind === "NUMBER" ? "decimal" : undefined}
        data-counter={item.kind === "TEXT" ? ITEM_ANSWER_CHARACTERS_MAX : undefined}
        aria-label={t("checklist.answerOf", { item: item.text })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `answer-${item.id}-error` : undefined}
        autoComplete="off"
      />
      {item.unit && <span className="muted">{item.unit}</span>}
      <Button type="submit" id={`save-${item.id}`}>
        {t("checklist.save")}
      </Button>
      {error && (
        <p className="field-error" id={`answer-${item.id}-error`}>
          {validationText(t, error)}
        </p>
      )}
    </ItemForm>
  )
}

function GivenAnswer({ item }: { item: ChecklistItem }) {
  const { t, lang } = useView()
  const value = item.value === null ? item.answer : `${formatNumber(item.value, lang)} ${item.unit}`.trim()
  const hasWord = item.kind !== "TEXT" || item.state === "OPEN"
  return (
    <div className="checklist-answer">
      {value !== "" && <strong>{value}</strong>}
      {hasWord && <Badge tone={TONES[item.state]}>{t(`checklist.state_${item.state}`)}</Badge>}
    </div>
  )
}

/** Author and time, the note, and the follow-up issue. */
function ItemFacts(props: ChecklistItemProps) {
  const { t } = useView()
  const { issue, item, mayAnswer, mayFollowUp } = props
  const followUpHref = `${checklistPath(issue)}/${item.id}/followup`
  return (
    <div className="checklist-facts">
      {mayAnswer && item.kind === "NUMBER" && item.state === "FAILED" && (
        <span className="checklist-failed">{t("checklist.outside")}</span>
      )}
      {item.answeredBy && item.answeredOn && (
        <span className="muted">
          {item.answeredBy.displayName} · <Time at={item.answeredOn} form="minute" />
        </span>
      )}
      {item.followUp && (
        <span>
          {t("checklist.followUp")}:{" "}
          <a href={`/devices/${issue.deviceId}/issues/${item.followUp.id}`}>{item.followUp.title}</a>{" "}
          <IssueBadge state={item.followUp.state} />
        </span>
      )}
      {item.state === "FAILED" && !item.followUp && mayFollowUp && (
        <ButtonLink href={followUpHref} icon="plus">
          {t("checklist.createFollowUp")}
        </ButtonLink>
      )}
      {mayAnswer ? (
        <NoteForm {...props} />
      ) : (
        item.note !== "" && <p className="checklist-note">{item.note}</p>
      )}
    </div>
  )
}

function NoteForm(props: ChecklistItemProps) {
  const { t } = useView()
  const { item, refused } = props
  const error = refused?.errors.note
  const isAnswered = item.state !== "OPEN"
  return (
    <details className="checklist-details" id={`note-${item.id}`} open={error !== undefined}>
      <summary>
        {item.note === "" ? t("checklist.note") : <span className="checklist-note">{item.note}</span>}
      </summary>
      <ItemForm {...props} className="checklist-note-form">
        <textarea
          id={`note-text-${item.id}`}
          className="input"
          name="note"
          rows={2}
          defaultValue={refused?.given.note ?? item.note}
          aria-label={t("checklist.noteOf", { item: item.text })}
          aria-invalid={error ? true : undefined}
          data-counter={ITEM_NOTE_CHARACTERS_MAX}
        />
        {error && <p className="field-error">{validationText(t, error)}</p>}
        <Button type="submit" id={`save-note-${item.id}`}>
          {t("checklist.save")}
        </Button>
      </ItemForm>
      {isAnswered && !item.followUp && (
        <ItemForm {...props}>
          <Button type="submit" kind="quiet" name="clear" value="true" id={`clear-${item.id}`}>
            {t("checklist.clear")}
          </Button>
        </ItemForm>
      )}
    </details>
  )
}

/** "6 to 8 bar"; "" without limits. */
export function limitsText(
  { minimum, maximum, unit }: ItemDefinition,
  lang: Parameters<typeof formatNumber>[1],
  t: Translate,
): string {
  const shown = (value: number) => formatNumber(value, lang)
  if (minimum !== null && maximum !== null)
    return t("checklist.between", { minimum: shown(minimum), maximum: shown(maximum), unit }).trim()
  if (minimum !== null) return t("checklist.atLeast", { minimum: shown(minimum), unit }).trim()
  return maximum === null ? "" : t("checklist.atMost", { maximum: shown(maximum), unit }).trim()
}
