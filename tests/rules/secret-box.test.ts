import { expect, test } from "bun:test"
import fc from "fast-check"
import { createSecretBox, SecretDecryptionError } from "../../src/base/secret-box.ts"

const KEY = new Uint8Array(32).fill(7)
const box = createSecretBox(KEY)

test("a sealed secret is opened unchanged, for any text and purpose", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (secret, about) => {
      expect(box.open(box.seal(secret, about), about)).toBe(secret)
    }),
  )
})

test("sealing the same secret twice gives different results", () => {
  expect(box.seal("vnc", "a")).not.toEqual(box.seal("vnc", "a"))
})

test("a sealed secret does not contain the plain text", () => {
  expect(Buffer.from(box.seal("hunter2", "a")).includes("hunter2")).toBe(false)
})

test("a secret sealed for one purpose cannot be opened for another", () => {
  const sealed = box.seal("hunter2", "interface:1:password")
  expect(() => box.open(sealed, "interface:2:password")).toThrow(SecretDecryptionError)
})

test("a sealed secret with a changed byte or a truncated end is refused", () => {
  const sealed = box.seal("hunter2", "a")
  for (let at = 0; at < sealed.length; at++) {
    const changed = Uint8Array.from(sealed)
    changed[at]! ^= 1
    expect(() => box.open(changed, "a")).toThrow(SecretDecryptionError)
    expect(() => box.open(sealed.subarray(0, at), "a")).toThrow(SecretDecryptionError)
  }
})

test("a secret sealed with another key is refused with an error that names the key", () => {
  const other = createSecretBox(new Uint8Array(32).fill(8))
  expect(() => other.open(box.seal("x", "a"), "a")).toThrow(
    "the secret of a was sealed under another key than secret.key",
  )
})

test("a key of the wrong length is refused", () => {
  expect(() => createSecretBox(new Uint8Array(16))).toThrow("a secret key has 32 bytes, not 16")
})
