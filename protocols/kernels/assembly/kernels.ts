// The inner loops of the screen over pictures in WASM memory. RGBA, 4 bytes per pixel, row-major; a picture is given by
// the address of its first pixel and its width in pixels. The host (kernels.ts) lays the memory out and checks bounds.

export { hashCell, scan, touch } from "./scan"
export { columns, emptyTable, raw, tokens } from "./tokens"
export { drawZrle } from "./zrle"

export function fill(at: usize, pixels: u32, colour: u32): void {
  for (let end = at + ((<usize>pixels) << 2); at < end; at += 4) store<u32>(at, colour)
}
