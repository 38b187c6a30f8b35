/**
 * Puts a text on the browser's clipboard. Over plain HTTP browsers have none for scripts, and elsewhere a person or a policy
 * may deny it to them: then it is copied as by the keyboard, which takes a click or a key.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // At once where there is no clipboard, so that the click still counts.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyAsByKeyboard(text)
  }
}

function copyAsByKeyboard(text: string): boolean {
  const giveText = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener("copy", giveText, { capture: true })
  const isCopied = document.execCommand("copy")
  document.removeEventListener("copy", giveText, { capture: true })
  return isCopied
}
