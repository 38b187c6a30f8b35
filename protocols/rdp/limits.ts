/** Every limit of the RDP client, with its reason. Exceeding one ends the link with a ProtocolError unless noted otherwise. */

/** A PDU has at most 64 kB; a chunk of the socket may carry many. */
export const RECEIVE_QUEUE_BYTES_MAX = 16 * 1024 * 1024
/** An update in fragments; the largest that this client announces is some 600 kB, some servers ignore it. */
export const FRAGMENTED_UPDATE_BYTES_MAX = 8 * 1024 * 1024
/** The answer to the first request has 19 bytes, a little more with routing data. */
export const CONFIRM_BYTES_MAX = 4096
/** A request of the protocol core: addresses, a token, the connection request. */
export const CLEAN_PATH_REQUEST_BYTES_MAX = 64 * 1024
/** Messages of CredSSP carry tokens of NTLM or Kerberos, 64 kB at most. */
export const CREDSSP_BYTES_MAX = 128 * 1024
/** All that a machine answers during the sign-in: two or three messages, of which each may be as large. */
export const SIGN_IN_BYTES_MAX = 4 * CREDSSP_BYTES_MAX
/** MS-RDPBCGR §2.2.9.1.2.1.11: large pointers have up to 384 pixels a side. */
export const POINTER_SIDE_MAX = 384
/** The capability of this client announces 32; the least recently stored goes first. */
export const POINTERS_CACHED_MAX = 128
/** Wheel notches sent for one event; a free-spinning wheel reports hundreds. */
export const WHEEL_NOTCHES_MAX = 10
/** Servers send pieces of some thousand pixels, at most a band across the screen. */
export const BITMAP_PIXELS_MAX = 4 * 1024 * 1024
/** Strips of decoded bitmaps stay far below the 32 kB that a fast-path PDU can have. */
export const STRIP_BYTES_MAX = 12_000
/** A machine that supports display updates reacts within a frame or two; a slow one gets this before it is connected anew. */
export const DISPLAY_UPDATE_TIMEOUT_MS = 2_000
/** A display update that is not followed for so long is requested again. */
export const DISPLAY_UPDATE_REPEAT_MS = 1_000
/** What a machine may still send behind which its answer comes; on a line of 20 kB/s, 300 kB of pictures. */
export const SIZE_ANSWER_TIMEOUT_MS = 15_000
/** Presses and releases while a machine is connected anew, which takes seconds; a fast typist causes thirty a second. */
export const INPUTS_WAITING_MAX = 500
/** Releases wait beyond that, for a key whose release is lost stays down on the machine. */
export const RELEASES_WAITING_MAX = 1000
/** Files that are offered to a machine together; more are seldom pasted at once. */
export const CLIPBOARD_FILES_MAX = 20
/** Files of folders that are copied on a machine; a list is for choosing. */
export const COPIED_FILES_MAX = 2000
/** One request for a part of a file; the core's own web client asks for as much. */
export const FILE_CHUNK_BYTES = 64 * 1024
/** What a machine gets of a file at once, whatever it asks for. */
export const FILE_ANSWER_BYTES_MAX = 1024 * 1024
/** A machine that has not read a part of a file by then will not. */
export const FILE_ANSWER_TIMEOUT_MS = 30_000
/** Until an offer of files that a machine has not accepted is made again; it answers within milliseconds. */
export const FILE_OFFER_INTERVAL_MS = 1_000
/** A machine opens its clipboard within seconds after its user is signed in; a sender waits no longer. */
export const FILE_OFFER_TIMEOUT_MS = 30_000
/** Between offers of a text that a machine has refused, and how often it is offered. */
export const TEXT_OFFER_INTERVAL_MS = 1_000
export const TEXT_OFFERS_MAX = 5
/** A machine accepts a text within milliseconds, or the second time it is offered; keys behind it wait no longer. */
export const TEXT_ACCEPTANCE_MS_MAX = 1_500
/** xrdp reads a text by itself right after it has accepted it, and meanwhile refuses it to the program that pastes. */
export const TEXT_READING_MS = 50
/** Lists and requests of a machine before it has accepted a list: it sends one or two, of some hundred bytes. */
export const HELD_LISTS_BYTES_MAX = 256 * 1024
