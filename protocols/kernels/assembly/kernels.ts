// The inner loops of the screen over pictures in WASM memory. RGBA, 4 bytes per pixel, row-major; a picture is given by
// the address of its first pixel and its width in pixels. The host (kernels.ts) lays the memory out and checks bounds.

export { reduceColours } from "./colours"
export { movePlaces, pack } from "./history"
export { drawBgrx, drawPlanar } from "./planar"
export { hashCell, keep, lose, scan, touch } from "./scan"
export { columns, emptyTable, raw, tokens } from "./tokens"
export { drawZrle, fill } from "./zrle"
