/** Appearance and language: buttons with `data-theme-choice` and `data-lang-choice`. */
import { setPreference } from "./cookie.ts"

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-theme-choice], [data-lang-choice]")
  if (button?.dataset.themeChoice) chooseTheme(button.dataset.themeChoice)
  if (button?.dataset.langChoice) void chooseLanguage(button.dataset.langChoice)
})

function chooseTheme(theme: string) {
  setPreference("theme", theme)
  const system = theme === "system"
  if (system) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", system ? "light dark" : theme)
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]"))
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === theme))
}

/** The browser remembers for whoever comes next; a person who is signed in is also remembered by the server. */
async function chooseLanguage(lang: string) {
  setPreference("lang", lang)
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content
  if (csrf) await keepLanguage(lang, csrf)
  location.reload()
}

/** A server that does not answer keeps nothing; the reload then says so. */
async function keepLanguage(language: string, csrf: string) {
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf }
  await fetch("/api/profile", { method: "PUT", headers, body: JSON.stringify({ language }) }).catch(
    () => null,
  )
}
