/** Whether sessions could sign in with a private key: read by the code that uses it, in a Worker that can be stopped. */
import { type FieldProblem, Refusal } from "../../base/refusal.ts"
import { requireDescriptors } from "../files/descriptors.ts"
import type { PrivateKeyRequest } from "./private-key-worker.ts"

/**
 * OpenSSH keys name how many rounds of bcrypt open them: the usual 16 or 24 take under a second, 100 some 3 seconds, and a
 * hostile key names billions.
 */
const KEY_READ_TIMEOUT_MS = 8000
/** Queue limit. Keys are saved manually; a longer queue is no legitimate use. */
const QUEUE_MAX = 8

/** Reads one key at a time, so that reading keys takes one core at most. */
export class PrivateKeyReader {
  private queued = 0
  private lastRead: Promise<unknown> = Promise.resolve()

  /**
   * @param passphrase  empty for none
   * @returns the field that is wrong and why; null for a key that sessions can sign in with
   * @throws Refusal SERVER_BUSY when too many are being read
   */
  async validate(
    privateKey: string,
    passphrase: string,
    limitMs = KEY_READ_TIMEOUT_MS,
  ): Promise<FieldProblem | null> {
    if (this.queued >= QUEUE_MAX) throw new Refusal("SERVER_BUSY", "too many private keys are being read")
    this.queued += 1
    const request = { privateKey, passphrase: passphrase || null }
    const answer = this.lastRead.then(() => readInWorker(request, limitMs))
    this.lastRead = answer.catch(() => null)
    try {
      return toFieldProblem(await answer)
    } finally {
      this.queued -= 1
    }
  }
}

/** @returns the reader's sentence, `"timeout"`, or null for a key that can be used */
function readInWorker(question: PrivateKeyRequest, limitMs: number): Promise<string | null> {
  requireDescriptors()
  const worker = new Worker(new URL("./private-key-worker.ts", import.meta.url).href)
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const timer = setTimeout(() => resolve("timeout"), limitMs)
  worker.addEventListener("message", (message: MessageEvent<string | null>) => resolve(message.data))
  worker.addEventListener("error", () => resolve("the private key cannot be read"))
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

function toFieldProblem(reason: string | null): FieldProblem | null {
  if (reason === null) return null
  if (reason === "timeout") return { path: "privateKey", message: "validation.privateKeyTooSlow" }
  if (reason.includes("has no phrase")) return { path: "passphrase", message: "validation.required" }
  if (reason.includes("phrase")) return { path: "passphrase", message: "validation.passphrase" }
  return { path: "privateKey", message: "validation.sshPrivateKey" }
}
