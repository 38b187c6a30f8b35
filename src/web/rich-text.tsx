/** Descriptions as people wrote them. */

/**
 * Shows rich text.
 *
 * @param html  sanitised when it was written (`base/rich-text`); htmx must not read attributes in it
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write to a list of tags without attributes but href
  return <div className="prose" hx-ignore="" dangerouslySetInnerHTML={{ __html: html }} />
}
