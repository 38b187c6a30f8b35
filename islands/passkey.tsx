/** A button that uses or makes a passkey, and hands in what the authenticator says. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser"
import { useEffect, useRef, useState } from "react"
import { CallRefused, call } from "../src/http/call.ts"
import { type NewPasskeyAnswer, type PasskeyAnswer, passkeyEndpoints } from "../src/passkeys/contract.ts"
import { type ChallengePurpose, OWN_PURPOSES, PASSKEY_NAME_CHARACTERS_MAX } from "../src/passkeys/rules.ts"
import { stepUpEndpoints } from "../src/stepup/contract.ts"
import { PROVED_EVENT } from "../src/stepup/rules.ts"
import { Button } from "../src/web/button.tsx"
import type { TextKey } from "../src/web/texts/i18n.ts"
import { defineIsland, useIslandView } from "./define.tsx"
import { withProof } from "./proof.ts"

export type PasskeyProps = {
  purpose: ChallengePurpose
  label: string
  /** Where a form with the answer goes; null proves by a call, and tells the page. */
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
  const isUsable = useSupport()

  async function use() {
    setWaiting(true)
    setProblem("")
    try {
      const answer = await ask(purpose, csrf)
      if (action === null) {
        await call(stepUpEndpoints.prove, { path: {}, body: { passkey: answer as PasskeyAnswer } }, csrf)
        if (target === null) document.dispatchEvent(new Event(PROVED_EVENT))
        else location.assign(target)
      } else {
        answered.current!.value = JSON.stringify(answer)
        form.current!.submit()
      }
    } catch (error) {
      setProblem(error instanceof CallRefused ? error.message : t(problemOf(error)))
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

/** Known only in the browser; the server's picture says yes. */
function useSupport(): boolean {
  const [isUsable, setUsable] = useState(true)
  useEffect(() => setUsable("PublicKeyCredential" in window), [])
  return isUsable
}

async function ask(purpose: ChallengePurpose, csrf: string): Promise<PasskeyAnswer | NewPasskeyAnswer> {
  const own = OWN_PURPOSES.find((one) => one === purpose)
  const { options } = own
    ? await withProof(() =>
        call(passkeyEndpoints.createOwnChallenge, { path: {}, body: { purpose: own } }, csrf),
      )
    : await call(
        passkeyEndpoints.createSignInChallenge,
        { path: {}, body: { purpose: purpose as "SIGN_IN" } },
        csrf,
      )
  const isNew = purpose === "REGISTER" || purpose === "ENROL"
  if (isNew) {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"]
    return (await startRegistration({ optionsJSON })) as unknown as NewPasskeyAnswer
  }
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"]
  return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAnswer
}

function problemOf(error: unknown): TextKey {
  const name = error instanceof Error ? error.name : ""
  return name === "InvalidStateError" ? "factors.passkeyKnown" : "factors.passkeyCancelled"
}

export default defineIsland("passkey", Passkey, ["factors"])
