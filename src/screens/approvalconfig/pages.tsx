/** The tab Approval of machines and of machine groups. */
import type { Db } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { getApprovalConfigs, saveApprovalConfigs } from "../../maintenance/approvals/config/actions.ts"
import {
  type ApprovalConfigResponse,
  type ApprovalConfigs,
  saveApprovalConfig,
} from "../../maintenance/approvals/contract.ts"
import { STAGE_FIELDS } from "../../maintenance/approvals/fields.ts"
import { STAGES_MAX } from "../../maintenance/approvals/rules.ts"
import { bodyFromForm, defaultFormValues, entityFormValues, postedFormValues } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import {
  applyRowCommand,
  checkedIds,
  type NestedFormValues,
  ROW_COMMAND,
  rowsOfForm,
} from "../../web/form-values.ts"
import type { PickerOption } from "../../web/picker.tsx"
import { redirect, renderPage, renderPart } from "../../web/responses.ts"
import { type OwnerCall, type SettingsOwner, tabForm } from "../deviceadmin/owner.tsx"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import {
  APPROVAL_CONFIGS,
  ApprovalConfigForm,
  type ApprovalConfigName,
  type ApprovalFormProps,
  type TypedConfig,
  type TypedStage,
} from "./approval-form.tsx"

const NEW_STAGE: TypedStage = {
  fields: defaultFormValues(STAGE_FIELDS),
  voteUserGroups: [],
  overruleVotesUserGroups: [],
}

export const approvalConfigPages = (owner: SettingsOwner) => [
  page("GET", `${owner.route}/approval`, owner.reads.approval, async (call) => {
    const frame = await owner.loadFrame(call as OwnerCall, "approval")
    return renderPage(
      call.view,
      frame(<ApprovalConfigForm {...(await loadForm(owner, call as OwnerCall))} />),
    )
  }),

  page("POST", `${owner.route}/approval`, owner.writes.approval, async (call) => {
    const { deps, request, view } = call
    const ownerCall = call as OwnerCall
    const ref = owner.refOf(ownerCall.path)
    const form = await call.form()
    const typed = await typedConfigs(deps.db, form)
    const props = { ...(await loadForm(owner, ownerCall)), typed }
    const frame = await owner.loadFrame(ownerCall, "approval")
    if (APPROVAL_CONFIGS.some((name) => form[`${ROW_COMMAND}.${name}`] !== undefined)) {
      const changed = <ApprovalConfigForm {...props} />
      return renderPart(call, changed, frame(changed))
    }
    return submitForm(
      { request, view },
      async () => {
        await saveApprovalConfigs(
          deps,
          ownerCall.actor,
          ref,
          parse(saveApprovalConfig, configsBody(form, typed, view.zone)),
        )
        return redirect(request, owner.addressOf(ref, "approval"), flashHeaders("saved"))
      },
      <ApprovalConfigForm {...props} />,
      frame(<ApprovalConfigForm {...props} />),
    )
  }),
]

async function loadForm(owner: SettingsOwner, call: OwnerCall): Promise<ApprovalFormProps> {
  const saved = await getApprovalConfigs(call.deps.db, owner.refOf(call.path))
  return {
    ...tabForm(owner, call, "approval"),
    saved,
    typed: mapConfigs((name) => typedFromSaved(saved[name], call.view.zone)),
  }
}

function mapConfigs<T>(toValue: (name: ApprovalConfigName) => T): Record<ApprovalConfigName, T> {
  const entries = APPROVAL_CONFIGS.map((name) => [name, toValue(name)])
  return Object.fromEntries(entries) as Record<ApprovalConfigName, T>
}

function typedFromSaved({ type, stages }: ApprovalConfigResponse, zone: string): TypedConfig {
  const options = (groups: readonly { id: string; name: string }[]): PickerOption[] =>
    groups.map(({ id, name }) => ({ id, label: name }))
  // Whoever chooses own stages finds the first one to fill in.
  if (stages.length === 0) return { type, stages: [NEW_STAGE] }
  return {
    type,
    stages: stages.map((stage) => ({
      fields: entityFormValues(STAGE_FIELDS, stage, zone),
      voteUserGroups: options(stage.voteUserGroups),
      overruleVotesUserGroups: options(stage.overruleVotesUserGroups),
    })),
  }
}

/** The posted configs after their row commands, with the names of their groups. */
async function typedConfigs(
  db: Db,
  form: NestedFormValues,
): Promise<Record<ApprovalConfigName, TypedConfig>> {
  const configs = await Promise.all(APPROVAL_CONFIGS.map((name) => typedConfig(db, form, name)))
  return Object.fromEntries(APPROVAL_CONFIGS.map((name, at) => [name, configs[at]])) as Record<
    ApprovalConfigName,
    TypedConfig
  >
}

async function typedConfig(db: Db, form: NestedFormValues, name: ApprovalConfigName): Promise<TypedConfig> {
  const stages = await Promise.all(
    rowsOfForm(form, `${name}.stages`).map(async (row): Promise<TypedStage> => {
      const groupsOf = (list: string) => findOptions(db, "usergroups", checkedIds(row, list))
      return {
        fields: postedFormValues(STAGE_FIELDS, row),
        voteUserGroups: await groupsOf("voteUserGroups"),
        overruleVotesUserGroups: await groupsOf("overruleVotesUserGroups"),
      }
    }),
  )
  const command = form[`${ROW_COMMAND}.${name}`]
  return {
    type: form[`${name}.type`] ?? "",
    stages: applyRowCommand(stages, command, () => NEW_STAGE, STAGES_MAX),
  }
}

function configsBody(
  form: NestedFormValues,
  typed: Record<ApprovalConfigName, TypedConfig>,
  zone: string,
): object {
  return mapConfigs((name): Partial<Record<keyof ApprovalConfigs, object>>[ApprovalConfigName] => {
    const { type, stages } = typed[name]
    const own = type === "DEDICATED" ? stages : []
    return {
      type,
      version: Number(form[`${name}.version`]),
      stages: own.map((stage) => stageBody(stage, zone)),
    }
  })
}

function stageBody(stage: TypedStage, zone: string) {
  const ids = (groups: readonly PickerOption[]) => groups.map(({ id }) => ({ id }))
  return {
    ...bodyFromForm(STAGE_FIELDS, stage.fields, zone),
    voteUserGroups: ids(stage.voteUserGroups),
    overruleVotesUserGroups: ids(stage.overruleVotesUserGroups),
  }
}
