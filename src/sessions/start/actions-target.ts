/** An interface with its secret as what a session's Worker dials. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { type InterfaceSecret, isVnc } from "../../machines/interfaces/rules.ts"
import type { Target } from "../worker/messages.ts"
import type { Restrictions } from "../worker/restrictions.ts"

/** @param address  resolved and checked */
export function toTarget(target: TargetInterface, secret: InterfaceSecret, address: string): Target {
  const { port } = target
  if (isVnc(target.type)) {
    return {
      kind: "vnc",
      address,
      port,
      password: secret.password ?? null,
      ...toVncSettings(target),
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
    legacyAlgorithms: target.sshOptions?.legacyAlgorithms ?? false,
    charset: target.sshOptions?.charset ?? "UTF_8",
  }
}

export function restrictionsOf({ readOnly, disableCopy, disablePaste }: TargetInterface): Restrictions {
  return { readOnly, disableCopy, disablePaste }
}

function toVncSettings({ vncOptions, recordingOptions }: TargetInterface) {
  return {
    cursor: vncOptions?.cursor === "REMOTE" ? ("remote" as const) : ("local" as const),
    swapRedBlue: vncOptions?.swapRedBlue ?? false,
    clipboardEncoding: vncOptions?.clipboardEncoding ?? "ISO8859_1",
    keyboard: vncOptions?.keyboard ?? "KEYS",
    autoretry: vncOptions?.autoretry ?? 0,
    allowsResize: vncOptions?.resizeToWindow ?? false,
    isClipboardRecorded: recordingOptions.clipboard,
  }
}
