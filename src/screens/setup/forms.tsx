/** The forms of the first-run guide: only what the first entry needs; everything else is found in the administration. */
import type { ReactNode } from "react"
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { PasswordPolicy } from "../../identity/passwords/rules.ts"
import { NAME_CHARACTERS_MAX, USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { DEVICE_TEXT_CHARACTERS_MAX } from "../../machines/devices/rules.ts"
import { ISSUE_TITLE_CHARACTERS_MAX } from "../../maintenance/issues/rules.ts"
import { WINDOW_HOURS } from "../../maintenance/windows/rules.ts"
import { CUSTOMER_NAME_CHARACTERS_MAX, type SetupStep } from "../../system/environment/rules.ts"
import { ChoiceCards } from "../../web/choice-cards.tsx"
import { NumberField, PasswordField, Select, TextArea, TextField } from "../../web/field.tsx"
import { FieldRow, Form, FormActions, SubmitButton } from "../../web/form.tsx"
import type { IconName } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"
import { INTERFACE_FORM_ID } from "../interfaces/interface-form.tsx"
import { PasswordRequirements } from "../passwords/new-password-fields.tsx"
import { SkipButton, setupPath } from "./frame.tsx"

interface StepFormProps {
  values?: Record<string, string>
  /** The step is finished: it can be left as it is. */
  isDone?: boolean
}

/** What the page of a step shows again after a refusal. */
export type StepFormState = StepFormProps & {
  /** Invitations go by e-mail. */
  sendsMail: boolean
  /** What the password of a user must have. */
  policy: PasswordPolicy
  /** There is a machine on which a person can be given rights. */
  hasMachine: boolean
}

/** The form of a step, which keeps what was typed. */
function StepForm({
  step,
  id = `setup-${step}`,
  given: { values, isDone },
  defaults,
  children,
}: {
  step: SetupStep
  id?: string
  given: StepFormProps
  /** Of an empty form. */
  defaults?: Record<string, string>
  children: ReactNode
}) {
  return (
    <Form id={id} action={setupPath(step)} values={{ ...defaults, ...values }} draft>
      {children}
      <FormActions>
        <SubmitButton text="setup.saveAndContinue" />
        <SkipButton isDone={isDone} />
      </FormActions>
    </Form>
  )
}

export function CompanyForm(props: StepFormProps) {
  return (
    <StepForm step="company" given={props}>
      <TextField
        name="customerName"
        label="signin.customerName"
        max={CUSTOMER_NAME_CHARACTERS_MAX}
        autoComplete="organization"
        autoFocus
        required
      />
    </StepForm>
  )
}

export function MachineForm(props: StepFormProps) {
  const max = DEVICE_TEXT_CHARACTERS_MAX
  return (
    <StepForm step="machine" given={props}>
      <TextField name="name" label="terms.name" hint="setup.machineNameHint" max={max} autoFocus required />
      <FieldRow>
        <TextField name="manufacturer" label="terms.manufacturer" max={max} />
        <TextField name="type" label="terms.machineType" max={max} />
      </FieldRow>
      <FieldRow>
        <TextField name="serial" label="terms.serial" max={max} />
        <TextField name="location" label="terms.location" max={max} />
      </FieldRow>
    </StepForm>
  )
}

/** Kinds of interfaces that most machines have; others are added in the administration. */
export const SETUP_INTERFACE_TYPES = ["VNC", "RDP", "SSH", "HTTPS"] as const

const TYPE_ICONS = {
  VNC: "session",
  RDP: "session",
  SSH: "keyboard",
  HTTPS: "external",
} as const satisfies Record<(typeof SETUP_INTERFACE_TYPES)[number], IconName>

/** Its id is that of every interface form: the connection test sends it along. */
export function InterfaceStepForm(props: StepFormProps) {
  const { t } = useView()
  const { values = {} } = props
  return (
    <StepForm step="interface" id={INTERFACE_FORM_ID} given={props}>
      <input type="hidden" name="maxSessions" value="1" />
      <input type="hidden" name="startRemotePermissionForAll" value="true" />
      <div>
        <ChoiceCards
          name="type"
          legend={t("setup.typeQuestion")}
          value={values.type ?? "VNC"}
          choices={SETUP_INTERFACE_TYPES.map((value) => ({
            value,
            label: t(`setup.type_${value}`),
            note: value,
            icon: TYPE_ICONS[value],
          }))}
        />
        <p className="field-hint">{t("setup.otherTypes")}</p>
      </div>
      <TextField
        name="name"
        label="terms.name"
        hint="setup.interfaceNameHint"
        max={DEVICE_TEXT_CHARACTERS_MAX}
      />
      <FieldRow>
        <TextField name="host" label="terms.host" hint="setup.hostHint" autoFocus required />
        <TextField name="port" label="terms.port" hint="setup.portHint" inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <div className="not-vnc">
          <TextField name="username" label="signin.username" />
        </div>
        <PasswordField
          name="password"
          label="signin.password"
          hint="setup.storedEncrypted"
          autoComplete="off"
        />
      </FieldRow>
    </StepForm>
  )
}

export function IssueStepForm(props: StepFormProps) {
  return (
    <StepForm step="issue" given={props} defaults={{ maintenanceWindowInHours: `${WINDOW_HOURS.default}` }}>
      <TextField
        name="title"
        label="terms.title"
        hint="setup.issueTitleHint"
        max={ISSUE_TITLE_CHARACTERS_MAX}
        autoFocus
        required
      />
      <TextArea name="description" label="terms.description" rows={3} />
      <NumberField
        name="maintenanceWindowInHours"
        label="setup.windowHours"
        hint="setup.windowHint"
        range={WINDOW_HOURS}
        required
      />
    </StepForm>
  )
}

/** Rights of an invited person on the first machine. */
export const SETUP_ROLES = ["MAINTENANCE", "ADMINISTRATION", "EXPERT"] as const

export function PersonForm({ sendsMail, policy, hasMachine, ...props }: StepFormState) {
  const { t } = useView()
  return (
    <StepForm step="people" given={props} defaults={{ role: "MAINTENANCE" }}>
      <FieldRow>
        <TextField name="firstname" label="signin.firstName" max={NAME_CHARACTERS_MAX} autoFocus />
        <TextField name="surname" label="signin.surname" max={NAME_CHARACTERS_MAX} />
      </FieldRow>
      <FieldRow>
        <TextField name="username" label="signin.username" max={USERNAME_CHARACTERS_MAX} required />
        <TextField
          name="email"
          label="signin.email"
          type="email"
          max={EMAIL_CHARACTERS_MAX}
          required={sendsMail}
        />
      </FieldRow>
      {hasMachine && (
        <Select
          name="role"
          label="setup.role"
          options={SETUP_ROLES.map((value) => ({ value, label: t(`setup.role_${value}`) }))}
          required
        />
      )}
      <PasswordRequirements policy={policy} />
      <PasswordField
        name="password"
        label="setup.initialPassword"
        hint={sendsMail ? "setup.passwordByMail" : "setup.passwordMustChange"}
        autoComplete="new-password"
        required={!sendsMail}
      />
    </StepForm>
  )
}
