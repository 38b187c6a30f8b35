/**
 * The protocol core requires a certificate, of which it uses the key for NLA alone. Under standard RDP security there
 * is none: it gets this one, which belongs to no machine and whose private key was never kept.
 */
const PLACEHOLDER_BASE64 =
  "MIIBlzCCAT2gAwIBAgIUWCBGU0kJC/krwIHK+Dd9aCtHvt0wCgYIKoZIzj0EAwIwIDEeMBwGA1UEAwwVc3RhbmRhcmQgUkRQIHNlY3VyaXR5MCAXDTI2MTEyMjIwNDUwNloYDzIxMjYxMDI5MjA0NTA2WjAgMR4wHAYDVQQDDBVzdGFuZGFyZCBSRFAgc2VjdXJpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASamuKDmjzuya6BRppinuod4EadjoKXzEfBLY2RLLOQOV+P180cFlh13OM7w1zehWbDTKVQ8UN4zrYxZX2ysE3lo1MwUTAdBgNVHQ4EFgQUN7uReifPiqBx11jEgs1Q9BX2SYYwHwYDVR0jBBgwFoAUN7uReifPiqBx11jEgs1Q9BX2SYYwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAyjhA2ImZ8mQV4HaRrJGgm9Aa+PKVwzIsOFoW2lm8aLoCIDdYsThdDvx6tkEHwGaOqDtd5oLNNOd3/y3VTgIOCttr"

export function placeholderCertificate(): Uint8Array {
  return new Uint8Array(Buffer.from(PLACEHOLDER_BASE64, "base64"))
}
