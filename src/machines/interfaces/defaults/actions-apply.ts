/** What a new interface takes from its device where it says nothing itself. */
import { parse } from "../../../base/parse.ts"
import { type NewInterface, type SaveInterface, saveInterface } from "../contract.ts"
import { hasClipboard } from "../options/rules.ts"
import { isVnc } from "../rules.ts"
import type { RemoteDefaults } from "./contract.ts"

/**
 * A password or a key is never a default: it would go to whatever address the interface names.
 *
 * @throws Refusal BAD_REQUEST for what neither of them says and an interface needs
 */
export function applyRemoteDefaults(given: NewInterface, defaults: RemoteDefaults): SaveInterface {
  const { type } = given
  const hasUsername = type === "SSH" || type === "RDP"
  const defaultValues = {
    host: defaults.hostname || undefined,
    port: (type === "TCP" ? defaults.tcpPort : defaults.port) ?? undefined,
    ...(hasUsername && { username: defaults.username }),
    ...(hasUsername &&
      (type === "SSH" || defaults.authType !== "SSH_KEY") && { authType: defaults.authType }),
    ...(hasClipboard(type) && { disableCopy: defaults.disableCopy, disablePaste: defaults.disablePaste }),
    keepaliveInSeconds: defaults.keepaliveInSeconds,
    fontSize: defaults.fontSize,
    scrollback: defaults.scrollback,
    ...(isVnc(type) && { vncOptions: defaults.vncOptions }),
    ...(type === "RDP" && { rdpOptions: defaults.rdpOptions }),
  }
  const givenValues = Object.entries(given).filter(([, value]) => value !== undefined)
  return parse(saveInterface, { ...defaultValues, ...Object.fromEntries(givenValues) })
}
