/** The functions of the kernels' module: their arguments are addresses and numbers; see the kernels. */
type Size = [width: number, height: number]
type Area = [x: number, y: number, w: number, h: number]
/** A rectangle of a picture, which is as wide. */
type Part = [picture: number, width: number, ...area: Area]

export interface Exports {
  memory: WebAssembly.Memory
  fill(...args: [...part: Part, colour: number]): void
  keep(
    ...args: [
      frame: number,
      ...size: Size,
      ...area: Area,
      touched: number,
      seed: number,
      blocks: number,
      known: number,
      states: number,
    ]
  ): void
  lose(
    ...args: [
      width: number,
      ...area: Area,
      fromX: number,
      fromY: number,
      touched: number,
      known: number,
      states: number,
      hashed: number,
    ]
  ): void
  scan(
    ...args: [
      frame: number,
      ...size: Size,
      touched: number,
      boxes: number,
      seed: number,
      blocks: number,
      known: number,
      hashed: number,
      photos: number,
      scratch: number,
      states: number,
      isDrawing: boolean,
    ]
  ): number
  hashCell(
    ...args: [
      frame: number,
      ...size: Size,
      index: number,
      seed: number,
      blocks: number,
      known: number,
      hashes: number,
      hashed: number,
      states: number,
    ]
  ): void
  touch(...args: [touched: number, width: number, ...area: Area]): void
  drawZrle(...args: [...part: Part, data: number, length: number, palette: number]): number
  drawPlanar(...args: [...part: Part, data: number, length: number]): number
  drawBgrx(...args: [...part: Part, data: number, rowBytes: number]): void
  emptyTable(table: number): void
  columns(...args: [...part: Part, into: number]): void
  tokens(...args: [...part: Part, table: number, log: number, out: number]): number
  raw(...args: [...part: Part, out: number]): number
  reduceColours(...args: [...part: Part, kind: number, into: number]): void
}
