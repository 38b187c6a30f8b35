/**
 * The only way from a machine's host name to an address that may be dialled. A name is resolved once, the address is
 * checked and then used, so that a second answer of the name server changes nothing.
 */
import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"
import { networkInterfaces } from "node:os"
import { Refusal } from "../../base/refusal.ts"
import { requireDescriptors } from "../files/descriptors.ts"

/** Addresses of this server itself, of its link, and unassigned ones: a session must never reach them. */
function createBlockList(): BlockList {
  const list = new BlockList()
  list.addSubnet("0.0.0.0", 8)
  list.addSubnet("127.0.0.0", 8)
  list.addSubnet("169.254.0.0", 16)
  list.addSubnet("224.0.0.0", 3)
  list.addSubnet("fe80::", 10, "ipv6")
  list.addSubnet("ff00::", 8, "ipv6")
  // "::", "::1" and IPv6 addresses that stand for IPv4 ones: compatible (RFC 4291 §2.5.5.1), NAT64 (RFC 6052), 6to4 (RFC 3056).
  list.addSubnet("::", 96, "ipv6")
  list.addSubnet("64:ff9b::", 96, "ipv6")
  list.addSubnet("2002::", 16, "ipv6")
  // Likewise local-use NAT64 (RFC 8215), translated (RFC 2765 §2.1), Teredo (RFC 4380).
  list.addSubnet("64:ff9b:1::", 48, "ipv6")
  list.addSubnet("::ffff:0:0:0", 96, "ipv6")
  list.addSubnet("2001::", 32, "ipv6")
  // Services that give a cloud's machines their credentials: AWS (all in one network), Google, Azure, Alibaba, Oracle. Their
  // usual address is link-local.
  list.addSubnet("fd00:ec2::", 32, "ipv6")
  list.addAddress("fd20:ce::254", "ipv6")
  list.addAddress("168.63.129.16")
  list.addAddress("100.100.100.200")
  list.addAddress("192.0.0.192")
  return list
}

const BLOCKED_ADDRESSES = createBlockList()
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet("127.0.0.0", 8)

/** Whether a session may dial this address. `allowLoopback` is for the demo plant and the tests, whose machines run here. */
export function canDial(address: string, allowLoopback: boolean): boolean {
  const plain = unmapIpv4(address)
  const family = isIP(plain)
  if (family === 0) return false
  if (allowLoopback && family === 4 && LOOPBACK.check(plain)) return true
  return !BLOCKED_ADDRESSES.check(plain, family === 4 ? "ipv4" : "ipv6")
}

/** The address that a name server gives for a name; null without one. */
export type LookupHost = (host: string) => Promise<string | null>

/** @returns the checked address. @throws Refusal DEVICE_UNAVAILABLE naming the host, never the address behind it */
export async function resolveTarget(
  host: string,
  allowLoopback: boolean,
  lookupAddress: LookupHost = lookupHost,
): Promise<string> {
  const address = isIP(host) ? host : await lookupAddress(host)
  if (!address || !canDial(address, allowLoopback)) throw hostForbidden(host)
  return address
}

/**
 * The same for a machine, which is never this server either: neither its own calls nor what else runs beside it, whatever
 * network card leads there.
 *
 * @throws Refusal DEVICE_UNAVAILABLE
 */
export async function resolveDevice(host: string, allowLoopback: boolean): Promise<string> {
  const address = await resolveTarget(host, allowLoopback)
  const plain = unmapIpv4(address)
  const family = isIP(plain) === 4 ? "ipv4" : "ipv6"
  // Loopback got this far only where it is allowed.
  if (localInterfaceAddresses().check(plain, family) && !LOOPBACK.check(plain, family))
    throw hostForbidden(host)
  return address
}

/** Read each time: network interfaces change. @throws Refusal SERVER_BUSY when they cannot be read now */
function localInterfaceAddresses(): BlockList {
  requireDescriptors()
  const list = new BlockList()
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((cards) => cards ?? []))
    list.addAddress(address, family === "IPv4" ? "ipv4" : "ipv6")
  return list
}

function unmapIpv4(address: string): string {
  return address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1] ?? address
}

function hostForbidden(host: string): Refusal {
  return new Refusal("DEVICE_UNAVAILABLE", `host "${host}" cannot be dialled`, {
    text: "hostForbidden",
    host,
  })
}

async function lookupHost(host: string) {
  try {
    return (await lookup(host)).address
  } catch {
    return null
  }
}
