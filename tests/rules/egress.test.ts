/** Which addresses may be dialled as a machine. */
import { describe, expect, test } from "bun:test"
import { isIPv4 } from "node:net"
import { networkInterfaces } from "node:os"
import fc from "fast-check"
import { canDial, resolveDevice, resolveTarget } from "../../src/edges/network/egress.ts"

describe("the address filter for outgoing connections", () => {
  test.each([
    ...[
      "10.0.0.7",
      "172.16.3.4",
      "192.168.1.1",
      "203.0.113.9",
      "fd12:3456::7",
      "fd00:ec3::254",
      "fd20:ce::253",
      "168.63.129.17",
      "2001:db8::1",
      "::ffff:10.0.0.5",
    ],
  ])("allows the machine address %s", (address) => {
    expect(canDial(address, false)).toBe(true)
  })

  test.each([
    ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "0.1.2.3", "169.254.169.254", "224.0.0.1", "255.255.255.255"],
    ...[
      "::",
      "::1",
      "0:0:0:0:0:0:0:1",
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::FFFF:7F00:0001",
      "::127.0.0.1",
    ],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "fe80::1%eth0", "ff02::1", "fd00:ec2::254"],
    ...["64:ff9b:1::7f00:1", "::ffff:0:7f00:1", "2001:0:7f00:1::"],
    ...["100.100.100.200", "192.0.0.192", "168.63.129.16", "::ffff:168.63.129.16"],
    ...["fd00:ec2::23", "fd00:ec2:1::23", "fd20:ce::254"],
    ...["localhost", "", "127.1", "0x7f000001", "2130706433", "10.0.0.7:22"],
  ])("refuses the local, link-local, special or malformed address %s", (address) => {
    expect(canDial(address, false)).toBe(false)
  })

  test("allows loopback only for the demo and tests, and then only in IPv4", () => {
    expect(canDial("127.0.0.1", true)).toBe(true)
    for (const address of ["0.0.0.0", "::1", "169.254.169.254", "fe80::1"])
      expect(canDial(address, true)).toBe(false)
  })

  test("refuses IPv4 loopback addresses in any IPv6 notation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (low) => {
        const hex = (value: number) => value.toString(16)
        const tail = `${hex(0x7f00 | (low >> 16))}:${hex(low & 0xffff)}`
        for (const prefix of ["::ffff:", "::", "64:ff9b::"]) expect(canDial(prefix + tail, false)).toBe(false)
      }),
    )
  })

  test("refuses host names of the server itself and reports only the given host", async () => {
    expect(await resolveTarget("10.0.0.7", false)).toBe("10.0.0.7")
    for (const host of ["localhost", "127.0.0.1"])
      await expect(resolveTarget(host, false)).rejects.toMatchObject({
        code: "DEVICE_UNAVAILABLE",
        details: { host },
      })
  })

  test("check 28: looks a name up once and answers with the address that it has checked", async () => {
    const answers = ["10.0.0.7", "127.0.0.1"]
    const lookup = async () => answers.shift() ?? null
    expect(await resolveTarget("panel.plant.example", false, lookup)).toBe("10.0.0.7")
    expect(answers).toEqual(["127.0.0.1"])
    await expect(resolveTarget("panel.plant.example", false, lookup)).rejects.toMatchObject({
      code: "DEVICE_UNAVAILABLE",
    })
  })

  test("refuses the server's own interface addresses for devices, but allows them for providers", async () => {
    const own = Object.values(networkInterfaces()).flatMap((cards = []) =>
      cards.map(({ address }) => address),
    )
    expect(own.length).toBeGreaterThan(0)
    const mapped = own.filter((address) => isIPv4(address)).map((address) => `::ffff:${address}`)
    for (const host of [...own, ...mapped])
      await expect(resolveDevice(host, false)).rejects.toMatchObject({ code: "DEVICE_UNAVAILABLE" })
    for (const host of own.filter((address) => canDial(address, false)))
      expect(await resolveTarget(host, false)).toBe(host)
    expect(await resolveDevice("10.0.0.7", false)).toBe("10.0.0.7")
    expect(await resolveDevice("127.0.0.1", true)).toBe("127.0.0.1")
  })
})
