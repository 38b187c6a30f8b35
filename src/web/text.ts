/** A text of the interface where a component takes its key. */
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** What has no key, such as a name, stands as it is. */
export type TextContent = TextRef | ReactElement | { verbatim: string }

export function Text({ content }: { content: TextContent }): ReactNode {
  const { t } = useView()
  if (typeof content === "object" && "verbatim" in content) return content.verbatim
  return isValidElement(content) ? content : resolveText(t, content as TextRef)
}
