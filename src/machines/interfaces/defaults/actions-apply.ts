/** Fills the fields that a new interface leaves out from its device's remote defaults and its type's default port. */
import { parse } from "../../../base/parse.ts"
import { type NewInterface, type SaveInterface, saveInterface } from "../contract.ts"
import { INTERFACE_TYPE_TRAITS } from "../rules-types.ts"
import type { RemoteDefaults } from "./contract.ts"

/**
 * A password or a key is never a default: it would go to whatever address the interface names.
 *
 * @throws Refusal BAD_REQUEST naming each required field without a value
 */
export function applyRemoteDefaults(given: NewInterface, defaults: RemoteDefaults): SaveInterface {
  const { type } = given
  const traits = INTERFACE_TYPE_TRAITS[type]
  const { hasClipboard, hasLoginDefaults, hasPrivateKey, optionsField, panel } = traits
  const colourDepth = panel?.colourDepth ?? defaults.vncOptions.colourDepth
  const defaultValues = {
    host: defaults.hostname || undefined,
    port: defaults[traits.deviceDefaultPort] ?? traits.defaultPort ?? undefined,
    username: hasLoginDefaults ? defaults.username : undefined,
    authType:
      hasLoginDefaults && (hasPrivateKey || defaults.authType !== "SSH_KEY") ? defaults.authType : undefined,
    disableCopy: hasClipboard ? defaults.disableCopy : undefined,
    disablePaste: hasClipboard ? defaults.disablePaste : undefined,
    keepaliveInSeconds: defaults.keepaliveInSeconds,
    fontSize: defaults.fontSize,
    scrollback: defaults.scrollback,
    vncOptions: optionsField === "vncOptions" ? { ...defaults.vncOptions, colourDepth } : undefined,
    rdpOptions: optionsField === "rdpOptions" ? defaults.rdpOptions : undefined,
  }
  const { vncOptions } = given
  const completed = vncOptions
    ? { ...given, vncOptions: { ...vncOptions, colourDepth: vncOptions.colourDepth ?? colourDepth } }
    : given
  const givenValues = Object.entries(completed).filter(([, value]) => value !== undefined)
  return parse(saveInterface, { ...defaultValues, ...Object.fromEntries(givenValues) })
}
