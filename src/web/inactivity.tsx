/** The warning before the page script ends an inactive sign-in. */
import { Button } from "./button.tsx"
import { useView } from "./view.ts"

/** Closed until the script opens it. `{time}` in the sentence is the script's to fill. */
export function InactivityDialog() {
  const { t } = useView()
  return (
    <dialog
      id="inactivity"
      className="dialog dialog-small"
      role="alertdialog"
      aria-labelledby="inactivity-title"
      aria-describedby="inactivity-text"
    >
      <div className="dialog-header">
        <h2 id="inactivity-title">{t("access.inactiveTitle")}</h2>
      </div>
      <div className="dialog-body">
        <p id="inactivity-text">{t("access.inactiveText")}</p>
        <p className="inactivity-left" role="timer" aria-label={t("access.inactiveLeft")} />
      </div>
      <div className="dialog-footer">
        <Button kind="primary" data-stay="">
          {t("access.staySignedIn")}
        </Button>
        <Button kind="quiet" data-leave="">
          {t("shell.signOut")}
        </Button>
      </div>
    </dialog>
  )
}
