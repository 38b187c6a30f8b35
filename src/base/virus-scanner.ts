/** The interface of a virus scanner and what is done with files that it cannot judge. */

import { PrioritySemaphore } from "./semaphore.ts"

/** What a scanner said about a content. */
export type ScanVerdict =
  | { kind: "CLEAN"; response: string }
  | { kind: "INFECTED"; virusId: string; response: string }
  /** The scanner withheld the content without naming a virus. */
  | { kind: "DECLINED"; response: string }

interface ScannedContent {
  /** Name of the file; scanners may judge by the extension. */
  name: string
  sizeBytes: number
  bytes: ReadableStream<Uint8Array>
}

export interface VirusScanner {
  /** @throws ScannerUnreachable when there is no verdict */
  scan(content: ScannedContent, signal?: AbortSignal): Promise<ScanVerdict>
}

/** What becomes of files without a verdict. */
export interface ScanPolicy {
  /** Larger files are not sent to the scanner. */
  bytesMax: number
  acceptsTooLarge: boolean
  acceptsUnreachable: boolean
}

/** The configured scanner with the scans of this process. */
export interface Antivirus {
  scanner: VirusScanner
  policy: ScanPolicy
  /** Identifiers of the files that are being scanned. */
  running: Set<string>
  slots: PrioritySemaphore
}

/** All scans are equally important. */
export const SCAN_PRIORITY = 1

/** A scanner's processes take memory per stream. */
const CONCURRENT_SCANS_MAX = 2
/** More wait in the database, for the next run of the job. */
const WAITING_SCANS_MAX = 50

export function createAntivirus(scanner: VirusScanner, policy: ScanPolicy): Antivirus {
  const slots = new PrioritySemaphore({ concurrency: CONCURRENT_SCANS_MAX, queueMax: WAITING_SCANS_MAX })
  return { scanner, policy, running: new Set(), slots }
}

/** The scanner cannot be reached, is busy, or answers what is no verdict. */
export class ScannerUnreachable extends Error {
  override name = "ScannerUnreachable"
}
