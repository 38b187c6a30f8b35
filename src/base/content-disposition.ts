/** The header that names a download. */

/**
 * @param fileName  any text; characters outside ASCII travel in the extended form, quotes and controls never plain
 * @returns e.g. `attachment; filename="Pr_fung.pdf"; filename*=UTF-8''Pr%C3%BCfung.pdf`
 * @see RFC 6266 §4.3, RFC 8187 §3.2
 */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_")
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
