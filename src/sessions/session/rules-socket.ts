/** The viewer's socket: `Sec-WebSocket-Protocol: millwright.viewer.1, ticket.<ticket>`. */
export const VIEWER_SOCKET_PATH = "/viewer"
export const VIEWER_SUBPROTOCOL = "millwright.viewer.1"
export const TICKET_SUBPROTOCOL_PREFIX = "ticket."
