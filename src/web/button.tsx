/** Buttons and links styled as buttons. One primary action per view; a disabled one shows the reason. */
import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger"

type ButtonStyle = {
  kind?: ButtonKind
  icon?: IconName
  /** Why the action is impossible now: the button stays focusable, is greyed, and shows this as its tooltip. */
  disabledReason?: string
  children?: ReactNode
}

type ButtonProps = ButtonStyle &
  ButtonHTMLAttributes<HTMLButtonElement> &
  Record<`hx-${string}`, string | undefined>

export function Button({
  kind = "secondary",
  icon,
  disabledReason: refused,
  children,
  ...rest
}: ButtonProps) {
  const attributes = refused ? { type: "button" as const, "aria-disabled": true, title: refused } : rest
  return (
    <button type="button" {...attributes} className={`button button-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A button of one icon; `label` is read aloud and shown as the tooltip. */
export function IconButton({
  label,
  icon,
  ...rest
}: { label: string; icon: IconName } & Omit<ButtonProps, "icon">) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}

/** The same as a link. */
export function IconLink({
  label,
  icon,
  href,
  className = "icon-button",
  ...rest
}: { label: string; icon: IconName; href: string } & ComponentProps<"a">) {
  return (
    <a className={className} href={href} {...rest} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  )
}

export function ButtonLink({
  href,
  kind = "secondary",
  icon,
  autoFocus,
  children,
  ...rest
}: ButtonStyle & { href: string; autoFocus?: boolean } & Record<`hx-${string}`, string | undefined>) {
  const focus = autoFocus ? { "data-autofocus": "" } : {}
  return (
    <a href={href} {...rest} {...focus} className={`button button-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
