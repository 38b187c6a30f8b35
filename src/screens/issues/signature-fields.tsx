/** The field in which the closing of an issue is signed: by hand, or with the typed name. */
import { validationRefusal } from "../../base/refusal.ts"
import { SIGNER_NAME_CHARACTERS_MAX } from "../../maintenance/issues/signature/rules.ts"
import { Button } from "../../web/button.tsx"
import { Checkbox, TextField } from "../../web/field.tsx"
import { FieldNotes, noteAttributes } from "../../web/field-frame.tsx"
import { useFormErrors } from "../../web/form-context.ts"
import { useView } from "../../web/view.ts"

/** Points of the drawn picture: sharp on paper, some 10 kB. */
const PAD = { width: 900, height: 300 }
const SIGNATURE_ID = "field-signature"
const DATA_URL_PREFIX = "data:image/png;base64,"

/**
 * The pad is drawn on by `islands/page/signature.ts`; without script, and by keyboard, the typed name signs. The focus
 * therefore moves to its checkbox where the signature is missing: a pad has none.
 */
export function SignatureFields({ given }: { given: Record<string, string> }) {
  const { t } = useView()
  const errors = useFormErrors()
  const error = errors.signature ?? errors["signature.image"]
  return (
    <fieldset className="form-section signature-fields">
      <legend>{t("checklist.signature")}</legend>
      <div className={error ? "field field-invalid" : "field"}>
        <div className="field signature-pad">
          <p className="field-hint" aria-hidden="true">
            {t("checklist.signHere")}
          </p>
          <canvas {...PAD} data-signature-pad="" role="img" aria-label={t("checklist.signHere")} />
          <input type="hidden" name="signature" defaultValue={given.signature} />
        </div>
        <div>
          <Button kind="quiet" icon="refresh" data-signature-clear="">
            {t("checklist.signAgain")}
          </Button>
        </div>
        <FieldNotes id={SIGNATURE_ID} error={error} />
        <Checkbox
          name="signTyped"
          label="checklist.signTyped"
          checked={given.signTyped === "true"}
          notes={noteAttributes({ id: SIGNATURE_ID, error })}
        />
      </div>
      <TextField
        name="signerName"
        label="checklist.signerName"
        value={given.signerName}
        max={SIGNER_NAME_CHARACTERS_MAX}
        autoComplete="name"
        error={errors["signature.name"]}
        required
      />
    </fieldset>
  )
}

/** @throws Refusal BAD_REQUEST when neither way was used */
export function signatureFromForm({ signature = "", signTyped, signerName = "" }: Record<string, string>) {
  if (signTyped === "true") return { name: signerName, image: null }
  if (!signature.startsWith(DATA_URL_PREFIX))
    throw validationRefusal([{ path: "signature", message: "validation.signature" }])
  return { name: signerName, image: signature.slice(DATA_URL_PREFIX.length) }
}
