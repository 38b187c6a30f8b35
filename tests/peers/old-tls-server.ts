/** A server of the time before TLS 1.2, with a key of 1024 bits: openssl's own. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSelfSignedFiles } from "./certificates.ts"

interface OldTlsServer {
  port: number
  stop(): Promise<void>
}

/** @param more  options of `openssl s_server`, e.g. "-www" for a page at every address */
export async function startOldTlsServer(...more: string[]): Promise<OldTlsServer> {
  const folder = mkdtempSync(join(tmpdir(), "tls1-"))
  const { keyFile, certificateFile } = createSelfSignedFiles(folder, { name: "panel", newKey: "rsa:1024" })
  const tls = ["s_server", "-accept", "127.0.0.1:0", "-tls1", "-cipher", "ALL:@SECLEVEL=0", ...more]
  const server = Bun.spawn(["openssl", ...tls, "-key", keyFile, "-cert", certificateFile], {
    stdio: ["pipe", "pipe", "ignore"],
  })
  return {
    port: await acceptPort(server.stdout),
    async stop() {
      server.kill()
      await server.exited
      rmSync(folder, { recursive: true })
    },
  }
}

/** From "ACCEPT 127.0.0.1:40000", which openssl prints first. */
async function acceptPort(stdout: ReadableStream<Uint8Array>): Promise<number> {
  let text = ""
  for await (const bytes of stdout) {
    text += new TextDecoder().decode(bytes)
    const port = /ACCEPT \S*:(\d+)/.exec(text)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`openssl s_server did not start: ${text}`)
}
