/** A demo in a process of its own, as the gallery and the measurement of pages visit it. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext } from "playwright-core"
import { demoAccounts } from "../src/demo/seed/seed.ts"
import { launchBrowser } from "../tests/browser/harness.ts"
import { freePort } from "../tests/harness/free-port.ts"
import { IDENTIFIERS } from "./gallery-routes.ts"

/** The demo creates its database first; a loaded machine takes minutes. */
const START_MS = 180_000
const START_POLL_MS = 200
/** As a shell reports a program that ends by SIGINT. */
const EXIT_CODE_INTERRUPTED = 130

export async function signIn(context: BrowserContext, address: string, username: string): Promise<void> {
  const password = demoAccounts.find((account) => account.username === username)?.password ?? ""
  const answer = await context.request.post(`${address}/login`, { form: { username, password } })
  if (answer.url().includes("/login")) throw new Error(`${username} could not sign in at ${address}`)
}

/** The path with identifiers in place of its `{placeholders}`. */
export const filled = (path: string, identifiers: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => identifiers[key] ?? "")

/** The identifiers of the demo plant for the placeholders of paths. */
export async function resolveIdentifiers(address: string): Promise<Record<string, string>> {
  const context = await (await launchBrowser()).newContext()
  await signIn(context, address, "administrator")
  const found: Record<string, string> = {}
  for (const { name, call, having = "" } of IDENTIFIERS) {
    const answer = await context.request.get(address + filled(call, found))
    const body = answer.ok() ? await answer.json() : []
    const rows: { id: string }[] = Array.isArray(body) ? body : (body.rows ?? body.items ?? [body])
    const row = rows.find((one) => JSON.stringify(one).includes(having))
    if (row?.id) found[name] = row.id
  }
  await context.close()
  return found
}

/** A mail server that takes no connection: pages offer what needs e-mails, and none leaves this computer. */
const MAIL_FLAGS = ["--smtp-url", "smtp://127.0.0.1:1", "--mail-from", "millwright@plant.example"]

/** The demo as its own process with a data folder of its own, which `stop` removes. */
export async function startDemo({
  mails = false,
}: {
  /** It has a mail server and an address for links. */
  mails?: boolean
} = {}): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "millwright-gallery-"))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const run = join(import.meta.dir, "run.ts")
  const mailFlags = mails ? [...MAIL_FLAGS, "--public-address", address] : []
  const flags = ["--port", String(port), "--data", folder, ...mailFlags]
  const demo = Bun.spawn([process.execPath, run, "demo", ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  const stop = async () => {
    demo.kill("SIGINT")
    await demo.exited
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(EXIT_CODE_INTERRUPTED)))
  const until = performance.now() + START_MS
  while (!(await isReady(address))) {
    if (demo.exitCode !== null || performance.now() > until) {
      await stop()
      throw new Error("the demo did not start")
    }
    await Bun.sleep(START_POLL_MS)
  }
  return { address, stop }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}
