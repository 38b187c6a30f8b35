/** The viewer's socket: `Sec-WebSocket-Protocol: millwright.viewer.1, ticket.<ticket>`. */
export const VIEWER_SOCKET_PATH = "/viewer"
export const VIEWER_SUBPROTOCOL = "millwright.viewer.1"
export const TICKET_SUBPROTOCOL_PREFIX = "ticket."
/** Status with which the server closes it because input came too late; of the range that is free for applications. */
export const CLOSE_LATE_INPUT = 4001
