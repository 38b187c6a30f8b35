/**
 * The vendor's public key: licences are checked against it without asking anybody. Its private half is the vendor's
 * alone and never part of the project; `millwright licence key` makes another pair for somebody who sells their own.
 */
export const VENDOR_KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAlxLmLm4DpW+XvseFrdPFnn+IlhOR+d82+SKDRAuY3SE=
-----END PUBLIC KEY-----`
