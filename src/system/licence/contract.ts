/** Licences as calls. */
import { z } from "zod/mini"
import { id, instant, namedObject, sortedList, verbatimText } from "../../base/schema.ts"
import { get, inSystem, post } from "../../http/endpoint.ts"
import { LICENCE_SORTS } from "./rules.ts"
import { LICENCE_CHARACTERS_MAX } from "./rules-format.ts"

const features = z.object({ recording: z.boolean(), plcGuard: z.boolean() })

const licence = namedObject("Licence", {
  version: z.int(),
  id,
  customerName: z.string(),
  customerId: z.string(),
  created: instant,
  importDate: instant,
  importUser: z.string(),
  installationId: z.nullable(id),
  validFrom: instant,
  validUntil: instant,
  maxDeviceCount: z.int(),
  maxInterfacesPerDevice: z.int(),
  features,
  /** Expired is also one that begins later, or that this installation does not accept (any more). */
  state: z.enum(["active", "expired"]),
})
export type Licence = z.infer<typeof licence>

const licenceState = z.object({
  state: z.enum(["active", "expired"]),
  /** Without a licence: the first 30 days, with every feature and 10 devices. */
  evaluation: z.boolean(),
  validUntil: instant,
  /** What a licence for this installation is made out to. */
  installationId: id,
  customerName: z.string(),
  /** Null: no limit. */
  maxDeviceCount: z.nullable(z.int()),
  maxInterfacesPerDevice: z.nullable(z.int()),
  deviceCount: z.int(),
  features,
})
export type LicenceStateResponse = z.infer<typeof licenceState>

/** The text of a licence, as the vendor sends it. */
export const licenceText = verbatimText(LICENCE_CHARACTERS_MAX).check(
  z.regex(/^[\s\w.-]+$/, "validation.licence"),
)

export const licenceEndpoints = {
  getLicenceState: get("/licenses/state", "signedIn", {
    summary: "Gets the licence, or the rest of the evaluation period",
    tokens: "any",
    response: licenceState,
  }),
  listLicences: get("/licenses", inSystem("LICENSE_INSTALL"), {
    summary: "The imported licences, newest import first; the search finds ids",
    ...sortedList(licence, LICENCE_SORTS),
  }),
  importLicence: post("/licenses", inSystem("LICENSE_INSTALL"), {
    summary: "Imports a licence; the body is its text",
    plainText: true,
    body: licenceText,
    response: licence,
    status: 201,
    refuses: ["CONFLICT"],
  }),
}
