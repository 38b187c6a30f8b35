/** Invites a user by name, or a person without an account by e-mail with the time in which the link is valid. */
import { useEffect, useId, useRef, useState } from "react"
import { ApiError } from "../../src/http/api-client.ts"
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import {
  ACCESS_RIGHTS,
  type AccessRight,
  EMAIL_INVITATION_TTL_HOURS,
} from "../../src/sessions/session/rules.ts"
import { Button } from "../../src/web/button.tsx"
import type { Translate } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { type InvitablePerson, type PeopleCalls, validityFrom } from "./people.ts"

/** Choices of when a guest's link begins to work, and for how long; both in minutes. */
const START_MINUTES = [15, 30, 60, 120] as const
const VALID_MINUTES = [30, 60, 120, 240, 480] as const
const HOUR_MINUTES = 60
const LINK_MS_MAX = EMAIL_INVITATION_TTL_HOURS * 3_600_000
/** Typing waits this long for a pause before people are looked up. */
const SEARCH_DELAY_MS = 200

export function InviteForm(form: {
  calls: PeopleCalls
  mailsLinks: boolean
  /** Null where no window applies. */
  windowEndsAtMs: number | null
  isListed(userId: string): boolean
  onInvited(withPin: InvitationWithPin | null, name: string): void
}) {
  const { t } = useIslandView()
  const { calls } = form
  const [listId, problemId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [right, setRight] = useState<AccessRight>("VIEW")
  const [isSingleUse, setSingleUse] = useState(true)
  const [startMinutes, setStartMinutes] = useState(0)
  const [validMinutes, setValidMinutes] = useState(0)
  const [people, setPeople] = useState<InvitablePerson[]>([])
  const [isSending, setSending] = useState(false)
  /** Why the server refused what is typed. */
  const [problem, setProblem] = useState("")
  const isEmail = text.includes("@")
  const chosen = people.find(({ displayName }) => displayName === text.trim())
  // No e-mail would bring the link, and the PIN alone admits nobody.
  const isUnreachable = isEmail && !form.mailsLinks
  const endsBeforeLink = form.windowEndsAtMs !== null && form.windowEndsAtMs < Date.now() + LINK_MS_MAX
  const mayInvite = !isSending && !isUnreachable && (isEmail || chosen !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up by what is typed
  useEffect(() => {
    if (isEmail || chosen) return
    const timer = setTimeout(() => {
      calls.suggestions(text.trim()).then(setPeople, () => {})
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  const send = async (): Promise<InvitationWithPin | null> => {
    if (chosen) {
      await calls.inviteUser(chosen.id, right)
      return null
    }
    const validity = validityFrom(Date.now(), startMinutes, validMinutes)
    const [email, accessRight, singleUse] = [text.trim(), right, isSingleUse]
    return calls.inviteByEmail({ email, accessRight, singleUse, ...validity })
  }
  const invite = async () => {
    setSending(true)
    try {
      const withPin = await send()
      setProblem("")
      setText("")
      form.onInvited(withPin, text.trim())
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t("shell.offline"))
      field.current?.focus()
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className="dock-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (mayInvite) void invite()
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label={t("viewer.invitePerson")}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={t("viewer.invitePerson")}
        list={listId}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value)
          setProblem("")
        }}
      />
      {problem && (
        <p className="field-error" id={problemId} role="alert">
          {problem}
        </p>
      )}
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
      {isUnreachable && (
        <p className="dock-sub" role="status">
          {t("viewer.noLinks")}
        </p>
      )}
      {isEmail && !isUnreachable && (
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
            whenZero={
              endsBeforeLink
                ? t("viewer.linkForWindow")
                : timeOf(t, EMAIL_INVITATION_TTL_HOURS * HOUR_MINUTES)
            }
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
      <Button type="submit" disabled={!mayInvite}>
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
