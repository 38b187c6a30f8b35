import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { matchesClaim, matchesSource, matchingGroups } from "../../src/identity/sources/rules.ts"
import { growthByTen } from "../harness/cpu-time.ts"

const claim = (key: string, value: string, csv = false) => ({ key, value, csv })

describe("a claim mapping", () => {
  test.each([
    ["is the value", claim("role", "fitter"), { role: "fitter" }, true],
    ["is another one", claim("role", "fitter"), { role: "Fitter" }, false],
    ["is missing", claim("role", "fitter"), {}, false],
    ["has many values", claim("role", "fitter"), { role: ["clerk", "fitter"] }, true],
    ["is a number", claim("site", "12"), { site: 12 }, true],
    ["is a truth value", claim("external", "true"), { external: true }, true],
    ["is null", claim("role", "null"), { role: null }, false],
    ["is a record", claim("role", "[object Object]"), { role: {} }, false],
    ["lies deeper", claim("realm_access.roles", "fitter"), { realm_access: { roles: ["fitter"] } }, true],
    [
      "has dots in its own name",
      claim("https://x.example/role", "a"),
      { "https://x.example/role": "a" },
      true,
    ],
    ["is inherited by every record", claim("constructor.name", "Object"), {}, false],
    ["is a list with commas", claim("roles", "fitter", true), { roles: "clerk, fitter ,cook" }, true],
    [
      "is part of an entry of a list with commas",
      claim("roles", "fit", true),
      { roles: "clerk,fitter" },
      false,
    ],
    ["has commas without being a list", claim("roles", "fitter"), { roles: "clerk,fitter" }, false],
    ["has commas and is meant as a whole", claim("name", "Berger, Tom"), { name: "Berger, Tom" }, true],
  ])("is compared with a claim that %s", (_name, mapping, claims, is) => {
    expect(matchesClaim(mapping, claims)).toBe(is)
  })
})

describe("a group source", () => {
  const person = { claims: { site: "hall 2", role: "fitter" }, groups: ["CN=Fitters, OU=Plant,DC=example"] }
  test.each([
    ["without mappings takes no person", [], [], false],
    ["takes a person with all claims", [claim("site", "hall 2"), claim("role", "fitter")], [], true],
    ["not a person with some", [claim("site", "hall 2"), claim("role", "cook")], [], false],
    ["takes the members of one of its groups", [], ["cooks", "cn=fitters,ou=plant,dc=example"], true],
    ["wants both where both are mapped", [claim("role", "cook")], ["cn=fitters,ou=plant,dc=example"], false],
    ["keeps plain group names as written", [], ["Fitters"], false],
  ])("%s", (_name, claimMappings, groupMappings, takes) => {
    expect(matchesSource({ claimMappings, groupMappings }, person)).toBe(takes)
  })

  test("compares names with long runs of blanks in proportional time", () => {
    const compare = (length: number) => {
      const group = `cn=a${" ".repeat(length)}x`
      const source = { claimMappings: [], groupMappings: ["cn=fitters"] }
      matchesSource(source, { claims: {}, groups: [group] })
    }
    expect(growthByTen(compare, 3000)).toBeLessThan(40)
  })

  test("gives a user the groups of all matching sources, each once", () => {
    const source = (userGroupId: string, value: string) => ({
      ...{ userGroupId, groupMappings: [] },
      claimMappings: [claim("role", value)],
    })
    const sources = [source("a", "fitter"), source("b", "cook"), source("a", "fitter"), source("c", "fitter")]
    expect(matchingGroups(sources, person)).toEqual(["a", "c"])
  })

  test("property: still matches after a claim is added and does not match more after a mapping is added", () => {
    const words = fc.constantFrom("a", "b", "c")
    const mapping = fc.record({ key: words, value: words, csv: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(mapping, { minLength: 1 }),
        mapping,
        fc.dictionary(words, words),
        words,
        (mappings, extra, claims, name) => {
          const source = { claimMappings: mappings, groupMappings: [] }
          const wider = name in claims ? claims : { ...claims, [name]: "a" }
          if (matchesSource(source, { claims, groups: [] }))
            expect(matchesSource(source, { claims: wider, groups: [] })).toBe(true)
          const stricter = { ...source, claimMappings: [...mappings, extra] }
          if (matchesSource(stricter, { claims, groups: [] }))
            expect(matchesSource(source, { claims, groups: [] })).toBe(true)
        },
      ),
    )
  })
})
