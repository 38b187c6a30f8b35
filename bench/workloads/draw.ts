/**
 * Draws one workload on an X display until it is stopped: `bun draw.ts <display> <workload>`.
 * A separate process, so that drawing is not measured. The message "hold" ends the drawing and leaves the picture.
 */
import { createCanvas } from "@napi-rs/canvas"
import {
  type Box,
  createPanel,
  ECHO_BOX,
  echoColour,
  PANEL_HEIGHT,
  PANEL_WIDTH,
  type Panel,
  PICTURE_BOX,
} from "./panel.ts"
import { openWindow, type XWindow } from "./x11.ts"

const LINE = 16
const TEXT_COLOURS = ["#d8dee9", "#d8dee9", "#d8dee9", "#8fbcbb", "#a3be8c", "#ebcb8b", "#bf616a"]
const WORDS = "axis ready torque limit drive fault reset ok station belt sensor closed open init warn".split(
  " ",
)

/** The same numbers for every gateway (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function drawBoxes(window: XWindow, panel: Panel, boxes: Box[]): void {
  for (const box of boxes) window.put(box, panel.pixels(box))
}

/** Each key press changes the colour of a small box beside the video. @returns draws the box again */
function answerKeys(window: XWindow): () => void {
  let presses = 0
  const show = () => window.fill(ECHO_BOX, echoColour(presses))
  window.onKey = () => {
    presses++
    show()
  }
  return show
}

/** So many different pictures, drawn beforehand: one second, and more cells than viewers keep. */
const CAMERA_PICTURES = 24

/** Shades that wander, and grain of so many levels, on a panel page; 25 pictures a second. */
function camera(window: XWindow, box: Box, grain: number): { everyMs: number; tick: () => void } {
  const random = seededRandom(4)
  const panel = createPanel(seededRandom(1))
  drawBoxes(window, panel, panel.page(0))
  answerKeys(window)
  const noise = Uint8Array.from({ length: 8192 }, () => random() * grain)
  const pictures = Array.from({ length: CAMERA_PICTURES }, (_, t) => {
    const rgba = new Uint8ClampedArray(box.w * box.h * 4)
    const red = Float64Array.from({ length: box.w }, (_, x) => 110 + 80 * Math.sin((x + t * 3) / 40))
    const blue = Float64Array.from({ length: box.w + box.h }, (_, i) => 90 + 60 * Math.sin((i + t) / 70))
    for (let y = 0, i = 0; y < box.h; y++) {
      const green = 110 + 80 * Math.sin((y - t * 2) / 55)
      for (let x = 0; x < box.w; x++, i += 4) {
        const speck = noise[(x * 31 + y * 17 + t * 7) & 8191]!
        rgba[i] = red[x]! + speck
        rgba[i + 1] = green + speck
        rgba[i + 2] = blue[x + y]! + speck
      }
    }
    return window.prepared(box, rgba)
  })
  let t = 0
  return {
    everyMs: 40,
    tick() {
      pictures[t++ % CAMERA_PICTURES]!()
      window.fill(PICTURE_BOX, (t * 0x1f3d5b) & 0xffffff)
    },
  }
}

/** Each gives the drawing of one tick and the milliseconds between ticks. */
const workloads: Record<string, (window: XWindow) => { everyMs: number; tick: () => void }> = {
  /** An idle panel: two values six times a second, a needle, a clock and a trend. */
  idle(window) {
    const panel = createPanel(seededRandom(1))
    drawBoxes(window, panel, panel.page(0))
    return { everyMs: 1000 / 6, tick: () => drawBoxes(window, panel, panel.idle()) }
  },
  /** Another page twice a second, and every value, needle, trend and row of it is new: the tile cache cannot help. */
  pages(window) {
    const panel = createPanel(seededRandom(2))
    let page = 0
    return { everyMs: 500, tick: () => drawBoxes(window, panel, panel.page(page++ % 3)) }
  },
  /** The same, with a box for the echoes of keys. */
  "pages-echo"(window) {
    const panel = createPanel(seededRandom(2))
    const showEcho = answerKeys(window)
    let page = 0
    return {
      everyMs: 500,
      tick() {
        drawBoxes(window, panel, panel.page(page++ % 3))
        showEcho()
      },
    }
  },
  /** A terminal that scrolls a line sixty times a second. */
  scroll(window) {
    const random = seededRandom(3)
    const canvas = createCanvas(PANEL_WIDTH, LINE)
    const c = canvas.getContext("2d")
    window.fill({ x: 0, y: 0, w: PANEL_WIDTH, h: PANEL_HEIGHT }, 0x2e3440)
    return {
      everyMs: 1000 / 60,
      tick() {
        c.fillStyle = "#2e3440"
        c.fillRect(0, 0, PANEL_WIDTH, LINE)
        c.font = "13px DejaVu Sans Mono, monospace"
        for (let x = 8; x < 300 + random() * 700; ) {
          c.fillStyle = TEXT_COLOURS[Math.floor(random() * TEXT_COLOURS.length)]!
          const word =
            random() < 0.3 ? (random() * 1e6).toFixed(0) : WORDS[Math.floor(random() * WORDS.length)]!
          c.fillText(word, x, 12)
          x += (word.length + 1) * 8
        }
        window.copy({ x: 0, y: LINE }, { x: 0, y: 0, w: PANEL_WIDTH, h: PANEL_HEIGHT - LINE })
        window.put(
          { x: 0, y: PANEL_HEIGHT - LINE, w: PANEL_WIDTH, h: LINE },
          c.getImageData(0, 0, PANEL_WIDTH, LINE).data,
        )
      },
    }
  },
  /** A camera picture of 480 x 320 at 25 pictures a second, and larger ones; each answers keys, too. */
  video: (window) => camera(window, { x: 400, y: 240, w: 480, h: 320 }, 24),
  "video-640x480": (window) => camera(window, { x: 320, y: 160, w: 640, h: 480 }, 8),
  "video-1024x600": (window) => camera(window, { x: 128, y: 100, w: 1024, h: 600 }, 8),
  "video-1280x720": (window) => camera(window, { x: 0, y: 80, w: 1280, h: 720 }, 8),
  /** Four constant pages, switched twice a second: all of them come from the viewers' caches. */
  "pages-constant"(window) {
    const pages = Array.from({ length: 4 }, (_, page) => {
      const panel = createPanel(seededRandom(20 + page))
      return panel.page(page).map((box) => ({ box, rgba: panel.pixels(box) }))
    })
    let page = 0
    return {
      everyMs: 500,
      tick() {
        for (const { box, rgba } of pages[page++ % pages.length]!) window.put(box, rgba)
      },
    }
  },
  /** Answers each key with a box of another colour, and does nothing else. */
  echo(window) {
    window.fill({ x: 0, y: 0, w: PANEL_WIDTH, h: PANEL_HEIGHT }, 0x405060)
    answerKeys(window)
    return { everyMs: 1000, tick: () => undefined }
  },
}

const window = await openWindow(Number(process.argv[2]), PANEL_WIDTH, PANEL_HEIGHT)
const { everyMs, tick } = workloads[process.argv[3]!]!(window)
tick()
const timer = setInterval(tick, everyMs)
process.on("message", (message) => {
  if (message === "hold") clearInterval(timer)
})
process.on("disconnect", () => process.exit(0))
process.send?.("drawing")
