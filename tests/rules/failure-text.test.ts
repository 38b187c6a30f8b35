/** Why a server could not be reached, in words beside the system's own name for it. */
import { expect, test } from "bun:test"
import { failureText, reasonText } from "../../src/web/failure-text.ts"
import { translatorOf } from "../../src/web/texts/catalogues.ts"

const [english, german, dutch] = [translatorOf("en-GB"), translatorOf("de"), translatorOf("nl")]

test.each([
  ["id.example:443: ECONNREFUSED", "id.example:443: nothing accepts connections there (ECONNREFUSED)"],
  ["getaddrinfo ENOTFOUND id.example", "getaddrinfo no such host name (ENOTFOUND) id.example"],
  ["id.example: no answer within 5000 ms", "id.example: no answer within 5 s"],
  [
    'id.example: host "id.example" cannot be dialled',
    "id.example: connections to this address are not allowed",
  ],
])("the reason %s is said in words", (detail, text) => {
  expect(reasonText(english, detail)).toBe(text)
})

test("a reason that is not known stays as it is, also one named like a property of objects", () => {
  for (const detail of ["invalid_client", "ERR_UNKNOWN_THING", "CONSTRUCTOR"])
    expect(reasonText(english, detail)).toBe(detail)
})

test("what is wrong comes before the reason, without a reason alone, in the reader's language", () => {
  const detail = "id:443: CERT_HAS_EXPIRED"
  expect(failureText(german, "Das Werk antwortet nicht.", detail)).toBe(
    "Das Werk antwortet nicht: id:443: das Zertifikat ist abgelaufen (CERT_HAS_EXPIRED)",
  )
  expect(failureText(dutch, "Antwoordt niet.", detail)).toContain("het certificaat is verlopen")
  expect(failureText(german, "Das Werk antwortet nicht.", "")).toBe("Das Werk antwortet nicht.")
})
