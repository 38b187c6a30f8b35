/** The owner's invitations: of users, and of people without an account by e-mail, link and PIN. */
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import { IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"
import { moveFocusFrom } from "./focus.ts"
import { InviteForm } from "./invite-form.tsx"
import { formatNear } from "./near-time.ts"
import { initialsOf, type OpenInvitation, type PeopleCalls } from "./people.ts"
import type { Invitations } from "./use-invitations.ts"
import type { PinNotes } from "./use-pin-notes.ts"

interface InvitationsSectionProps {
  calls: PeopleCalls
  mailsLinks: boolean
  windowEndsAtMs: number | null
  pins: PinNotes
  invitations: Invitations
  /** People in the session: their invitations are not pending. */
  presentIds: ReadonlySet<string>
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
}

export function InvitationsSection(props: InvitationsSectionProps) {
  const { calls, mailsLinks, windowEndsAtMs, pins, presentIds, attempt } = props
  const { t } = useIslandView()
  const { all: invited, reload } = props.invitations
  const pending = invited.filter(({ id }) => !presentIds.has(id))
  const withdraw = (one: OpenInvitation, row: Element | null) =>
    attempt(async () => {
      await calls.withdraw(one)
      moveFocusFrom(row)
      pins.close(one.id)
      await reload()
    })
  const renew = (one: OpenInvitation) =>
    attempt(async () => {
      pins.show(await calls.renew(one.id))
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
          mailsLinks={mailsLinks}
          windowEndsAtMs={windowEndsAtMs}
          isListed={(id) => presentIds.has(id) || invited.some((one) => one.id === id)}
          onInvited={(withPin, name) => {
            if (withPin) pins.show(withPin)
            void attempt(reload, t("viewer.invited", { name }))
          }}
        />
        {pins.shown.map((one) => (
          <PinNote key={one.id} invitation={one} onClose={() => pins.close(one.id)} />
        ))}
      </div>
      <ul className="dock-rows">
        {pending.map((one) => (
          <li key={one.id} className="dock-row person-pending">
            <span className="avatar" aria-hidden="true">
              {initialsOf(one.name)}
            </span>
            <div className="dock-grow">
              <div>{one.name}</div>
              <div className="dock-sub">
                {t(one.right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")} ·{" "}
                {t(one.isLocked ? "viewer.linkLocked" : one.isUsed ? "viewer.linkUsed" : "viewer.notJoined")}
              </div>
              {one.validity && <Validity {...one.validity} />}
            </div>
            {one.kind === "email" && (
              <IconButton
                label={t("viewer.sendNewLink", { name: one.name })}
                icon="refresh"
                onClick={() => void renew(one)}
              />
            )}
            <IconButton
              label={t("viewer.withdraw", { name: one.name })}
              icon="close"
              onClick={({ currentTarget }) => void withdraw(one, currentTarget.closest("li"))}
            />
          </li>
        ))}
      </ul>
    </DockSection>
  )
}

function Validity({ startsOn, expiresOn }: { startsOn: string | null; expiresOn: string }) {
  const { t, zone } = useIslandView()
  const at = (instant: string) => formatNear(Date.parse(instant), Date.now(), zone)
  const until = at(expiresOn)
  return (
    <div className="dock-sub">
      {startsOn
        ? t("viewer.validFromUntil", { from: at(startsOn), until })
        : t("viewer.validUntil", { until })}
    </div>
  )
}

/** The PIN goes to the owner alone, who tells it to the guest: the e-mail has the link. */
function PinNote({ invitation, onClose }: { invitation: InvitationWithPin; onClose(): void }) {
  const { t } = useIslandView()
  const { pin, email } = invitation
  return (
    <div className="dock-pin" role="status">
      <div>
        {t("viewer.guestPinFor", { name: email })}
        <output className="dock-pin-digits">{`${pin.slice(0, 3)} ${pin.slice(3)}`}</output>
        <span className="dock-sub">{t("viewer.guestPinHint")}</span>
      </div>
      <IconButton label={t("shell.close")} icon="close" onClick={onClose} />
    </div>
  )
}
