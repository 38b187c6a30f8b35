/** What comes in with a fault report, and with its rejection. */
import { z } from "zod/mini"
import { id, optionalText, requiredText } from "../../base/schema.ts"
import { CLOSE_REASONS, ISSUE_TITLE_CHARACTERS_MAX } from "../issues/rules.ts"
import { REJECTION_CHARACTERS_MAX, REPORT_TEXT_CHARACTERS_MAX, REPORTER_CHARACTERS_MAX } from "./rules.ts"

export const reportFault = z.strictObject({
  description: requiredText(REPORT_TEXT_CHARACTERS_MAX),
  title: optionalText(ISSUE_TITLE_CHARACTERS_MAX),
  reporter: optionalText(REPORTER_CHARACTERS_MAX),
  /** Made with the form. */
  submission: id,
})
export type ReportFault = z.output<typeof reportFault>

export const rejectReport = z.strictObject({
  reason: z.enum(CLOSE_REASONS, "validation.required"),
  /** For whoever asks about the report by its reference. */
  rejection: requiredText(REJECTION_CHARACTERS_MAX),
})
export type RejectReport = z.output<typeof rejectReport>
