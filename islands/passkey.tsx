/** A button that uses or registers a passkey and submits the authenticator's response. */

import { startAuthentication, startRegistration } from "@simplewebauthn/browser"
import { useEffect, useRef, useState } from "react"
import { ApiError, callApi } from "../src/http/api-client.ts"
import {
  type AuthenticationResponse,
  passkeyEndpoints,
  type RegistrationResponse,
} from "../src/identity/passkeys/contract.ts"
import {
  type ChallengePurpose,
  OWN_PURPOSES,
  PASSKEY_NAME_CHARACTERS_MAX,
} from "../src/identity/passkeys/rules.ts"
import { signInEndpoints } from "../src/identity/signin/contract.ts"
import { stepUpEndpoints } from "../src/identity/stepup/contract.ts"
import { STEP_UP_DONE_EVENT } from "../src/system/stepuppolicy/rules-events.ts"
import { Button } from "../src/web/button.tsx"
import type { TextKey } from "../src/web/texts/i18n.ts"
import { defineIsland, useIslandView } from "./define.tsx"
import { withStepUp } from "./step-up.ts"

export type PasskeyProps = {
  purpose: ChallengePurpose
  label: string
  /** Action of the form with the response; null verifies by an API call and notifies the page. */
  action: string | null
  /** Sent along. */
  fields?: Record<string, string>
  /** Suggested name of a new passkey. */
  name?: string
  /** After a proof: the page to go to; in a dialog null. */
  target?: string | null
}

function Passkey({ purpose, label, action, fields = {}, name, target = null }: PasskeyProps) {
  const { t, csrf } = useIslandView()
  const form = useRef<HTMLFormElement>(null)
  const answered = useRef<HTMLInputElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState("")
  const isUsable = usePasskeySupport()

  async function use() {
    setWaiting(true)
    setProblem("")
    try {
      const answer = await requestPasskey(purpose, csrf)
      if (action === null) {
        await callApi(
          stepUpEndpoints.performStepUp,
          { path: {}, body: { passkey: answer as AuthenticationResponse } },
          csrf,
        )
        if (target === null) document.dispatchEvent(new Event(STEP_UP_DONE_EVENT))
        else location.assign(target)
      } else {
        answered.current!.value = JSON.stringify(answer)
        form.current!.submit()
      }
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t(errorTextKey(error)))
      setWaiting(false)
    }
  }

  if (!isUsable) return <p className="muted">{t("factors.passkeyUnsupported")}</p>
  return (
    <form
      ref={form}
      className="form passkey"
      method="post"
      action={action ?? undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void use()
      }}
    >
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="answer" ref={answered} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {name !== undefined && (
        <div className="field">
          <label className="field-label" htmlFor="field-name">
            {t("factors.passkeyName")}
          </label>
          <input
            id="field-name"
            className="input"
            name="name"
            defaultValue={name}
            maxLength={PASSKEY_NAME_CHARACTERS_MAX}
            autoComplete="off"
            required
          />
        </div>
      )}
      <Button type="submit" icon="key" disabled={isWaiting}>
        {isWaiting ? t("factors.waiting") : label}
      </Button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Support is detected in the browser only; server-rendered markup assumes it. */
function usePasskeySupport(): boolean {
  const [isUsable, setUsable] = useState(true)
  useEffect(() => setUsable("PublicKeyCredential" in window), [])
  return isUsable
}

async function requestPasskey(
  purpose: ChallengePurpose,
  csrf: string,
): Promise<AuthenticationResponse | RegistrationResponse> {
  const own = OWN_PURPOSES.find((one) => one === purpose)
  const { options } = own
    ? await withStepUp(() =>
        callApi(passkeyEndpoints.createOwnChallenge, { path: {}, body: { purpose: own } }, csrf),
      )
    : await callApi(
        signInEndpoints.createSignInChallenge,
        { path: {}, body: { purpose: purpose as "SIGN_IN" } },
        csrf,
      )
  const isNew = purpose === "REGISTER" || purpose === "ENROL"
  if (isNew) {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"]
    return (await startRegistration({ optionsJSON })) as unknown as RegistrationResponse
  }
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"]
  return (await startAuthentication({ optionsJSON })) as unknown as AuthenticationResponse
}

function errorTextKey(error: unknown): TextKey {
  const name = error instanceof Error ? error.name : ""
  return name === "InvalidStateError" ? "factors.passkeyExists" : "factors.passkeyCancelled"
}

export default defineIsland("passkey", Passkey, ["factors"])
