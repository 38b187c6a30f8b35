/** What a person without an account enters to follow an invitation. */
import { z } from "zod/mini"
import { requiredText } from "../../base/schema.ts"
import { GUEST_NAME_CHARACTERS_MAX, GUEST_PIN_DIGITS } from "../session/rules-participants.ts"

/** A token has 43 characters; much longer texts are refused before they are hashed. */
const TOKEN_CHARACTERS_MAX = 100
/** Blanks between the digits are how people write them down. */
const PIN_CHARACTERS_MAX = 2 * GUEST_PIN_DIGITS
const PIN = new RegExp(`^\\s*(\\d\\s*){${GUEST_PIN_DIGITS}}$`)

export const invitationInput = z.strictObject({
  token: requiredText(TOKEN_CHARACTERS_MAX),
  name: requiredText(GUEST_NAME_CHARACTERS_MAX),
  /** Another number of digits is a typing error, not a try. */
  pin: requiredText(PIN_CHARACTERS_MAX).check(z.regex(PIN, "validation.pin")),
})
