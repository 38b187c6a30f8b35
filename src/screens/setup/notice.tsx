/** The notice on the start page of administrators until the first-run guide is finished or dismissed. */
import { SETUP_STEPS } from "../../system/environment/rules.ts"
import { ButtonLink } from "../../web/button.tsx"
import { ActionButton } from "../../web/form.tsx"
import { Meter } from "../../web/meter.tsx"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { setupPath } from "./frame.tsx"
import type { SetupState } from "./state.ts"

/** For superusers, who alone can finish every step; `findOpenSetup` says whether there is anything left. */
export function SetupNotice({ state }: { state: SetupState }) {
  const { t } = useView()
  if (state.next === null) return null
  const done = SETUP_STEPS.filter((step) => state.steps[step] !== null).length
  return (
    <div className="page-notice">
      <Panel
        title={t("setup.noticeTitle")}
        icon="info"
        actions={<ActionButton action="/setup/dismiss" kind="quiet" text="setup.dismiss" />}
      >
        <div className="form">
          <Meter label={t("setup.noticeText")} used={done} limit={SETUP_STEPS.length} />
          <p>
            <ButtonLink href={setupPath(state.next)} kind="primary">
              {t("setup.continueWith", { step: t(`setup.step_${state.next}`) })}
            </ButtonLink>
          </p>
        </div>
      </Panel>
    </div>
  )
}
