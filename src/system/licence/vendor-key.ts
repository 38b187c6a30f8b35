/**
 * The vendor's public key: licences are verified against it offline. The private key is the vendor's alone and never
 * part of the project; `millwright licence key` generates another pair for a reseller with licences of its own.
 */
export const VENDOR_KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAlxLmLm4DpW+XvseFrdPFnn+IlhOR+d82+SKDRAuY3SE=
-----END PUBLIC KEY-----`
