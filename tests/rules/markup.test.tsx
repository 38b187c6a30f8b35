/** The renderer of pages writes what React's own renderer writes; expectations about attributes are HTML's. */
import { describe, expect, test } from "bun:test"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { toMarkup } from "../../src/web/markup.ts"
import { createRenderContext } from "../../src/web/render-context.ts"

/** HTML with the attributes of each element in alphabetical order, which means the same. */
function sorted(html: string): string {
  return html.replace(/<([a-z][\w-]*)((?: [\w:-]+="[^"]*")*)/g, (_, tag: string, attributes: string) => {
    const each = attributes.match(/ [\w:-]+="[^"]*"/g) ?? []
    return `<${tag}${each.sort().join("")}`
  })
}

const Twice = ({ children }: { children: ReactNode }) => [children, children]

const NODES: [name: string, node: ReactNode][] = [
  ["text with characters of HTML", <p key="p">{`<b> & "quotes" 'and' more`}</p>],
  [
    "numbers, and nothing for true, false, null and undefined",
    <p key="p">{[0, 1n, true, false, null, undefined]}</p>,
  ],
  [
    "nested arrays, fragments and components",
    <Twice key="t">
      {[
        <>
          <i>a</i>b
        </>,
        ["c", ["d"]],
      ]}
    </Twice>,
  ],
  [
    "elements without content",
    <p key="p">
      a<br />
      <hr />
      <wbr />
    </p>,
  ],
  [
    "names that differ from HTML",
    <label key="l" className="c" htmlFor="f">
      x
    </label>,
  ],
  [
    "names of SVG with a hyphen and without",
    <svg
      key="s"
      viewBox="0 0 1 1"
      strokeWidth={2}
      textAnchor="middle"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0" fillRule="evenodd" strokeLinecap="round" markerEnd="url(#m)" />
      <linearGradient gradientUnits="userSpaceOnUse">
        <stop stopColor="red" />
      </linearGradient>
    </svg>,
  ],
  [
    "attributes that are on or off",
    <button key="b" type="button" disabled hidden={false}>
      x
    </button>,
  ],
  [
    "true and false of data and ARIA",
    <p key="p" data-a data-b={false} aria-busy={true} aria-hidden={false} />,
  ],
  ["true and false where they are words", <p key="p" contentEditable={false} spellCheck={false} draggable />],
  [
    "attributes without a value",
    <a key="a" href="/x" title={undefined} lang={null as unknown as string} download rel="">
      x
    </a>,
  ],
  [
    "a download with a name",
    <a key="a" href="/f?a=1&b=2" download={'a"b.txt'}>
      x
    </a>,
  ],
  [
    "handlers and keys, which are not written",
    <button key="k" type="button" onClick={() => {}}>
      x
    </button>,
  ],
  [
    "attributes of htmx and of own elements",
    createElement("ui-island", { "hx-get": "/x", src: "/a.js", class: "i" }),
  ],
  [
    "an input with a value",
    <input key="i" name="n" type="text" defaultValue={'a"b'} required maxLength={5} />,
  ],
  ["a value that precedes the first value", <input key="i" value="now" defaultValue="first" readOnly />],
  ["an empty value", <input key="i" defaultValue="" />],
  [
    "checked boxes and boxes that are not",
    [true, false].map((on) => <input key={`${on}`} type="checkbox" defaultChecked={on} />),
  ],
  ["a textarea whose text begins with a line break", <textarea key="t" rows={3} defaultValue={"\n<x>"} />],
  [
    "the chosen option of a select, by value or by its text",
    <select key="s" name="s" defaultValue="two">
      <option value="one">One</option>
      <optgroup label="g">
        <option>two</option>
      </optgroup>
      <option value="">none</option>
    </select>,
  ],
  [
    "options after a select, none of which is chosen",
    <div key="d">
      <select defaultValue="a">
        <option value="a">A</option>
      </select>
      <datalist>
        <option value="a" />
      </datalist>
    </div>,
  ],
  [
    "several chosen options",
    <select key="s" multiple defaultValue={["1", "3"]}>
      {[1, 2, 3].map((n) => (
        <option key={n} value={n}>
          {n}
        </option>
      ))}
    </select>,
  ],
  [
    "an option that is selected by itself",
    <select key="s">
      <option value="a" selected>
        a
      </option>
    </select>,
  ],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is tested
  ["given HTML", <div key="d" dangerouslySetInnerHTML={{ __html: "<b>&amp;</b>" }} />],
  [
    "a module of an island, which moves to the front",
    <div key="d">
      a<link rel="modulepreload" href="/m.js" />b
    </div>,
  ],
]

describe("the renderer of pages writes the same as React's", () => {
  for (const [name, node] of NODES)
    test(name, () => expect(sorted(toMarkup(node))).toBe(sorted(renderToStaticMarkup(node))))
})

const Colour = createRenderContext("none")
const Shown = () => <i>{Colour.use()}</i>
const Broken = () => {
  throw new Error("broken")
}

describe("the renderer of pages", () => {
  test("writes a document with its links at the end of the head", () => {
    const html = toMarkup(
      <html lang="en">
        <head>
          <title>{"a & b"}</title>
          <link rel="stylesheet" href="/a.css" />
        </head>
        <body>
          <p>
            x<link rel="modulepreload" href="/m.js" />
            <link rel="modulepreload" href="/m.js" />
          </p>
        </body>
      </html>,
    )
    expect(html).toBe(
      '<html lang="en"><head><title>a &amp; b</title><link rel="stylesheet" href="/a.css"/>' +
        '<link rel="modulepreload" href="/m.js"/></head><body><p>x</p></body></html>',
    )
  })

  test.each(["javascript:alert(1)", " \u0001JavaScript:alert(1)", "java\nscript:alert(1)", "\tjavascript:x"])(
    "writes no address that runs a script: %j",
    (href) => expect(toMarkup(<a href={href}>x</a>)).toBe('<a href="about:invalid">x</a>'),
  )

  test.each(["/a?javascript:x", "https://example.com/javascript:x", "mailto:a@b.c", "#javascript:"])(
    "writes an address that runs no script: %s",
    (href) => expect(toMarkup(<a href={href}>x</a>)).toBe(`<a href="${href}">x</a>`),
  )

  test.each([
    ["an attribute", <p key="p" {...{ 'x"><script>': "1" }} />],
    ["an element", createElement("p><script>", { key: "e" })],
    ["an object", { a: 1 } as unknown as ReactNode],
  ])("refuses %s that would break out of the text or has none", (_, node) => {
    expect(() => toMarkup(node)).toThrow()
  })

  test("gives each component the value of the nearest provider, and the default outside of all", () => {
    const node = (
      <>
        <Colour.Provider value="red">
          <Shown />
          <Colour.Provider value="blue">
            <Shown />
          </Colour.Provider>
          <Shown />
        </Colour.Provider>
        <Shown />
      </>
    )
    expect(toMarkup(node)).toBe("<i>red</i><i>blue</i><i>red</i><i>none</i>")
  })

  test("restores the value of a provider whose content throws", () => {
    expect(() =>
      toMarkup(
        <Colour.Provider value="red">
          <Broken />
        </Colour.Provider>,
      ),
    ).toThrow("broken")
    expect(Colour.use()).toBe("none")
  })
})
