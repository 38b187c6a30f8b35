/** The calendar of a date-time field: a dialog by the date picker pattern of ARIA, with hours and minutes below the days. */
import { formatLocalTime, parseLocalTime } from "../../../src/web/texts/local-time.ts"
import { type TimeRange, withinRange } from "./mask.ts"
import { addMonths, DAY_MS, dayOf, daysSinceMonday, weeksOfMonth } from "./month.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Minutes offered; others are typed into the field. */
const MINUTE_STEP = 5
/** Between the field, the calendar and the edges of the window, px. */
const GAP = 4
/** Narrower windows show the calendar at their lower edge, as every dialog (`overlays.css`). */
const BESIDE_FIELD = "(width >= 45rem)"

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: "UTC" })
  return (ms: number) => format.format(ms)
}
const monthName = named({ month: "long" })
const monthAndYear = named({ month: "long", year: "numeric" })
const fullDate = named({ weekday: "long", day: "numeric", month: "long", year: "numeric" })
const weekday = named({ weekday: "short" })
const longWeekday = named({ weekday: "long" })

const two = (value: number) => String(value).padStart(2, "0")

/** Now by the clock of the browser, to the minute. */
export function localNow(): number {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours(), now.getMinutes())
}

/** What `input` accepts. */
export function rangeOf({ dataset }: HTMLInputElement): TimeRange {
  return {
    earliest: parseLocalTime(dataset.min ?? "") ?? 0,
    latest: parseLocalTime(dataset.max ?? "") ?? 0,
  }
}

/** Opens the calendar of `input`; what is applied is written into the field. */
export function openCalendar(input: HTMLInputElement, template: HTMLTemplateElement) {
  const dialog = template.content.querySelector("dialog")?.cloneNode(true) as HTMLDialogElement
  const calendar = new Calendar(dialog, input)
  document.body.append(dialog)
  dialog.addEventListener("close", () => dialog.remove())
  dialog.showModal()
  placeBeside(dialog, input)
  calendar.focusDay()
}

/** Below the field, else above it, else at its right. */
function placeBeside(dialog: HTMLDialogElement, input: HTMLElement) {
  if (!matchMedia(BESIDE_FIELD).matches) return
  const { top, bottom, left, right } = input.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = dialog
  const lowest = innerHeight - height - GAP
  const isBelow = bottom + GAP <= lowest
  const isAbove = !isBelow && top - GAP >= height
  const beside = Math.max(GAP, Math.min(top, lowest))
  const x = isBelow || isAbove ? left : right + GAP
  Object.assign(dialog.style, {
    margin: "0",
    top: `${isBelow ? bottom + GAP : isAbove ? top - GAP - height : beside}px`,
    left: `${Math.max(GAP, Math.min(x, innerWidth - width - GAP))}px`,
  })
}

class Calendar {
  /** The time that is applied. */
  private chosen: number
  /** The day that has the focus among the days, and whose month is shown. */
  private focused: number

  private dialog: HTMLDialogElement
  private input: HTMLInputElement
  private range: TimeRange

  constructor(dialog: HTMLDialogElement, input: HTMLInputElement) {
    this.dialog = dialog
    this.input = input
    this.range = rangeOf(input)
    this.chosen = this.limited(parseLocalTime(input.value) ?? localNow())
    this.focused = dayOf(this.chosen)
    this.fillChoices()
    this.draw()
    dialog.addEventListener("click", (event) => this.onClick(event))
    dialog.addEventListener("dblclick", ({ target }) => {
      if ((target as Element).closest("[data-day]")) this.apply()
    })
    dialog.addEventListener("change", () => this.onChoice())
    dialog.addEventListener("keydown", (event) => this.onKey(event))
  }

  focusDay() {
    this.dialog.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }

  private limited(ms: number): number {
    return withinRange(ms, this.range)
  }

  /** Whether the day may be chosen. */
  private isWithin(day: number): boolean {
    return day >= dayOf(this.range.earliest) && day <= this.range.latest
  }

  private select(name: string): HTMLSelectElement {
    return this.dialog.querySelector(`select[name=${name}]`) as HTMLSelectElement
  }

  private fillChoices() {
    const fill = (name: string, values: number[], label: (value: number) => string) =>
      this.select(name).replaceChildren(...values.map((value) => new Option(label(value), String(value))))
    const upTo = (count: number, first = 0, step = 1) =>
      Array.from({ length: count }, (_, at) => first + at * step)
    const [first, last] = [this.range.earliest, this.range.latest].map((ms) => new Date(ms).getUTCFullYear())
    fill("month", upTo(12), (month) => monthName(Date.UTC(2000, month)))
    fill("year", upTo((last ?? 0) - (first ?? 0) + 1, first), String)
    fill("hour", upTo(24), two)
    const minutes = new Set([
      ...upTo(60 / MINUTE_STEP, 0, MINUTE_STEP),
      new Date(this.chosen).getUTCMinutes(),
    ])
    fill(
      "minute",
      [...minutes].sort((one, other) => one - other),
      two,
    )
  }

