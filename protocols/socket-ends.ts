/** Why a connection that could not be opened, or broke, ends the link. */
import { END_DETAILS, type LinkEndCode } from "./link-ends.ts"

/** By the name of the operating system's error. */
export const SOCKET_ENDS: Record<string, [LinkEndCode, string]> = {
  ECONNREFUSED: ["UPSTREAM_UNAVAILABLE", END_DETAILS.refused],
  EHOSTUNREACH: ["UPSTREAM_NOT_FOUND", END_DETAILS.unreachable],
  ENETUNREACH: ["UPSTREAM_NOT_FOUND", "the network of the machine cannot be reached"],
  ENOTFOUND: ["UPSTREAM_NOT_FOUND", "the machine has no address"],
  ETIMEDOUT: ["UPSTREAM_TIMEOUT", END_DETAILS.silent],
  EMFILE: ["SERVER_BUSY", "no file handles are left for another connection"],
  ENFILE: ["SERVER_BUSY", "no file handles are left for another connection"],
}
