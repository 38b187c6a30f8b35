// Fewer colours, for viewers on poor links. The same colour always becomes the same: pictures of cells stay comparable,
// and a copied area is what it would be if drawn anew.

/** A cube of 6 x 6 x 6 colours has steps of 51. */
const CUBE_STEP: u32 = 51
/** Beside them 40 greys, for the surfaces and texts of user interfaces. */
const GREYS_MAX: u32 = 39
/** Colours whose parts differ by no more count as grey. */
const GREY_DIFFERENCE_MAX: u32 = 12
/** Without colour, 16 greys have steps of 17. */
const GREY_STEP: u32 = 17
const ONLY_GREY: u32 = 2

/**
 * Writes a rectangle in fewer colours, row by row.
 * @param kind 1: 256 colours; 2: 16 greys
 */
export function reduceColours(
  picture: usize,
  width: u32,
  x: u32,
  y: u32,
  w: u32,
  h: u32,
  kind: u32,
  into: usize,
): void {
  const stride = (<usize>width) << 2
  let before: u32 = 0
  let reduced: u32 = 0
  for (let row: u32 = 0; row < h; row++) {
    let at = picture + (y + row) * stride + ((<usize>x) << 2)
    for (const end = at + ((<usize>w) << 2); at < end; at += 4) {
      const colour = load<u32>(at)
      if (colour !== before) {
        before = colour
        reduced = kind === ONLY_GREY ? grey(colour) : oneOf256(colour)
      }
      store<u32>(into, reduced)
      into += 4
    }
  }
}

/** By how bright red, green and blue look. */
function grey(colour: u32): u32 {
  const bright = ((colour & 255) * 77 + ((colour >> 8) & 255) * 151 + ((colour >> 16) & 255) * 28) >> 8
  return opaque(((bright + GREY_STEP / 2) / GREY_STEP) * GREY_STEP)
}

function oneOf256(colour: u32): u32 {
  const red = colour & 255
  const green = (colour >> 8) & 255
  const blue = (colour >> 16) & 255
  const most = max(red, max(green, blue))
  const least = min(red, min(green, blue))
  if (most - least <= GREY_DIFFERENCE_MAX) {
    const level = (((red + green + blue) / 3) * GREYS_MAX + 127) / 255
    return opaque((level * 255 + GREYS_MAX / 2) / GREYS_MAX)
  }
  return 0xff000000 | nearest(red) | (nearest(green) << 8) | (nearest(blue) << 16)
}

function nearest(value: u32): u32 {
  return ((value + CUBE_STEP / 2) / CUBE_STEP) * CUBE_STEP
}

function opaque(value: u32): u32 {
  return 0xff000000 | value | (value << 8) | (value << 16)
}
