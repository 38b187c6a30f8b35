/** Whose network an address is in, and whose word about it counts. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { networkOf, parseNetworks } from "../../src/base/networks.ts"
import { clientFromForwardedFor, extractForwarding } from "../../src/http/request.ts"

describe("the network of a client address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:DB8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ])("maps %j to %j", (address, network) => expect(networkOf(address)).toBe(network))

  test("is the IPv4 address or the IPv6 /64 prefix", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const halves = [one, other].map((address) => networkOf(address))
        for (const half of halves) expect(half).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/)
      }),
    )
    expect(networkOf("2001:db8:1:2:ffff::1")).toBe(networkOf("2001:db8:1:2::ffff"))
    expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"))
  })
})

describe("forwarding headers", () => {
  const proxies = parseNetworks("10.0.0.5, 10.1.0.0/16,fd00::/8")!

  test.each<[string, string, string | null, string]>([
    ["from a stranger they are ignored", "198.51.100.1", "203.0.113.9", "198.51.100.1"],
    ["from a trusted proxy they name the client", "10.0.0.5", "203.0.113.9", "203.0.113.9"],
    ["what the client wrote itself stands further left", "10.0.0.5", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
    ["proxies before proxies are passed over", "10.0.0.5", "1.2.3.4, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["only proxies: the first of them", "10.0.0.5", "10.1.2.3", "10.1.2.3"],
    ["a proxy that says nothing is the client", "10.0.0.5", null, "10.0.0.5"],
    ["nonsense is ignored", "10.0.0.5", "203.0.113.9, <script>", "10.0.0.5"],
    ["IPv6 proxies", "fd00::1", "2001:db8::9", "2001:db8::9"],
    [
      "proxies beyond the tenth are not believed",
      "10.0.0.5",
      `203.0.113.9, ${Array.from({ length: 10 }, (_, n) => `10.1.0.${n}`).join(", ")}`,
      "10.1.0.0",
    ],
    ["a socket for both families", "::ffff:10.0.0.5", "203.0.113.9", "203.0.113.9"],
  ])("determine the client address: %s", (_, peer, forwarded, client) =>
    expect(clientFromForwardedFor(peer, forwarded, proxies)).toBe(client),
  )

  test("are ignored when no proxy is configured", () => {
    expect(clientFromForwardedFor("10.0.0.5", "203.0.113.9", null)).toBe("10.0.0.5")
  })

  test("are removed from every request, whether the sender is trusted or not", () => {
    const names = [
      "x-forwarded-for",
      "forwarded",
      "x-real-ip",
      "x-forwarded-user",
      "x-remote-user",
      "x-original-url",
    ]
    for (const peer of ["10.0.0.5", "198.51.100.1"]) {
      const headers = Object.fromEntries(names.map((name) => [name, "203.0.113.9"]))
      const request = new Request("http://book/", { headers: { ...headers, accept: "text/html" } })
      extractForwarding(request, peer, proxies)
      expect([...request.headers.keys()]).toEqual(["accept"])
    }
  })

  test.each(["forwarded", "x-real-ip"])("of a stranger are noticed, also %s alone", (name) => {
    const request = new Request("http://book/", { headers: { [name]: "203.0.113.9" } })
    expect(extractForwarding(request, "198.51.100.1", proxies).isUntrusted).toBe(true)
  })

  test.each([
    ["a trusted proxy", "10.0.0.5", "https", { isTls: true, isUntrusted: false }],
    ["the last of several proxies", "10.0.0.5", "https, http", { isTls: false, isUntrusted: false }],
    ["a stranger", "198.51.100.1", "https", { isTls: false, isUntrusted: true }],
  ])("determine TLS by %s", (_, peer, proto, expected) => {
    const headers = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": proto }
    const forwarding = extractForwarding(new Request("http://book/", { headers }), peer, proxies)
    expect(forwarding).toMatchObject(expected)
  })

  test.each([
    "",
    "proxy.example.com",
    "10.0.0.0/33",
    "fd00::/129",
    "10.0.0.0/8/8",
    "10.0.0.5,",
    "10.0.0.5/x",
  ])("are trusted only from a valid list of networks, which %j is not", (list) =>
    expect(parseNetworks(list)).toBeNull(),
  )

  test.each([
    ["192.0.2.7/32", "192.0.2.7", "192.0.2.8"],
    ["fd00:12::/48", "fd00:12:0:1::9", "fd00:13::9"],
    ["fd00::7/128", "fd00::7", "fd00::8"],
  ])("%s holds %s and not %s", (network, inside, outside) => {
    const networks = parseNetworks(network)
    expect([networks?.has(inside), networks?.has(outside)]).toEqual([true, false])
  })
})
