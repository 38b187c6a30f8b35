/** What is said of an emergency session wherever a session is shown, and its review. */
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import { REVIEW_COMMENT_CHARACTERS_MAX, reviewDenial } from "../../sessions/emergency/rules.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { sessionDialogPath } from "../../sessions/session/paths.ts"
import { Button } from "../../web/button.tsx"
import { Dialog, DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { TextArea } from "../../web/field.tsx"
import { Form } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { DescriptionList } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

/** Icon and word beside a session that was started outside its window; nothing beside others. */
export function EmergencyBadge({ session }: { session: Session }) {
  const { t } = useView()
  if (!session.emergency) return null
  return (
    <span className="badge tone-red" title={session.emergency.reason}>
      <Icon name="warning" />
      {t("emergency.badge")}
    </span>
  )
}

/** Reason, limit and review, as rows of a session's facts. */
export function useEmergencyFacts({ emergency }: Session): [string, React.ReactNode][] {
  const { t } = useView()
  if (!emergency) return []
  const { reason, endsOn, reviewedBy, reviewedOn, reviewComment } = emergency
  const review =
    reviewedBy && reviewedOn ? (
      <>
        {reviewedBy.displayName} · <Time at={reviewedOn} form="minute" />
        <br />
        {reviewComment}
      </>
    ) : (
      t("emergency.notReviewed")
    )
  return [
    [t("emergency.reason"), reason],
    [t("emergency.endsOn"), <Time key="ends" at={endsOn} form="minute" />],
    [t("emergency.review"), review],
  ]
}

/** The way to the review, for those who may review the session now. */
export function ReviewAction({
  session,
  actor,
  access,
}: {
  session: Session
  actor: Actor
  access: DeviceAccess | undefined
}) {
  const { t } = useView()
  if (!access || !isReviewable(session, actor, access)) return null
  return (
    <Button icon="check" kind="primary" {...dialogTrigger(sessionDialogPath(session, "review"))}>
      {t("emergency.reviewAction")}
    </Button>
  )
}

function isReviewable({ emergency, owner, isActive }: Session, actor: Actor, access: DeviceAccess): boolean {
  if (!emergency) return false
  const isReviewed = emergency.reviewedOn !== null
  return reviewDenial(actor, access, { startedBy: owner.id, isActive, isReviewed }) === null
}

interface ReviewProps {
  session: Session
  comment?: string
}

export function ReviewDialog(props: ReviewProps) {
  const { t } = useView()
  const { session } = props
  const facts = useEmergencyFacts(session).slice(0, 1)
  return (
    <Dialog id="emergency-review" title={t("emergency.reviewTitle", { device: session.deviceName })}>
      <DescriptionList
        facts={[
          [t("terms.owner"), session.owner.displayName],
          [t("terms.start"), <Time key="start" at={session.startTime} form="minute" />],
          ...facts,
        ]}
      />
      <ReviewForm {...props} />
    </Dialog>
  )
}

export function ReviewForm({ session, comment }: ReviewProps) {
  return (
    <Form id="emergency-review-form" action={sessionDialogPath(session, "review")} values={{ comment }} draft>
      <TextArea
        name="comment"
        label="emergency.comment"
        hint="emergency.commentHint"
        max={REVIEW_COMMENT_CHARACTERS_MAX}
        rows={4}
        required
      />
      <DialogActions submit="emergency.markReviewed" />
    </Form>
  )
}
