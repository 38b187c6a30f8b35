/** The page of a server that cannot start, and what is tried again. */
import { expect, test } from "bun:test"
import { MigrationError } from "../../sql/migrate.ts"
import { START_FAILURES } from "../../src/base/reasons.ts"
import { FolderInUse } from "../../src/edges/files/folder-lock.ts"
import { SecretKeyInvalid } from "../../src/edges/files/secret-key.ts"
import type { HttpServer } from "../../src/edges/host/http-server.ts"
import { DatabaseNotStarted } from "../../src/edges/postgres/embedded.ts"
import { DatabaseUnreachable, DatabaseUnsuitable } from "../../src/edges/postgres/external-database.ts"
import { LeaseHeld } from "../../src/edges/postgres/server-lease.ts"
import { StartCancelled, startFailureOf, startOrShowFailure } from "../../src/start-failure.ts"
import { startFailureResponse } from "../../src/web/start-failure.tsx"
import { catalogues } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES } from "../../src/web/texts/language.ts"

const fileError = (code: string) => Object.assign(new Error(`${code}: /srv/secret`), { code })

test.each([
  ["a database that does not answer", new DatabaseUnreachable("x"), "startDatabaseUnreachable"],
  ["a database that lacks something", new DatabaseUnsuitable("x"), "startDatabaseUnsuitable"],
  ["a database of another version", new MigrationError("x"), "startDatabaseVersion"],
  ["an embedded database that ends", new DatabaseNotStarted("x"), "startDatabaseFailed"],
  ["a missing key", new SecretKeyInvalid("x"), "startSecretKey"],
  ["a folder without the right to write", fileError("EACCES"), "startDataFolder"],
  ["a disk that is mounted read-only", fileError("EROFS"), "startDataFolder"],
  ["a full disk", fileError("ENOSPC"), "startDiskFull"],
  ["anything else", new Error("x"), "startFailed"],
  ["a data folder in use", new FolderInUse("x"), null],
  ["a database in use", new LeaseHeld("x"), null],
] as const)("a start that fails because of %s is reported with its reason", (_, error, reason) => {
  expect(startFailureOf(error)).toBe(reason)
})

test.each(START_FAILURES)(
  "the page of %s says in each language what happened and what to do",
  async (failure) => {
    for (const language of LANGUAGES) {
      const headers = { "accept-language": language }
      const answer = startFailureResponse(new Request("http://book/issues?tab=mine", { headers }), failure)
      const html = await answer.text()
      expect(answer.status).toBe(503)
      expect(answer.headers.get("content-security-policy")).toStartWith("default-src 'none'")
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      const { errors, errorPage } = catalogues[language]
      for (const text of [
        errors[failure],
        errorPage[failure],
        errorPage.title_notReady,
        failure,
        "/issues?tab=mine",
      ])
        expect(html).toContain(text)
      const call = startFailureResponse(new Request("http://book/api/issues", { headers }), failure)
      expect(call.status).toBe(503)
      expect(await call.json()).toMatchObject({
        code: "INITIALIZATION_ERROR",
        reason: failure,
        message: errors[failure],
      })
    }
  },
)

function aPort() {
  const shown: string[] = []
  const port: HttpServer = {
    address: "http://book",
    serve: () => {},
    close: async () => {},
    serveInstead: (answer) =>
      shown.push(answer(new Request("http://book/")).headers.get("retry-after") ?? ""),
  }
  return { port, shown }
}

const failing = (pageMs: number, signal = new AbortController().signal) => {
  const told: string[] = []
  return { told, options: { pageMs, signal, onFailure: (error: Error) => told.push(error.message) } }
}

test("a start that another server prevents fails at once, without a page", async () => {
  const { port, shown } = aPort()
  const start = () => Promise.reject(new FolderInUse("in use"))
  await expect(startOrShowFailure(port, start, failing(60_000).options)).rejects.toThrow("in use")
  expect(shown).toEqual([])
})

test("a lasting failure is shown, reported once and thrown", async () => {
  const { port, shown } = aPort()
  const { told, options } = failing(1)
  const start = () => Promise.reject(new MigrationError("newer"))
  await expect(startOrShowFailure(port, start, options)).rejects.toThrow("newer")
  expect([shown.length, told]).toEqual([1, ["newer"]])
})

test("a program without a page throws every failure at once", async () => {
  const { port, shown } = aPort()
  const start = () => Promise.reject(new DatabaseUnreachable("away"))
  await expect(startOrShowFailure(port, start, null)).rejects.toThrow("away")
  expect(shown).toEqual([])
})

test("waiting for a database ends when the server is stopped", async () => {
  const { port } = aPort()
  const stopping = new AbortController()
  const { told, options } = failing(60_000, stopping.signal)
  const start = () => {
    queueMicrotask(() => stopping.abort())
    return Promise.reject(new DatabaseUnreachable("away"))
  }
  await expect(startOrShowFailure(port, start, options)).rejects.toBeInstanceOf(StartCancelled)
  expect(told).toEqual(["away"])
})
