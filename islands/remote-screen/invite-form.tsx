/** Invites a user by name, or a person without an account by e-mail with the time in which the link is valid. */
import { useEffect, useId, useState } from "react"
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import { ACCESS_RIGHTS, type AccessRight } from "../../src/sessions/session/rules.ts"
import { Button } from "../../src/web/button.tsx"
import type { Translate } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { type InvitablePerson, type PeopleCalls, validityFrom } from "./people.ts"

/** Choices of when a guest's link begins to work, and for how long; both in minutes. */
const START_MINUTES = [15, 30, 60, 120] as const
const VALID_MINUTES = [30, 60, 120, 240, 480] as const
const HOUR_MINUTES = 60
/** Typing waits this long for a pause before people are looked up. */
const SEARCH_DELAY_MS = 200

export function InviteForm(form: {
  calls: PeopleCalls
  isListed(userId: string): boolean
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
  onInvited(withPin: InvitationWithPin | null): Promise<void>
}) {
  const { t } = useIslandView()
  const { calls } = form
  const listId = useId()
  const [text, setText] = useState("")
  const [right, setRight] = useState<AccessRight>("VIEW")
  const [isSingleUse, setSingleUse] = useState(true)
  const [startMinutes, setStartMinutes] = useState(0)
  const [validMinutes, setValidMinutes] = useState(0)
  const [people, setPeople] = useState<InvitablePerson[]>([])
  const isEmail = text.includes("@")
  const chosen = people.find(({ displayName }) => displayName === text.trim())

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up by what is typed
  useEffect(() => {
    if (isEmail || chosen) return
    const timer = setTimeout(() => {
      calls.suggestions(text.trim()).then(setPeople, () => {})
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  const invite = () =>
    form.attempt(
      async () => {
        if (isEmail) {
          const validity = validityFrom(Date.now(), startMinutes, validMinutes)
          await form.onInvited(
            await calls.inviteByEmail({
              email: text.trim(),
              accessRight: right,
              singleUse: isSingleUse,
              ...validity,
            }),
          )
        } else if (chosen) {
          await calls.inviteUser(chosen.id, right)
          await form.onInvited(null)
        }
        setText("")
      },
      t("viewer.invited", { name: text.trim() }),
    )
  return (
    <form
      className="dock-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmail || chosen) void invite()
      }}
    >
      <input
        className="input"
        aria-label={t("viewer.invitePerson")}
        placeholder={t("viewer.invitePerson")}
        list={listId}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={listId}>
        {people
          .filter(({ id }) => !form.isListed(id))
          .map(({ id, displayName }) => (
            <option key={id} value={displayName} />
          ))}
      </datalist>
      <select
        className="input"
        aria-label={t("viewer.inviteRight")}
        value={right}
        onChange={(event) => setRight(event.target.value as AccessRight)}
      >
        {ACCESS_RIGHTS.map((one) => (
          <option key={one} value={one}>
            {t(one === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")}
          </option>
        ))}
      </select>
      {isEmail && (
        <>
          <MinutesSelect
            label={t("viewer.linkFrom")}
            whenZero={t("viewer.linkFromNow")}
            choices={START_MINUTES}
            text={(minutes) => t("viewer.startsIn", { time: timeOf(t, minutes) })}
            value={startMinutes}
            onChange={setStartMinutes}
          />
          <MinutesSelect
            label={t("viewer.linkFor")}
            whenZero={t("viewer.linkForWindow")}
            choices={VALID_MINUTES}
            text={(minutes) => timeOf(t, minutes)}
            value={validMinutes}
            onChange={setValidMinutes}
          />
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isSingleUse}
              onChange={(event) => setSingleUse(event.target.checked)}
            />
            {t("viewer.singleUse")}
          </label>
        </>
      )}
      <Button type="submit" disabled={!isEmail && !chosen}>
        {t("viewer.invite")}
      </Button>
    </form>
  )
}

function timeOf(t: Translate, minutes: number): string {
  const isShort = minutes < HOUR_MINUTES
  return isShort
    ? t("viewer.inMinutes", { count: minutes })
    : t("viewer.inHours", { count: minutes / HOUR_MINUTES })
}

function MinutesSelect(select: {
  label: string
  whenZero: string
  choices: readonly number[]
  text(minutes: number): string
  value: number
  onChange(minutes: number): void
}) {
  const id = useId()
  return (
    <div className="dock-field">
      <label htmlFor={id}>{select.label}</label>
      <select
        id={id}
        className="input"
        value={select.value}
        onChange={(event) => select.onChange(Number(event.target.value))}
      >
        <option value={0}>{select.whenZero}</option>
        {select.choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {select.text(minutes)}
          </option>
        ))}
      </select>
    </div>
  )
}
