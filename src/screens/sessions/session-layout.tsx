/** The page around screens of sessions, which take all of its width. */
import type { ComponentProps } from "react"
import { Layout } from "../../web/layout.tsx"

export const SessionLayout = (
  page: Pick<ComponentProps<typeof Layout>, "title" | "crumbs" | "children" | "styles">,
) => <Layout {...page} section="sessions" wide />
