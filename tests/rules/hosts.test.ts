/** The Host header, the names a server answers to, and the origins that are its own. */
import { describe, expect, test } from "bun:test"
import { isOwnOrigin } from "../../src/http/csrf.ts"
import { createHostCheck, hostName, isAllowedHost } from "../../src/http/hosts.ts"
import { markTls, setPublicOrigin } from "../../src/http/request.ts"

describe("The Host header", () => {
  test.each([
    ["book.example.com", "book.example.com"],
    ["Book.Example.Com:8443", "book.example.com"],
    ["book.example.com.", "book.example.com"],
    ["127.0.0.1:8080", "127.0.0.1"],
    ["[::1]:8080", "[::1]"],
    ["shop_floor-1", "shop_floor-1"],
  ])("with the value %j gives the host name %j", (header, name) => expect(hostName(header)).toBe(name))

  test.each([
    null,
    "",
    " ",
    "a b",
    "a, b",
    "a,a",
    "[::1",
    "[::g]",
    "[:::]",
    "[1.2.3.4]",
    "::1",
    "a:b:c",
    "a:0",
    "a:65536",
    "a:",
    "a/b",
    "a?b",
    "a#b",
    "a\\b",
    "a@b",
    "<x>",
    "ex%zz",
    "ä",
    ".a",
    "a..b",
    "-a",
    `${"a".repeat(270)}`,
  ])("with the value %j is invalid", (header) => expect(hostName(header)).toBeNull())
})

describe("A server answers to", () => {
  const cases: [string, string, string, string | null, boolean][] = [
    ["its public address", "book.example.com", "127.0.0.1", "https://book.example.com:8443", true],
    ["localhost", "localhost", "127.0.0.1", null, true],
    ["every loopback address", "127.8.9.1", "10.0.0.7", null, true],
    ["loopback in IPv6", "[::1]", "10.0.0.7", null, true],
    ["the address it listens on", "10.0.0.7", "10.0.0.7", null, true],
    ["the name it listens on", "plant-server", "plant-server", null, true],
    ["the IPv6 address it listens on", "[fd00::7]", "fd00::7", null, true],
    ["any literal address when it listens on all", "192.168.1.20", "0.0.0.0", null, true],
    ["any literal IPv6 address when it listens on all", "[fd00::9]", "::", null, true],
    ["no foreign name", "evil.example", "127.0.0.1", "https://book.example.com", false],
    ["no foreign name when it listens on all", "evil.example", "0.0.0.0", null, false],
    ["no other literal address", "192.168.1.20", "10.0.0.7", null, false],
    ["no name that begins like its own", "localhost.evil.example", "127.0.0.1", null, false],
    [
      "no name that ends like its own",
      "evilbook.example.com",
      "127.0.0.1",
      "https://book.example.com",
      false,
    ],
    ["no name that looks like loopback", "127.0.0.1.evil.example", "127.0.0.1", null, false],
  ]
  test.each(cases)("%s", (_, name, host, publicAddress, expected) => {
    expect(isAllowedHost(name, { host, publicAddress })).toBe(expected)
  })
})

describe("An origin is the server's own", () => {
  const cases: [string, { host: string; origin: string; own?: string; tls?: true }, boolean][] = [
    [
      "when it is where the request was sent",
      { host: "10.0.0.7:8080", origin: "http://10.0.0.7:8080" },
      true,
    ],
    ["not by TLS on the same host", { host: "10.0.0.7:8080", origin: "https://10.0.0.7:8080" }, false],
    ["by TLS when a trusted proxy says so", { host: "book", origin: "https://book", tls: true }, true],
    ["not without TLS when it was used", { host: "book", origin: "http://book", tls: true }, false],
    ["when it is the public address", { host: "book", origin: "https://book", own: "https://book" }, true],
    ["not the public host without TLS", { host: "book", origin: "http://book", own: "https://book" }, false],
    [
      "not the public host on another port",
      { host: "book:81", origin: "http://book:81", own: "https://book" },
      false,
    ],
    [
      "on loopback beside the public address",
      { host: "[::1]:1", origin: "http://[::1]:1", own: "https://book" },
      true,
    ],
    ["never when it is opaque", { host: "book", origin: "null" }, false],
    ["never when it has another host", { host: "book", origin: "http://evil.example" }, false],
    ["never when it has another port", { host: "book:8080", origin: "http://book:8081" }, false],
  ]
  test.each(cases)("%s", (_, { host, origin, own, tls }, expected) => {
    const request = new Request("http://ignored/", { headers: { host, origin } })
    if (own) setPublicOrigin(request, own)
    if (tls) markTls(request)
    expect(isOwnOrigin(origin, request)).toBe(expected)
  })
})

describe("the check of each request's host", () => {
  const place = { host: "127.0.0.1", publicAddress: "https://book.example.com" }
  const from = (host: string | null, method = "GET") =>
    new Request("http://127.0.0.1/issues", { method, headers: host === null ? {} : { host } })
  const statuses = (hosts: (string | null)[]) => {
    const check = createHostCheck(place)
    return hosts.map((host) => check(from(host))?.status ?? "passed")
  }

  test.each<[string, (string | null)[], (number | "passed")[]]>([
    ["the same name again", ["book.example.com", "book.example.com"], ["passed", "passed"]],
    ["a foreign name after an own one", ["book.example.com", "evil.example"], ["passed", 421]],
    ["an own name after a foreign one", ["evil.example", "book.example.com"], [421, "passed"]],
    ["no header, at first and after an own name", [null, "book.example.com", null], [400, "passed", 400]],
    ["a header that is no name", ["a b", "book.example.com", "a b"], [400, "passed", 400]],
  ])("answers for itself: %s", (_name, hosts, wanted) => expect(statuses(hosts)).toEqual(wanted))

  test("takes the server for no proxy", () => {
    const request = new Proxy(from("book.example.com"), {
      get: (one, name) => (name === "method" ? "CONNECT" : Reflect.get(one, name, one)),
    })
    expect(createHostCheck(place)(request)?.status).toBe(400)
  })
})
