import { expect, test } from "bun:test"
import { takeServerSecurity } from "../../../protocols/rdp/security/server-security.ts"
import { ServerStream } from "../../../protocols/rdp/server-stream.ts"
import { CONNECT_RESPONSE, CORPUS, DESKTOP } from "../fuzz/rdp.ts"

test("the corpus of the hostile bytes is itself accepted", () => {
  const server = new ServerStream(DESKTOP, {
    drawBitmaps: () => false,
    onCursor: () => undefined,
    onErrorInfo: () => undefined,
    onDesktopSize: () => undefined,
    onDisconnect: () => undefined,
  })
  for (const pdu of CORPUS) expect(() => server.pass(pdu)).not.toThrow()
  expect(takeServerSecurity(CONNECT_RESPONSE).security).toMatchObject({ method: 0, key: null })
})
