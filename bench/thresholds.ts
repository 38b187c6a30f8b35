/** What the display engine is held to, as ratios within one run. */

export interface Result {
  workload: string
  gateway: string
  kBps: number
  pictures: number
  /** CPU seconds of the gateway per second; 0 without a gateway. */
  cpu: number
  recordedMBph: number | null
  /** Sorted milliseconds from key to picture. */
  echoMs: number[] | null
  wrongPixels: number | null
}

/** Bytes of the product over those of websockify with noVNC's encodings. */
const BYTES_MAX: Record<string, number> = { idle: 0.06, pages: 0.15, "pages-constant": 0.01, scroll: 0.3 }
/** Of a video bytes and CPU are those of a picture: on a busy machine the two show different numbers of them. */
const VIDEO_BYTES_MAX = 1.05
/** CPU of the product, which records as well, over that of websockify, which only copies. */
const CPU_MAX = 3
const VIDEO_CPU_MAX = 2.5
/** Pictures a second of the product over those of websockify. */
const VIDEO_PICTURES_MIN = 0.95
const ADDED_ECHO_MS_MAX = 0.6
/** A key's echo while the video plays. */
const VIDEO_ADDED_ECHO_MS_MAX = 3
/** The slowest of these echoes over those through websockify. */
const VIDEO_ECHO_P99_MAX = 1.2
const RECORDED_MBPH_MAX: Record<string, number> = { idle: 40, pages: 600, "pages-constant": 5 }

/** One line for each bar that the results allow to judge. */
export function checkThresholds(results: Result[]): string[] {
  const find = (workload: string, gateway: string) =>
    results.find((result) => result.workload === workload && result.gateway === gateway)
  const lines: string[] = []
  for (const product of results.filter(({ gateway }) => gateway === "product")) {
    const { workload } = product
    const websockify = find(workload, "websockify")
    const direct = find(workload, "direct tight")
    const isVideo = workload.startsWith("video")
    const bytesMax = isVideo ? VIDEO_BYTES_MAX : BYTES_MAX[workload]
    if (websockify && bytesMax) {
      const share = isVideo ? product.pictures / websockify.pictures : 1
      lines.push(
        checkThreshold(`${workload}: bytes / websockify`, product.kBps / websockify.kBps / share, bytesMax),
      )
      const cpu = product.cpu / websockify.cpu / share
      lines.push(checkThreshold(`${workload}: CPU / websockify`, cpu, isVideo ? VIDEO_CPU_MAX : CPU_MAX))
    }
    if (websockify && isVideo) {
      const pictures = Math.min(1, product.pictures / websockify.pictures)
      lines.push(checkThreshold(`${workload}: pictures left out`, 1 - pictures, 1 - VIDEO_PICTURES_MIN))
    }
    if (product.recordedMBph !== null && RECORDED_MBPH_MAX[workload])
      lines.push(
        checkThreshold(`${workload}: recording, MB/h`, product.recordedMBph, RECORDED_MBPH_MAX[workload]),
      )
    if (product.echoMs && direct?.echoMs)
      lines.push(
        checkThreshold(
          `${workload}: added echo p50, ms`,
          median(product.echoMs) - median(direct.echoMs),
          isVideo ? VIDEO_ADDED_ECHO_MS_MAX : ADDED_ECHO_MS_MAX,
        ),
      )
    if (isVideo && product.echoMs && websockify?.echoMs)
      lines.push(
        checkThreshold(
          `${workload}: echo p99 / websockify`,
          slowest(product.echoMs) / slowest(websockify.echoMs),
          VIDEO_ECHO_P99_MAX,
        ),
      )
    if (product.wrongPixels !== null)
      lines.push(checkThreshold(`${workload}: wrong pixels`, product.wrongPixels, 0))
  }
  return lines
}

export function checkThreshold(name: string, value: number, max: number): string {
  return `${value <= max ? "met   " : "MISSED"} ${name.padEnd(36)} ${value.toFixed(3)} (at most ${max})`
}

/** Of a line that `bar` made. */
export const isMissed = (line: string) => line.startsWith("MISSED")

/** One line for a log: how many bars there are, and those that are missed. */
export function verdictOf(lines: readonly string[]): string {
  const missed = lines.filter(isMissed)
  const names = missed.map((line) => line.slice(7).replace(/ +/g, " "))
  return `verdict: ${lines.length - missed.length} of ${lines.length} bars met${missed.length > 0 ? `; missed: ${names.join("; ")}` : ""}`
}

function median(sorted: number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!
}

/** p99 of sorted times. */
function slowest(sorted: number[]): number {
  return sorted[Math.floor(sorted.length * 0.99)]!
}
