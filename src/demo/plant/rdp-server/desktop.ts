/** A desktop with a panel in its middle, as bitmaps of RDP. */
import type { Area, Screen } from "../rfb-server/screen.ts"
import { join, u16 } from "./bytes.ts"
import { bitmapUpdate, type DesktopFormat } from "./messages.ts"

/** Clients take fast-path updates of up to 16 kB with their headers for granted. */
const STRIP_BYTES_MAX = 16_000
/** Around the panel, as RGBA. */
const BACKGROUND = [0x1e, 0x29, 0x33, 0xff]

interface Point {
  x: number
  y: number
}

/** Position of the panel's upper left corner on the desktop; negative where the panel is larger. */
export function panelOrigin(screen: Screen, { width, height }: DesktopFormat): Point {
  return { x: Math.floor((width - screen.width) / 2), y: Math.floor((height - screen.height) / 2) }
}

/** Updates that show an area of the panel. */
export function panelUpdates(screen: Screen, format: DesktopFormat, area: Area): Buffer[] {
  const origin = panelOrigin(screen, format)
  return desktopUpdates(screen, format, { ...area, x: area.x + origin.x, y: area.y + origin.y })
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
  const origin = panelOrigin(screen, format)
  for (let row = 0; row < h; row++) {
    const at = (h - 1 - row) * rowBytes
    for (let column = 0; column < w; column++) {
      const [px, py] = [x + column - origin.x, y + row - origin.y]
      const isPanel = px >= 0 && py >= 0 && px < screen.width && py < screen.height
      const from = (py * screen.width + px) * 4
      const source = isPanel ? screen.pixels : BACKGROUND
      const start = isPanel ? from : 0
      const [r = 0, g = 0, b = 0] = [source[start], source[start + 1], source[start + 2]]
      writePixel(pixels, at, column, format.depth, r, g, b)
    }
  }
  const place = [x, y, x + w - 1, y + h - 1, w, h, format.depth, 0, pixels.length].flatMap(u16)
  return bitmapUpdate(join(place, pixels))
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
