/** An event by itself: beside the header, scripts of few pages would share a file with that of every page. */

/** Event for the page's script after a successful step-up. */
export const STEP_UP_DONE_EVENT = "step-up-done"
