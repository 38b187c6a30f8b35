/** Limits of e-mail addresses. */

/** RFC 5321 §4.5.3.1.3: the longest address that can travel. */
export const EMAIL_CHARACTERS_MAX = 254
