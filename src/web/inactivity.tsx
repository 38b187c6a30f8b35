/** Data for the page script that ends an inactive sign-in: the time limit, and the warning before it. */
import { Button } from "./button.tsx"
import { CachedFragment } from "./cached-fragment.tsx"
import { useView } from "./view.ts"

/** Read by the script; absent on pages without a signed-in user. */
export function InactivityMeta() {
  const { inactivitySeconds } = useView()
  return inactivitySeconds ? <meta name="inactivity" content={String(inactivitySeconds)} /> : null
}

/** Closed until the script opens it. */
export function InactivityDialog() {
  const { inactivitySeconds } = useView()
  if (!inactivitySeconds) return null
  return (
    <CachedFragment
      as="dialog"
      id="inactivity"
      className="dialog dialog-small"
      role="alertdialog"
      aria-labelledby="inactivity-title"
      aria-describedby="inactivity-text"
      by="inactivity"
      draw={() => <Warning />}
    />
  )
}

/** `{time}` in the sentence is the script's to fill. */
function Warning() {
  const { t } = useView()
  return (
    <>
      <div className="dialog-header">
        <h2 id="inactivity-title">{t("access.inactiveTitle")}</h2>
      </div>
      <div className="dialog-body">
        <p id="inactivity-text">{t("access.inactiveText")}</p>
        <p className="inactivity-left" role="timer" aria-label={t("access.inactiveLeft")} />
      </div>
      <div className="dialog-footer">
        <Button kind="primary" data-stay="">
          {t("access.stay")}
        </Button>
        <Button kind="quiet" data-leave="">
          {t("shell.signOut")}
        </Button>
      </div>
    </>
  )
}
