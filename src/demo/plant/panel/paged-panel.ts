/** A panel of several pages: which one is open, its tabs, F1 and the keys after it, and the text that it has copied. */
import type { Area } from "../rfb-server/screen.ts"
import type { AlarmList } from "./alarm-list.ts"
import type { Clock } from "./clock.ts"
import { createPanelScreen, type PanelProgram, type PanelScreen } from "./panel-screen.ts"
import type { Theme } from "./theme.ts"
import type { Widget } from "./widget.ts"
import { tab } from "./widgets/header.ts"

/** X11 keysym of F1; the other function keys follow. */
const F1 = 0xffbe

interface PagedPanel<Page extends string> {
  page(): Page
  open(page: Page): void
  /** Puts a text on the panel's clipboard. */
  copy(text: string): void
  /** @param areaOf  place of each tab by its index; the alarm page's shows how many are not acknowledged */
  tabs(theme: Theme, alarms: AlarmList, areaOf: (index: number) => Area): Widget[]
  /** The screen that shows the open page. Function keys open pages, other keys are the program's. */
  screen(
    program: Omit<PanelProgram, "widgets" | "takeClipboardText"> & { pages: Record<Page, readonly Widget[]> },
    clock: Clock,
  ): PanelScreen
}

/** @param pages  in the order of their tabs; the first is open */
export function createPagedPanel<Page extends string>(pages: readonly [Page, ...Page[]]): PagedPanel<Page> {
  let page = pages[0]
  let copied: string | null = null
  const open = (next: Page) => {
    page = next
  }
  return {
    page: () => page,
    open,
    copy(text) {
      copied = text
    },
    tabs: (theme, alarms, areaOf) =>
      pages.map((label, index) =>
        tab(theme, {
          ...areaOf(index),
          label,
          hint: `F${index + 1}`,
          isOpen: () => page === label,
          badge: () => (label === "Alarms" ? alarms.unacknowledged() : 0),
          press: () => open(label),
        }),
      ),
    screen: ({ pages: widgets, ...program }, clock) =>
      createPanelScreen(
        {
          ...program,
          widgets: () => widgets[page],
          key(keysym) {
            const chosen = pages[keysym - F1]
            if (chosen) open(chosen)
            else program.key(keysym)
          },
          takeClipboardText() {
            const text = copied
            copied = null
            return text
          },
        },
        clock,
      ),
  }
}
