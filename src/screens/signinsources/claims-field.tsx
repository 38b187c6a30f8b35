/** Claims of an example person, typed as JSON. */
import { validationRefusal } from "../../base/refusal.ts"
import { TextArea } from "../../web/field.tsx"

/** Far more than the claims of an ID token. */
const CLAIMS_CHARACTERS_MAX = 20_000
const CLAIMS_FIELD = "claims"

export function ClaimsField({ formId, value }: { formId: string; value: string | undefined }) {
  return (
    <TextArea
      name={CLAIMS_FIELD}
      label="dryrun.claims"
      hint="dryrun.claimsHint"
      value={value}
      rows={4}
      max={CLAIMS_CHARACTERS_MAX}
      form={formId}
    />
  )
}

/** The typed claims; undefined for none. @throws Refusal BAD_REQUEST for text that is no JSON object */
export function claimsFromForm(typed: string | undefined): Record<string, unknown> | undefined {
  const text = (typed ?? "").trim()
  if (text === "") return undefined
  const claims = text.length <= CLAIMS_CHARACTERS_MAX ? parseJson(text) : undefined
  const isObject = typeof claims === "object" && claims !== null && !Array.isArray(claims)
  if (!isObject) throw validationRefusal([{ path: CLAIMS_FIELD, message: "validation.jsonObject" }])
  return claims as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
