/** Hundreds of keys, because the library's fault shows in about one of five hundred. */
import { expect, test } from "bun:test"
import { utils } from "ssh2"
import { freshHostKey } from "./host-key.ts"

test("every host key of a fake machine can be read", () => {
  const keys = Array.from({ length: 500 }, freshHostKey)
  expect(keys.filter((key) => utils.parseKey(key) instanceof Error)).toEqual([])
})
