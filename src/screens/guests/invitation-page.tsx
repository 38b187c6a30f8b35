/** The pages of a guest outside the session: link and PIN, consent to the recording, and why there is nothing to see. */
import type { ConsentText } from "../../identity/consents/rules.ts"
import { GUEST_NAME_CHARACTERS_MAX, type LinkRefusal } from "../../sessions/session/rules-participants.ts"
import { ButtonLink } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, Notice, SubmitButton } from "../../web/form.tsx"
import { Logo } from "../../web/icon.tsx"
import { PublicLayout } from "../../web/layout.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { Time } from "../../web/time.tsx"
import { Preferences } from "../../web/user-menu.tsx"
import { useView } from "../../web/view.ts"
import { ConsentButtons } from "../consents/consent-buttons.tsx"

interface InvitationProps {
  token: string
  name: string
  invitedBy: string
}

export function InvitationPage(props: InvitationProps) {
  const { t } = useView()
  return (
    <Card title={t("guests.title")}>
      <p className="muted">{t("guests.intro", { name: props.invitedBy })}</p>
      <InvitationForm {...props} />
    </Card>
  )
}

export function InvitationForm({ token, name }: InvitationProps) {
  return (
    <Form id="invitation" action="/invitation" values={{ name }}>
      <input type="hidden" name="token" value={token} />
      <TextField
        name="name"
        label="guests.name"
        max={GUEST_NAME_CHARACTERS_MAX}
        autoComplete="name"
        required
        autoFocus
      />
      <TextField
        name="pin"
        label="guests.pin"
        hint="guests.pinHint"
        autoComplete="off"
        inputMode="numeric"
        required
      />
      <SubmitButton text="remote.join" />
    </Form>
  )
}

/** What was shown travels with the agreement; without it there is no picture. */
export function GuestConsentPage({ text }: { text: ConsentText }) {
  const { t } = useView()
  return (
    <Card title={t("consent.recordingTitle")} isWide>
      <Notice tone="blue">{t("consent.recordingIntro")}</Notice>
      <Form id="consent" action="/guest/consent">
        <div lang={text.language}>
          <RichText html={text.text} />
        </div>
        <input type="hidden" name="hash" value={text.hash.toString("hex")} />
        <ConsentButtons agree="consent.agree" back="/guest?left" />
      </Form>
    </Card>
  )
}

export function GuestMessagePage({
  because,
  startsOn = null,
  canReturn = false,
}: {
  because: LinkRefusal | "UNKNOWN" | "LEFT"
  /** Of an invitation that is not valid yet. */
  startsOn?: Date | null
  canReturn?: boolean
}) {
  const { t } = useView()
  return (
    <Card title={t(because === "LEFT" ? "guests.leftTitle" : "guests.refusedTitle")}>
      <p>{t(`guests.refused_${because}`)}</p>
      {because === "NOT_STARTED" && startsOn && (
        <p>
          {t("guests.validFrom")} <Time at={startsOn} form="minute" />
        </p>
      )}
      {canReturn && (
        <ButtonLink href="/guest" kind="primary">
          {t("remote.return")}
        </ButtonLink>
      )}
    </Card>
  )
}

function Card(card: { title: string; isWide?: boolean; children: React.ReactNode }) {
  return (
    <PublicLayout title={card.title}>
      <div className={card.isWide ? "card-page card-page-wide" : "card-page"}>
        <div className="card">
          <Logo />
          <h1>{card.title}</h1>
          {card.children}
        </div>
        <Preferences />
      </div>
    </PublicLayout>
  )
}
