/** One-time passwords against Debian's oathtool, and the window in which they count. */
import { describe, expect, test } from "bun:test"
import { OTP_PERIOD_SECONDS } from "../../src/identity/otp/rules.ts"
import { buildOtpUri, generateOtpSecret, matchTimeStep } from "../../src/identity/otp/totp/actions.ts"

/** The code of a moment, by somebody else's program. */
function oathtool(secret: string, seconds: number): string {
  const child = Bun.spawnSync(["oathtool", "--totp", "--base32", `--now=@${seconds}`, secret])
  return child.stdout.toString().trim()
}

const at = (seconds: number) => new Date(seconds * 1000)

/** Early, today, and after the 32-bit clock is over. */
const MOMENTS = [59, 1_111_111_109, 1_773_000_000, 1_773_000_029, 2_000_000_000, 4_102_444_800]

describe("a code of oathtool", () => {
  test("counts at its moment, for secrets of ours and for shorter ones of others", async () => {
    for (const secret of [
      generateOtpSecret(),
      generateOtpSecret(),
      "MFRGGZDFMZTWQ2LK",
      "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOI=",
    ]) {
      for (const seconds of MOMENTS) {
        const step = await matchTimeStep(secret, oathtool(secret, seconds), at(seconds))
        expect([secret, seconds, step]).toEqual([secret, seconds, Math.floor(seconds / OTP_PERIOD_SECONDS)])
      }
    }
  })

  test("counts one step before and one after, and no longer", async () => {
    const secret = generateOtpSecret()
    const begin = 1_773_000_000
    const code = oathtool(secret, begin)
    const step = begin / OTP_PERIOD_SECONDS
    const seen = await Promise.all(
      [-31, -30, -1, 0, 29, 30, 59, 60].map((late) => matchTimeStep(secret, code, at(begin + late))),
    )
    expect(seen).toEqual([null, step, step, step, step, step, step, null])
  })

  test("is never a code of another secret, or something else", async () => {
    const secret = generateOtpSecret()
    const begin = 1_773_000_000
    const code = oathtool(secret, begin)
    const wrong = code === "000000" ? "000001" : "000000"
    for (const text of ["", "12345", `${code}0`, "abcdef", `${wrong}`])
      expect([text, await matchTimeStep(secret, text, at(begin))]).toEqual([text, null])
  })
})

test("the address for the app names installation and person", () => {
  const uri = new URL(buildOtpUri("MFRGGZDFMZTWQ2LK", "tom & co", "Millwright Works"))
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"])
  expect(decodeURIComponent(uri.pathname)).toBe("/Millwright Works:tom & co")
  expect([uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([
    "MFRGGZDFMZTWQ2LK",
    "Millwright Works",
  ])
})
