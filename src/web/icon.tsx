/** The icons of the product: 16 px, stroked 1.5, drawn in the colour of the text beside them. */
import { keysOf } from "../base/keys.ts"

const ICON_PATHS = {
  issue: "M3 2.75h10v10.5H3zM5.5 6h5M5.5 8.5h5M5.5 11h2.5",
  machine: "M2 13.25V7l4 2.5V7l4 2.5V2.75h4v10.5zM5 11.25h1M9 11.25h1",
  session: "M2 3h12v8H2zM5.5 13.5h5M8 11v2.5",
  recording:
    "M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z",
  log: "M4 2.5h6l2.5 2.5v8.5H4zM9.75 2.75V5.5h2.5M6 8.5h4.5M6 11h3",
  search: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3",
  refresh: "M13 8a5 5 0 1 1-1.5-3.5L13 6M13 2.75V6H9.75",
  plus: "M8 3.25v9.5M3.25 8h9.5",
  minus: "M3.25 8h9.5",
  close: "M4 4l8 8M12 4l-8 8",
  check: "M3.5 8.5l3 3 6-7",
  left: "M9.75 3.75L5.5 8l4.25 4.25",
  right: "M6.25 3.75L10.5 8l-4.25 4.25",
  up: "M3.75 10L8 5.75 12.25 10",
  sort: "M5 3v10M2.75 10.75L5 13l2.25-2.25M11 13V3M8.75 5.25L11 3l2.25 2.25",
  bookmark: "M4.25 2.5h7.5v11L8 10.5l-3.75 3z",
  down: "M3.75 6L8 10.25 12.25 6",
  user: "M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.75 13.5c.5-2.25 2.5-3.25 5.25-3.25s4.75 1 5.25 3.25",
  eye: "M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z",
  play: "M5 3.25l7.5 4.75L5 12.75z",
  pause: "M5.25 3.5v9M10.75 3.5v9",
  stop: "M4 4h8v8H4z",
  clock: "M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 5v3.25l2 1.25",
  warning: "M8 2.75l5.75 10.5H2.25zM8 6.5v3M8 11.4v.1",
  help: "M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM6.4 6.4a1.6 1.6 0 1 1 2.4 1.5c-.5.3-.8.6-.8 1.2M8 10.9v.1",
  info: "M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8 7.5v3.25M8 5.25v.1",
  edit: "M3 13l.5-2.75L10.75 3 13 5.25 5.75 12.5zM9.5 4.25l2.25 2.25",
  delete: "M3 4.5h10M6.25 4.5V2.75h3.5V4.5M4.25 4.5l.5 8.75h6.5l.5-8.75M6.75 7v4M9.25 7v4",
  take: "M8 2.5v7.25M4.75 6.75L8 10l3.25-3.25M3 13.25h10",
  return: "M6 3.25L3 6.25l3 3M3.25 6.25h6.5a3.25 3.25 0 0 1 0 6.5H6.5",
  interface: "M5.5 2.5v3M10.5 2.5v3M3.75 5.5h8.5V8a4.25 4.25 0 0 1-8.5 0zM8 12.25v1.5",
  keyboard: "M1.75 4.25h12.5v7.5H1.75zM4 6.75h.1M6.6 6.75h.1M9.2 6.75h.1M11.8 6.75h.1M5 9.5h6",
  clipboard: "M5.5 3.5H3.5v10h9v-10h-2M5.5 2.5h5v2.25h-5z",
  fullscreen: "M2.75 6V2.75H6M10 2.75h3.25V6M13.25 10v3.25H10M6 13.25H2.75V10",
  zoom: "M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3M7 5v4M5 7h4",
  signOut: "M6.5 2.75H3.25v10.5H6.5M10 5l3 3-3 3M13 8H6.5",
  external: "M9.5 2.75h3.75V6.5M13 3L7.5 8.5M11.5 9v4.25H2.75V4.5H7",
  more: "M3.5 8h.1M8 8h.1M12.5 8h.1",
  lock: "M3.75 7.25h8.5v6h-8.5zM5.5 7.25V5a2.5 2.5 0 0 1 5 0v2.25",
  key: "M5.5 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM8.25 8h5.5v2.25M11 8v1.75",
  home: "M2.5 7.5L8 3l5.5 4.5v6h-4v-3.5h-3v3.5h-4z",
  calendar: "M2.75 3.75h10.5v9.5H2.75zM2.75 6.75h10.5M5.5 2.25v3M10.5 2.25v3",
  vote: "M2.75 7.5v5.75h10.5V7.5M5 8.5l2.5 2.5L12 4.5",
  settings:
    "M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 1.75v2M8 12.25v2M1.75 8h2M12.25 8h2M3.6 3.6l1.4 1.4M11 11l1.4 1.4M3.6 12.4L5 11M11 5l1.4-1.4",
  users:
    "M6 7.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM1.75 13c.4-2.2 2-3.2 4.25-3.2s3.85 1 4.25 3.2M10.5 3.2a2.25 2.25 0 0 1 0 4.1M12 10c1.3.4 2 1.4 2.25 3",
  shield: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z",
  list: "M6 4h7.5M6 8h7.5M6 12h7.5M3 4h.1M3 8h.1M3 12h.1",
  server: "M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5h.1M5 11h.1",
  mail: "M2 3.75h12v8.5H2zM2.25 4.25L8 8.75l5.75-4.5",
  download: "M8 2.5v7.25M4.75 6.75L8 10l3.25-3.25M3 13.25h10",
  folder: "M2 4h4l1.5 1.75H14v7.5H2z",
  file: "M4 2.5h6l2.5 2.5v8.5H4zM9.75 2.75V5.5h2.5",
  plan: "M3 7V6a2 2 0 0 1 2-2h7M10 2l2.25 2L10 6M13 9v1a2 2 0 0 1-2 2H4M6 10l-2.25 2L6 14",
  print: "M4.5 6V2.5h7V6M4.5 11.5H2.5V6h11v5.5h-2M4.5 9.5h7v4h-7z",
  qr: "M2.75 2.75h4v4h-4zM9.25 2.75h4v4h-4zM2.75 9.25h4v4h-4zM9.25 9.25h1.5v1.5h-1.5zM13.25 9.25v1.5M11.75 13.25h1.5v-1.5M9.25 13.25h.1",
  upload: "M8 10.5V3M4.75 6.25L8 3l3.25 3.25M3 13.25h10",
  camera: "M2 4.75h3l1-1.5h4l1 1.5h3v8H2zM8 11a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 8 11z",
  copy: "M5.75 5.75h7.5v7.5h-7.5zM10.25 5.75v-3h-7.5v7.5h3",
} as const

export type IconName = keyof typeof ICON_PATHS

export const ICON_NAMES = keysOf(ICON_PATHS)

/** A decorative icon; the text or `aria-label` beside it carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/** The mark: a millstone seen from above, with the iron it turns on. */
export function Logo() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 4.5v4M12 15.5v4M4.5 12h4M15.5 12h4" />
      <rect className="logo-eye" x="9.25" y="9.25" width="5.5" height="5.5" rx="1.25" />
    </svg>
  )
}
