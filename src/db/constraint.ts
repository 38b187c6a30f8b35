/** Database constraints as refusals: concurrent requests can pass the same check, only the database detects both. */
import { Refusal } from "../base/refusal.ts"

/** SQLSTATE codes of the violations that users can cause. */
const UNIQUE_VIOLATION = "23505"
const FOREIGN_KEY_VIOLATION = "23503"
const CHECK_VIOLATION = "23514"
const VIOLATION_CODES = new Set([UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION, CHECK_VIOLATION])

/** The name of the constraint that a database error reports; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error) || !VIOLATION_CODES.has(String(error.code))) return null
  return "constraint_name" in error ? String(error.constraint_name) : null
}

/** By name of the constraint that a row violates. */
export type ConstraintRefusals = Record<string, () => Refusal>

/**
 * Runs `write`; a violation of one of the named constraints becomes its refusal.
 *
 * @throws Refusal as given for the constraint, otherwise the error itself
 */
export async function mapConstraintViolations<T>(
  refusals: ConstraintRefusals,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw refusals[violatedConstraint(error) ?? ""]?.() ?? error
  }
}

/** SQLSTATEs of text that no PostgreSQL text can hold: a NUL character, plain or inside JSON. */
const INVALID_TEXT_CODES = new Set(["22021", "22P05"])

/** Whether this is the error for a text that cannot be stored. */
export function isInvalidTextError(error: unknown): boolean {
  return error instanceof Error && "code" in error && INVALID_TEXT_CODES.has(String(error.code))
}

/** `device "P-7" already exists`. `kind` as in the glossary, `field` as in the body. */
export function alreadyExists(kind: string, name: string, field = "name"): Refusal {
  const details = { text: "alreadyExists", kind, name, field } as const
  return new Refusal("CONFLICT", `${kind} "${name}" already exists`, details, [
    { path: field, message: "validation.taken" },
  ])
}

/**
 * Optimistic locking of concurrent saves: the second save is rejected with the names of the changed fields.
 *
 * @param version  the version that the second user has read; without it nothing is checked
 * @throws Refusal CONFLICT with `fields`, the names of the fields whose stored value differs from the one to be saved
 */
export function checkVersion(
  stored: { name: string; version: number },
  version: number | undefined,
  differing: readonly string[],
): void {
  if (version === undefined || version === stored.version) return
  throw new Refusal("CONFLICT", `"${stored.name}" was changed meanwhile: ${differing.join(", ")}`, {
    text: "changedMeanwhile",
    name: stored.name,
    version: stored.version,
    fields: [...differing],
  })
}
