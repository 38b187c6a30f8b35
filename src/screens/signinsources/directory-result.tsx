/** What a dry run of a directory, or of rules for its people, found. */
import type { DirectoryDryRun } from "../../identity/directories/dry-run/contract.ts"
import {
  DRY_RUN_SAMPLE_MAX,
  DRY_RUN_SAMPLE_PAGE_SIZE,
  DRY_RUN_USERS_MAX,
} from "../../identity/sources/dry-run/rules.ts"
import { Button } from "../../web/button.tsx"
import { CheckList, type CheckStep } from "../../web/check-list.tsx"
import { Notice } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"
import { DryRunResult, dryRunButton } from "./dry-run-panel.tsx"
import { FateList, PersonResult } from "./dry-run-people.tsx"

interface DirectoryResultProps {
  found: DirectoryDryRun
  /** What was asked for; empty for no person. */
  username: string
  formId: string
  path: string
  /** The examples are those whom rules may match. */
  isOfRules?: boolean
}

export function DirectoryResult({ found, username, formId, path, isOfRules }: DirectoryResultProps) {
  const { t } = useView()
  const { person, sample, endedSignIns } = found
  const steps = useSteps(found, username)
  const label = t(isOfRules ? "dryrun.matching" : "dryrun.examples")
  return (
    <DryRunResult>
      {endedSignIns > 0 && <Notice tone="amber">{t("dryrun.endedSignIns", { count: endedSignIns })}</Notice>}
      <CheckList steps={steps} label={t("dryrun.title")} />
      {person && <PersonResult person={person} />}
      <AffectedUsers users={found.users} />
      {found.people && (
        <details className="fold" open>
          <summary>{label}</summary>
          <FateList label={label} people={sample.rows} />
          {sample.total === 0 && <p className="muted">{t("dryrun.examplesNone")}</p>}
          <SamplePager sample={sample} formId={formId} path={path} />
          {sample.isMore && (
            <p className="muted">{t("dryrun.examplesMore", { count: DRY_RUN_SAMPLE_MAX })}</p>
          )}
        </details>
      )}
    </DryRunResult>
  )
}

function AffectedUsers({ users }: { users: DirectoryDryRun["users"] }) {
  const { t } = useView()
  const label = t("dryrun.affected")
  const kept = users.checked - users.rows.length
  return (
    <>
      {users.rows.length > 0 && (
        <details className="fold" open>
          <summary>{label}</summary>
          <FateList label={label} people={users.rows} />
        </details>
      )}
      {kept > 0 && <p className="muted">{t("dryrun.unaffected", { count: kept })}</p>}
      {users.isMore && <p className="muted">{t("dryrun.usersMore", { count: DRY_RUN_USERS_MAX })}</p>}
    </>
  )
}

function SamplePager({
  sample,
  formId,
  path,
}: {
  sample: DirectoryDryRun["sample"]
  formId: string
  path: string
}) {
  const { t } = useView()
  const { page, total } = sample
  if (total <= DRY_RUN_SAMPLE_PAGE_SIZE) return null
  const from = (page - 1) * DRY_RUN_SAMPLE_PAGE_SIZE
  const to = Math.min(total, from + DRY_RUN_SAMPLE_PAGE_SIZE)
  const at = (next: number) => dryRunButton(formId, `${path}?page=${next}`)
  return (
    <div className="form-actions">
      {page > 1 && <Button {...at(page - 1)}>{t("shell.previousPage")}</Button>}
      {to < total && <Button {...at(page + 1)}>{t("shell.nextPage")}</Button>}
      <small className="muted">{t("dryrun.range", { from: from + 1, to, total })}</small>
    </div>
  )
}

/** The page of examples that a check was asked for, from its address. @returns counted from 1; 1 for one that cannot be */
export function samplePageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1)
  const isOne = Number.isInteger(page) && page >= 1 && page <= DRY_RUN_SAMPLE_MAX / DRY_RUN_SAMPLE_PAGE_SIZE
  return isOne ? page : 1
}

function useSteps(
  { url, isEncrypted, durations, people, recheck, personProblem }: DirectoryDryRun,
  username: string,
): CheckStep[] {
  const { t } = useView()
  const connected: CheckStep = {
    state: isEncrypted ? "passed" : "warning",
    text: t(isEncrypted ? "sources.step_connect" : "sources.step_connectPlain"),
    note: url,
    durationInMs: durations.connectInMs,
  }
  const problem: CheckStep[] =
    personProblem === null
      ? []
      : [
          {
            state: "failed",
            text:
              personProblem === "NOT_FOUND"
                ? t("sources.personNotFound", { username })
                : t(`dryrun.person_${personProblem}`, { username }),
          },
        ]
  if (!people) {
    const text = t("sources.noServiceAccount")
    return [connected, { state: "warning", text, note: t(`sources.recheck_${recheck}`) }, ...problem]
  }
  return [
    connected,
    { state: "passed", text: t("sources.step_bind"), durationInMs: durations.bindInMs },
    {
      state: people.count > 0 ? "passed" : "warning",
      text: t(people.isMore ? "sources.peopleFoundMore" : "sources.peopleFound", { count: people.count }),
      durationInMs: durations.searchInMs,
    },
    ...problem,
  ]
}

const DIRECTORY_STEPS = ["connect", "bind", "search"] as const
type DirectoryStep = (typeof DIRECTORY_STEPS)[number]

/** The steps of a directory that failed at one of them. */
export function DirectoryFailed({ problem, text }: { problem: unknown; text: string }) {
  const { t } = useView()
  const at = DIRECTORY_STEPS.indexOf(stepOf(problem))
  const steps = DIRECTORY_STEPS.map(
    (step, position): CheckStep => ({
      state: position < at ? "passed" : position === at ? "failed" : "notReached",
      text: t(`sources.step_${step}`),
      note: position === at ? text : undefined,
    }),
  )
  return (
    <DryRunResult>
      <CheckList steps={steps} label={t("dryrun.title")} />
    </DryRunResult>
  )
}

/** Which step of the check a problem belongs to; what is neither binding nor searching is connecting. */
function stepOf(problem: unknown): DirectoryStep {
  if (problem === "BIND_REFUSED") return "bind"
  const isSearch = ["BASE_NOT_FOUND", "NOT_PERMITTED", "SIZE_LIMIT", "REFUSED"].includes(String(problem))
  return isSearch ? "search" : "connect"
}
