/** The signature with which an issue was closed. */
import type { Issue } from "../../maintenance/issues/contract.ts"
import type { Signature } from "../../maintenance/issues/signature/contract.ts"
import { Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { SignatureImage } from "../book/signature-image.tsx"
import { issuePath } from "./issue-page.tsx"

export function SignaturePanel({ issue, signature }: { issue: Issue; signature: Signature }) {
  const { t } = useView()
  const { id, kind, name, signedOn, signedBy } = signature
  return (
    <Panel title={t("checklist.signature")} icon="edit">
      <figure className="signature">
        {kind === "DRAWN" ? <SignatureImage issue={issuePath(issue)} id={id} name={name} /> : <em>{name}</em>}
        <figcaption>
          {t("checklist.signedBy", { name })}
          {kind === "TYPED" && ` (${t("checklist.signedTyped")})`}
          <br />
          <span className="muted">
            <Time at={signedOn} form="minute" /> · {signedBy.displayName}
          </span>
        </figcaption>
      </figure>
    </Panel>
  )
}
