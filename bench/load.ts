/** Load generator: repeats the same requests with a number of clients and measures the response times. */

import { machineCpuSeconds, ownCpuSecondsOf } from "./processes.ts"

export interface LoadRequest {
  url: string
  headers: Record<string, string>
}

export interface LoadResult {
  requests: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  maxMs: number
  /** Of the server's own process, and of its database. */
  serverMs: number
  databaseMs: number
  /** Cores used by processes other than server, database and these clients; lower is more accurate. */
  otherCores: number
}

export interface CpuSeconds {
  server: number
  database: number
}

/** Connections and caches settle. */
const WARM_UP_MS = 1500

/**
 * @param askFor  returns the n-th request; the clients share one counter
 * @param cpuSeconds  CPU time spent so far
 * @throws Error when a response is not 200, so that an error response is never measured as a fast one
 */
export async function measure(
  askFor: (n: number) => LoadRequest,
  clients: number,
  durationMs: number,
  cpuSeconds: () => CpuSeconds,
): Promise<LoadResult> {
  await runClients(clients, Math.min(WARM_UP_MS, durationMs), askFor, sendRequest)
  const started = performance.now()
  const before = cpuSeconds()
  const allBefore = machineCpuSeconds() - ownCpuSecondsOf(process.pid)
  const times = await runClients(clients, durationMs, askFor, sendRequest)
  const seconds = (performance.now() - started) / 1000
  const after = cpuSeconds()
  const all = machineCpuSeconds() - ownCpuSecondsOf(process.pid) - allBefore
  const served = after.server - before.server + after.database - before.database
  const share = (from: number, to: number) => ((to - from) * 1000) / times.length
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    maxMs: times.at(-1) ?? 0,
    serverMs: share(before.server, after.server),
    databaseMs: share(before.database, after.database),
    otherCores: Math.max(0, all - served) / seconds,
  }
}

/**
 * @param send  of one thing that is asked for; returns its milliseconds
 * @returns the milliseconds that each took
 */
export async function runClients<Asked>(
  clients: number,
  durationMs: number,
  askFor: (n: number) => Asked,
  send: (asked: Asked) => Promise<number>,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + durationMs
  let count = 0
  const client = async () => {
    while (performance.now() < end) times.push(await send(askFor(count++)))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** @throws Error when the response is not 200 */
export async function sendRequest({ url, headers }: LoadRequest): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url, { headers, redirect: "manual" })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - started
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
