/** Authentication: `none` to get the methods, then exactly one attempt with the credentials (avoids lock-outs). */
import type { AnyAuthMethod, AuthHandlerMiddleware, ParsedKey } from "ssh2"
import type { LinkDiagnosis } from "../link-ends.ts"
import { parseKey } from "./library.ts"

export type SshAuth =
  | { kind: "password"; password: string }
  /** `privateKey`: OpenSSH or PEM text; `passphrase` null when the key is not encrypted. */
  | { kind: "key"; privateKey: string; passphrase: string | null }
  | { kind: "none" }

/** What must never appear in a detail or a log line. */
export function secretsOf(auth: SshAuth): string[] {
  if (auth.kind === "password") return [auth.password]
  return auth.kind === "key" && auth.passphrase ? [auth.passphrase] : []
}

/** @returns the key, or the reason why it is unusable in one lower-case sentence */
export function readPrivateKey(auth: SshAuth & { kind: "key" }): ParsedKey | string {
  const parsed = parseKey(auth.privateKey, auth.passphrase ?? undefined)
  const key = Array.isArray(parsed) ? parsed[0] : parsed
  if (key instanceof Error) {
    if (/no passphrase/i.test(key.message)) return "the private key is encrypted and has no phrase"
    if (/passphrase|decrypt|integrity/i.test(key.message)) return "the phrase does not open the private key"
    return "the private key cannot be read"
  }
  return key?.isPrivateKey() ? key : "the private key is a public one"
}

/** @param diagnosis  a cause with a remedy of its own */
type Refused = (detail: string, diagnosis?: LinkDiagnosis) => void

/**
 * @param refused  called with the reason once nothing more can be tried; the library then ends the connection
 */
export function createAuthHandler(
  username: string,
  auth: SshAuth,
  key: ParsedKey | null,
  refused: Refused,
): AuthHandlerMiddleware {
  let tried: string | null = null
  // The library passes null before the first answer, which its types omit.
  return ((
    methodsLeft: string[] | null,
    partial: boolean | null,
    next: (method: AnyAuthMethod | false) => void,
  ) => {
    if (methodsLeft === null) return next({ type: "none", username })
    const attempt = tried === null ? pickMethod(username, auth, key, methodsLeft, refused) : null
    if (attempt === null) {
      if (partial) refused(secondProofDetail(methodsLeft), "moreThanPassword")
      else if (auth.kind === "none") refused("the machine asks for credentials", "credentialsMissing")
      else refused(authFailureDetail(auth, tried, methodsLeft))
      return next(false)
    }
    tried = attempt.type
    return next(attempt)
  }) as unknown as AuthHandlerMiddleware
}

function pickMethod(
  username: string,
  auth: SshAuth,
  key: ParsedKey | null,
  methods: string[],
  refused: Refused,
): AnyAuthMethod | null {
  if (auth.kind === "key" && key !== null && methods.includes("publickey")) {
    // The library accepts an already parsed key, although its types require text.
    return { type: "publickey", username, key: key as unknown as string }
  }
  if (auth.kind !== "password") return null
  if (methods.includes("password")) return { type: "password", username, password: auth.password }
  if (!methods.includes("keyboard-interactive")) return null
  const prompt = passwordPrompt(auth.password, refused)
  return { type: "keyboard-interactive", username, prompt }
}

/** Answers one hidden prompt, once. A second question (a code, a new password) is for the user to answer. */
function passwordPrompt(password: string, refused: Refused) {
  let answered: string | null = null
  return (
    _name: string,
    _instructions: string,
    _lang: string,
    prompts: { prompt: string; echo?: boolean }[],
    answer: (answers: string[]) => void,
  ) => {
    const [only] = prompts
    if (!only || prompts.length !== 1 || only.echo === true) return refused(MORE_DETAIL, "moreThanPassword")
    const question = only.prompt
    // The same question again is a no.
    if (question === answered) return refused("the machine refused the password")
    if (answered !== null) return refused(MORE_DETAIL, "moreThanPassword")
    answered = question
    return answer([password])
  }
}

const MORE_DETAIL = "the machine asks for more than a password"

function secondProofDetail(methods: string[]): string {
  return `the machine asks for a second proof (${methods.filter(isPlainName).join(", ")})`
}

function authFailureDetail(auth: SshAuth, tried: string | null, methods: string[]): string {
  const proof = auth.kind === "key" ? "key" : "password"
  if (tried !== null) return `the machine refused the ${proof}`
  return `the machine takes no ${proof}, only ${methods.filter(isPlainName).join(", ") || "nothing that we speak"}`
}

/** Method names come from the machine: only well-formed ones are shown. */
function isPlainName(name: string): boolean {
  return /^[a-z-]{1,32}$/.test(name)
}
