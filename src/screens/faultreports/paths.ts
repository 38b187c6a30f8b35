/** Addresses of the pages about fault reports without signing in. */
export const REPORT_ADDRESS = "/report/:token"

export function reportPath(token: string): string {
  return `/report/${token}`
}

/** Shows the form also to a user who is signed in, and would otherwise get to the machine's book. */
export const FORM_QUERY = "form"
/** Carries the reference number of the report that was just sent. */
export const SENT_QUERY = "sent"
/** Both ways to add photos. */
export const PHOTOS_FIELD = "photos"

export function labelPath(deviceId: string): string {
  return `/devices/${deviceId}/label`
}
