/** An operator panel drawn with a real rasterizer: header, tiles of values, gauges, a trend and a table. */
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas"

export const PANEL_WIDTH = 1280
export const PANEL_HEIGHT = 800

/** What the answer to a key changes. */
export const ECHO_BOX = { x: 600, y: 30, w: 90, h: 24 }

/** Of that box, `0xrrggbb`. */
export const echoColour = (presses: number) => (presses * 0x1f3d5b) & 0xffffff

/** Gets another colour with every picture of a video. */
export const PICTURE_BOX = { x: 560, y: 30, w: 16, h: 16 }

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Panel {
  /** Draws page `page` with fresh values. */
  page(page: number): Box[]
  /** One tick of an idle page: clock, some values, a needle, the trend. */
  idle(): Box[]
  /** RGBA of a box. */
  pixels(box: Box): Uint8ClampedArray
}

const INK = "#1d2733"
const GROUNDS = ["#e9edf1", "#f4f1ea", "#e8f0ea"]

/** @param random numbers in 0..1; the same numbers give the same pictures */
export function createPanel(random: () => number): Panel {
  const canvas = createCanvas(PANEL_WIDTH, PANEL_HEIGHT)
  const c = canvas.getContext("2d")
  const trend = Array.from({ length: 200 }, () => 0.5)
  let ticks = 0
  let current = 0

  function value(slot: number): Box {
    const x = 24 + (slot % 4) * 312
    const y = 96 + Math.floor(slot / 4) * 104
    card(c, x, y, 296, 88)
    text(
      c,
      ["Pressure", "Flow", "Speed", "Torque", "Level", "Oil", "Air", "Feed"][slot % 8]!,
      x + 14,
      y + 26,
      15,
    )
    text(c, (random() * 1000).toFixed(2), x + 14, y + 68, 34)
    text(c, ["bar", "l/min", "1/s", "Nm"][slot % 4]!, x + 210, y + 68, 18)
    return { x, y, w: 296, h: 88 }
  }

  function number(slot: number): Box {
    const x = 24 + (slot % 4) * 312 + 14
    const y = 96 + Math.floor(slot / 4) * 104 + 38
    c.fillStyle = "#ffffff"
    c.fillRect(x, y, 160, 40)
    text(c, (random() * 1000).toFixed(2), x, y + 30, 34)
    return { x, y, w: 160, h: 40 }
  }

  function gauge(slot: number): Box {
    const [x, y] = [24 + slot * 200, 310]
    card(c, x, y, 184, 184)
    c.strokeStyle = "#9fb0c0"
    c.lineWidth = 10
    c.beginPath()
    c.arc(x + 92, y + 100, 66, Math.PI * 0.8, Math.PI * 2.2)
    c.stroke()
    const angle = Math.PI * (0.8 + 1.4 * random())
    c.strokeStyle = "#c0392b"
    c.lineWidth = 4
    c.beginPath()
    c.moveTo(x + 92, y + 100)
    c.lineTo(x + 92 + 58 * Math.cos(angle), y + 100 + 58 * Math.sin(angle))
    c.stroke()
    return { x, y, w: 184, h: 184 }
  }

  function drawTrend(): Box {
    const box = { x: 440, y: 310, w: 816, h: 184 }
    card(c, box.x, box.y, box.w, box.h)
    trend.shift()
    const last = trend.at(-1) ?? 0.5
    trend.push(Math.min(1, Math.max(0, last + (random() - 0.5) * 0.1)))
    c.strokeStyle = "#2471a3"
    c.lineWidth = 2
    c.beginPath()
    trend.forEach((v, i) => {
      c.lineTo(box.x + 8 + i * 4, box.y + 20 + v * 144)
    })
    c.stroke()
    return box
  }

  function clock(): Box {
    const box = { x: 1040, y: 16, w: 220, h: 40 }
    c.fillStyle = "#22313f"
    c.fillRect(box.x, box.y, box.w, box.h)
    c.fillStyle = "#ffffff"
    c.font = "24px Inter"
    const s = Math.floor(ticks / 6)
    c.fillText(
      `14:${String(Math.floor(s / 60) % 60).padStart(2, "0")}:${String(s % 60).padStart(2, "0")}`,
      box.x + 60,
      46,
    )
    return box
  }

  function table(page: number): Box {
    const box = { x: 24, y: 510, w: 1232, h: 270 }
    card(c, box.x, box.y, box.w, box.h)
    for (let row = 0; row < 10; row++) {
      const y = box.y + 26 + row * 25
      c.fillStyle = row % 2 ? "#f3f6f9" : "#ffffff"
      c.fillRect(box.x + 4, y - 18, box.w - 8, 25)
      text(c, `Station ${page + 1}.${row + 1}`, box.x + 14, y, 14)
      for (let col = 0; col < 6; col++)
        text(c, (random() * 10_000).toFixed(1), box.x + 200 + col * 160, y, 14)
      c.fillStyle = random() > 0.3 ? "#27ae60" : "#e67e22"
      c.beginPath()
      c.arc(box.x + 1190, y - 5, 7, 0, 7)
      c.fill()
    }
    return box
  }

  return {
    page(page) {
      current = page
      c.fillStyle = GROUNDS[page % GROUNDS.length]!
      c.fillRect(0, 0, PANEL_WIDTH, PANEL_HEIGHT)
      c.fillStyle = "#22313f"
      c.fillRect(0, 0, PANEL_WIDTH, 72)
      c.fillStyle = "#ffffff"
      c.font = "bold 28px Inter"
      c.fillText(["Overview", "Hydraulics", "Axes"][page % 3]!, 28, 46)
      clock()
      for (let slot = 0; slot < 8; slot++) value(slot)
      gauge(0)
      gauge(1)
      drawTrend()
      table(page)
      return [{ x: 0, y: 0, w: PANEL_WIDTH, h: PANEL_HEIGHT }]
    },
    idle() {
      ticks++
      const boxes = [number(ticks % 8), number((ticks * 3 + 1) % 8)]
      if (ticks % 2 === 0) boxes.push(gauge(current % 2))
      if (ticks % 6 === 0) boxes.push(clock(), drawTrend())
      return boxes
    },
    pixels(box) {
      return c.getImageData(box.x, box.y, box.w, box.h).data
    },
  }
}

function card(c: SKRSContext2D, x: number, y: number, w: number, h: number): void {
  c.fillStyle = "#ffffff"
  c.strokeStyle = "#c5d0da"
  c.lineWidth = 1
  c.beginPath()
  c.roundRect(x + 0.5, y + 0.5, w - 1, h - 1, 6)
  c.fill()
  c.stroke()
}

function text(c: SKRSContext2D, words: string, x: number, y: number, size: number): void {
  c.fillStyle = INK
  c.font = `${size}px Inter`
  c.fillText(words, x, y)
}
