/** The path of a request as it is logged: without the secrets that some addresses contain. */
import { REDACTED } from "../base/logger.ts"

/** Parameters that are the credential of their address, such as `feedToken`. */
const SECRET_PARAMETER = /:(?:token|[a-z]+Token)\b/g

/** @param patterns  of all addresses, e.g. "/calendar/feed/:feedToken" */
export function createPathRedactor(patterns: readonly string[]): (path: string) => string {
  const secretPaths = patterns
    .filter((pattern) => pattern.search(SECRET_PARAMETER) >= 0)
    .map((pattern) => ({
      shape: new RegExp(`^/*${pattern.slice(1).replace(/:[A-Za-z]+/g, "[^/]+")}(?:/|$)`, "i"),
      shown: pattern.replace(SECRET_PARAMETER, REDACTED),
    }))
  return (path) => secretPaths.find(({ shape }) => shape.test(path))?.shown ?? path
}
