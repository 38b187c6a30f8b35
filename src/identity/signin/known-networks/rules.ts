/** Limits of known networks. */

/** Days for which a network stays known after a sign-in of the user from it. */
export const KNOWN_NETWORK_DAYS = 90
/** Per user; the least recently used one is deleted. */
export const KNOWN_NETWORKS_MAX = 50
