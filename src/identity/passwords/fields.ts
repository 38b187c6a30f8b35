/** The editable fields of the password policy, in the order of the calls. */
import { z } from "zod/mini"
import { type Fields, formattedTextField, integerField } from "../../base/fields.ts"
import {
  CHARACTER_CLASS_COUNT_MAX,
  isPolicyName,
  MINIMUM_LENGTH_MAX,
  POLICY_NAME_CHARACTERS_MAX,
  POLICY_NAME_LETTERS_MIN,
  VALIDITY_DAYS_MAX,
} from "./rules.ts"

const policyName = z
  .string("validation.required")
  .check(
    z.trim(),
    z.refine(isPolicyName, `validation.minLetters|${POLICY_NAME_LETTERS_MIN}`),
    z.maxLength(POLICY_NAME_CHARACTERS_MAX, `validation.max|${POLICY_NAME_CHARACTERS_MAX}`),
  )

/** Fewest characters of a class; 0 requires none. */
const COUNT = { min: 0, max: CHARACTER_CLASS_COUNT_MAX, default: 0 } as const

export const PASSWORD_POLICY_FIELDS = {
  name: formattedTextField(
    {
      column: "name",
      label: "terms.name",
      hint: "settings.policyNameHint",
      hintValues: { n: POLICY_NAME_LETTERS_MIN },
      max: POLICY_NAME_CHARACTERS_MAX,
    },
    policyName,
  ),
  minimumLength: integerField({
    column: "minimum_length",
    label: "settings.count_length",
    min: 1,
    max: MINIMUM_LENGTH_MAX,
  }),
  lowercase: integerField({ column: "lowercase", label: "settings.count_lowercase", ...COUNT }),
  uppercase: integerField({ column: "uppercase", label: "settings.count_uppercase", ...COUNT }),
  digits: integerField({ column: "digits", label: "settings.count_digits", ...COUNT }),
  symbols: integerField({ column: "symbols", label: "settings.count_symbols", ...COUNT }),
  /** 0: passwords never expire. */
  validityInDays: integerField({
    column: "validity_days",
    label: "settings.validDays",
    hint: "settings.validDaysHint",
    min: 0,
    max: VALIDITY_DAYS_MAX,
    default: 0,
  }),
} as const satisfies Fields
