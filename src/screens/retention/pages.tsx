/** The tab Retention Policy of machines and of machine groups. */
import type { Deps, DeviceOrGroupRef } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { validationRefusal } from "../../base/refusal.ts"
import {
  changeRetentionPolicy,
  deleteRetentionPolicy,
  getRetentionPolicy,
} from "../../sessions/retention/actions.ts"
import {
  type PreviewRetentionPolicy,
  previewRetentionPolicy,
  type RetentionPolicy,
  retentionPolicyChanges,
} from "../../sessions/retention/contract.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import type { NestedFormValues } from "../../web/form-values.ts"
import { Columns, Panel } from "../../web/panel.tsx"
import { redirect, renderPage, renderPartial } from "../../web/responses.ts"
import { type OwnerCall, type SettingsOwner, tabForm } from "../deviceadmin/owner.tsx"
import { page } from "../page.ts"
import { RetentionForm, type RetentionFormProps, RetentionLoss, RetentionState } from "./retention-form.tsx"

export const retentionPages = (owner: SettingsOwner) => [
  page("GET", `${owner.route}/retention`, owner.reads.retention, async (call) => {
    const props = await loadForm(owner, call as OwnerCall & { deps: Deps })
    const frame = await owner.loadFrame(call as OwnerCall, "retention")
    return renderPage(call.view, frame(retentionContents(props)))
  }),

  page("GET", `${owner.route}/retention/loss`, owner.reads.retention, async (call) => {
    const { deps, query, view } = call
    const losses = await countLosses(deps, owner.refOf((call as OwnerCall).path), query)
    return renderPartial(view, <RetentionLoss losses={losses} />)
  }),

  page("POST", `${owner.route}/retention`, owner.writes.retention, async (call) => {
    const { deps, request, view } = call
    const ownerCall = call as OwnerCall & { deps: Deps }
    const ref = owner.refOf(ownerCall.path)
    const form = await call.form()
    const losses = await countLosses(deps, ref, form)
    const props = { ...(await loadForm(owner, ownerCall)), values: form, losses }
    const frame = await owner.loadFrame(ownerCall, "retention")
    return submitForm(
      { request, view },
      async () => {
        const change = form.source === "OWN" ? parse(retentionPolicyChanges.schema, policyBody(form)) : null
        if (losses > 0 && form.confirmed !== "true")
          throw validationRefusal([{ path: "confirmed", message: "validation.required" }])
        if (change) await changeRetentionPolicy(deps, ownerCall.actor, ref, change)
        else await deleteRetentionPolicy(deps, ownerCall.actor, ref)
        return redirect(request, owner.addressOf(ref, "retention"), flashHeaders("saved"))
      },
      <RetentionForm {...props} />,
      frame(retentionContents(props)),
    )
  }),
]

function retentionContents(props: RetentionFormProps) {
  return (
    <Columns aside={<RetentionState policy={props.policy} />}>
      <Panel>
        <RetentionForm {...props} />
      </Panel>
    </Columns>
  )
}

async function loadForm(owner: SettingsOwner, call: OwnerCall & { deps: Deps }): Promise<RetentionFormProps> {
  const policy = await getRetentionPolicy(call.deps, owner.refOf(call.path))
  return {
    ...tabForm(owner, call, "retention"),
    policy,
    values: policyValues(policy),
    losses: 0,
  }
}

function policyValues(policy: RetentionPolicy): NestedFormValues {
  return {
    source: policy.inherited ? "INHERITED" : "OWN",
    retentionPeriodInDays: `${policy.retentionPeriodInDays ?? ""}`,
    direction: policy.direction,
  }
}

function policyBody({ retentionPeriodInDays: days, direction, version }: NestedFormValues) {
  return { retentionPeriodInDays: days ? Number(days) : null, direction, version: Number(version) }
}

/** How many recordings the policy of the form deletes beyond the present one; 0 for a policy that is not valid. */
async function countLosses(deps: Deps, ref: DeviceOrGroupRef, form: NestedFormValues): Promise<number> {
  if (form.source !== "OWN" || !form.retentionPeriodInDays) return 0
  const { retentionPeriodInDays, direction } = form
  const asked = previewRetentionPolicy.safeParse({ retentionPeriodInDays, direction })
  if (!asked.success) return 0
  const preview: PreviewRetentionPolicy = asked.data
  return (await getRetentionPolicy(deps, ref, preview)).recordingsToDelete
}
