/**
 * The only way from a machine's host name to an address that may be dialled. A name is resolved once, the address is
 * checked and then used, so that a second answer of the name server changes nothing.
 */
import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"
import { Refusal } from "../base/refusal.ts"

/** Addresses that are this server itself, its link or nobody: a session must never reach them. */
function addressesOfOurOwn(): BlockList {
  const list = new BlockList()
  list.addSubnet("0.0.0.0", 8)
  list.addSubnet("127.0.0.0", 8)
  list.addSubnet("169.254.0.0", 16)
  list.addSubnet("224.0.0.0", 3)
  // "::", "::1" and IPv4 addresses in IPv6 clothes: compatible (RFC 4291 §2.5.5.1), NAT64 (RFC 6052), 6to4 (RFC 3056).
  list.addSubnet("::", 96, "ipv6")
  list.addSubnet("64:ff9b::", 96, "ipv6")
  list.addSubnet("2002::", 16, "ipv6")
  // The metadata service of a well-known cloud; the IPv4 one is link-local.
  list.addAddress("fd00:ec2::254", "ipv6")
  list.addSubnet("fe80::", 10, "ipv6")
  list.addSubnet("ff00::", 8, "ipv6")
  return list
}

const OWN = addressesOfOurOwn()
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet("127.0.0.0", 8)

/** May a session dial this address? `allowLoopback` is for the demo plant and the tests, whose machines run here. */
export function mayDial(address: string, allowLoopback: boolean): boolean {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  const plain = mapped ?? address
  const family = isIP(plain)
  if (family === 0) return false
  if (allowLoopback && family === 4 && LOOPBACK.check(plain)) return true
  return !OWN.check(plain, family === 4 ? "ipv4" : "ipv6")
}

/** @returns the checked address. @throws Refusal DEVICE_UNAVAILABLE naming the host, never the address behind it */
export async function resolveTarget(host: string, allowLoopback: boolean): Promise<string> {
  const address = isIP(host) ? host : await resolved(host)
  if (!address || !mayDial(address, allowLoopback)) {
    throw new Refusal("DEVICE_UNAVAILABLE", `host "${host}" cannot be dialled`, {
      text: "hostForbidden",
      host,
    })
  }
  return address
}

async function resolved(host: string): Promise<string | null> {
  try {
    return (await lookup(host)).address
  } catch {
    return null
  }
}
