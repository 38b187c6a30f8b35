/** How sessions sign in at the machine, how the machine proves itself, and the settings of SSH and S7. */

import { PORT_MAX } from "../../base/schema.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import {
  CERTIFICATE_CHARACTERS_MAX,
  PORT_MIN,
  S7_TYPES,
  SFTP_ROOT_CHARACTERS_MAX,
  TERMINAL_CHARSETS,
} from "../../machines/interfaces/options/rules.ts"
import {
  AUTH_TYPES,
  KNOWN_HOST_CHARACTERS_MAX,
  PRIVATE_KEY_CHARACTERS_MAX,
  USERNAME_CHARACTERS_MAX,
} from "../../machines/interfaces/rules.ts"
import { Checkbox, NumberField, PasswordField, Select, TextArea, TextField } from "../../web/field.tsx"
import { FieldRow, Legend } from "../../web/form.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { encodingOptions, TerminalFields } from "./option-fields.tsx"

export function SignInFields({ target }: { target: TargetInterface | null }) {
  const { t } = useView()
  const stored = useStoredSecretHint(target)
  return (
    <>
      <Legend note={t("interfaces.signInNote")}>{t("interfaces.signIn")}</Legend>
      <FieldRow>
        <Select
          required
          name="authType"
          label={t("interfaces.authType")}
          options={AUTH_TYPES.map((value) => ({
            value,
            label: t(`interfaces.auth_${value}`),
            has: `auth${value}`,
          }))}
        />
        <TextField name="username" label={t("interfaces.username")} max={USERNAME_CHARACTERS_MAX} />
        <div data-if="authPASSWORD">
          <PasswordField
            autoComplete="new-password"
            name="password"
            label={t("interfaces.password")}
            hint={target?.hasPassword ? stored : undefined}
          />
        </div>
      </FieldRow>
      <p className="muted" data-if="vncOptions">
        {t("interfaces.usernameVncHint")}
      </p>
      <div data-if="authPASSWORD">
        <Checkbox
          name="askCredentials"
          label={t("interfaces.askCredentials")}
          hint={t("interfaces.askCredentialsHint")}
        />
      </div>
      <div className="form" data-if="authSSH_KEY">
        <TextArea
          rows={3}
          name="privateKey"
          label={t("interfaces.privateKey")}
          hint={target?.hasPrivateKey ? stored : undefined}
          max={PRIVATE_KEY_CHARACTERS_MAX}
        />
        <PasswordField
          autoComplete="new-password"
          name="passphrase"
          label={t("interfaces.passphrase")}
          hint={target?.hasPassphrase ? stored : undefined}
        />
      </div>
      {target && (target.hasPassword || target.hasPrivateKey) && (
        <Checkbox name="clearSecret" label={t("interfaces.clearSecret")} />
      )}
    </>
  )
}

/** What stands below a secret that is stored; its date where the machine's secrets expire. */
function useStoredSecretHint(target: TargetInterface | null): string {
  const { t, zone, now } = useView()
  const expiresOn = target?.secretExpiresOn
  if (!expiresOn) return t("interfaces.storedKeeps")
  const date = formatInstant(new Date(expiresOn), zone, "date")
  return t(new Date(expiresOn) > now ? "interfaces.storedUntil" : "interfaces.storedExpired", { date })
}

/** What is pinned: a host key of SSH, a certificate of everything else. */
export function IdentityFields() {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.identity")}</Legend>
      <div data-if="key">
        <TextField
          name="knownHost"
          label={t("interfaces.knownHost")}
          hint={t("interfaces.knownHostHint")}
          max={KNOWN_HOST_CHARACTERS_MAX}
        />
      </div>
      <TextArea
        name="certificate"
        label={t("interfaces.certificate")}
        hint={t("interfaces.certificateHint")}
        max={CERTIFICATE_CHARACTERS_MAX}
        rows={2}
      />
    </>
  )
}

export function SshFields() {
  const { t } = useView()
  return (
    <>
      <Legend>{t("interfaces.terminal")}</Legend>
      <TerminalFields />
      <FieldRow>
        <Select
          required
          name="sshOptions.charset"
          label={t("interfaces.charset")}
          options={encodingOptions(TERMINAL_CHARSETS)}
        />
        <TextField
          name="sftpRootDirectory"
          label={t("interfaces.sftpRoot")}
          hint={t("interfaces.sftpRootHint")}
          max={SFTP_ROOT_CHARACTERS_MAX}
          required
        />
      </FieldRow>
      <Checkbox
        name="sshOptions.legacyAlgorithms"
        label={t("interfaces.legacyAlgorithms")}
        hint={t("interfaces.legacyAlgorithmsHint")}
      />
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
          label={t("interfaces.s7Type")}
          options={S7_TYPES.map((value) => ({
            value,
            label: value === "S7_OTHER" ? t("interfaces.s7Other") : value.replace("_", "-"),
          }))}
        />
        <NumberField
          name="s7Options.portPLC"
          label={t("interfaces.portPLC")}
          min={PORT_MIN}
          max={PORT_MAX}
          required
        />
      </FieldRow>
      <Checkbox
        name="s7Options.plcGuard"
        label={t("interfaces.plcGuard")}
        hint={t("interfaces.plcGuardHint")}
      />
    </>
  )
}
