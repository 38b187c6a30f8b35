/** A desktop with a panel in its middle, as bitmaps of RDP. */
import type { Area, Screen } from "../rfb-server/screen.ts"
import { join, u16 } from "./bytes.ts"
import { bitmapUpdate, type DesktopFormat } from "./messages.ts"

/** Clients take fast-path updates of up to 16 kB with their headers for granted. */
const STRIP_BYTES_MAX = 16_000
/** Around the panel, as RGBA. */
const BACKGROUND = [0x1e, 0x29, 0x33, 0xff]

interface PanelPlace {
  /** The panel's upper left corner on the desktop. */
  x: number
  y: number
  /** Pixels of the desktop for one of the panel: 1, or less where the desktop is too small for all of it. */
  scale: number
}

/** The panel is in the middle of the desktop, and always whole. */
export function panelPlace(screen: Screen, { width, height }: DesktopFormat): PanelPlace {
  const scale = Math.min(1, width / screen.width, height / screen.height)
  const middle = (room: number, side: number) => Math.floor((room - Math.floor(side * scale)) / 2)
  return { x: middle(width, screen.width), y: middle(height, screen.height), scale }
}

/** Updates that show an area of the panel. */
export function panelUpdates(screen: Screen, format: DesktopFormat, area: Area): Buffer[] {
  const { x, y, scale } = panelPlace(screen, format)
  if (scale === 1) return desktopUpdates(screen, format, { ...area, x: area.x + x, y: area.y + y })
  // A pixel of the desktop is mixed from its neighbours.
  const [left, top] = [Math.floor(area.x * scale) - 1, Math.floor(area.y * scale) - 1]
  const [right, bottom] = [(area.x + area.w) * scale, (area.y + area.h) * scale].map(
    (end) => Math.ceil(end) + 1,
  )
  const place = { x: x + left, y: y + top, w: (right ?? 0) - left, h: (bottom ?? 0) - top }
  return desktopUpdates(screen, format, place)
}

/** Updates that show an area of the desktop. */
export function desktopUpdates(screen: Screen, format: DesktopFormat, area: Area): Buffer[] {
  const left = Math.max(0, area.x)
  const top = Math.max(0, area.y)
  const width = Math.min(format.width, area.x + area.w) - left
  const bottom = Math.min(format.height, area.y + area.h)
  if (width <= 0 || bottom <= top) return []
  const rowBytes = (width * (format.depth / 8) + 3) & ~3
  const rowsMax = Math.max(1, Math.floor(STRIP_BYTES_MAX / rowBytes))
  const updates: Buffer[] = []
  for (let y = top; y < bottom; y += rowsMax) {
    const rows = Math.min(rowsMax, bottom - y)
    updates.push(strip(screen, format, { x: left, y, w: width, h: rows }, rowBytes))
  }
  return updates
}

/** Uncompressed, bottom up (MS-RDPBCGR §2.2.9.1.1.3.1.2.2). */
function strip(screen: Screen, format: DesktopFormat, { x, y, w, h }: Area, rowBytes: number): Buffer {
  const pixels = Buffer.alloc(rowBytes * h)
  const place = panelPlace(screen, format)
  for (let row = 0; row < h; row++) {
    const at = (h - 1 - row) * rowBytes
    if (place.scale === 1) copyRow(pixels, at, screen, format, { x: x - place.x, y: y + row - place.y, w })
    else
      for (let column = 0; column < w; column++) {
        const [r = 0, g = 0, b = 0] = colourAt(screen, place, x + column, y + row)
        writePixel(pixels, at, column, format.depth, r, g, b)
      }
  }
  const head = [x, y, x + w - 1, y + h - 1, w, h, format.depth, 0, pixels.length].flatMap(u16)
  return bitmapUpdate(join(head, pixels))
}

/**
 * The usual case, without an object for each pixel: a desktop has more than a million, and all sessions of the demo wait meanwhile.
 *
 * @param from  on the panel, or beside it
 */
function copyRow(
  pixels: Buffer,
  at: number,
  screen: Screen,
  { depth }: DesktopFormat,
  from: { x: number; y: number; w: number },
): void {
  const [red = 0, green = 0, blue = 0] = BACKGROUND
  const { width, height, pixels: panel } = screen
  const isBeside = from.y < 0 || from.y >= height
  for (let column = 0; column < from.w; column++) {
    const x = from.x + column
    if (isBeside || x < 0 || x >= width) writePixel(pixels, at, column, depth, red, green, blue)
    else {
      const on = (from.y * width + x) * 4
      writePixel(pixels, at, column, depth, panel[on] ?? 0, panel[on + 1] ?? 0, panel[on + 2] ?? 0)
    }
  }
}

/** The colour of a pixel of the desktop, as RGB. */
function colourAt(screen: Screen, place: PanelPlace, x: number, y: number): readonly number[] {
  const across = (x - place.x + 0.5) / place.scale - 0.5
  const down = (y - place.y + 0.5) / place.scale - 0.5
  if (across < -0.5 || down < -0.5 || across >= screen.width || down >= screen.height) return BACKGROUND
  const [left, top] = [Math.max(0, Math.floor(across)), Math.max(0, Math.floor(down))]
  const pixelAt = (column: number, row: number, channel: number) =>
    screen.pixels[
      (Math.min(screen.height - 1, row) * screen.width + Math.min(screen.width - 1, column)) * 4 + channel
    ] ?? 0
  const [rightShare, bottomShare] = [Math.max(0, across - left), Math.max(0, down - top)]
  return [0, 1, 2].map((channel) => {
    if (rightShare === 0 && bottomShare === 0) return pixelAt(left, top, channel)
    const upper =
      pixelAt(left, top, channel) * (1 - rightShare) + pixelAt(left + 1, top, channel) * rightShare
    const lower =
      pixelAt(left, top + 1, channel) * (1 - rightShare) + pixelAt(left + 1, top + 1, channel) * rightShare
    return Math.round(upper * (1 - bottomShare) + lower * bottomShare)
  })
}

function writePixel(
  pixels: Buffer,
  rowAt: number,
  column: number,
  depth: number,
  r: number,
  g: number,
  b: number,
): void {
  if (depth === 16)
    return void pixels.writeUInt16LE(((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3), rowAt + column * 2)
  pixels.writeUInt32LE((0xff000000 | (r << 16) | (g << 8) | b) >>> 0, rowAt + column * 4)
}
