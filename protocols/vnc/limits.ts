/**
 * Every limit of the VNC client, with its reason. Exceeding one ends the link with a ProtocolError unless noted
 * otherwise.
 */

/** One compressed rectangle of the largest picture allowed, 8192 x 8192 pixels that zlib shrank to a third at least. */
export const RECEIVE_QUEUE_BYTES_MAX = 96 * 1024 * 1024
/** Reasons for a refusal are displayed: a longer one than a few lines is invalid. */
export const REASON_BYTES_MAX = 4096
/** Two sentences of a reason are enough to display. */
export const REASON_CHARS_SHOWN = 300
/** Numbers of Apple's sign-in: 64 bytes of old versions up to four times the usual 128, which cost milliseconds. */
export const ACCOUNT_KEY_BYTES_MIN = 64
export const ACCOUNT_KEY_BYTES_MAX = 512
/** Names of desktops are titles; longer ones are cut for display but a megabyte is an attack. */
export const NAME_BYTES_MAX = 64 * 1024
/** The title is one line on a tab. */
export const NAME_CHARS_SHOWN = 200
/** Cursors are 16 to 64 pixels; large-print themes reach 256. */
export const CURSOR_SIDE_MAX = 512
/** Enough for a wall of monitors; the message allows 255. */
export const SCREENS_MAX = 64
/** A fence carries back what the server put in (extension text: "maximum of 64 bytes"). */
export const FENCE_BYTES_MAX = 64
/** The text may be longer than what is passed on; it is then skipped. Beyond this the length itself is absurd. */
export const CUT_TEXT_BYTES_SKIPPED_MAX = 64 * 1024 * 1024
/**
 * Pixels that a machine may cause to be written per second, averaged over a two second burst: 4096 x 2160 at 60
 * frames per second. A rectangle of 20 bytes can fill the whole picture, so a limit on bytes does not bound the work.
 */
export const PIXELS_PER_SECOND_MAX = 530_000_000
export const PIXEL_BURST_SECONDS = 2
/** A message or rectangle costs work even without pixels: as much as this many, so 64 000 per second at most. */
export const MESSAGE_COST_PIXELS = 8192
/** A byte of text that is packed or unpacked costs as much as this many: ten bytes may ask for all of the clipboard's. */
export const PACKED_TEXT_COST_PIXELS = 8
/** A change of size costs memory for the new picture and a key frame for viewers and recording: as much as this many pictures. */
export const RESIZE_COST_PICTURES = 4
/** Minimum interval between bells; each one is sent to every viewer. */
export const BELL_EVERY_MS = 100
/** Wheel notches sent for one event; a free-spinning wheel reports hundreds. */
export const WHEEL_NOTCHES_MAX = 10
/** No update for this long with a request outstanding: the server may have lost it, so it is sent again. */
export const WATCHDOG_MS = 2_000
/** A still picture is the usual reason for silence: each further question waits twice as long, up to this. */
export const WATCHDOG_MAX_MS = 30_000
