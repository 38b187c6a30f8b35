/** Definition of an island: a component with its name and text namespaces, and the context of all islands. */
import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import type { Namespace, Translate } from "../src/web/texts/i18n.ts"
import type { Lang } from "../src/web/texts/language.ts"

/** The reader, as an island sees them: the same on the server and in the browser. */
type IslandView = { lang: Lang; t: Translate; csrf: string; zone: string }

export type IslandDef<P extends object> = {
  /** The file's name in `islands/` without extension. */
  name: string
  component: ComponentType<P>
  /** Text namespaces sent along. */
  texts: readonly Namespace[]
}

/** Names a component as an island; the default export of every file in `islands/`. Props must be JSON. */
export const defineIsland = <P extends object>(
  name: string,
  component: ComponentType<P>,
  texts: readonly Namespace[] = [],
): IslandDef<P> => ({ name, component, texts })

const IslandContext = createContext<IslandView | null>(null)

export function IslandProvider({ value, children }: { value: IslandView; children?: ReactNode }) {
  return <IslandContext value={value}>{children}</IslandContext>
}

/** Language, texts and CSRF token inside an island. */
export function useIslandView(): IslandView {
  const view = useContext(IslandContext)
  if (!view) throw new Error("useIslandView outside an island")
  return view
}
