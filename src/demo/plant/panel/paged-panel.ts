/** A panel of several pages: which one is open, its tabs, F1 and the keys after it, and the text that it has copied. */
import type { Area } from "../rfb-server/screen.ts"
import type { AlarmList } from "./alarm-list.ts"
import { type Clock, systemClock } from "./clock.ts"
import { createPanelScreen, type PanelScreen } from "./panel-screen.ts"
import type { Theme } from "./theme.ts"
import type { Widget } from "./widget.ts"
import { tab } from "./widgets/header.ts"

/** X11 keysym of F1; the other function keys follow. */
const F1 = 0xffbe

/** What a panel shows and steps. */
interface PanelOf<Page extends string, Process> {
  name: string
  size: { width: number; height: number }
  theme: Theme
  /** Around every page. */
  chrome: readonly Widget[]
  pages: Record<Page, readonly Widget[]>
  process: Process
  /** @param keysym  of X11; function keys open pages */
  key(keysym: number): void
}

/** A machine behind its panel. */
export interface PanelMachine<Page extends string, Process extends PanelProcess> {
  readonly screen: PanelScreen
  readonly process: Process
  readonly state: Readonly<Process["state"]>
  page(): Page
}

interface PanelProcess {
  readonly state: object
  step(nowMs: number): void
}

interface PagedPanel<Page extends string> {
  open(page: Page): void
  /** Puts a text on the panel's clipboard. */
  copy(text: string): void
  /** @param areaOf  place of each tab by its index; the alarm page's shows how many are not acknowledged */
  tabs(theme: Theme, alarms: AlarmList, areaOf: (index: number) => Area): Widget[]
  /** The machine whose screen shows the open page. */
  machine<Process extends PanelProcess>(
    panel: PanelOf<Page, Process>,
    clock: Clock | undefined,
  ): PanelMachine<Page, Process>
}

/** @param pages  in the order of their tabs; the first is open */
export function createPagedPanel<Page extends string>(pages: readonly [Page, ...Page[]]): PagedPanel<Page> {
  let page = pages[0]
  let copied: string | null = null
  const open = (next: Page) => {
    page = next
  }
  return {
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
    machine<Process extends PanelProcess>(
      { name, size, theme, chrome, pages: contents, process, key }: PanelOf<Page, Process>,
      clock: Clock = systemClock,
    ): PanelMachine<Page, Process> {
      const widgets = new Map(pages.map((one) => [one, [...chrome, ...contents[one]]]))
      const program = {
        name,
        ...size,
        background: theme.background,
        widgets: () => widgets.get(page) ?? [],
        step: process.step,
        key(keysym: number) {
          const chosen = pages[keysym - F1]
          if (chosen) open(chosen)
          else key(keysym)
        },
        takeClipboardText() {
          const text = copied
          copied = null
          return text
        },
      }
      return {
        screen: createPanelScreen(program, clock),
        process,
        state: process.state as Process["state"],
        page: () => page,
      }
    },
  }
}
