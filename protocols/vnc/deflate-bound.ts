/** Header, flush markers and empty blocks: a server may flush more often than it must. */
const SLACK_BYTES = 1024

/** Most bytes a sane deflate makes of `rawBytes`: stored blocks cost 5 bytes in 16 KB; twice that and some slack. */
export function deflateBound(rawBytes: number): number {
  return rawBytes + (rawBytes >>> 10) + SLACK_BYTES
}
