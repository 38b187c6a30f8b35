/** Appearance and language: buttons with `data-theme-choice` and `data-lang-choice`. */
import { setPreference } from "./cookie.ts"

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-theme-choice], [data-lang-choice]")
  if (button?.dataset.themeChoice) void chooseTheme(button.dataset.themeChoice)
  if (button?.dataset.langChoice) void chooseLanguage(button.dataset.langChoice)
})

async function chooseTheme(theme: string) {
  setPreference("theme", theme)
  const system = theme === "system"
  if (system) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", system ? "light dark" : theme)
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === theme))
  await saveToProfile({ theme })
}

/** The cookie applies before a sign-in; the user's own setting applies in every browser after it. */
async function chooseLanguage(lang: string) {
  setPreference("lang", lang)
  await saveToProfile({ language: lang })
  location.reload()
}

/** Errors are ignored: the next page shows the setting that is stored. */
async function saveToProfile(chosen: { theme: string } | { language: string }) {
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content
  if (!csrf) return
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf }
  await fetch("/api/profile", { method: "PUT", headers, body: JSON.stringify(chosen) }).catch(() => null)
}
