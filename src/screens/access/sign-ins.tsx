/** One's own sign-ins: what they are in plain words, and the way to end them. */
import type { ComponentProps } from "react"
import type { Page } from "../../base/page-request.ts"
import type { SignIn } from "../../identity/access/contract.ts"
import { Badge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { ProfileLayout } from "../../web/profile-layout.tsx"
import { Text } from "../../web/text.ts"
import type { TextRef } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export const OWN_SIGN_INS_PATH = "/profile/signins"

export function SignInsPage({ signIns }: { signIns: Page<SignIn> }) {
  const { t } = useView()
  const hasOthers = signIns.total > 1
  return (
    <ProfileLayout tab="signins">
      <p className="page-intro">{t("access.ownSignInsIntro")}</p>
      <List
        {...SIGN_IN_LIST}
        path={OWN_SIGN_INS_PATH}
        page={signIns}
        actions={
          hasOthers && (
            <Button icon="signOut" {...dialogTrigger(`${OWN_SIGN_INS_PATH}/others`)}>
              {t("access.endOthers")}
            </Button>
          )
        }
      />
    </ProfileLayout>
  )
}

const SIGN_IN_LIST: ListDeclaration<SignIn> = {
  id: "sign-in-list",
  label: "profile.signIns",
  plain: true,
  columns: [
    { id: "device", head: "access.device", narrow: "title", cell: (row) => <Device signIn={row} /> },
    { id: "address", head: "access.column_address", cell: ({ address }) => address || "–" },
    {
      id: "methods",
      head: "access.methods",
      cell: ({ methods }, { t }) => methods.map((method) => t(`access.method_${method}`)).join(", "),
    },
    {
      id: "since",
      narrow: "labelled",
      head: "access.column_since",
      cell: ({ since }) => <Time at={since} form="minute" />,
    },
    {
      id: "seen",
      narrow: "labelled",
      head: "access.lastSeen",
      cell: ({ lastSeenOn }) => <Time at={lastSeenOn} form="minute" />,
    },
    {
      id: "end",
      head: "access.end",
      isHeaderHidden: true,
      cell: ({ id, isCurrent }, { t }) => (
        <Button
          kind="quiet"
          icon="signOut"
          {...dialogTrigger(`${OWN_SIGN_INS_PATH}/${id}/end${isCurrent ? "?current=true" : ""}`)}
        >
          {t("access.end")}
        </Button>
      ),
    },
  ],
}

function Device({ signIn }: { signIn: SignIn }) {
  const { t } = useView()
  return (
    <span className="access-name" title={signIn.userAgent}>
      {deviceLabel(signIn, t)}
      {signIn.isCurrent && <Badge tone="green">{t("access.current")}</Badge>}
    </span>
  )
}

/** "Firefox on Windows", or the parts of it that are recognised. */
function deviceLabel(
  { browser, system, kind, userAgent }: SignIn,
  t: ReturnType<typeof useView>["t"],
): string {
  if (browser && system) return t("access.browserOnSystem", { browser, system })
  return browser || system || (kind === "API" ? userAgent.split(" ")[0] : "") || t("access.unknownDevice")
}

export function EndSignInDialog({ signInId, isCurrent }: { signInId: string; isCurrent: boolean }) {
  return (
    <EndDialog
      action={`${OWN_SIGN_INS_PATH}/${encodeURIComponent(signInId)}/end`}
      title="access.endTitle"
      text={isCurrent ? "access.endCurrentText" : "access.endText"}
    />
  )
}

export function EndOthersDialog() {
  return (
    <EndDialog action={`${OWN_SIGN_INS_PATH}/others`} title="access.endOthers" text="access.endOthersText" />
  )
}

/** @param fields  travel with the answer */
export function EndDialog({
  text,
  ...dialog
}: Pick<ComponentProps<typeof ConfirmDialog>, "action" | "title" | "fields"> & { text: TextRef }) {
  return (
    <ConfirmDialog id="end-access" submit="access.end" {...dialog}>
      <p>
        <Text content={text} />
      </p>
    </ConfirmDialog>
  )
}
