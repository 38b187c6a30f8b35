/**
 * An endpoint is a row of data: method, path, who may call it, body and answer. From the same rows come routing,
 * sign-in and authority check, validation, the OpenAPI document, the typed client and a generated test matrix.
 * This file is pure: islands import it too.
 */
import type { z } from "zod/mini"
import type { DeviceAuthority, SystemAuthority } from "../base/authorities.ts"
import type { RefusalCode } from "../base/refusal.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * Access rule of an endpoint. `device` requires an authority on the device `:deviceId` of the path; an endpoint
 * without a rule does not type-check, so that none is open by accident. `superuser` is for actions without an
 * authority.
 */
export type AccessRule =
  | "public"
  | "signedIn"
  | "superuser"
  | { system: SystemAuthority }
  | { device: DeviceAuthority }

/** The rule that requires a system authority. */
export const inSystem = <const A extends SystemAuthority>(system: A) => ({ system })

/** The rule that requires an authority on the device of the path. */
export const onDevice = <const A extends DeviceAuthority>(device: A) => ({ device })

/**
 * Access rule of a page: `guest` admits the browser of a guest of one session, and no other; `anySystem` opens a page of which
 * each of several authorities shows a part.
 */
export type PageAccessRule = AccessRule | "guest" | { anySystem: readonly SystemAuthority[] }

/**
 * Use of API tokens on an endpoint. An endpoint with an authority accepts every token with that scope, unless this is
 * "never". Where only a sign-in is required, tokens pass only as declared here: any token, or one with this scope.
 */
export type TokenUse = "never" | "any" | SystemAuthority | DeviceAuthority

type Schema = z.ZodMiniType

/** "/devices/:deviceId/issues/:issueId" -> { deviceId: string; issueId: string } */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

interface EndpointSpec<
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> {
  /** One line for the OpenAPI document. */
  summary: string
  tokens?: TokenUse
  body?: Body
  /** The body is plain text, given to its schema as it is, instead of JSON. */
  plainText?: boolean
  query?: Query
  /** Leave out for 204 No Content. */
  response?: Answer
  /** Codes beyond those that every row of its kind can answer with. */
  refuses?: readonly RefusalCode[]
  /** Default 200; 201 for creations. */
  status?: 200 | 201
  /** With a creating endpoint: the path of what it creates, when that is not below its own. */
  itemPath?: string
  /** The handler answers with a Response of its own: a download. */
  binary?: boolean
  /** The body is multipart/form-data with one file in the field `file`, read by the handler as it comes in. */
  upload?: { bytesMax: number }
  /** The body is bytes (application/octet-stream), read by the handler as they come in. */
  octets?: { bytesMax: number }
}

export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  G extends AccessRule = AccessRule,
> extends EndpointSpec<Body, Query, Answer> {
  method: Method
  auth: G
  /** Path below /api as the specification spells it, parameters as ":name". */
  path: Path
}

function endpointFactory(method: Method) {
  return <
    Path extends string,
    const G extends AccessRule,
    Body extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Answer extends Schema | undefined = undefined,
  >(
    path: Path,
    auth: G,
    spec: EndpointSpec<Body, Query, Answer>,
  ): Endpoint<Path, Body, Query, Answer, G> => ({ method, path, auth, ...spec })
}

export const get = endpointFactory("GET")
export const post = endpointFactory("POST")
export const put = endpointFactory("PUT")
export const del = endpointFactory("DELETE")

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export type PathOf<E extends Endpoint> = E extends { path: infer Path extends string }
  ? PathParams<Path>
  : never
export type BodyOf<E extends Endpoint> = E extends { body?: infer Body } ? Output<Body> : undefined
export type QueryOf<E extends Endpoint> = E extends { query?: infer Query } ? Output<Query> : undefined
export type BodyInput<E extends Endpoint> = E extends { body?: infer Body } ? Input<Body> : undefined
export type QueryInput<E extends Endpoint> = E extends { query?: infer Query } ? Input<Query> : undefined
export type ResponseOf<E extends Endpoint> = E extends { binary: true }
  ? Response
  : E extends { response?: infer Answer extends Schema }
    ? z.output<Answer>
    : void

/** The specification spells the path of recurring issues in two ways; both lead to the same row. */
export function pathAliases(path: string): string[] {
  const other = path.replace("/recurringissues", "/recurringIssues")
  return other === path ? [path] : [path, other]
}

/** The names in a path, in order. */
export function pathParamNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = ""]) => name)
}
