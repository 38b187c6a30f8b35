/** Redoc's theme in the colours of the product. */

/** What is set of Redoc's theme; everything else is computed from it by Redoc. */
export interface RedocTheme {
  colors: object
  schema: object
  typography: object
  sidebar: object
  rightPanel: object
  codeBlock: object
}

/**
 * The value of a colour token now, in the reader's scheme. Redoc computes shades from its colours and reads neither
 * custom properties nor oklch(), so each is painted once and read back as rgb().
 */
function rgbReader(): (token: string) => string {
  const probe = document.createElement("span")
  probe.hidden = true
  document.body.append(probe)
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  return (token) => {
    probe.style.color = `var(--${token})`
    const { color } = getComputedStyle(probe)
    if (!canvas) return color
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
}

/** The theme for the scheme that the page has now. */
export function currentTheme(): RedocTheme {
  const rgb = rgbReader()
  const text = rgb("text")
  const soft = rgb("text-soft")
  const sunken = rgb("sunken")
  const accent = rgb("accent-text")
  const font = { fontFamily: "var(--font)" }
  return {
    colors: {
      primary: { main: accent },
      success: { main: rgb("green") },
      warning: { main: rgb("amber") },
      error: { main: rgb("red") },
      gray: { 50: sunken, 100: rgb("line") },
      text: { primary: text, secondary: soft },
      border: { dark: rgb("line-strong"), light: rgb("line") },
      responses: {
        success: { color: rgb("green"), backgroundColor: rgb("green-soft"), tabTextColor: rgb("green") },
        error: { color: rgb("red"), backgroundColor: rgb("red-soft"), tabTextColor: rgb("red") },
      },
    },
    schema: {
      linesColor: rgb("line-strong"),
      typeNameColor: soft,
      typeTitleColor: soft,
      requireLabelColor: rgb("red"),
      nestedBackground: sunken,
      arrow: { color: soft },
    },
    typography: {
      ...font,
      fontSize: "14px",
      headings: font,
      code: { fontFamily: "var(--mono)", color: text, backgroundColor: sunken, wrap: true },
      links: { color: accent, visited: accent, hover: accent },
    },
    sidebar: { backgroundColor: rgb("page"), textColor: text, activeTextColor: accent },
    rightPanel: { backgroundColor: sunken, textColor: text },
    codeBlock: { backgroundColor: rgb("surface") },
  }
}

/** Calls `changed` when the reader chooses another appearance, or their system does. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  system.addEventListener("change", changed)
  return () => {
    chosen.disconnect()
    system.removeEventListener("change", changed)
  }
}
