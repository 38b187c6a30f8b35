import { expect, test } from "bun:test"
import fc from "fast-check"
import { createSecretBox, SecretDecryptionError } from "../../src/base/secret-box.ts"

const KEY = new Uint8Array(32).fill(7)
const box = createSecretBox(KEY)

test("what was sealed opens again, any text, any purpose", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (secret, about) => {
      expect(box.open(box.seal(secret, about), about)).toBe(secret)
    }),
  )
})

test("the same secret is sealed differently every time", () => {
  expect(box.seal("vnc", "a")).not.toEqual(box.seal("vnc", "a"))
})

test("a sealed secret does not show the secret", () => {
  expect(Buffer.from(box.seal("hunter2", "a")).includes("hunter2")).toBe(false)
})

test("a secret copied to another purpose does not open there", () => {
  const sealed = box.seal("hunter2", "interface:1:password")
  expect(() => box.open(sealed, "interface:2:password")).toThrow(SecretDecryptionError)
})

test("no changed byte and no missing tail goes unnoticed", () => {
  const sealed = box.seal("hunter2", "a")
  for (let at = 0; at < sealed.length; at++) {
    const changed = Uint8Array.from(sealed)
    changed[at]! ^= 1
    expect(() => box.open(changed, "a")).toThrow(SecretDecryptionError)
    expect(() => box.open(sealed.subarray(0, at), "a")).toThrow(SecretDecryptionError)
  }
})

test("another key is told apart from a damaged secret", () => {
  const other = createSecretBox(new Uint8Array(32).fill(8))
  expect(() => other.open(box.seal("x", "a"), "a")).toThrow(
    "the secret of a was sealed under another key than secret.key",
  )
})

test("a key of the wrong length is refused", () => {
  expect(() => createSecretBox(new Uint8Array(16))).toThrow("a secret key has 32 bytes, not 16")
})
