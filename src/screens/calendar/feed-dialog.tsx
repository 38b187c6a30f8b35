/** The secret address at which a calendar program reads a user's windows. */
import type { CalendarFeed } from "../../maintenance/calendar/feed/store.ts"
import { Button } from "../../web/button.tsx"
import { Dialog, DialogClose, DialogEnd } from "../../web/dialog.tsx"
import { TextField } from "../../web/field.tsx"
import { ActionButton, Form, FormActions, Notice } from "../../web/form.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"

export const FEED_PATH = "/calendar/feed"

/** @param address  shown once, right after it was created */
export function FeedDialog({ feed }: { feed: CalendarFeed | null }) {
  const { t } = useView()
  return (
    <Dialog id="feed-dialog" title={t("calendar.feed")} size="small">
      <p>{t("calendar.feedIntro")}</p>
      <FeedForm feed={feed} address={null} />
      {feed && <ActionButton action={`${FEED_PATH}/revoke`} kind="danger" text="calendar.feedRevoke" />}
    </Dialog>
  )
}

export function FeedForm({ feed, address }: { feed: CalendarFeed | null; address: string | null }) {
  const { t, zone } = useView()
  if (address !== null)
    return (
      <div id="feed-form" className="form">
        <Notice tone="green">{t("calendar.feedOnce")}</Notice>
        <TextField name="address" label="calendar.feedAddress" value={address} required />
        <DialogEnd />
      </div>
    )
  return (
    <Form id="feed-form" action={FEED_PATH}>
      {feed && (
        <p className="muted">
          {t("calendar.feedExists", { date: formatInstant(feed.createdOn, zone, "date") })}{" "}
          {feed.readOn && t("calendar.feedRead", { time: formatInstant(feed.readOn, zone, "minute") })}
        </p>
      )}
      <FormActions>
        <Button type="submit" kind="primary">
          {t(feed ? "calendar.feedReplace" : "calendar.feedCreate")}
        </Button>
        <DialogClose />
      </FormActions>
    </Form>
  )
}
