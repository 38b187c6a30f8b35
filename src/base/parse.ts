/** Validates input by a schema: errors become a refusal that names every invalid field. */
import type { z } from "zod/mini"
import { isProblemMessage, type ProblemMessage } from "./reasons.ts"
import { type FieldProblem, Refusal, validationRefusal } from "./refusal.ts"

/** Parses input by its schema. @throws Refusal BAD_REQUEST naming every wrong field */
export function parse<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw validationRefusal(
    result.error.issues.flatMap((issue): FieldProblem[] => {
      const path = issue.path.join(".")
      if (issue.code === "unrecognized_keys") {
        return issue.keys.map((key) => ({
          path: [path, key].filter(Boolean).join("."),
          message: "validation.unknown",
        }))
      }
      return [{ path, message: problemMessageOf(issue) }]
    }),
  )
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

/** Schemas give message keys for their own checks; any other issue (a wrong type) gets a general message. */
function problemMessageOf(issue: z.core.$ZodIssue): ProblemMessage {
  if (isProblemMessage(issue.message)) return issue.message
  return issue.code === "invalid_type" && issue.input === undefined
    ? "validation.required"
    : "validation.invalid"
}
