/** The vendor's tool: writing licences with a key of their own. Nothing of it runs in a server. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto"
import { parseArgs } from "node:util"
import { readBoundedFile } from "../../edges/files/bounded-file.ts"
import { decodeLicence, isSignatureValid, type LicenceContent, signLicence } from "./rules-format.ts"

/** Of the file with the private key; an Ed25519 key in PEM has 119. */
const KEY_BYTES_MAX = 4096

export const ISSUE_USAGE = [
  "--key FILE --customer NAME --customer-id ID --devices N --interfaces N",
  "--until YYYY-MM-DD [--from YYYY-MM-DD] [--installation UUID] [--recording] [--plc-guard] [--out FILE]",
].join("\n    ")

const OPTIONS = {
  key: { type: "string" },
  customer: { type: "string" },
  "customer-id": { type: "string" },
  devices: { type: "string" },
  interfaces: { type: "string" },
  from: { type: "string" },
  until: { type: "string" },
  installation: { type: "string" },
  recording: { type: "boolean" },
  "plc-guard": { type: "boolean" },
  out: { type: "string" },
} as const

type IssueLicenceResult = { text: string; out: string | null } | { wrong: string }

/** @param args  after `licence issue`; @throws Error when the key cannot be read or is none */
export function issueLicence(args: string[], now: Date): IssueLicenceResult {
  const values = parseOptions(args)
  if (values instanceof Error) return { wrong: values.message }
  const { key, customer, until } = values
  if (!key || !customer || !until) return { wrong: "--key, --customer and --until are needed" }
  const content: LicenceContent = {
    version: 1,
    id: randomUUID(),
    customerName: customer,
    customerId: values["customer-id"] ?? "",
    created: now.toISOString(),
    validFrom: values.from ? dayStart(values.from) : now.toISOString(),
    validUntil: dayStart(until),
    installationId: values.installation ?? null,
    maxDeviceCount: Number(values.devices ?? "x"),
    maxInterfacesPerDevice: Number(values.interfaces ?? "x"),
    features: { recording: values.recording ?? false, plcGuard: values["plc-guard"] ?? false },
  }
  const privateKey = readBoundedFile(key, KEY_BYTES_MAX)
  const text = signLicence(content, privateKey)
  // What a server would not read is not given out.
  const decoded = decodeLicence(text)
  if (!decoded)
    return { wrong: "--devices and --interfaces are whole numbers, dates YYYY-MM-DD, --installation a UUID" }
  if (decoded.content.validFrom >= decoded.content.validUntil)
    return { wrong: "--until must come after --from" }
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: "spki", format: "pem" })
  if (!isSignatureValid(decoded, [publicKey.toString()])) return { wrong: "--key is not an Ed25519 key" }
  return { text, out: values.out ?? null }
}

/** Ed25519: the private half as PKCS#8, the public one as SPKI, both PEM. */
export function createVendorKey(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync("ed25519", {
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true, allowPositionals: false }).values
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Midnight UTC; a text that is no day makes a licence that is none. */
function dayStart(day: string): string {
  return `${day}T00:00:00.000Z`
}
