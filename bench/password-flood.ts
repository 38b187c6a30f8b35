/**
 * Sends wrong passwords at a fixed rate, independent of the responses, as a separate process.
 *
 *   bun bench/password-flood.ts <address of the server> <per second> <number of client addresses to simulate>
 *
 * A message from the parent ends it; it then sends the parent the responses it received.
 */
const [server = "", perSecond = "200", addresses = "1"] = process.argv.slice(2)

/** In pieces, for timers are not that fine. */
const BATCHES_PER_SECOND = 20
/** A client gives up some time. */
const WAIT_MS_MAX = 10_000

const answered = new Map<number, number>()
let sent = 0

async function tryPassword(n: number): Promise<void> {
  const source = n % Number(addresses)
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${source >> 8}.${source & 255}`,
  }
  const body = JSON.stringify({ username: `bench user ${1 + (n % 200)}`, password: `wrong ${n}` })
  const signal = AbortSignal.timeout(WAIT_MS_MAX)
  const status = await fetch(`${server}/api/token`, { method: "POST", headers, body, signal })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)
  answered.set(status, (answered.get(status) ?? 0) + 1)
}

const batchSize = Math.round(Number(perSecond) / BATCHES_PER_SECOND)
const clock = setInterval(() => {
  for (let n = 0; n < batchSize; n++) void tryPassword(sent++)
}, 1000 / BATCHES_PER_SECOND)

process.on("message", () => {
  clearInterval(clock)
  process.send?.({ sent, answered: [...answered] })
  process.exit(0)
})

export {}
