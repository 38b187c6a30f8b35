/** A text of the interface where a component takes its key. */
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** An element stands for what has no key, such as a name. */
export type TextContent = TextRef | ReactElement

export function Text({ content }: { content: TextContent }): ReactNode {
  const { t } = useView()
  return isValidElement(content) ? content : resolveText(t, content as TextRef)
}
