/** What an SSH session dials. */
import type { SshAuth } from "../../../../protocols/ssh/auth.ts"
import type { TerminalCharset } from "../../../../protocols/ssh/terminal-charset.ts"
import type { InterfaceSecret } from "../../../machines/interfaces/rules.ts"
import type { ToTarget } from "./adapter.ts"

export interface SshTarget {
  kind: "ssh"
  address: string
  port: number
  username: string
  auth: SshAuth
  /** SHA256 fingerprint; null when the machine has never been seen. */
  pinnedHostKey: string | null
  keepaliveSeconds: number
  scrollbackLines: number
  /** Also offers algorithms that are broken or weak. */
  legacyAlgorithms: boolean
  charset: TerminalCharset
  /** Folder that file transfers are confined to. */
  filesRoot: string
}

export const toSshTarget: ToTarget<SshTarget> = (target, secret, address) => {
  return {
    kind: "ssh",
    address,
    port: target.port,
    username: target.username,
    auth: sshAuthOf(secret),
    pinnedHostKey: target.knownHost || null,
    keepaliveSeconds: target.keepaliveInSeconds,
    scrollbackLines: target.scrollback,
    legacyAlgorithms: target.sshOptions?.legacyAlgorithms ?? false,
    charset: target.sshOptions?.charset ?? "UTF_8",
    filesRoot: target.sftpRootDirectory || "/",
  }
}

export function sshAuthOf({ privateKey, passphrase, password }: InterfaceSecret): SshAuth {
  if (privateKey) return { kind: "key", privateKey, passphrase: passphrase ?? null }
  return password ? { kind: "password", password } : { kind: "none" }
}
