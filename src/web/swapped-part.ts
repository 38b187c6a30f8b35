/** Parts of a page that a link or a form replaces by themselves in their new version, while the address follows. */

/** @param id  of the part, in the page and in the answer */
export const swapPart = (id: string) => ({
  "hx-target": `#${id}`,
  "hx-select": `#${id}`,
  "hx-swap": "outerMorph",
  "hx-push-url": "true",
})

/** Attributes of a link to a new version of the part. */
export const partLink = (href: string, id: string) => ({ href, "hx-get": href, ...swapPart(id) })
