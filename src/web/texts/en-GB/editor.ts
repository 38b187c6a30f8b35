/** The toolbar of the editor of rich text. */
export const editor = {
  toolbar: "Formatting",
  bold: "Bold (Ctrl+B)",
  italic: "Italic (Ctrl+I)",
  underline: "Underline (Ctrl+U)",
  strike: "Strike through",
  heading: "Heading",
  bullets: "Bullet list",
  numbers: "Numbered list",
  code: "Code",
  undo: "Undo (Ctrl+Z)",
  redo: "Redo (Ctrl+Y)",
  link: "Link",
  address: "Address of the link",
  apply: "Apply",
  invalidLink: "Begin with https://, http:// or mailto:",
}
