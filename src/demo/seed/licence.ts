/**
 * The demo's own vendor: both halves of its key are here, and worth nothing elsewhere, because only a server that was
 * started as the demo (or by a test) counts this public key.
 */
import type { Deps } from "../../base/deps.ts"
import { importLicence } from "../../system/licence/actions.ts"
import { type LicenceContent, signLicence } from "../../system/licence/rules-format.ts"
import { DEMO_CUSTOMER } from "./users.ts"

export const DEMO_VENDOR_KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEA8iF3PIZqyl9nXGyw2xizaabN4i2B4RbMjWeB7CaHRbw=
-----END PUBLIC KEY-----`

const DEMO_PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJb9O8cCchYiwEnEVyNUJf78byMtIIBW59FtJ7qwurBD
-----END PRIVATE KEY-----`

/** Limits as large as the largest book that tests fill. */
const DEVICES_MAX = 100_000
const INTERFACES_MAX = 100

/** A licence for any installation that counts the demo's key. */
export function demoLicenceText(more: Partial<LicenceContent> = {}): string {
  const content: LicenceContent = {
    version: 1,
    id: crypto.randomUUID(),
    customerName: DEMO_CUSTOMER,
    customerId: "DEMO",
    created: "2026-01-01T00:00:00.000Z",
    validFrom: "2020-01-01T00:00:00.000Z",
    validUntil: "2099-12-31T00:00:00.000Z",
    installationId: null,
    maxDeviceCount: DEVICES_MAX,
    maxInterfacesPerDevice: INTERFACES_MAX,
    features: { recording: true, plcGuard: true },
    ...more,
  }
  return signLicence(content, DEMO_PRIVATE_KEY)
}

/** Installs the demo's licence unless there is one. */
export async function ensureDemoLicence(deps: Deps): Promise<void> {
  const found = await deps.db.selectFrom("licence").select("id").limit(1).execute()
  if (found.length === 0) await importLicence(deps, null, demoLicenceText())
}
