/** The installation as calls: what it is, what time it has, and its first start. */
import { z } from "zod/mini"
import { id, instant, requiredText } from "../../base/schema.ts"
import { get, put } from "../../http/endpoint.ts"
import { CUSTOMER_NAME_CHARACTERS_MAX } from "./rules.ts"

const publicEnvironment = z.object({
  version: z.string(),
  versionString: z.string(),
  /** False until /init has been walked; every page leads there. */
  initialised: z.boolean(),
  inactivityTimeoutInSeconds: z.int(),
  /** Identity providers for sign-in, by name, with the data that a client needs to start the flow itself. */
  federatedLogins: z.array(
    z.object({
      id,
      name: z.string(),
      issuer: z.string(),
      /** Address of the provider's metadata. */
      discoveryUrl: z.string(),
      clientId: z.string(),
      scope: z.string(),
      audience: z.string(),
    }),
  ),
  legalInfo1: z.string(),
  legalInfo2: z.string(),
  recordingConsentDe: z.string(),
  recordingConsentEn: z.string(),
  recordingConsentNl: z.string(),
  approvalWorkflowEnabled: z.boolean(),
  icapEnabled: z.boolean(),
})
export type PublicEnvironment = z.infer<typeof publicEnvironment>

const environmentInfo = z.object({
  version: z.string(),
  versionString: z.string(),
  customerName: z.string(),
  initialisedOn: z.nullable(instant),
})
export type EnvironmentInfo = z.infer<typeof environmentInfo>

export const saveEnvironmentInfo = z.strictObject({
  customerName: requiredText(CUSTOMER_NAME_CHARACTERS_MAX),
})

export const environmentEndpoints = {
  getPublicEnvironment: get("/environment/public", "public", {
    summary: "Gets what a client needs before sign-in",
    response: publicEnvironment,
  }),
  getEnvironmentInfo: get("/environment/info", "signedIn", {
    summary: "The installation, for the about dialog",
    tokens: "any",
    response: environmentInfo,
  }),
  updateEnvironmentInfo: put("/environment/info", "superuser", {
    summary: "Changes the name of the company that runs the installation",
    body: saveEnvironmentInfo,
    response: environmentInfo,
  }),
  getTime: get("/environment/time", "signedIn", {
    summary: "The server's time",
    tokens: "any",
    response: z.object({ time: instant }),
  }),
}
