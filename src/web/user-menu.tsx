/** The user menu: theme, language and sign-out. Choices are stored with the user, before a sign-in as cookies. */
import { THEMES } from "../base/preferences.ts"
import { CachedFragment } from "./cached-fragment.tsx"
import { dialogTrigger } from "./dialog.tsx"
import { Icon, type IconName } from "./icon.tsx"
import { LANGUAGE_NAMES, LANGUAGES } from "./texts/language.ts"
import { useView } from "./view.ts"

const THEME_TEXTS = {
  system: "shell.themeSystem",
  light: "shell.themeLight",
  dark: "shell.themeDark",
} as const

export function UserMenu({
  displayName,
  initials,
  username,
  csrf,
}: {
  displayName: string
  initials: string
  username: string
  csrf: string
}) {
  const { t, version } = useView()
  return (
    <details className="menu" data-menu="">
      <summary className="menu-opener">
        <span className="visually-hidden">{t("shell.userMenu")}: </span>
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
        <span className="menu-name">{displayName}</span>
        <Icon name="down" />
      </summary>
      <div className="menu-sheet">
        <p className="menu-identity">
          <strong>{displayName}</strong>
          <span className="muted">{username}</span>
        </p>
        <div className="menu-part">
          <MenuLinks />
        </div>
        <Preferences />
        <form method="post" action="/logout" hx-post="/logout" hx-swap="none" className="menu-part">
          <input type="hidden" name="_csrf" value={csrf} />
          <button type="submit" className="menu-item">
            <Icon name="signOut" />
            {t("shell.signOut")}
          </button>
        </form>
        <p className="menu-foot muted">Millwright {version}</p>
      </div>
    </details>
  )
}

function MenuLinks() {
  const { t } = useView()
  return (
    <>
      <MenuLink href="/profile" icon="user" text={t("profile.title")} />
      <MenuLink href="/api-reference" icon="log" text={t("access.apiReference")} />
      <MenuLink href="/download" icon="take" text={t("help.downloads")} />
      <MenuLink href="/about" icon="info" text={t("help.about")} {...dialogTrigger("/about")} />
    </>
  )
}

function MenuLink({ icon, text, ...link }: { href: string; icon: IconName; text: string }) {
  return (
    <a className="menu-item" {...link}>
      <Icon name={icon} />
      {text}
    </a>
  )
}

/** Appearance and language, also at the foot of public pages. */
export function Preferences() {
  const { theme } = useView()
  return (
    <CachedFragment
      as="div"
      className="menu-part preferences"
      by={`preferences ${theme}`}
      draw={() => <PreferenceButtons />}
    />
  )
}

function PreferenceButtons() {
  const { t, theme, lang } = useView()
  return (
    <>
      <fieldset className="segmented" aria-label={t("shell.theme")}>
        {THEMES.map((choice) => (
          <button key={choice} type="button" data-theme-choice={choice} aria-pressed={choice === theme}>
            {t(THEME_TEXTS[choice])}
          </button>
        ))}
      </fieldset>
      <fieldset className="segmented" aria-label={t("shell.language")}>
        {LANGUAGES.map((choice) => (
          <button
            key={choice}
            type="button"
            lang={choice}
            data-lang-choice={choice}
            aria-pressed={choice === lang}
          >
            {LANGUAGE_NAMES[choice]}
          </button>
        ))}
      </fieldset>
    </>
  )
}

/** At most two letters. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase()
