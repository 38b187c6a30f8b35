/** Internet addresses: the network an address is counted under, and lists of trusted addresses. */
import { BlockList, isIP } from "node:net"

/** An IPv4-mapped IPv6 address, as reported by a dual-stack socket. */
const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV4_BITS = 32
const IPV6_BITS = 128
/** Groups of four digits that make a subscriber's part of an IPv6 address: /64. */
const IPV6_PREFIX_GROUPS = 4
const IPV6_GROUPS = 8

/** "::ffff:10.0.0.1" -> "10.0.0.1", "fe80::1%eth0" -> "fe80::1"; anything else stays. */
export function normalizeAddress(address: string): string {
  const bare = address.trim().replace(/%.*$/, "")
  return IPV4_MAPPED.exec(bare)?.[1] ?? bare
}

/** True for IPv4 and IPv6, also with a zone or as an IPv4-mapped address. */
export function isIpAddress(text: string): boolean {
  return isIP(normalizeAddress(text)) !== 0
}

/**
 * The network of one subscriber: a single IPv4 address, or the /64 prefix of an IPv6 address, all of which is
 * assigned to one subscriber. An invalid address is its own network.
 */
export function networkOf(address: string): string {
  const plain = normalizeAddress(address)
  if (isIP(plain) !== 6) return plain
  const [first, last] = plain.split("::").map(ipv6Groups) as [string[], string[]?]
  const zeros = Array.from({ length: IPV6_GROUPS - first.length - (last?.length ?? 0) }, () => "0")
  return `${[...first, ...zeros, ...(last ?? [])].slice(0, IPV6_PREFIX_GROUPS).join(":")}::/64`
}

/** The groups of a part of an IPv6 address, without leading zeros; an IPv4 tail stands for two groups. */
function ipv6Groups(part: string): string[] {
  return part
    .split(":")
    .filter(Boolean)
    .flatMap((group) => (group.includes(".") ? ["0", "0"] : [Number.parseInt(group, 16).toString(16)]))
}

/** Addresses and networks in their usual notation: "10.0.0.5", "10.0.0.0/8", "fd00::/8". */
export interface Networks {
  has(address: string): boolean
}

/** @returns null when an entry of the comma list is neither an address nor a network */
export function parseNetworks(list: string): Networks | null {
  const networks = new BlockList()
  for (const entry of list.split(",").map((text) => text.trim())) {
    const [address = "", bits] = entry.split("/")
    const version = isIP(address)
    const most = version === 4 ? IPV4_BITS : IPV6_BITS
    const prefix = bits === undefined ? most : Number(bits)
    if (version === 0 || entry.split("/").length > 2 || !/^\d+$/.test(bits ?? "0") || prefix > most)
      return null
    networks.addSubnet(address, prefix, version === 4 ? "ipv4" : "ipv6")
  }
  return {
    has(address) {
      const plain = normalizeAddress(address)
      const version = isIP(plain)
      return version !== 0 && networks.check(plain, version === 4 ? "ipv4" : "ipv6")
    },
  }
}