  private draw() {
    const shown = new Date(this.focused)
    const time = new Date(this.chosen)
    this.select("month").value = String(shown.getUTCMonth())
    this.select("year").value = String(shown.getUTCFullYear())
    this.select("hour").value = String(time.getUTCHours())
    this.select("minute").value = String(time.getUTCMinutes())
    for (const button of this.dialog.querySelectorAll<HTMLButtonElement>("[data-months]"))
      button.disabled = !this.isWithin(addMonths(this.focused, Number(button.dataset.months)))
    const weeks = weeksOfMonth(this.focused)
    const grid = this.dialog.querySelector("table") as HTMLTableElement
    grid.role = "grid"
    grid.setAttribute("aria-label", monthAndYear(this.focused))
    grid.tHead?.rows[0]?.replaceChildren(...(weeks[0] ?? []).map(weekdayHead))
    grid.tBodies[0]?.replaceChildren(
      ...weeks.map((week) => {
        const row = document.createElement("tr")
        row.append(...week.map((day) => this.cellOf(day, shown.getUTCMonth())))
        return row
      }),
    )
  }

  private cellOf(day: number, month: number): HTMLElement {
    const cell = document.createElement("td")
    const time = new Date(day)
    cell.textContent = String(time.getUTCDate())
    cell.dataset.day = String(day)
    cell.role = "gridcell"
    cell.ariaLabel = fullDate(day)
    cell.tabIndex = day === this.focused ? 0 : -1
    cell.ariaSelected = String(day === dayOf(this.chosen))
    if (day === dayOf(localNow())) cell.ariaCurrent = "date"
    if (!this.isWithin(day)) cell.ariaDisabled = "true"
    cell.classList.toggle("date-other", time.getUTCMonth() !== month)
    return cell
  }

  /** Shows `day` and moves the focus to it. */
  private moveTo(day: number) {
    const month = monthAndYear(this.focused)
    this.focused = dayOf(this.limited(day))
    this.draw()
    this.focusDay()
    if (monthAndYear(this.focused) !== month) this.announceMonth()
  }

  /** The focus stays: on the button or the choice that changed the month. */
  private showMonth(ms: number) {
    this.focused = dayOf(this.limited(ms))
    this.draw()
    this.announceMonth()
  }

  private announceMonth() {
    const status = this.dialog.querySelector("[role=status]")
    if (status) status.textContent = monthAndYear(this.focused)
  }

  private choose(day: number) {
    if (!this.isWithin(day)) return
    this.chosen = this.limited(day + (this.chosen - dayOf(this.chosen)))
    this.moveTo(day)
  }

  private apply() {
    this.input.value = formatLocalTime(this.chosen)
    for (const type of ["input", "change"]) this.input.dispatchEvent(new Event(type, { bubbles: true }))
    this.dialog.close()
  }

  private onClick({ target }: MouseEvent) {
    const element = target as Element
    // Only the area around a dialog is a target without one of its elements.
    if (element === this.dialog) return this.dialog.close()
    const day = element.closest<HTMLElement>("[data-day]")
    if (day) return this.choose(Number(day.dataset.day))
    const months = element.closest<HTMLElement>("[data-months]")
    if (months) return this.showMonth(addMonths(this.focused, Number(months.dataset.months)))
    if (element.closest("[data-apply]")) return this.apply()
    if (!element.closest("[data-now]")) return
    this.chosen = this.limited(localNow())
    this.fillChoices()
    this.moveTo(this.chosen)
  }

  private onChoice() {
    const [year, month, hour, minute] = ["year", "month", "hour", "minute"].map((name) =>
      Number(this.select(name).value),
    ) as [number, number, number, number]
    this.chosen = dayOf(this.chosen) + hour * HOUR_MS + minute * MINUTE_MS
    const shown = new Date(this.focused)
    const months = (year - shown.getUTCFullYear()) * 12 + month - shown.getUTCMonth()
    if (months !== 0) this.showMonth(addMonths(this.focused, months))
  }

  private onKey(event: KeyboardEvent) {
    // Keys of the page behind, such as those of lists, mean nothing here.
    event.stopPropagation()
    const day = (event.target as Element).closest<HTMLElement>("[data-day]")
    if (!day) return
    const to = dayAfterKey(event, this.focused)
    if (to !== null) this.moveTo(to)
    else if (event.key === "Enter" || event.key === " ") {
      this.choose(Number(day.dataset.day))
      if (event.key === "Enter" && this.isWithin(Number(day.dataset.day))) this.apply()
    } else return
    event.preventDefault()
  }
}

function weekdayHead(day: number): HTMLElement {
  const head = document.createElement("th")
  head.scope = "col"
  head.abbr = longWeekday(day)
  head.textContent = weekday(day)
  return head
}

/** The day to which a key moves from `day` (date picker pattern of ARIA); null for other keys. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return day - DAY_MS
    case "ArrowRight":
      return day + DAY_MS
    case "ArrowUp":
      return day - 7 * DAY_MS
    case "ArrowDown":
      return day + 7 * DAY_MS
    case "Home":
      return day - daysSinceMonday(day) * DAY_MS
    case "End":
      return day + (6 - daysSinceMonday(day)) * DAY_MS
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1)
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}
