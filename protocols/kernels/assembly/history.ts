// Operations of a frame by reference to those of earlier frames: see viewer-wire-history.ts.

/** These equal the numbers of viewer-wire-history.ts. */
const HISTORY_BYTES: u32 = 256 * 1024
const MATCH_BYTES_MIN: u32 = 16
const PACKED_HEADER_BYTES: usize = 8

/** Places are found by a hash of so many bytes. */
const HASHED_BYTES: u32 = 8
const PLACES_LOG: u32 = 15
/** Every second position is kept: a match that begins beside one is extended to both sides. */
const PLACE_STEP: u32 = 2
/** After so many positions without a match the search takes larger steps, so that noise costs little. */
const PATIENCE_LOG: u32 = 7

/**
 * Packs the operations that lie behind a history.
 * @param history address of its first byte
 * @param start where the operations begin in it
 * @param places of 2^15 hashes, one more than a position in the history; 0 for none
 * @param matches room for ten bytes of every sixteen operations' bytes
 * @param out room for the header and the operations
 * @returns bytes written
 */
export function pack(
  history: usize,
  start: u32,
  length: u32,
  places: usize,
  matches: usize,
  out: usize,
): u32 {
  const end = start + length
  let literal = out + PACKED_HEADER_BYTES
  let match = matches
  let at = start
  let anchor = start
  let misses: u32 = 0
  while (at + HASHED_BYTES <= end) {
    const place = places + placeOf(history + at)
    const known = load<u32>(place)
    if (!(at & (PLACE_STEP - 1))) store<u32>(place, at + 1)
    const from = known - 1
    const back = at - from
    if (known && back <= HISTORY_BYTES && load<u32>(history + from) === load<u32>(history + at)) {
      const until = endOfMatch(history, at + 4, end, back)
      let first = at
      while (
        first > anchor &&
        first > back &&
        load<u8>(history + first - 1) === load<u8>(history + first - 1 - back)
      )
        first--
      if (until - first >= MATCH_BYTES_MIN) {
        memory.copy(literal, history + anchor, first - anchor)
        literal += first - anchor
        match = writeNumber(match, first - anchor)
        match = writeNumber(match, until - first - MATCH_BYTES_MIN)
        match = writeNumber(match, back)
        anchor = until
        misses = 0
        // Of a repetition the later occurrence is kept: it stays in reach for longer.
        for (
          at += PLACE_STEP - (at & (PLACE_STEP - 1));
          at < until && at + HASHED_BYTES <= end;
          at += PLACE_STEP
        )
          store<u32>(places + placeOf(history + at), at + 1)
        at = until
        continue
      }
    }
    at += 1 + (misses++ >> PATIENCE_LOG)
  }
  memory.copy(literal, history + anchor, end - anchor)
  literal += end - anchor
  memory.copy(literal, matches, match - matches)
  store<u32>(out, length)
  store<u32>(out, <u32>(literal - out - PACKED_HEADER_BYTES), 4)
  return <u32>(literal - out + (match - matches))
}

/** The history was moved down by so many bytes. */
export function movePlaces(places: usize, moved: u32): void {
  for (const end = places + (4 << PLACES_LOG); places < end; places += 4) {
    const known = load<u32>(places)
    store<u32>(places, known > moved ? known - moved : 0)
  }
}

/** @returns the offset of a hash's place */
function placeOf(at: usize): usize {
  return (
    (<usize>(((load<u32>(at) * 0x9e3779b1) ^ (load<u32>(at, 4) * 0x85ebca6b)) >>> (32 - PLACES_LOG))) << 2
  )
}

/** @returns the first position from `at` on that differs from the one so far before it, or `end` */
function endOfMatch(history: usize, at: u32, end: u32, back: u32): u32 {
  while (at + 8 <= end) {
    const differing = load<u64>(history + at) ^ load<u64>(history + at - back)
    if (differing) return at + <u32>(ctz(differing) >> 3)
    at += 8
  }
  while (at < end && load<u8>(history + at) === load<u8>(history + at - back)) at++
  return at
}

function writeNumber(into: usize, value: u32): usize {
  for (; value > 127; value >>= 7) store<u8>(into++, <u8>((value & 127) | 128))
  store<u8>(into, <u8>value)
  return into + 1
}
