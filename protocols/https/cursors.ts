/** The pointer's shapes as pictures: a page names its shape, viewers draw a picture. */
import type { DesktopEvent } from "../desktop.ts"

type CursorEvent = Extract<DesktopEvent, { kind: "cursor" }>

/** `#` black, `.` white, anything else transparent; `hot` is the point that clicks. */
interface Shape {
  hot: [x: number, y: number]
  rows: readonly string[]
}

const ARROW: Shape = {
  hot: [0, 0],
  rows: [
    "#",
    "##",
    "#.#",
    "#..#",
    "#...#",
    "#....#",
    "#.....#",
    "#......#",
    "#.......#",
    "#........#",
    "#.........#",
    "#......#####",
    "#...#..#",
    "#..##..#",
    "#.#  #..#",
    "##   #..#",
    "#     #..#",
    "      #..#",
    "       ##",
  ],
}

const HAND: Shape = {
  hot: [5, 0],
  rows: [
    "     ##",
    "    #..#",
    "    #..#",
    "    #..#",
    "    #..#",
    "    #..###",
    "    #..#..###",
    "    #..#..#..##",
    "    #..#..#..#.#",
    "### #..#..#..#.#",
    "#..##........#.#",
    "#...#..........#",
    " #..#..........#",
    "  #.#..........#",
    "  #............#",
    "   #...........#",
    "    #.........#",
    "    #.........#",
    "     #.......#",
    "     #.......#",
    "     #########",
  ],
}

const TEXT: Shape = {
  hot: [4, 8],
  rows: [
    "#### ####",
    "#...#...#",
    "####.####",
    ...Array.from({ length: 11 }, () => "   #.#"),
    "####.####",
    "#...#...#",
    "#### ####",
  ],
}

const CROSS: Shape = {
  hot: [8, 8],
  rows: [
    ...Array.from({ length: 7 }, () => "       #.#"),
    "########.########",
    ".................",
    "########.########",
    ...Array.from({ length: 7 }, () => "       #.#"),
  ],
}

const WAIT: Shape = {
  hot: [6, 9],
  rows: [
    "#############",
    "#...........#",
    "#############",
    " #.........#",
    " #.#.#.#.#.#",
    " #..#.#.#..#",
    "  #..#.#..#",
    "   #..#..#",
    "    #...#",
    "     #.#",
    "    #...#",
    "   #..#..#",
    "  #...#...#",
    " #...#.#...#",
    " #..#.#.#..#",
    " #.#.#.#.#.#",
    "#############",
    "#...........#",
    "#############",
  ],
}

const FORBIDDEN: Shape = {
  hot: [8, 8],
  rows: [
    "     #######",
    "   ##.......##",
    "  #...#####...#",
    " #..##     #...#",
    " #.#      #....#",
    "#.#      #..##..#",
    "#.#     #..# #..#",
    "#.#    #..#  #..#",
    "#.#   #..#   #..#",
    "#.#  #..#    #..#",
    "#.# #..#     #..#",
    "#..##..      #.#",
    " #....#      #.#",
    " #...#     ##..#",
    "  #...#####...#",
    "   ##.......##",
    "     #######",
  ],
}

const MOVE: Shape = {
  hot: [8, 8],
  rows: [
    "        #",
    "       #.#",
    "      #...#",
    "     #.....#",
    "      ##.##",
    "   #   #.#   #",
    "  #.#  #.#  #.#",
    " #..####.####..#",
    "#...............#",
    " #..####.####..#",
    "  #.#  #.#  #.#",
    "   #   #.#   #",
    "      ##.##",
    "     #.....#",
    "      #...#",
    "       #.#",
    "        #",
  ],
}

const ACROSS: Shape = {
  hot: [8, 4],
  rows: [
    "   #         #",
    "  #.#       #.#",
    " #..#########..#",
    "#...............#",
    "#...............#",
    " #..#########..#",
    "  #.#       #.#",
    "   #         #",
  ],
}

const DOWN: Shape = { hot: [4, 8], rows: transpose(ACROSS.rows) }

const HIDDEN: Shape = { hot: [0, 0], rows: [] }

/** Pointers by the names of CSS (CSS Basic User Interface Module Level 4 §6.1.1). */
const SHAPES: Record<string, Shape> = {
  none: HIDDEN,
  pointer: HAND,
  grab: HAND,
  grabbing: HAND,
  text: TEXT,
  "vertical-text": TEXT,
  crosshair: CROSS,
  cell: CROSS,
  wait: WAIT,
  progress: WAIT,
  "not-allowed": FORBIDDEN,
  "no-drop": FORBIDDEN,
  move: MOVE,
  "all-scroll": MOVE,
  "col-resize": ACROSS,
  "ew-resize": ACROSS,
  "e-resize": ACROSS,
  "w-resize": ACROSS,
  "row-resize": DOWN,
  "ns-resize": DOWN,
  "n-resize": DOWN,
  "s-resize": DOWN,
}

/** @param name  a CSS cursor; an unknown one is the arrow */
export function cursorEvent(name: string): CursorEvent {
  const { hot, rows } = (Object.hasOwn(SHAPES, name) && SHAPES[name]) || ARROW
  const w = Math.max(0, ...rows.map((row) => row.length))
  const h = rows.length
  const rgba = new Uint8Array(w * h * 4)
  for (const [y, row] of rows.entries()) {
    for (const [x, dot] of [...row].entries()) {
      if (dot === " ") continue
      const value = dot === "#" ? 0 : 255
      rgba.set([value, value, value, 255], (y * w + x) * 4)
    }
  }
  return { kind: "cursor", w, h, hotX: hot[0], hotY: hot[1], rgba }
}

function transpose(rows: readonly string[]): string[] {
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? " ").join(""))
}
