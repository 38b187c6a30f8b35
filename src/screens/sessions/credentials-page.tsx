/** Requests the credentials of one session where the interface stores none. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { USERNAME_CHARACTERS_MAX } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { connectPath, logPath } from "../../sessions/session/paths.ts"
import type { LogPath } from "../../sessions/session/store-list.ts"
import { ButtonLink } from "../../web/button.tsx"
import { PasswordField, TextField } from "../../web/field.tsx"
import { Form, FormActions, SubmitButton } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"

interface CredentialsProps {
  log: LogPath
  target: TargetInterface
  username: string
}

export function CredentialsPage(props: CredentialsProps) {
  const { t } = useView()
  const title = t("remote.credentialsTitle")
  return (
    <Layout title={title} section="sessions">
      <PageHeader title={title}>{props.target.name}</PageHeader>
      <div className="credentials">
        <Panel>
          <CredentialsForm {...props} />
        </Panel>
      </div>
    </Layout>
  )
}

export function CredentialsForm({ log, target, username }: CredentialsProps) {
  const { t } = useView()
  const isRequired = INTERFACE_TYPE_TRAITS[target.type].username !== "optional"
  return (
    <Form id="credentials-form" draft action={connectPath(log, target.id)} values={{ username }}>
      <p>{t("remote.credentialsIntro")}</p>
      <TextField
        name="username"
        label="signin.username"
        max={USERNAME_CHARACTERS_MAX}
        hint={isRequired ? undefined : "interfaces.usernameVncHint"}
        required={isRequired}
      />
      <PasswordField name="password" label="signin.password" autoComplete="off" required />
      <FormActions>
        <SubmitButton text="remote.start" />
        <ButtonLink href={logPath(log)} kind="quiet">
          {t("shell.cancel")}
        </ButtonLink>
      </FormActions>
    </Form>
  )
}
