/**
 * What is used of ssh2. The package's entry also loads its server, HTTP agents and key generator: a Worker takes 12 ms and 1 MB
 * less without them.
 */
import Client from "ssh2/lib/client.js"
import keyParser from "ssh2/lib/protocol/keyParser.js"

export const { parseKey } = keyParser
export { Client }
