/** The port by literal bytes: what it answers to requests that no browser sends. */
import { afterAll, describe, expect, test } from "bun:test"
import { connect } from "node:net"
import { createLogger } from "../../src/base/logger.ts"
import { allEndpoints } from "../../src/routes.ts"
import { startHttpServer } from "../harness/http-server.ts"

const lines: string[] = []
const log = createLogger({ level: "warn", write: (line) => lines.push(line) })
const served: string[] = []
const app = {
  fetch(request: Request) {
    served.push(new URL(request.url).pathname)
    return new Response("the app")
  },
  websocket: { message() {} },
}
const port = startHttpServer(
  app,
  { host: "127.0.0.1", port: 0, publicAddress: "https://book.example.com" },
  log,
)
afterAll(() => port.close())

/** Sends the bytes and reads until the server closes the connection, or until the answer's last bytes are there. */
function answerTo(bytes: string, last?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(port.address).port), "127.0.0.1", () => socket.write(bytes))
    let answer = ""
    socket.on("data", (chunk) => {
      answer += chunk
      if (last && answer.endsWith(last)) socket.destroy()
    })
    socket.on("close", () => resolve(answer))
    socket.on("error", reject)
  })
}

const get = (host: string) => `GET / HTTP/1.1\r\n${host}\r\n`

describe("the HTTP port", () => {
  test.each([
    ["two Host headers", get("Host: localhost\r\nHost: evil.example\r\n")],
    ["two equal Host headers", get("Host: localhost\r\nHost: localhost\r\n")],
    ["an empty Host header", get("Host: \r\n")],
    ["a Host header with a space", get("Host: local host\r\n")],
    ["a Host header with a path", get("Host: localhost/x\r\n")],
    ["a Host header with credentials", get("Host: me@localhost\r\n")],
    ["a Host header with a port that does not exist", get("Host: localhost:99999\r\n")],
    ["a broken IPv6 address", get("Host: [::1\r\n")],
    ["no Host header", get("Accept: */*\r\n")],
    ["HTTP/1.0 without a Host header", "GET / HTTP/1.0\r\n\r\n"],
    ["CONNECT to a name", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n"],
    ["CONNECT to a path", "CONNECT /x HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    [
      "a Content-Length beside chunks",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("answers %s with 400 and without calling the app", async (_, bytes) => {
    served.length = 0
    const answer = await answerTo(bytes)
    expect(answer).toStartWith("HTTP/1.1 400 ")
    expect(answer).not.toMatch(/Error|\.tsx?\b|at \w+ \(|the app/)
    expect(served).toEqual([])
  })

  test("refuses a host name that is not the server's own with 421 (DNS rebinding)", async () => {
    // What was allowed for one request is not for the next one's name.
    expect(await answerTo(get("Host: localhost\r\nConnection: close\r\n"))).toStartWith("HTTP/1.1 200 ")
    served.length = 0
    const bytes =
      "GET /issues HTTP/1.1\r\nHost: evil.example:8080\r\nOrigin: http://evil.example:8080\r\n\r\n"
    for (const answer of [await answerTo(bytes), await answerTo(bytes)]) {
      expect(answer).toStartWith("HTTP/1.1 421 ")
      expect(answer).toContain('This server does not answer to "evil.example"')
    }
    expect(served).toEqual([])
  })

  test.each(["localhost", "127.0.0.1:8080", "[::1]:8080", "book.example.com", "BOOK.example.com:443"])(
    "accepts %s as the server's own name",
    async (host) => {
      expect(await answerTo(get(`Host: ${host}\r\n`), "the app")).toStartWith("HTTP/1.1 200 ")
    },
  )
})

test("a file as large as any call takes is not refused before the call has seen it", async () => {
  const limits = allEndpoints.flatMap(({ endpoint }) => endpoint.upload?.bytesMax ?? [])
  // A part of the body names the file.
  const announced = Math.max(...limits) + 1024
  const head = `POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${announced}\r\n\r\n`
  expect(await answerTo(head, "the app")).toStartWith("HTTP/1.1 200 ")
})

test("a flood of pipelined requests is cut off instead of being answered in one turn", async () => {
  served.length = 0
  const requests = 2000
  await answerTo(get("Host: localhost\r\n").repeat(requests))
  expect(served.length).toBeGreaterThan(0)
  expect(served.length).toBeLessThan(requests / 10)
})

test("a request of an untrusted proxy is answered, and the log explains once how to trust it", async () => {
  lines.length = 0
  const bytes = get("Host: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n")
  await answerTo(bytes, "the app")
  await answerTo(bytes, "the app")
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("--trusted-proxy 127.0.0.1")
})
