/** The forms of a page as a browser would send them, unchanged. */

interface PageForm {
  action: string
  fields: Record<string, string>
}

/** The form that has a control of this name. @throws Error when the page has none */
export function formWithField(html: string, name: string): PageForm {
  const found = formsOf(html).find(({ fields }) => name in fields)
  if (!found) throw new Error(`no form has the field ${name}`)
  return found
}

/** Values of checked boxes, of chosen options, and of all other controls. */
export function formsOf(html: string): PageForm[] {
  const forms: PageForm[] = []
  let current: PageForm = { action: "", fields: {} }
  /** Of the select or text area. */
  let name = ""
  /** The escaped text of the text area. */
  let area = ""
  new HTMLRewriter()
    .on("form", {
      element(form) {
        current = { action: form.getAttribute("action") ?? "", fields: {} }
        forms.push(current)
      },
    })
    .on("form input[name]", {
      element(input) {
        const isBox = ["checkbox", "radio"].includes(input.getAttribute("type") ?? "")
        if (isBox && !input.hasAttribute("checked")) return
        current.fields[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? ""
      },
    })
    .on("form select[name]", {
      element(select) {
        name = select.getAttribute("name") ?? ""
      },
    })
    .on("form select[name] option", {
      element(option) {
        if (option.hasAttribute("selected") || !(name in current.fields))
          current.fields[name] = option.getAttribute("value") ?? ""
      },
    })
    .on("form textarea[name]", {
      element(element) {
        name = element.getAttribute("name") ?? ""
        current.fields[name] = area = ""
      },
      text(chunk) {
        area += chunk.text
        if (chunk.lastInTextNode) current.fields[name] = unescaped(area)
      },
    })
    .transform(html)
  return forms
}

const ESCAPED: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" }

/** Text as React has escaped it. */
const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => ESCAPED[name] ?? "")
