import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { Refusal } from "../../src/base/refusal.ts"
import {
  htmlToText,
  RICH_TEXT_DEPTH_MAX,
  RICH_TEXT_TAGS,
  richTextExcerpt,
  sanitiseFields,
  sanitiseRichText,
  textToHtml,
} from "../../src/base/rich-text.ts"
import { HOSTILE_HTML } from "../harness/hostile-html.ts"

interface Element {
  tag: string
  attributes: [string, string][]
}

/** Reads HTML with a parser that is not the sanitiser's. */
async function elementsOf(html: string): Promise<Element[]> {
  const elements: Element[] = []
  const rewriter = new HTMLRewriter().on("*", {
    element: ({ tagName, attributes }) =>
      void elements.push({ tag: tagName, attributes: [...attributes] as never }),
  })
  await rewriter.transform(new Response(html)).text()
  return elements
}

describe("rich text", () => {
  for (const html of HOSTILE_HTML) {
    test(`nothing but the allowed tags and links stays of ${JSON.stringify(html).slice(0, 60)}`, async () => {
      const clean = await sanitiseRichText(html)
      for (const { tag, attributes } of await elementsOf(clean)) {
        expect(RICH_TEXT_TAGS).toContain(tag)
        for (const [name, value] of attributes) {
          expect([tag, name]).toEqual(["a", "href"])
          expect(value).toMatch(/^(https?|mailto):/i)
        }
      }
      expect(clean).not.toMatch(/<(script|style|svg|math|iframe|img|form|base|meta|link)/i)
      expect(await sanitiseRichText(clean)).toBe(clean)
    })
  }

  test.each([
    "data:text/html,<script>alert(1)</script>",
    "DATA:text/html;base64,PHNjcmlwdD4=",
    "file:///etc/passwd",
    "ftp://x.example/",
    "vbscript:msgbox(1)",
    "blob:https://x.example/1",
  ])("keeps the text of a link to %s, but not its address", async (address) => {
    expect(await sanitiseRichText(`<a href="${Bun.escapeHTML(address)}">drawing</a>`)).toBe("<a>drawing</a>")
  })

  test("keeps markup that the specification allows", async () => {
    const kept =
      '<h2>Leak</h2><p><b>248</b> <i>bar</i> <u>u</u> <strike>s</strike> H<sub>2</sub>O<sup>3</sup></p><ol><li><code>x</code></li></ol><pre>a</pre><a href="https://x.example/?a=1">x</a><br>'
    expect(await sanitiseRichText(kept)).toBe(kept)
  })

  test("converted from plain text contains no markup and is converted back to the same text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const html = textToHtml(text)
        expect(await elementsOf(html.replaceAll("<br>", ""))).toEqual([])
        expect(htmlToText(html)).toBe(text.replace(/\r\n/g, "\n"))
      }),
    )
  })
})

describe("the nesting of rich text", () => {
  const nested = (tag: string, levels: number) => `<${tag}>`.repeat(levels)
  const problemsOf = async (description: string) => {
    const refused = await sanitiseFields({ description }, ["description"]).catch((error) => error)
    return refused instanceof Refusal ? refused.problems : null
  }

  test("may be as deep as the limit, and a long list is not deep", async () => {
    expect(await problemsOf(nested("b", RICH_TEXT_DEPTH_MAX))).toBeNull()
    expect(await problemsOf(`<ul>${"<li><p>248 bar".repeat(200)}</ul>`)).toBeNull()
  })

  // Each holds up the server for seconds when it is sanitised.
  const TOO_DEEP = {
    "allowed elements": nested("b", RICH_TEXT_DEPTH_MAX + 1),
    "unknown elements, which the sanitiser removes one by one": nested("x", 1660),
    "elements closed in an order that closes nothing": "<b><div></b>".repeat(400),
    "elements of a template": `<template>${nested("b", RICH_TEXT_DEPTH_MAX)}</template>`,
    "elements beside closing tags in attributes": `<x title="</x></x>">`.repeat(200),
  }
  for (const [name, html] of Object.entries(TOO_DEEP)) {
    test(`is refused by its field beyond the limit: ${name}`, async () => {
      expect(await problemsOf(html)).toEqual([{ path: "description", message: "validation.invalid" }])
    })
  }
})

// A process of its own that loads the whole application: seconds on a busy machine.
const OWN_PROCESS_MS = 60_000
test(
  "jsdom is not loaded at the start but only when the first markup is sanitised",
  async () => {
    const script = `
    await import("${import.meta.dir}/../../src/app.tsx")
    const { sanitiseRichText } = await import("${import.meta.dir}/../../src/base/rich-text.ts")
    const isLoaded = () => Object.keys(require.cache).some((path) => path.includes("/jsdom/"))
    await sanitiseRichText("248 bar, then 231 bar")
    const before = isLoaded()
    await sanitiseRichText("<b>248 bar</b>")
    console.log(JSON.stringify([before, isLoaded()]))`
    const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "inherit" })
    expect((await new Response(child.stdout).text()).trim()).toBe("[false,true]")
    expect(await child.exited).toBe(0)
  },
  OWN_PROCESS_MS,
)

describe("the excerpt of rich text", () => {
  test.each([
    ["<p>Oil</p><p>and<br>belt</p>", "Oil and belt"],
    ['<p>see <a href="https://x.example/?a>b">the list</a></p>', "see the list"],
    [
      "Oil<ul><li>Belt<ol><li>Clip</li></ol></li></ul><h2>Pump</h2>Hose<pre>tight</pre>",
      "Oil Belt Clip Pump Hose tight",
    ],
    ["<p>1 < 2 &amp;lt; 3&nbsp;&nbsp;mm</p>", "1 < 2 &lt; 3 mm"],
    ["", ""],
  ])("of %j has its words on one line and nothing of its markup: %j", async (html, text) => {
    expect(richTextExcerpt(await sanitiseRichText(html), 80)).toBe(text)
  })

  test.each([
    ["Oil belt", 8, "Oil belt"],
    ["Oil belts", 8, "Oil belt…"],
    ["Oil belt", 4, "Oil…"],
    ["🔧🔧🔧", 2, "🔧🔧…"],
  ])("of %j is cut after %d characters: %j", (html, max, text) => {
    expect(richTextExcerpt(html, max)).toBe(text)
  })
})
