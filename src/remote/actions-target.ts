/** An interface with its secret as what a session's Worker dials. */
import type { TargetInterface } from "../interfaces/contract.ts"
import { type InterfaceSecret, isVnc } from "../interfaces/rules.ts"
import type { Target } from "./worker-messages.ts"

/** @param address  resolved and checked */
export function targetOf(target: TargetInterface, secret: InterfaceSecret, address: string): Target {
  const { port } = target
  if (isVnc(target.type)) {
    return {
      kind: "vnc",
      address,
      port,
      password: secret.password ?? null,
      readOnly: target.readOnly,
      ...vncSettingsOf(target),
    }
  }
  return {
    kind: "ssh",
    address,
    port,
    username: target.username,
    auth: secret.privateKey
      ? { kind: "key", privateKey: secret.privateKey, passphrase: secret.passphrase ?? null }
      : secret.password
        ? { kind: "password", password: secret.password }
        : { kind: "none" },
    pinnedHostKey: target.knownHost || null,
    keepaliveSeconds: target.keepaliveInSeconds,
    scrollbackLines: target.scrollback,
  }
}

function vncSettingsOf({ vncOptions, recordingOptions, disableCopy, disablePaste }: TargetInterface) {
  return {
    cursor: vncOptions?.cursor === "REMOTE" ? ("remote" as const) : ("local" as const),
    swapRedBlue: vncOptions?.swapRedBlue ?? false,
    clipboardEncoding: vncOptions?.clipboardEncoding ?? "ISO8859_1",
    autoretry: vncOptions?.autoretry ?? 0,
    clipboard: { copy: !disableCopy, paste: !disablePaste, isRecorded: recordingOptions.clipboard },
  }
}
