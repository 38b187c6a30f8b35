/**
 * `bun run bench:lighthouse`: Lighthouse's scores of ten routes of the demo plant, as its desktop preset measures them.
 *
 *   bun run bench:lighthouse [--address http://127.0.0.1:8080] [--only issues]
 *
 * Lighthouse is fetched when it is first run: it is larger than all other packages together and nothing else needs it.
 */
import { parseArgs } from "node:util"
import { filled, resolveIdentifiers, signIn, startDemo } from "../scripts/gallery-demo.ts"
import { GALLERY_ROUTES } from "../scripts/gallery-routes.ts"
import { closeBrowser, launchBrowser } from "../tests/browser/harness.ts"
import { withNameOf } from "./selection.ts"

const LIGHTHOUSE = "lighthouse@13.5.0"
const SCORE_MIN = 95
const TRIES = 4
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const
/** Names of the gallery: what people open most, and the largest pages. */
const ROUTES = [
  "login",
  "start",
  "issues",
  "issue",
  "machines",
  "machine",
  "calendar",
  "dashboard",
  "approvals",
  "users",
]

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { address: { type: "string" }, only: { type: "string", default: "" } },
  })
  const routes = withNameOf(ROUTES, "--only", values.only, (name) => name)
  const demo = values.address ? null : await startDemo()
  const address = values.address ?? demo!.address
  let missed = 0
  try {
    const identifiers = await resolveIdentifiers(address)
    for (const { name, path, account } of GALLERY_ROUTES) {
      if (!routes.includes(name)) continue
      const report = await measure(address + filled(path, identifiers), await cookieOf(address, account))
      const scores = CATEGORIES.map((category) => Math.round(report.categories[category].score * 100))
      console.log(name.padEnd(14), CATEGORIES.map((category, i) => `${category} ${scores[i]}`).join("  "))
      if (scores.every((score) => score >= SCORE_MIN)) continue
      missed++
      for (const { score, title } of Object.values(report.audits))
        if (score !== null && score < 0.9) console.log(`  ${Math.round(score * 100)}  ${title}`)
    }
    console.log(missed === 0 ? `every score is at least ${SCORE_MIN}` : `${missed} routes below ${SCORE_MIN}`)
    return missed === 0 ? 0 : 1
  } finally {
    await closeBrowser()
    await demo?.stop()
  }
}

async function cookieOf(address: string, account: string | null): Promise<string> {
  if (!account) return ""
  const context = await (await launchBrowser()).newContext()
  await signIn(context, address, account)
  const cookies = await context.cookies()
  await context.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
}

/** A browser on a busy machine sometimes records nothing; Lighthouse then says so and wants another run. */
async function measure(url: string, cookie: string, tries = TRIES): Promise<Report> {
  const command = [
    ...["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--preset=desktop", "--output=json"],
    `--only-categories=${CATEGORIES.join(",")}`,
    `--extra-headers=${JSON.stringify(cookie ? { Cookie: cookie } : {})}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
  ]
  const child = Bun.spawn(command, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    stdout: "pipe",
    stderr: "inherit",
  })
  const text = await new Response(child.stdout).text()
  if ((await child.exited) === 0) return JSON.parse(text)
  if (tries === 1) throw new Error(`Lighthouse failed at ${url}`)
  return measure(url, cookie, tries - 1)
}

if (import.meta.main) process.exit(await main(Bun.argv.slice(2)))
