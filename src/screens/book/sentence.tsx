/** A translated sentence with elements in it: each language puts the person and the object where they belong. */
import { Fragment, type ReactNode } from "react"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

/** Marks the place of an element while the sentence is translated; no text contains it. */
const MARK = "\u0001"

/** @param parts  by the names of the text's placeholders */
export function Sentence({ text, parts }: { text: TextKey; parts: Record<string, ReactNode> }) {
  const { t } = useView()
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, `${MARK}${name}${MARK}`]))
  const pieces = t(text, marked).split(MARK)
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change their order
    <Fragment key={at}>{at % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
}
