/**
 * Contexts of pages: values for all components below a provider. Rendering a page is synchronous, so the value in force
 * is a variable. In an island, which has no provider, it is the default.
 */
import type { ReactNode } from "react"

export interface Provided<Value = unknown> {
  value: Value
  children?: ReactNode
}

/** A component whose children see its value; `markup.ts` calls `provide` instead of the component. */
export interface Provider<Value> {
  (props: Provided<Value>): ReactNode
  provide(value: Value, render: () => void): void
}

export interface RenderContext<Value> {
  Provider: Provider<Value>
  /** The value of the nearest provider around the component that is being rendered. */
  use(): Value
}

export function createRenderContext<Value>(initial: Value): RenderContext<Value> {
  let inForce = initial
  const provide = (value: Value, render: () => void) => {
    const outer = inForce
    inForce = value
    try {
      render()
    } finally {
      inForce = outer
    }
  }
  const refuse = () => {
    throw new Error("a provider is rendered by toMarkup only")
  }
  return { Provider: Object.assign(refuse, { provide }), use: () => inForce }
}

export const isProvider = (type: unknown): type is Provider<unknown> =>
  typeof type === "function" && "provide" in type
