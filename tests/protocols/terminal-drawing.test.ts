import { expect, test } from "bun:test"
import { createTerminalDrawing } from "../../protocols/terminal-drawing.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

function drawn(text: string, size = { cols: 20, rows: 3 }): string {
  const drawing = createTerminalDrawing()
  drawing.apply({ kind: "terminalSnapshot", ...size, bytes: bytes(text) })
  return drawing.svg()
}

test("a terminal is drawn as one SVG text for each run of a colour, at its column", () => {
  const svg = drawn("ok \x1b[31mfault\x1b[0m now\r\nnext")
  expect(svg).toContain('viewBox="0 0 120 36"')
  expect(svg).toMatch(/<text x="0" y="9.5" textLength="18"[^>]*>ok <\/text>/)
  expect(svg).toMatch(/<text x="18" [^>]* fill="#cc0000">fault<\/text>/)
  expect(svg).toMatch(/<text x="0" y="21.5"[^>]*>next/)
})

test("output and a new size after the snapshot are drawn too", () => {
  const drawing = createTerminalDrawing()
  drawing.apply({ kind: "terminalSnapshot", cols: 20, rows: 3, bytes: bytes("first") })
  drawing.apply({ kind: "terminalOutput", bytes: bytes(" second") })
  drawing.apply({ kind: "terminalSize", cols: 40, rows: 5 })
  const svg = drawing.svg()
  expect(svg).toContain("first second")
  expect(svg).toContain('viewBox="0 0 240 60"')
})

test("of a large terminal the written columns and the last written rows are drawn", () => {
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at} ${".".repeat(40)}`)
  const svg = drawn(lines.join("\r\n"), { cols: 200, rows: 60 })
  expect(svg).toContain('viewBox="0 0 288 180"')
  expect([svg.includes("line 14 "), svg.includes("line 15 "), svg.includes("line 29 ")]).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  ["\x1b[38;5;196mx", 'fill="#ff0000"'],
  ["\x1b[38;5;244mx", 'fill="#808080"'],
  ["\x1b[38;2;1;2;3mx", 'fill="#010203"'],
  ["\x1b[44mx", '<rect x="0" y="0" width="6" height="12" fill="#3465a4"/>'],
  ["\x1b[7mx", 'fill="#14161a">x'],
])("the colour of %j is drawn as %s", (text, expected) => {
  expect(drawn(text)).toContain(expected)
})

test("text of the machine cannot become markup, and hidden text is not drawn", () => {
  const svg = drawn('<script>alert("&")</script>', { cols: 80, rows: 1 })
  expect(svg).toContain("&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;")
  expect(svg).not.toContain("<script")
  expect(drawn("a\x1b[8msecret\x1b[0mb")).not.toContain("secret")
})
