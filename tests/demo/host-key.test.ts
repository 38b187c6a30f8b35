/** Hundreds of keys, because the library's fault shows in about one of five hundred. */
import { expect, test } from "bun:test"
import { utils } from "ssh2"
import { generateHostKey } from "../../src/demo/plant/host-key.ts"

test("every host key generated for a fake machine can be parsed", () => {
  const keys = Array.from({ length: 500 }, generateHostKey)
  expect(keys.filter((key) => utils.parseKey(key) instanceof Error)).toEqual([])
})
