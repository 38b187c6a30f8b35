/** A port with an app behind it from the start. */
import type { Logger } from "../../src/base/logger.ts"
import { bindHttpServer } from "../../src/edges/host/http-server.ts"

type Port<S> = ReturnType<typeof bindHttpServer<S>>

export function startHttpServer<S>(
  app: Parameters<Port<S>["serve"]>[0],
  options: Parameters<typeof bindHttpServer>[0],
  log?: Logger,
): Port<S> {
  const port = bindHttpServer<S>(options, log)
  port.serve(app)
  return port
}
