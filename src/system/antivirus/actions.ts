/** Scanning a stored content. */
import type { Deps } from "../../base/deps.ts"
import { printableLine } from "../../base/text.ts"
import { type Antivirus, ScannerUnreachable } from "../../base/virus-scanner.ts"
import { readContent } from "../files/actions.ts"
import { outcomeOfVerdict, outcomeWithoutVerdict, type ScanOutcome } from "./rules.ts"

/** Texts of the scanner that are kept with a file. */
const RESPONSE_CHARACTERS_MAX = 200
const VIRUS_ID_CHARACTERS_MAX = 100

interface StoredContent {
  name: string
  hash: Buffer
  sizeBytes: number
}

/** @throws Refusal NOT_FOUND when the content is missing or damaged */
export async function scanContent(
  deps: Deps,
  antivirus: Antivirus,
  content: StoredContent,
  signal?: AbortSignal,
): Promise<ScanOutcome> {
  const { name, hash, sizeBytes } = content
  try {
    const bytes = await readContent(deps, hash, sizeBytes, { scanned: name })
    const outcome = outcomeOfVerdict(await antivirus.scanner.scan({ name, sizeBytes, bytes }, signal))
    return {
      ...outcome,
      virusId: printableLine(outcome.virusId, VIRUS_ID_CHARACTERS_MAX),
      responseInfo: printableLine(outcome.responseInfo, RESPONSE_CHARACTERS_MAX),
    }
  } catch (error) {
    if (!(error instanceof ScannerUnreachable)) throw error
    deps.log.warn("The virus scanner gave no verdict", { reason: error.message })
    return outcomeWithoutVerdict(antivirus.policy, printableLine(error.message, RESPONSE_CHARACTERS_MAX))
  }
}
