/** Short news in the corner. Send one with any partial: `renderPartial(view, <ToastPartial …/>)` beside it. */
import { Icon } from "./icon.tsx"

export type Toast = { tone: "green" | "red" | "blue"; text: string }

export function ToastItem({ tone, text }: Toast) {
  return (
    <div className={`toast toast-${tone}`} data-toast="">
      <Icon name={tone === "green" ? "check" : tone === "red" ? "warning" : "info"} />
      <span>{text}</span>
    </div>
  )
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hx-partial": { children: ReactNode } & Record<`hx-${string}`, string>
    }
  }
}

/** A toast that travels with the answer to an htmx request. */
export const ToastPartial = (toast: Toast) => (
  <hx-partial hx-target="#toasts" hx-swap="beforeend">
    <ToastItem {...toast} />
  </hx-partial>
)
