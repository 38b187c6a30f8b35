/** Modules inside the package ssh2, which its own typings leave out. */
declare module "ssh2/lib/client.js" {
  import type { Client as ClientClass } from "ssh2"

  const Client: typeof ClientClass
  export default Client
}

declare module "ssh2/lib/protocol/keyParser.js" {
  import type { utils } from "ssh2"

  const keyParser: Pick<typeof utils, "parseKey">
  export default keyParser
}
