/** The passkey button on a page, or why there is none. */
import passkeyIsland, { type PasskeyProps } from "../../../islands/passkey.tsx"
import type { Deps } from "../../base/deps.ts"
import { findRelyingParty } from "../../identity/passkeys/rules.ts"
import { Island } from "../../web/island.tsx"
import { useView } from "../../web/view.ts"

/** Whether passkeys are available under the host of this request. */
export function hasRelyingParty(deps: Pick<Deps, "publicAddress">, request: Request): boolean {
  const host = request.headers.get("host") ?? new URL(request.url).host
  return findRelyingParty(deps.publicAddress, host) !== null
}

export function PasskeyButton({ isUsable, ...props }: PasskeyProps & { isUsable: boolean }) {
  const { t } = useView()
  if (!isUsable) return <p className="muted">{t("factors.passkeyNeedsHostName")}</p>
  return <Island of={passkeyIsland} props={props} id={`passkey-${props.purpose.toLowerCase()}`} />
}
