/**
 * Reads QR codes from the camera: by the browser's own detector where it has one, else by a decoder that is loaded then.
 * The server decides what a code leads to; nothing of the picture leaves the browser.
 */

/** Between two pictures: five a second are enough for a hand that holds a tablet. */
const INTERVAL_MS = 200
/** Longest side of the picture that the decoder searches. */
const SIDE_MAX = 720

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const view = document.querySelector<HTMLElement>("[data-scanner]")!
const video = view.querySelector("video")!
const status = view.querySelector<HTMLElement>("[data-scan-status]")!
const startButton = view.querySelector<HTMLButtonElement>("[data-scan-start]")!
const starting = status.textContent ?? ""

let stream: MediaStream | null = null

/** Stops the camera with a message, and offers to start it again. */
function stop(message: string | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
  stream = null
  video.srcObject = null
  status.textContent = message ?? ""
  startButton.hidden = false
}

async function start() {
  startButton.hidden = true
  status.textContent = starting
  // Browsers give the camera to pages with HTTPS only.
  if (!navigator.mediaDevices) return stop(view.dataset.insecure)
  try {
    const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } }
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
    video.srcObject = stream
    await video.play()
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === "NotAllowedError"
    return stop(isDenied ? view.dataset.denied : view.dataset.none)
  }
  status.textContent = ""
  const read = await createReader()
  while (stream) {
    const code = await read().catch(() => null)
    if (code && stream) return open(code)
    await new Promise((done) => setTimeout(done, INTERVAL_MS))
  }
}

function open(code: string) {
  stop(view.dataset.found)
  location.assign(`${view.dataset.scanner}?${new URLSearchParams({ code })}`)
}

/** @returns what reads the current picture: the text of a code, null without one */
async function createReader(): Promise<() => Promise<string | null>> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector && formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] })
    return async () => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { decodeQR } = await import("qr/decode.js")
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d", { willReadFrequently: true })!
  return async () => {
    const scale = Math.min(1, SIDE_MAX / Math.max(video.videoWidth, video.videoHeight))
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
    if (width === 0 || height === 0) return null
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    return decodeQR(context.getImageData(0, 0, width, height))
  }
}

startButton.addEventListener("click", () => void start())
// A page in the background, or one that was left, holds no camera.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && stream) stop("")
})
window.addEventListener("pagehide", () => stream && stop(""))
void start()

export {}
