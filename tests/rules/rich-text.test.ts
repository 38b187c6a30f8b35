import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { htmlOfText, RICH_TEXT_TAGS, sanitiseRichText, textOfHtml } from "../../src/base/rich-text.ts"

/** What has been used against sanitisers: handlers, schemes, foreign content, mutations, clobbering, broken syntax. */
const HOSTILE = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror\n=\nalert(1)//",
  "<b onclick=alert(1)>b</b>",
  "<p onmouseover='alert(1)' style='background:url(javascript:alert(1))'>p</p>",
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript&colon;alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="https://ok.example" target=_blank onclick=x() id=location>a</a>',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math><mi><p></mi><style><img src onerror=alert(1)></style></math>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<template><img src=x onerror=alert(1)></template>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  "<base href='//evil.example/'><link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<form action=javascript:alert(1)><input type=submit></form>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<style>@import '//evil.example/x.css'</style>",
  "<div style='position:fixed;inset:0'>cover</div>",
  "<div id=csrf name=body class=toast data-hx-get=/x hx-get=/api/x>clobber</div>",
  '<ui-island data-module="/x.js">x</ui-island>',
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "<textarea></textarea><script>alert(1)</script>",
  "<title><img src=x onerror=alert(1)></title>",
  `<p><b><p><b><p><b>${"<div>".repeat(600)}<img src=x onerror=alert(1)>`,
  "<a href='https://x.example'><a href='javascript:alert(1)'>nested</a></a>",
  "<b>unclosed <i>tags <a href='https://x.example",
  "\u0000<scr\u0000ipt>alert(1)</script>",
  "<x onclick=alert(1)>custom</x>",
]

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
  for (const html of HOSTILE) {
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

  test("what the specification allows stays as it is", async () => {
    const kept =
      '<h2>Leak</h2><p><b>248</b> <i>bar</i> <u>u</u> <strike>s</strike> H<sub>2</sub>O<sup>3</sup></p><ol><li><code>x</code></li></ol><pre>a</pre><a href="https://x.example/?a=1">x</a><br>'
    expect(await sanitiseRichText(kept)).toBe(kept)
  })

  test("plain text typed into a field comes back as typed, and is never markup", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        const html = htmlOfText(text)
        expect(await elementsOf(html.replaceAll("<br>", ""))).toEqual([])
        expect(textOfHtml(html)).toBe(text.replace(/\r\n/g, "\n"))
      }),
    )
  })
})

test("a start without rich text never loads the library's DOM; the first markup does", async () => {
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
})
