/**
 * Keeps messages in front of an open modal dialog and of a part of the page in full screen. What lies outside the topmost
 * modal dialog is inert, neither pressed nor announced: the region of the messages moves into it, as a popover that no
 * part of the dialog clips or covers. Loaded with the first dialog or message.
 */

const region = document.getElementById("toasts")
const home = region?.parentElement

if (region && home) {
  /** In the order in which they were opened. */
  const modals = new Set(document.querySelectorAll("dialog:modal"))

  const place = () => {
    for (const modal of modals) if (!modal.isConnected || !modal.matches(":modal")) modals.delete(modal)
    const parent = [...modals].at(-1) ?? home
    if (region.parentElement !== parent) parent.append(region)
    region.popover = null
    if (parent === home && !document.fullscreenElement) return removals.disconnect()
    // Shown anew: over whatever has come into the top layer since.
    region.popover = "manual"
    region.showPopover()
    removals.observe(document.body, { childList: true, subtree: true })
  }
  /** A script may remove an open dialog, and the messages in it, without closing it. */
  const removals = new MutationObserver(() => {
    if (!region.isConnected) place()
  })
  new MutationObserver((changes) => {
    const dialogs = changes
      .map(({ target }) => target)
      .filter((target) => target instanceof HTMLDialogElement)
    if (dialogs.length === 0) return
    for (const dialog of dialogs) modals.delete(dialog)
    for (const dialog of dialogs) modals.add(dialog)
    place()
  }).observe(document, { subtree: true, attributeFilter: ["open"] })
  document.addEventListener("fullscreenchange", place)
  place()
}

export {}
