/** Buttons that open the browser's print dialog. */
document.addEventListener("click", (event) => {
  if ((event.target as Element).closest("[data-print]")) print()
})
