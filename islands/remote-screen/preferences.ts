/** Preferences of the session screen, kept in this browser, whose display, link and keyboard they are about. */
import { PICTURE_QUALITIES, type PictureQuality } from "../../protocols/viewer-wire-input.ts"
import { ZOOM_STEPS, type Zoom } from "../screen/zoom.ts"
import { KEYBOARD_LAYOUTS, type KeyboardLayoutName } from "./onscreen-layouts.ts"
import type { TouchMode } from "./touch.ts"

export interface ScreenPreferences {
  layout: KeyboardLayoutName
  /** Names of key combinations. */
  pinned: readonly string[]
  touchMode: TouchMode
  quality: PictureQuality
  /** By the id of the interface, the newest last; "fit" for those that are not listed. */
  zooms: readonly ZoomOfInterface[]
}

interface ZoomOfInterface {
  interfaceId: string
  zoom: Zoom
}

/** A browser keeps the zoom of so many interfaces. */
const ZOOMS_MAX = 100

const STORAGE_KEY = "session-screen"

/** @param lang  of the reader, whose layout it is until another is chosen */
export function readPreferences(lang: string): ScreenPreferences {
  const first: ScreenPreferences = {
    layout: KEYBOARD_LAYOUTS.find((name) => name === lang) ?? "en-GB",
    pinned: ["Ctrl+Alt+Del"],
    touchMode: "direct",
    quality: "AUTOMATIC",
    zooms: [],
  }
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<ScreenPreferences>
    return {
      layout: KEYBOARD_LAYOUTS.find((name) => name === stored.layout) ?? first.layout,
      pinned: Array.isArray(stored.pinned)
        ? stored.pinned.filter((name) => typeof name === "string")
        : first.pinned,
      touchMode: stored.touchMode === "touchpad" ? "touchpad" : "direct",
      quality: PICTURE_QUALITIES.find((name) => name === stored.quality) ?? first.quality,
      zooms: Array.isArray(stored.zooms) ? stored.zooms.filter(isZoomOfInterface) : first.zooms,
    }
  } catch {
    return first
  }
}

function isZoomOfInterface(one: Partial<ZoomOfInterface> | null): one is ZoomOfInterface {
  return typeof one?.interfaceId === "string" && ZOOM_STEPS.some((step) => step === one.zoom)
}

export function zoomOf({ zooms }: ScreenPreferences, interfaceId: string): Zoom {
  return zooms.find((one) => one.interfaceId === interfaceId)?.zoom ?? "fit"
}

export function withZoom(preferences: ScreenPreferences, interfaceId: string, zoom: Zoom): ScreenPreferences {
  const others = preferences.zooms.filter((one) => one.interfaceId !== interfaceId)
  const zooms = zoom === "fit" ? others : [...others, { interfaceId, zoom }]
  return { ...preferences, zooms: zooms.slice(-ZOOMS_MAX) }
}

/** Best effort: a browser may keep nothing. */
export function savePreferences(preferences: ScreenPreferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // Private windows of some browsers have no storage.
  }
}
