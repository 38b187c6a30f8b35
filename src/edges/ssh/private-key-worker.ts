/** Worker that validates one private key. A separate Worker, because decrypting a key is slow by design. */
import { readPrivateKey } from "../../../protocols/ssh/auth.ts"

declare const self: Worker

export interface PrivateKeyRequest {
  privateKey: string
  passphrase: string | null
}

self.addEventListener("message", ({ data }: MessageEvent<PrivateKeyRequest>) => {
  const key = readPrivateKey({ kind: "key", ...data })
  self.postMessage(typeof key === "string" ? key : null)
})
