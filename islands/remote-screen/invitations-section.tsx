/** The owner's invitations: of users, and of people without an account by e-mail, link and PIN. */
import { useEffect, useId, useState } from "react"
import type { InvitationWithPin } from "../../src/sessions/session/contract.ts"
import { ACCESS_RIGHTS, type AccessRight } from "../../src/sessions/session/rules.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"
import { type InvitablePerson, initialsOf, type OpenInvitation, type PeopleCalls } from "./people.ts"

export interface InvitationsSectionProps {
  calls: PeopleCalls
  /** People in the session: their invitations are not pending. */
  presentIds: ReadonlySet<string>
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
}

export function InvitationsSection({ calls, presentIds, attempt }: InvitationsSectionProps) {
  const { t } = useIslandView()
  const [invited, setInvited] = useState<OpenInvitation[]>([])
  const [shownPin, setShownPin] = useState<InvitationWithPin | null>(null)
  const reload = async () => setInvited(await calls.invitations())
  const present = [...presentIds].sort().join(" ")

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when somebody has come or gone
  useEffect(() => {
    void attempt(reload)
  }, [present])

  const pending = invited.filter(({ id }) => !presentIds.has(id))
  const withdraw = (one: OpenInvitation) =>
    attempt(async () => {
      await calls.withdraw(one)
      if (shownPin?.id === one.id) setShownPin(null)
      await reload()
    })
  const renew = (one: OpenInvitation) =>
    attempt(async () => {
      setShownPin(await calls.renew(one.id))
      await reload()
    })
  return (
    <DockSection
      title={t("viewer.invitations")}
      icon="mail"
      count={pending.length > 0 ? t("viewer.openInvitations", { count: pending.length }) : undefined}
    >
      <div className="dock-body">
        <InviteForm
          calls={calls}
          isListed={(id) => presentIds.has(id) || invited.some((one) => one.id === id)}
          attempt={attempt}
          onInvited={async (withPin) => {
            setShownPin(withPin)
            await reload()
          }}
        />
        {shownPin && <PinNote invitation={shownPin} onClose={() => setShownPin(null)} />}
      </div>
      <ul className="dock-rows">
        {pending.map((one) => (
          <li key={one.id} className="dock-row person-pending">
            <span className="avatar" aria-hidden="true">
              {initialsOf(one.name)}
            </span>
            <div className="dock-grow">
              <div className="dock-name">{one.name}</div>
              <div className="dock-sub">
                {t(one.right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")} ·{" "}
                {t(one.isLocked ? "viewer.linkLocked" : one.isUsed ? "viewer.linkUsed" : "viewer.notJoined")}
              </div>
            </div>
            {one.kind === "email" && (
              <IconButton
                label={t("viewer.renew", { name: one.name })}
                icon="refresh"
                onClick={() => void renew(one)}
              />
            )}
            <IconButton
              label={t("viewer.withdraw", { name: one.name })}
              icon="close"
              onClick={() => void withdraw(one)}
            />
          </li>
        ))}
      </ul>
    </DockSection>
  )
}

/** The PIN goes to the owner alone, who tells it to the guest: the e-mail has the link. */
function PinNote({ invitation, onClose }: { invitation: InvitationWithPin; onClose(): void }) {
  const { t } = useIslandView()
  const { pin, email } = invitation
  return (
    <div className="dock-pin" role="status">
      <div>
        {t("viewer.pinFor", { name: email })}
        <output className="dock-pin-digits">{`${pin.slice(0, 3)} ${pin.slice(3)}`}</output>
        <span className="dock-sub">{t("viewer.pinHint")}</span>
      </div>
      <IconButton label={t("shell.close")} icon="close" onClick={onClose} />
    </div>
  )
}

/** Typing waits this long for a pause before people are looked up. */
const SEARCH_DELAY_MS = 200

function InviteForm(form: {
  calls: PeopleCalls
  isListed(userId: string): boolean
  attempt: InvitationsSectionProps["attempt"]
  onInvited(withPin: InvitationWithPin | null): Promise<void>
}) {
  const { t } = useIslandView()
  const { calls } = form
  const listId = useId()
  const [text, setText] = useState("")
  const [right, setRight] = useState<AccessRight>("VIEW")
  const [isSingleUse, setSingleUse] = useState(true)
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
        if (isEmail) await form.onInvited(await calls.inviteByEmail(text.trim(), right, isSingleUse))
        else if (chosen) {
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
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isSingleUse}
            onChange={(event) => setSingleUse(event.target.checked)}
          />
          {t("viewer.singleUse")}
        </label>
      )}
      <Button type="submit" disabled={!isEmail && !chosen}>
        {t("viewer.invite")}
      </Button>
    </form>
  )
}
