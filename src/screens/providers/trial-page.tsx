/** The result of a trial sign-in: the steps that succeeded, the user's claims, and the rights that would follow. */
import type { Trial, TrialResult, TrialStage } from "../../identity/providers/trial/actions-pending.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { CheckList, type CheckStep } from "../../web/check-list.tsx"
import { failureText } from "../../web/failure-text.ts"
import { Notice } from "../../web/form.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { PersonResult } from "../signinsources/dry-run-people.tsx"
import { PROVIDERS } from "./admin-form.tsx"

/** A provider may send endless lists of groups. */
const CLAIMS_SHOWN = 100
const VALUE_CHARACTERS_SHOWN = 1000

export function TrialPage({ trial, result }: { trial: Trial; result: TrialResult }) {
  const { t } = useView()
  const { name } = trial.typed
  const title = t("dryrun.trialTitle", { name })
  return (
    <AdminLayout
      title={title}
      section="providers"
      crumbs={[{ label: title }]}
      actions={
        <ButtonLink href={`${PROVIDERS.path}/${trial.providerId ?? "new"}`} icon="left" autoFocus>
          {t("dryrun.backToSettings")}
        </ButtonLink>
      }
    >
      <div className="stack">
        <Panel>
          <div className="stack">
            <Notice tone={result.problem === null ? "blue" : "red"}>
              {result.problem === null ? t("dryrun.trialPassed") : t("dryrun.trialFailed")}
            </Notice>
            <CheckList steps={useSteps(result, name)} label={title} />
            {result.problem === null && result.found.person && <PersonResult person={result.found.person} />}
          </div>
        </Panel>
        {result.problem === null && <Claims claims={result.claims} />}
      </div>
    </AdminLayout>
  )
}

function useSteps(result: TrialResult, name: string): CheckStep[] {
  const { t } = useView()
  const texts = [t("dryrun.signedInAtProvider"), t("dryrun.clientAccepted"), t("dryrun.tokenValid")]
  if (result.problem === null) return texts.map((text) => ({ state: "passed", text }))
  const at = STAGES.indexOf(result.stage)
  const note = failureText(t, t(`sources.problem_${result.problem}`, { name }), result.detail)
  return texts.map((text, position) => {
    if (position < at) return { state: "passed", text }
    if (position > at) return { state: "notReached", text }
    return { state: "failed", text: result.stage === "CLIENT" ? t("dryrun.clientRefused") : text, note }
  })
}

/** In the order of a sign-in. */
const STAGES: readonly TrialStage[] = ["PROVIDER", "CLIENT", "TOKEN"]

function Claims({ claims }: { claims: Record<string, unknown> }) {
  const { t } = useView()
  const shown = (value: unknown) =>
    (typeof value === "string" ? value : JSON.stringify(value)).slice(0, VALUE_CHARACTERS_SHOWN)
  return (
    <Panel title={t("dryrun.providerClaims")}>
      <DescriptionList
        facts={Object.entries(claims)
          .slice(0, CLAIMS_SHOWN)
          .map(([claim, value]) => [claim, shown(value)])}
      />
    </Panel>
  )
}
