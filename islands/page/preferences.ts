/** Appearance and language: buttons with `data-theme-choice` and `data-lang-choice`. */
import { setPreference } from "./cookie.ts"

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-theme-choice], [data-lang-choice]")
  if (button?.dataset.themeChoice) chooseTheme(button.dataset.themeChoice)
  if (button?.dataset.langChoice) chooseLanguage(button.dataset.langChoice)
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

function chooseLanguage(lang: string) {
  setPreference("lang", lang)
  location.reload()
}
