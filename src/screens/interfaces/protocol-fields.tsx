/** How sessions sign in at the machine, how the machine proves itself, and the settings of SSH and S7. */

import type { ReactNode } from "react"
import { PORT_MAX } from "../../base/schema.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import { PORT_MIN, S7_TYPES, TERMINAL_CHARSETS } from "../../machines/interfaces/options/rules.ts"
import { AUTH_TYPES, PRIVATE_KEY_CHARACTERS_MAX } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { Checkbox, NumberField, PasswordField, Select, TextArea } from "../../web/field.tsx"
import { FieldRow, Legend } from "../../web/form.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import type { TextRef } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { encodingOptions, TerminalFields } from "./option-fields.tsx"
import { FORGET_CERTIFICATE } from "./values.ts"

export function AuthTypeField() {
  const { t } = useView()
  return (
    <Select
      required
      name="authType"
      label={INTERFACE_FIELDS.authType.label}
      options={AUTH_TYPES.map((value) => ({
        value,
        label: t(`interfaces.auth_${value}`),
        has: `auth${value}`,
      }))}
    />
  )
}

/** The controls of declared fields. */
export type Controls<Name extends keyof typeof INTERFACE_FIELDS> = Readonly<Record<Name, ReactNode>>

export function SignInFields({
  target,
  controls,
}: {
  target: TargetInterface | null
  controls: Controls<"authType" | "username" | "askCredentials">
}) {
  const { t } = useView()
  const stored = useStoredSecretHint(target)
  const passwordOf = (name: "password" | "passphrase", isStored = false) => ({
    name,
    label: `interfaces.${name}` as const,
    hint: isStored && stored,
    autoComplete: "new-password",
  })
  return (
    <>
      <Legend note={t("interfaces.signInNote")}>{t("interfaces.signIn")}</Legend>
      <FieldRow>
        {controls.authType}
        {controls.username}
        <div data-if="authPASSWORD">
          <PasswordField {...passwordOf("password", target?.hasPassword)} />
        </div>
      </FieldRow>
      <p className="field-hint" data-if="vncOptions">
        {t("interfaces.usernameVncHint")}
      </p>
      <div data-if="authPASSWORD">{controls.askCredentials}</div>
      <div className="form" data-if="authSSH_KEY">
        <TextArea
          rows={3}
          name="privateKey"
          label="interfaces.privateKey"
          hint={target?.hasPrivateKey && stored}
          max={PRIVATE_KEY_CHARACTERS_MAX}
        />
        <PasswordField {...passwordOf("passphrase", target?.hasPassphrase)} />
      </div>
      {target && (target.hasPassword || target.hasPrivateKey) && (
        <Checkbox name="clearSecret" label="interfaces.clearSecret" />
      )}
    </>
  )
}

/** Hint below a stored secret; with its date where the machine's secrets expire. */
function useStoredSecretHint(target: TargetInterface | null): TextRef {
  const { zone, now } = useView()
  const expiresOn = target?.secretExpiresOn
  if (!expiresOn) return "interfaces.secretStored"
  const date = formatInstant(new Date(expiresOn), zone, "date")
  return [new Date(expiresOn) > now ? "interfaces.secretStoredUntil" : "interfaces.secretExpired", { date }]
}

/** What is pinned: a host key of SSH, a certificate of everything else. */
export function IdentityFields({
  target,
  controls,
}: {
  target: TargetInterface | null
  controls: Controls<"knownHost" | "certificate">
}) {
  const { t } = useView()
  const trusted = target && !INTERFACE_TYPE_TRAITS[target.type].hasPrivateKey ? target.knownHost : ""
  return (
    <>
      <Legend>{t("interfaces.identity")}</Legend>
      <div data-if="key">{controls.knownHost}</div>
      {controls.certificate}
      {trusted && (
        <Checkbox
          name={FORGET_CERTIFICATE}
          label="interfaces.forgetCertificate"
          hint={["interfaces.trustedCertificate", { fingerprint: trusted }]}
        />
      )}
    </>
  )
}

export function SshFields({ sftpRootDirectory }: Controls<"sftpRootDirectory">) {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.terminal")}</Legend>
      <TerminalFields />
      <FieldRow>
        <Select
          required
          name="sshOptions.charset"
          label="interfaces.charset"
          options={encodingOptions(TERMINAL_CHARSETS)}
        />
        {sftpRootDirectory}
      </FieldRow>
      <Checkbox
        name="sshOptions.legacyAlgorithms"
        label="interfaces.legacyAlgorithms"
        hint="interfaces.legacyAlgorithmsHint"
      />
    </>
  )
}

export function WebPageFields() {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.webPage")}</Legend>
      <Checkbox name="httpsOptions.legacyTls" label="interfaces.legacyTls" hint="interfaces.legacyTlsHint" />
    </>
  )
}

export function PlcFields() {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.plc")}</Legend>
      <FieldRow>
        <Select
          required
          name="s7Options.s7Type"
          label="interfaces.s7Type"
          options={S7_TYPES.map((value) => ({
            value,
            label: value === "S7_OTHER" ? t("interfaces.s7Other") : value.replace("_", "-"),
          }))}
        />
        <NumberField
          name="s7Options.portPLC"
          label="interfaces.portPLC"
          range={{ min: PORT_MIN, max: PORT_MAX }}
          required
        />
      </FieldRow>
      <Checkbox name="s7Options.plcGuard" label="interfaces.plcGuard" hint="interfaces.plcGuardHint" />
    </>
  )
}
