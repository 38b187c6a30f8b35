/** Validates input by a schema: errors become a refusal that names every invalid field. */
import type { z } from "zod/mini"
import { isProblemMessage, type ProblemMessage } from "./reasons.ts"
import { type FieldProblem, Refusal, validationRefusal } from "./refusal.ts"

/** Parses input by its schema. @throws Refusal BAD_REQUEST naming every wrong field */
export function parse<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.flatMap((issue): FieldProblem[] => {
    const path = issue.path.join(".")
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path: [path, key].filter(Boolean).join("."),
        message: "validation.unknown",
      }))
    }
    return [{ path, message: problemMessageOf(issue, valueAt(input, issue.path)) }]
  })
  throw validationRefusal(firstOfEachField(problems))
}

/** An empty field is missing; that it has no valid format either says nothing more. */
function firstOfEachField(problems: readonly FieldProblem[]): FieldProblem[] {
  const named = new Set<string>()
  return problems.filter(({ path }) => !named.has(path) && named.add(path))
}

/** What `read` returns, unless it or `further` names wrong fields. @throws Refusal BAD_REQUEST naming those of both at once */
export function withProblems<T>(read: () => T, further: readonly FieldProblem[]): T {
  let input: T
  try {
    input = read()
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0) throw error
    throw validationRefusal([...error.problems, ...further])
  }
  if (further.length > 0) throw validationRefusal([...further])
  return input
}

/** The fields that reading an input refuses; none when it succeeds. */
export function problemsOf(read: () => unknown): readonly FieldProblem[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof Refusal) || error.problems.length === 0) throw error
    return error.problems
  }
}

/** Runs `check`; the fields that it refuses are named as parts of the field `name`. @throws Refusal BAD_REQUEST */
export function withPathPrefix<T>(name: string, check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "BAD_REQUEST") throw error
    throw validationRefusal(
      error.problems.map((problem) => ({ ...problem, path: [name, problem.path].filter(Boolean).join(".") })),
    )
  }
}

/** Parses JSON in a form's field. @throws Refusal BAD_REQUEST */
export function parseJson<S extends z.ZodMiniType>(schema: S, text: string | undefined): z.output<S> {
  let value: unknown
  try {
    value = JSON.parse(text ?? "")
  } catch {
    throw new Refusal("BAD_REQUEST", "a field is not JSON", { reason: "bodyNotJson" })
  }
  return parse(schema, value)
}

/** The value that an issue is about; undefined where it is missing. */
function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], input)
}

/**
 * Schemas give message keys for their own checks, one for a value of a wrong type and for none; a missing value is always
 * reported as such, and no other value is.
 */
function problemMessageOf({ code, message }: z.core.$ZodIssue, value: unknown): ProblemMessage {
  const isWrongType = code === "invalid_type" || code === "invalid_value" || code === "invalid_union"
  if (isWrongType && value === undefined) return "validation.required"
  if (isProblemMessage(message)) {
    const isEmpty = value === undefined || value === null || value === ""
    if (!isWrongType || isEmpty || message !== "validation.required") return message
  }
  return code === "invalid_value" ? "validation.choice" : "validation.invalid"
}
