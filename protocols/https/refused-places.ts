/** Places that a page tried to reach beside its machine, for a report of each. */

/** A host that a page asks for again and again is reported once; and so many hosts at most. */
const REFUSED_PLACES_MAX = 20
/** What Chromium asks for by itself, in spite of all flags: it gets nothing, and is no page's doing. */
const BROWSER_SERVICES: ReadonlySet<string> = new Set([
  "accounts.google.com",
  "clients2.google.com",
  "clients4.google.com",
  "connectivitycheck.gstatic.com",
  "content-autofill.googleapis.com",
  "edgedl.me.gvt1.com",
  "optimizationguide-pa.googleapis.com",
  "passwordsleakcheck-pa.googleapis.com",
  "redirector.gvt1.com",
  "safebrowsing.googleapis.com",
  "update.googleapis.com",
])

export class RefusedPlaces {
  private readonly places = new Set<string>()

  /** @returns whether the place is to be reported */
  add(place: string): boolean {
    if (BROWSER_SERVICES.has(place.replace(/:443$/, ""))) return false
    if (this.places.has(place) || this.places.size >= REFUSED_PLACES_MAX) return false
    this.places.add(place)
    return true
  }
}
