/**
 * The document of the editor: exactly the tags that the server keeps (`src/base/rich-text.ts`). A span without
 * attributes shows nothing and is read as its text.
 */
import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model"

const HEADINGS = [1, 2, 3, 4, 5, 6]
/** Addresses that the server keeps. */
export const LINK_PATTERN = /^(?:https?|mailto):/i

const block = (tag: string): NodeSpec => ({
  content: "inline*",
  group: "block",
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: block("p"),
  division: { ...block("div"), defining: true },
  heading: {
    content: "inline*",
    group: "block",
    defining: true,
    attrs: { level: { default: 3, validate: "number" } },
    parseDOM: HEADINGS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", 0],
  },
  bullet_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  list_item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
  text: { group: "inline" },
  hard_break: {
    inline: true,
    group: "inline",
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
}

const mark = (tag: string, ...alike: string[]): MarkSpec => ({
  parseDOM: [tag, ...alike].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
})

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? ""
          return LINK_PATTERN.test(href) ? { href } : false
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
  },
  bold: mark("b", "strong"),
  italic: mark("i", "em"),
  underline: mark("u"),
  strike: mark("strike", "s", "del"),
  subscript: { ...mark("sub"), excludes: "superscript" },
  superscript: { ...mark("sup"), excludes: "subscript" },
  code: mark("code"),
}

export const schema = new Schema({ nodes, marks })
