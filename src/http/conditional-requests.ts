/**
 * Requests that count only for the version that their sender has read (RFC 9110 §13). An entity tag is the version, with a
 * hash of the answer behind it: the version alone does not change with counts and states that an answer shows beside.
 */
import type { z } from "zod/mini"
import { Refusal, validationRefusal } from "../base/refusal.ts"

/** Reasons of version conflicts; requests with `If-Match` get 412 for them. */
const VERSION_CONFLICTS: ReadonlySet<string> = new Set([
  "changedMeanwhile",
  "issueChangedMeanwhile",
  "logChangedMeanwhile",
  "attachmentChangedMeanwhile",
  "planChangedMeanwhile",
  "approvalConfigChangedMeanwhile",
])

/** Is no version of anything, so it fits none. */
const INVALID_VERSION = -1

/** Whether the request was about an outdated version. */
export function isVersionConflict({ details }: Refusal): boolean {
  return VERSION_CONFLICTS.has(details.text ?? "")
}

/** Whether this body, or this answer, has a version of its own. */
export function isVersioned(schema: z.ZodMiniType | undefined): boolean {
  const def = schema?._zod.def as { shape?: Record<string, unknown> } | undefined
  return def?.shape?.version !== undefined
}

/** `"7-9f3c…"` of an answer with its version 7. */
export function entityTag(version: number, json: string): string {
  return `"${version}-${Bun.hash(json).toString(16)}"`
}

/** Whether the client has this answer already. */
export function isNotModified(request: Request, tag: string): boolean {
  const known = request.headers.get("if-none-match")
  return known === "*" || (known?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false)
}

/** @returns the version that the change applies to; null when the client names none */
export function ifMatchVersion(request: Request): number | null {
  const tag = request.headers.get("if-match")?.trim()
  if (tag === undefined || tag === "*") return null
  const [, version] = tag.match(/^"(\d{1,9})(?:-[0-9a-f]+)?"$/) ?? []
  return version === undefined ? INVALID_VERSION : Number(version)
}

/** The body with the version of `If-Match`. @throws Refusal BAD_REQUEST when the body names another one */
export function withIfMatchVersion(body: unknown, version: number | null): unknown {
  if (version === null || typeof body !== "object" || body === null || Array.isArray(body)) return body
  const given = (body as { version?: unknown }).version
  if (given !== undefined && given !== version)
    throw validationRefusal([{ path: "version", message: "validation.invalid" }])
  return { ...body, version }
}

/** Rejects `If-Match` where the resource has no version: it would be ignored. @throws Refusal BAD_REQUEST */
export function rejectIfMatch(request: Request): void {
  if (ifMatchVersion(request) === null) return
  throw new Refusal("BAD_REQUEST", "If-Match is not supported here", { reason: "ifMatchNotSupported" })
}

/**
 * A stale version is CONFLICT for a body that names it, and PRECONDITION_FAILED for a header.
 *
 * @param version  of the header `If-Match`; null without one
 * @throws Refusal PRECONDITION_FAILED, and what the change throws
 */
export async function withPrecondition<T>(version: number | null, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (version === null || !(error instanceof Refusal) || !isVersionConflict(error)) throw error
    throw new Refusal("PRECONDITION_FAILED", error.message, error.details, error.problems)
  }
}
