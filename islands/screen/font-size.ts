/** Font sizes of a terminal, CSS pixels. */
export const FONT_PX_MIN = 6
export const FONT_PX_MAX = 40
