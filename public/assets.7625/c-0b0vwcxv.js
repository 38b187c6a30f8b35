// src/web/texts/local-time.ts
var DAY_FIRST = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})[ ,T]+(\d{1,2})[:.](\d{2})(?::\d{2})?$/;
var YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::\d\d)?$/;
function parseLocalTime(text) {
  const typed = text.trim().replace(/ +/g, " ");
  const dayFirst = DAY_FIRST.exec(typed)?.slice(1).map(Number);
  const yearFirst = YEAR_FIRST.exec(typed)?.slice(1).map(Number);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = dayFirst ? [dayFirst[2], dayFirst[1], dayFirst[0], dayFirst[3], dayFirst[4]] : yearFirst ?? [];
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCHours() === hour && minute < 60;
  return isReal ? time.getTime() : null;
}
function formatLocalTime(ms) {
  const time = new Date(ms);
  const two = (value) => String(value).padStart(2, "0");
  const date = `${two(time.getUTCDate())}-${two(time.getUTCMonth() + 1)}-${String(time.getUTCFullYear()).padStart(4, "0")}`;
  return `${date} ${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
}

// islands/page/dates/month.ts
var DAY_MS = 24 * 60 * 60000;
var DAYS_OF_WEEK = 7;
var WEEKS_SHOWN = 6;
function dayOf(ms) {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
function daysSinceMonday(ms) {
  return (new Date(ms).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
}
function addMonths(ms, months) {
  const time = new Date(ms);
  const year = time.getUTCFullYear();
  const month = time.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(time.getUTCDate(), daysInMonth)) + (ms - dayOf(ms));
}
function weeksOfMonth(ms) {
  const time = new Date(ms);
  const first = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1);
  const monday = first - daysSinceMonday(first) * DAY_MS;
  return Array.from({ length: WEEKS_SHOWN }, (_, week) => Array.from({ length: DAYS_OF_WEEK }, (_, day) => monday + (week * DAYS_OF_WEEK + day) * DAY_MS));
}

// islands/page/dates/mask.ts
var LENGTHS = [2, 2, 4, 2, 2];
var SEPARATORS = ["-", "-", " ", ":"];
var YEAR_PART = 2;
var CENTURY = "20";
var STARTS = [0, 3, 6, 11, 14];
var COMPLETE_CHARACTERS = "20-11-2026 14:05".length;
var MINUTE_MS = 60000;
var STEPS = [
  (ms, step) => ms + step * 24 * 60 * MINUTE_MS,
  (ms, step) => addMonths(ms, step),
  (ms, step) => addMonths(ms, 12 * step),
  (ms, step) => ms + step * 60 * MINUTE_MS,
  (ms, step) => ms + step * MINUTE_MS
];
function maskTyped(text) {
  const time = parseLocalTime(text);
  if (time !== null)
    return formatLocalTime(time);
  const parts = [""];
  const isFull = () => parts.at(-1)?.length === LENGTHS[parts.length - 1];
  for (const character of text) {
    const isDigit = character >= "0" && character <= "9";
    if (isDigit && isFull() && parts.length === LENGTHS.length)
      break;
    if (isFull() || !isDigit && parts.at(-1) !== "" && parts.length < LENGTHS.length)
      endPart(parts);
    if (isDigit)
      parts[parts.length - 1] += character;
  }
  if (isFull() && parts.length < LENGTHS.length)
    parts.push("");
  return parts.map((part, at) => at === 0 ? part : `${SEPARATORS[at - 1]}${part}`).join("");
}
function endPart(parts) {
  const at = parts.length - 1;
  const typed = parts[at] ?? "";
  if (at === YEAR_PART)
    parts[at] = typed.length === 2 ? `${CENTURY}${typed}` : typed;
  else
    parts[at] = typed.padStart(LENGTHS[at] ?? 0, "0");
  parts.push("");
}
function overwriteDigit(text, caret, digit) {
  if (text.length !== COMPLETE_CHARACTERS || !/^\d$/.test(digit))
    return null;
  const at = /\d/.test(text[caret] ?? "") ? caret : caret + 1;
  if (at >= text.length)
    return null;
  const after = at + 1;
  const isBeforeSeparator = after < text.length && !/\d/.test(text[after] ?? "");
  return { text: text.slice(0, at) + digit + text.slice(after), caret: isBeforeSeparator ? after + 1 : after };
}
function withinRange(ms, { earliest, latest }) {
  return Math.min(Math.max(ms, earliest), latest);
}
function stepAtCaret(text, caret, step, range) {
  const time = parseLocalTime(text);
  if (time === null)
    return null;
  const part = Math.max(0, STARTS.findLastIndex((start) => start <= caret));
  const stepped = STEPS[part]?.(time, step) ?? time;
  const start = STARTS[part] ?? 0;
  return { text: formatLocalTime(withinRange(stepped, range)), start, end: start + (LENGTHS[part] ?? 0) };
}

// islands/page/dates/calendar.ts
var MINUTE_MS2 = 60000;
var HOUR_MS = 60 * MINUTE_MS2;
var MINUTE_STEP = 5;
var GAP = 4;
var BESIDE_FIELD = "(width >= 45rem)";
var named = (options) => {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: "UTC" });
  return (ms) => format.format(ms);
};
var monthName = named({ month: "long" });
var monthAndYear = named({ month: "long", year: "numeric" });
var fullDate = named({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
var weekday = named({ weekday: "short" });
var longWeekday = named({ weekday: "long" });
var two = (value) => String(value).padStart(2, "0");
function localNow() {
  const now = new Date;
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours(), now.getMinutes());
}
function rangeOf({ dataset }) {
  return {
    earliest: parseLocalTime(dataset.min ?? "") ?? 0,
    latest: parseLocalTime(dataset.max ?? "") ?? 0
  };
}
function openCalendar(input, template) {
  const dialog = template.content.querySelector("dialog")?.cloneNode(true);
  const calendar = new Calendar(dialog, input);
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  placeBeside(dialog, input);
  calendar.focusDay();
}
function placeBeside(dialog, input) {
  if (!matchMedia(BESIDE_FIELD).matches)
    return;
  const { top, bottom, left, right } = input.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const lowest = innerHeight - height - GAP;
  const isBelow = bottom + GAP <= lowest;
  const isAbove = !isBelow && top - GAP >= height;
  const beside = Math.max(GAP, Math.min(top, lowest));
  const x = isBelow || isAbove ? left : right + GAP;
  Object.assign(dialog.style, {
    margin: "0",
    top: `${isBelow ? bottom + GAP : isAbove ? top - GAP - height : beside}px`,
    left: `${Math.max(GAP, Math.min(x, innerWidth - width - GAP))}px`
  });
}

class Calendar {
  chosen;
  focused;
  dialog;
  input;
  range;
  constructor(dialog, input) {
    this.dialog = dialog;
    this.input = input;
    this.range = rangeOf(input);
    this.chosen = this.limited(parseLocalTime(input.value) ?? localNow());
    this.focused = dayOf(this.chosen);
    this.fillChoices();
    this.draw();
    dialog.addEventListener("click", (event) => this.onClick(event));
    dialog.addEventListener("dblclick", ({ target }) => {
      if (target.closest("[data-day]"))
        this.apply();
    });
    dialog.addEventListener("change", () => this.onChoice());
    dialog.addEventListener("keydown", (event) => this.onKey(event));
  }
  focusDay() {
    this.dialog.querySelector('[data-day][tabindex="0"]')?.focus();
  }
  limited(ms) {
    return withinRange(ms, this.range);
  }
  isWithin(day) {
    return day >= dayOf(this.range.earliest) && day <= this.range.latest;
  }
  select(name) {
    return this.dialog.querySelector(`select[name=${name}]`);
  }
  fillChoices() {
    const fill = (name, values, label) => this.select(name).replaceChildren(...values.map((value) => new Option(label(value), String(value))));
    const upTo = (count, first = 0, step = 1) => Array.from({ length: count }, (_, at) => first + at * step);
    const [first, last] = [this.range.earliest, this.range.latest].map((ms) => new Date(ms).getUTCFullYear());
    fill("month", upTo(12), (month) => monthName(Date.UTC(2000, month)));
    fill("year", upTo((last ?? 0) - (first ?? 0) + 1, first), String);
    fill("hour", upTo(24), two);
    const minutes = new Set([
      ...upTo(60 / MINUTE_STEP, 0, MINUTE_STEP),
      new Date(this.chosen).getUTCMinutes()
    ]);
    fill("minute", [...minutes].sort((one, other) => one - other), two);
  }
  draw() {
    const shown = new Date(this.focused);
    const time = new Date(this.chosen);
    this.select("month").value = String(shown.getUTCMonth());
    this.select("year").value = String(shown.getUTCFullYear());
    this.select("hour").value = String(time.getUTCHours());
    this.select("minute").value = String(time.getUTCMinutes());
    for (const button of this.dialog.querySelectorAll("[data-months]"))
      button.disabled = !this.isWithin(addMonths(this.focused, Number(button.dataset.months)));
    const weeks = weeksOfMonth(this.focused);
    const grid = this.dialog.querySelector("table");
    grid.role = "grid";
    grid.setAttribute("aria-label", monthAndYear(this.focused));
    grid.tHead?.rows[0]?.replaceChildren(...(weeks[0] ?? []).map(weekdayHead));
    grid.tBodies[0]?.replaceChildren(...weeks.map((week) => {
      const row = document.createElement("tr");
      row.append(...week.map((day) => this.cellOf(day, shown.getUTCMonth())));
      return row;
    }));
  }
  cellOf(day, month) {
    const cell = document.createElement("td");
    const time = new Date(day);
    cell.textContent = String(time.getUTCDate());
    cell.dataset.day = String(day);
    cell.role = "gridcell";
    cell.ariaLabel = fullDate(day);
    cell.tabIndex = day === this.focused ? 0 : -1;
    cell.ariaSelected = String(day === dayOf(this.chosen));
    if (day === dayOf(localNow()))
      cell.ariaCurrent = "date";
    if (!this.isWithin(day))
      cell.ariaDisabled = "true";
    cell.classList.toggle("date-other", time.getUTCMonth() !== month);
    return cell;
  }
  moveTo(day) {
    const month = monthAndYear(this.focused);
    this.focused = dayOf(this.limited(day));
    this.draw();
    this.focusDay();
    if (monthAndYear(this.focused) !== month)
      this.announceMonth();
  }
  showMonth(ms) {
    this.focused = dayOf(this.limited(ms));
    this.draw();
    this.announceMonth();
  }
  announceMonth() {
    const status = this.dialog.querySelector("[role=status]");
    if (status)
      status.textContent = monthAndYear(this.focused);
  }
  choose(day) {
    if (!this.isWithin(day))
      return;
    this.chosen = this.limited(day + (this.chosen - dayOf(this.chosen)));
    this.moveTo(day);
  }
  apply() {
    this.input.value = formatLocalTime(this.chosen);
    for (const type of ["input", "change"])
      this.input.dispatchEvent(new Event(type, { bubbles: true }));
    this.dialog.close();
  }
  onClick({ target }) {
    const element = target;
    if (element === this.dialog)
      return this.dialog.close();
    const day = element.closest("[data-day]");
    if (day)
      return this.choose(Number(day.dataset.day));
    const months = element.closest("[data-months]");
    if (months)
      return this.showMonth(addMonths(this.focused, Number(months.dataset.months)));
    if (element.closest("[data-apply]"))
      return this.apply();
    if (!element.closest("[data-now]"))
      return;
    this.chosen = this.limited(localNow());
    this.fillChoices();
    this.moveTo(this.chosen);
  }
  onChoice() {
    const [year, month, hour, minute] = ["year", "month", "hour", "minute"].map((name) => Number(this.select(name).value));
    this.chosen = dayOf(this.chosen) + hour * HOUR_MS + minute * MINUTE_MS2;
    const shown = new Date(this.focused);
    const months = (year - shown.getUTCFullYear()) * 12 + month - shown.getUTCMonth();
    if (months !== 0)
      this.showMonth(addMonths(this.focused, months));
  }
  onKey(event) {
    event.stopPropagation();
    const day = event.target.closest("[data-day]");
    if (!day)
      return;
    const to = dayAfterKey(event, this.focused);
    if (to !== null)
      this.moveTo(to);
    else if (event.key === "Enter" || event.key === " ") {
      this.choose(Number(day.dataset.day));
      if (event.key === "Enter" && this.isWithin(Number(day.dataset.day)))
        this.apply();
    } else
      return;
    event.preventDefault();
  }
}
function weekdayHead(day) {
  const head = document.createElement("th");
  head.scope = "col";
  head.abbr = longWeekday(day);
  head.textContent = weekday(day);
  return head;
}
function dayAfterKey({ key, shiftKey }, day) {
  switch (key) {
    case "ArrowLeft":
      return day - DAY_MS;
    case "ArrowRight":
      return day + DAY_MS;
    case "ArrowUp":
      return day - 7 * DAY_MS;
    case "ArrowDown":
      return day + 7 * DAY_MS;
    case "Home":
      return day - daysSinceMonday(day) * DAY_MS;
    case "End":
      return day + (6 - daysSinceMonday(day)) * DAY_MS;
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

// islands/page/dates/fields.ts
var fieldOf = (target) => target instanceof HTMLInputElement && target.matches(".input-datetime") ? target : null;
var styles = document.querySelector("[data-calendar]")?.dataset.styles;
if (styles) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  document.head.append(link);
}
function write(field, text, start, end = start) {
  field.value = text;
  field.setSelectionRange(start, end);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
document.addEventListener("beforeinput", (event) => {
  const field = fieldOf(event.target);
  const caret = field?.selectionStart;
  if (!field || typeof caret !== "number" || caret !== field.selectionEnd)
    return;
  if (event.inputType !== "insertText")
    return;
  const changed = overwriteDigit(field.value, caret, event.data ?? "");
  if (!changed)
    return;
  event.preventDefault();
  write(field, changed.text, changed.caret);
});
document.addEventListener("input", (event) => {
  const field = fieldOf(event.target);
  if (!field || !(event instanceof InputEvent) || !event.inputType.startsWith("insert"))
    return;
  const isAtEnd = field.selectionStart === field.value.length;
  if (isAtEnd || event.inputType !== "insertText")
    field.value = maskTyped(field.value);
});
document.addEventListener("keydown", (event) => {
  const field = fieldOf(event.target);
  if (!field || event.key !== "ArrowUp" && event.key !== "ArrowDown")
    return;
  event.preventDefault();
  if (event.altKey)
    return open(field);
  if (field.value === "")
    return write(field, formatLocalTime(localNow()), 0, 2);
  const step = event.key === "ArrowUp" ? 1 : -1;
  const stepped = stepAtCaret(field.value, field.selectionStart ?? 0, step, rangeOf(field));
  if (stepped)
    write(field, stepped.text, stepped.start, stepped.end);
});
function open(field) {
  const template = field.parentElement?.querySelector("template");
  if (template)
    openCalendar(field, template);
}
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-calendar]");
  const field = button && fieldOf(document.getElementById(button.dataset.calendar ?? ""));
  if (field)
    open(field);
});
var isPointerDown = false;
document.addEventListener("pointerdown", () => {
  isPointerDown = true;
});
for (const type of ["pointerup", "pointercancel"])
  document.addEventListener(type, () => {
    isPointerDown = false;
  });
function afterPress(act) {
  if (isPointerDown)
    document.addEventListener("pointerup", () => setTimeout(act), { once: true });
  else
    act();
}
document.addEventListener("change", ({ target }) => {
  const field = fieldOf(target);
  if (!field)
    return;
  const time = parseLocalTime(field.value);
  if (time !== null)
    field.value = formatLocalTime(time);
  afterPress(() => showProblem(field, field.value !== "" && time === null));
});
function showProblem(field, isWrong) {
  const frame = field.closest(".field");
  const own = frame?.querySelector("[data-own-error]");
  if (!frame || Boolean(own) === isWrong || !own && frame.querySelector(".field-error"))
    return;
  frame.classList.toggle("field-invalid", isWrong);
  if (!isWrong) {
    own?.remove();
    field.removeAttribute("aria-invalid");
    return;
  }
  const error = document.createElement("p");
  error.className = "field-error";
  error.id = `${field.id}-error`;
  error.dataset.ownError = "";
  error.textContent = field.dataset.dateProblem ?? "";
  frame.append(error);
  field.setAttribute("aria-invalid", "true");
  const notes = new Set((field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  field.setAttribute("aria-describedby", [...notes.add(error.id)].join(" "));
}

//# debugId=253354A1A556488A64756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vc3JjL3dlYi90ZXh0cy9sb2NhbC10aW1lLnRzIiwgIi4uLy4uL2lzbGFuZHMvcGFnZS9kYXRlcy9tb250aC50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvZGF0ZXMvbWFzay50cyIsICIuLi8uLi9pc2xhbmRzL3BhZ2UvZGF0ZXMvY2FsZW5kYXIudHMiLCAiLi4vLi4vaXNsYW5kcy9wYWdlL2RhdGVzL2ZpZWxkcy50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsKICAgICIvKipcbiAqIERhdGVzIGFuZCB0aW1lcyBhcyB0aGV5IGFyZSB0eXBlZCAoc3BlY2lmaWNhdGlvbiDCpzIpOiBcIjIwLTExLTIwMjYgMTQ6MDVcIi4gVGhlaXIgdmFsdWVzIGFyZSBtaWxsaXNlY29uZHMgc2luY2UgMTk3MCBhcyBpZiB0aGVcbiAqIGxvY2FsIHRpbWUgd2FzIFVUQywgZm9yIGNhbGN1bGF0aW9ucyB3aXRoIGRhdGVzIHRoYXQgbmVlZCBubyB6b25lLlxuICovXG5cbmNvbnN0IERBWV9GSVJTVCA9IC9eKFxcZHsxLDJ9KVstLi8gXShcXGR7MSwyfSlbLS4vIF0oXFxkezR9KVsgLFRdKyhcXGR7MSwyfSlbOi5dKFxcZHsyfSkoPzo6XFxkezJ9KT8kL1xuLyoqIEFzIGluIGFkZHJlc3NlcyBvZiBvbGRlciBib29rbWFya3MuICovXG5jb25zdCBZRUFSX0ZJUlNUID0gL14oXFxkezR9KS0oXFxkXFxkKS0oXFxkXFxkKVsgVF0oXFxkXFxkKTooXFxkXFxkKSg/OjpcXGRcXGQpPyQvXG5cbi8qKiBUaGUgdGltZSBvZiBcIjIwLTExLTIwMjYgMTQ6MDVcIiwgXCIyMC4xMS4yMDI2IDE0OjA1XCIgb3IgXCIyMDI2LTExLTIwVDE0OjA1XCI7IG51bGwgaWYgbm8gY2FsZW5kYXIgaGFzIGl0LiBTZWNvbmRzIGFyZSBkcm9wcGVkLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhcnNlTG9jYWxUaW1lKHRleHQ6IHN0cmluZyk6IG51bWJlciB8IG51bGwge1xuICBjb25zdCB0eXBlZCA9IHRleHQudHJpbSgpLnJlcGxhY2UoLyArL2csIFwiIFwiKVxuICBjb25zdCBkYXlGaXJzdCA9IERBWV9GSVJTVC5leGVjKHR5cGVkKT8uc2xpY2UoMSkubWFwKE51bWJlcilcbiAgY29uc3QgeWVhckZpcnN0ID0gWUVBUl9GSVJTVC5leGVjKHR5cGVkKT8uc2xpY2UoMSkubWFwKE51bWJlcilcbiAgY29uc3QgW3llYXIgPSAwLCBtb250aCA9IDAsIGRheSA9IDAsIGhvdXIgPSAwLCBtaW51dGUgPSAwXSA9IGRheUZpcnN0XG4gICAgPyBbZGF5Rmlyc3RbMl0sIGRheUZpcnN0WzFdLCBkYXlGaXJzdFswXSwgZGF5Rmlyc3RbM10sIGRheUZpcnN0WzRdXVxuICAgIDogKHllYXJGaXJzdCA/PyBbXSlcbiAgY29uc3QgdGltZSA9IG5ldyBEYXRlKERhdGUuVVRDKHllYXIsIG1vbnRoIC0gMSwgZGF5LCBob3VyLCBtaW51dGUpKVxuICBjb25zdCBpc1JlYWwgPVxuICAgIHRpbWUuZ2V0VVRDRnVsbFllYXIoKSA9PT0geWVhciAmJlxuICAgIHRpbWUuZ2V0VVRDTW9udGgoKSA9PT0gbW9udGggLSAxICYmXG4gICAgdGltZS5nZXRVVENEYXRlKCkgPT09IGRheSAmJlxuICAgIHRpbWUuZ2V0VVRDSG91cnMoKSA9PT0gaG91ciAmJlxuICAgIG1pbnV0ZSA8IDYwXG4gIHJldHVybiBpc1JlYWwgPyB0aW1lLmdldFRpbWUoKSA6IG51bGxcbn1cblxuLyoqIEBwYXJhbSBtcyAgYXMgb2YgYHBhcnNlTG9jYWxUaW1lYCAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZvcm1hdExvY2FsVGltZShtczogbnVtYmVyKTogc3RyaW5nIHtcbiAgY29uc3QgdGltZSA9IG5ldyBEYXRlKG1zKVxuICBjb25zdCB0d28gPSAodmFsdWU6IG51bWJlcikgPT4gU3RyaW5nKHZhbHVlKS5wYWRTdGFydCgyLCBcIjBcIilcbiAgY29uc3QgZGF0ZSA9IGAke3R3byh0aW1lLmdldFVUQ0RhdGUoKSl9LSR7dHdvKHRpbWUuZ2V0VVRDTW9udGgoKSArIDEpfS0ke1N0cmluZyh0aW1lLmdldFVUQ0Z1bGxZZWFyKCkpLnBhZFN0YXJ0KDQsIFwiMFwiKX1gXG4gIHJldHVybiBgJHtkYXRlfSAke3R3byh0aW1lLmdldFVUQ0hvdXJzKCkpfToke3R3byh0aW1lLmdldFVUQ01pbnV0ZXMoKSl9YFxufVxuIiwKICAgICIvKiogRGF5cyBhbmQgbW9udGhzIHdpdGhvdXQgYSB6b25lOiB0aW1lcyBhcmUgbWlsbGlzZWNvbmRzIGFzIG9mIGBwYXJzZUxvY2FsVGltZWAuICovXG5cbmV4cG9ydCBjb25zdCBEQVlfTVMgPSAyNCAqIDYwICogNjBfMDAwXG5jb25zdCBEQVlTX09GX1dFRUsgPSA3XG4vKiogVGhlIG1vc3QgdGhhdCBhIG1vbnRoIHRvdWNoZXM6IHRoZSBjYWxlbmRhciBrZWVwcyBpdHMgaGVpZ2h0LiAqL1xuY29uc3QgV0VFS1NfU0hPV04gPSA2XG5cbi8qKiBNaWRuaWdodCBvZiB0aGUgZGF5IG9mIGBtc2AuICovXG5leHBvcnQgZnVuY3Rpb24gZGF5T2YobXM6IG51bWJlcik6IG51bWJlciB7XG4gIHJldHVybiBNYXRoLmZsb29yKG1zIC8gREFZX01TKSAqIERBWV9NU1xufVxuXG4vKiogRGF5cyBzaW5jZSBNb25kYXksIHdpdGggd2hpY2ggd2Vla3MgYmVnaW4gaW4gRXVyb3BlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRheXNTaW5jZU1vbmRheShtczogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIChuZXcgRGF0ZShtcykuZ2V0VVRDRGF5KCkgKyBEQVlTX09GX1dFRUsgLSAxKSAlIERBWVNfT0ZfV0VFS1xufVxuXG4vKiogVGhlIHNhbWUgZGF5IGFuZCB0aW1lIGBtb250aHNgIGxhdGVyLCBvciB0aGUgbGFzdCBkYXkgb2YgdGhhdCBtb250aCB3aGVyZSBpdCBpcyBzaG9ydGVyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGFkZE1vbnRocyhtczogbnVtYmVyLCBtb250aHM6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHRpbWUgPSBuZXcgRGF0ZShtcylcbiAgY29uc3QgeWVhciA9IHRpbWUuZ2V0VVRDRnVsbFllYXIoKVxuICBjb25zdCBtb250aCA9IHRpbWUuZ2V0VVRDTW9udGgoKSArIG1vbnRoc1xuICBjb25zdCBkYXlzSW5Nb250aCA9IG5ldyBEYXRlKERhdGUuVVRDKHllYXIsIG1vbnRoICsgMSwgMCkpLmdldFVUQ0RhdGUoKVxuICByZXR1cm4gRGF0ZS5VVEMoeWVhciwgbW9udGgsIE1hdGgubWluKHRpbWUuZ2V0VVRDRGF0ZSgpLCBkYXlzSW5Nb250aCkpICsgKG1zIC0gZGF5T2YobXMpKVxufVxuXG4vKiogVGhlIHdlZWtzIHRoYXQgdGhlIG1vbnRoIG9mIGBtc2AgaXMgc2hvd24gaW4sIGVhY2ggZnJvbSBNb25kYXkgdG8gU3VuZGF5LCBhcyBtaWRuaWdodHMuICovXG5leHBvcnQgZnVuY3Rpb24gd2Vla3NPZk1vbnRoKG1zOiBudW1iZXIpOiBudW1iZXJbXVtdIHtcbiAgY29uc3QgdGltZSA9IG5ldyBEYXRlKG1zKVxuICBjb25zdCBmaXJzdCA9IERhdGUuVVRDKHRpbWUuZ2V0VVRDRnVsbFllYXIoKSwgdGltZS5nZXRVVENNb250aCgpLCAxKVxuICBjb25zdCBtb25kYXkgPSBmaXJzdCAtIGRheXNTaW5jZU1vbmRheShmaXJzdCkgKiBEQVlfTVNcbiAgcmV0dXJuIEFycmF5LmZyb20oeyBsZW5ndGg6IFdFRUtTX1NIT1dOIH0sIChfLCB3ZWVrKSA9PlxuICAgIEFycmF5LmZyb20oeyBsZW5ndGg6IERBWVNfT0ZfV0VFSyB9LCAoXywgZGF5KSA9PiBtb25kYXkgKyAod2VlayAqIERBWVNfT0ZfV0VFSyArIGRheSkgKiBEQVlfTVMpLFxuICApXG59XG4iLAogICAgIi8qKiBUaGUgbWFzayBERC1NTS1ZWVlZIEhIOm1tOiBzZXBhcmF0b3JzIGNvbWUgYnkgdGhlbXNlbHZlcyB3aGlsZSB0eXBpbmcsIGFuZCBhcnJvd3MgY2hhbmdlIHRoZSBwYXJ0IGF0IHRoZSBjYXJldC4gKi9cbmltcG9ydCB7IGZvcm1hdExvY2FsVGltZSwgcGFyc2VMb2NhbFRpbWUgfSBmcm9tIFwiLi4vLi4vLi4vc3JjL3dlYi90ZXh0cy9sb2NhbC10aW1lLnRzXCJcbmltcG9ydCB7IGFkZE1vbnRocyB9IGZyb20gXCIuL21vbnRoLnRzXCJcblxuLyoqIENoYXJhY3RlcnMgb2YgZGF5LCBtb250aCwgeWVhciwgaG91ciBhbmQgbWludXRlLiAqL1xuY29uc3QgTEVOR1RIUyA9IFsyLCAyLCA0LCAyLCAyXVxuY29uc3QgU0VQQVJBVE9SUyA9IFtcIi1cIiwgXCItXCIsIFwiIFwiLCBcIjpcIl1cbmNvbnN0IFlFQVJfUEFSVCA9IDJcbi8qKiBcIjI2XCIgaXMgYSB5ZWFyIG9mIHRoaXMgY2VudHVyeS4gKi9cbmNvbnN0IENFTlRVUlkgPSBcIjIwXCJcbi8qKiBXaGVyZSBlYWNoIHBhcnQgYmVnaW5zIGluIHRoZSBjb21wbGV0ZSB0ZXh0LiAqL1xuY29uc3QgU1RBUlRTID0gWzAsIDMsIDYsIDExLCAxNF1cbmNvbnN0IENPTVBMRVRFX0NIQVJBQ1RFUlMgPSBcIjIwLTExLTIwMjYgMTQ6MDVcIi5sZW5ndGhcblxuY29uc3QgTUlOVVRFX01TID0gNjBfMDAwXG4vKiogV2hhdCBhIHN0ZXAgY2hhbmdlcywgaW4gdGhlIG9yZGVyIG9mIHRoZSBwYXJ0cy4gKi9cbmNvbnN0IFNURVBTOiByZWFkb25seSAoKG1zOiBudW1iZXIsIHN0ZXA6IG51bWJlcikgPT4gbnVtYmVyKVtdID0gW1xuICAobXMsIHN0ZXApID0+IG1zICsgc3RlcCAqIDI0ICogNjAgKiBNSU5VVEVfTVMsXG4gIChtcywgc3RlcCkgPT4gYWRkTW9udGhzKG1zLCBzdGVwKSxcbiAgKG1zLCBzdGVwKSA9PiBhZGRNb250aHMobXMsIDEyICogc3RlcCksXG4gIChtcywgc3RlcCkgPT4gbXMgKyBzdGVwICogNjAgKiBNSU5VVEVfTVMsXG4gIChtcywgc3RlcCkgPT4gbXMgKyBzdGVwICogTUlOVVRFX01TLFxuXVxuXG4vKiogV2hhdCBtYXkgYmUgY2hvc2VuLCBib3RoIGVuZHMgaW5jbHVkZWQuICovXG5leHBvcnQgaW50ZXJmYWNlIFRpbWVSYW5nZSB7XG4gIGVhcmxpZXN0OiBudW1iZXJcbiAgbGF0ZXN0OiBudW1iZXJcbn1cblxuLyoqIGB0ZXh0YCwgdHlwZWQgdXAgdG8gaXRzIGVuZCwgaW4gdGhlIGZvcm0gb2YgdGhlIG1hc2s6IFwiMjQxMVwiIGJlY29tZXMgXCIyNC0xMS1cIiwgXCIzLjIuMjYgXCIgYmVjb21lcyBcIjAzLTAyLTIwMjYgXCIuICovXG5leHBvcnQgZnVuY3Rpb24gbWFza1R5cGVkKHRleHQ6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IHRpbWUgPSBwYXJzZUxvY2FsVGltZSh0ZXh0KVxuICBpZiAodGltZSAhPT0gbnVsbCkgcmV0dXJuIGZvcm1hdExvY2FsVGltZSh0aW1lKVxuICBjb25zdCBwYXJ0cyA9IFtcIlwiXVxuICBjb25zdCBpc0Z1bGwgPSAoKSA9PiBwYXJ0cy5hdCgtMSk/Lmxlbmd0aCA9PT0gTEVOR1RIU1twYXJ0cy5sZW5ndGggLSAxXVxuICBmb3IgKGNvbnN0IGNoYXJhY3RlciBvZiB0ZXh0KSB7XG4gICAgY29uc3QgaXNEaWdpdCA9IGNoYXJhY3RlciA+PSBcIjBcIiAmJiBjaGFyYWN0ZXIgPD0gXCI5XCJcbiAgICBpZiAoaXNEaWdpdCAmJiBpc0Z1bGwoKSAmJiBwYXJ0cy5sZW5ndGggPT09IExFTkdUSFMubGVuZ3RoKSBicmVha1xuICAgIGlmIChpc0Z1bGwoKSB8fCAoIWlzRGlnaXQgJiYgcGFydHMuYXQoLTEpICE9PSBcIlwiICYmIHBhcnRzLmxlbmd0aCA8IExFTkdUSFMubGVuZ3RoKSkgZW5kUGFydChwYXJ0cylcbiAgICBpZiAoaXNEaWdpdCkgcGFydHNbcGFydHMubGVuZ3RoIC0gMV0gKz0gY2hhcmFjdGVyXG4gIH1cbiAgaWYgKGlzRnVsbCgpICYmIHBhcnRzLmxlbmd0aCA8IExFTkdUSFMubGVuZ3RoKSBwYXJ0cy5wdXNoKFwiXCIpXG4gIHJldHVybiBwYXJ0cy5tYXAoKHBhcnQsIGF0KSA9PiAoYXQgPT09IDAgPyBwYXJ0IDogYCR7U0VQQVJBVE9SU1thdCAtIDFdfSR7cGFydH1gKSkuam9pbihcIlwiKVxufVxuXG5mdW5jdGlvbiBlbmRQYXJ0KHBhcnRzOiBzdHJpbmdbXSkge1xuICBjb25zdCBhdCA9IHBhcnRzLmxlbmd0aCAtIDFcbiAgY29uc3QgdHlwZWQgPSBwYXJ0c1thdF0gPz8gXCJcIlxuICBpZiAoYXQgPT09IFlFQVJfUEFSVCkgcGFydHNbYXRdID0gdHlwZWQubGVuZ3RoID09PSAyID8gYCR7Q0VOVFVSWX0ke3R5cGVkfWAgOiB0eXBlZFxuICBlbHNlIHBhcnRzW2F0XSA9IHR5cGVkLnBhZFN0YXJ0KExFTkdUSFNbYXRdID8/IDAsIFwiMFwiKVxuICBwYXJ0cy5wdXNoKFwiXCIpXG59XG5cbi8qKiBBIGRpZ2l0IHR5cGVkIGludG8gYSBjb21wbGV0ZSB0ZXh0IHRha2VzIHRoZSBwbGFjZSBvZiB0aGUgb25lIGFmdGVyIHRoZSBjYXJldC4gTnVsbCB3aGVyZSBpdCBkb2VzIG5vdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBvdmVyd3JpdGVEaWdpdChcbiAgdGV4dDogc3RyaW5nLFxuICBjYXJldDogbnVtYmVyLFxuICBkaWdpdDogc3RyaW5nLFxuKTogeyB0ZXh0OiBzdHJpbmc7IGNhcmV0OiBudW1iZXIgfSB8IG51bGwge1xuICBpZiAodGV4dC5sZW5ndGggIT09IENPTVBMRVRFX0NIQVJBQ1RFUlMgfHwgIS9eXFxkJC8udGVzdChkaWdpdCkpIHJldHVybiBudWxsXG4gIGNvbnN0IGF0ID0gL1xcZC8udGVzdCh0ZXh0W2NhcmV0XSA/PyBcIlwiKSA/IGNhcmV0IDogY2FyZXQgKyAxXG4gIGlmIChhdCA+PSB0ZXh0Lmxlbmd0aCkgcmV0dXJuIG51bGxcbiAgY29uc3QgYWZ0ZXIgPSBhdCArIDFcbiAgY29uc3QgaXNCZWZvcmVTZXBhcmF0b3IgPSBhZnRlciA8IHRleHQubGVuZ3RoICYmICEvXFxkLy50ZXN0KHRleHRbYWZ0ZXJdID8/IFwiXCIpXG4gIHJldHVybiB7IHRleHQ6IHRleHQuc2xpY2UoMCwgYXQpICsgZGlnaXQgKyB0ZXh0LnNsaWNlKGFmdGVyKSwgY2FyZXQ6IGlzQmVmb3JlU2VwYXJhdG9yID8gYWZ0ZXIgKyAxIDogYWZ0ZXIgfVxufVxuXG4vKiogYG1zYCwgb3IgdGhlIGVuZCBvZiB0aGUgcmFuZ2UgdGhhdCBpdCBpcyBiZXlvbmQuICovXG5leHBvcnQgZnVuY3Rpb24gd2l0aGluUmFuZ2UobXM6IG51bWJlciwgeyBlYXJsaWVzdCwgbGF0ZXN0IH06IFRpbWVSYW5nZSk6IG51bWJlciB7XG4gIHJldHVybiBNYXRoLm1pbihNYXRoLm1heChtcywgZWFybGllc3QpLCBsYXRlc3QpXG59XG5cbi8qKlxuICogVGhlIHRleHQgYWZ0ZXIgYSBzdGVwIG9mIHRoZSBwYXJ0IGF0IHRoZSBjYXJldCwgYW5kIHdoZXJlIHRoaXMgcGFydCBpczsgZGF5cyBydW4gb24gaW50byB0aGUgbmV4dCBtb250aC5cbiAqXG4gKiBAcmV0dXJucyBudWxsIGZvciBhIHRleHQgdGhhdCBpcyBubyB0aW1lXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdGVwQXRDYXJldChcbiAgdGV4dDogc3RyaW5nLFxuICBjYXJldDogbnVtYmVyLFxuICBzdGVwOiAxIHwgLTEsXG4gIHJhbmdlOiBUaW1lUmFuZ2UsXG4pOiB7IHRleHQ6IHN0cmluZzsgc3RhcnQ6IG51bWJlcjsgZW5kOiBudW1iZXIgfSB8IG51bGwge1xuICBjb25zdCB0aW1lID0gcGFyc2VMb2NhbFRpbWUodGV4dClcbiAgaWYgKHRpbWUgPT09IG51bGwpIHJldHVybiBudWxsXG4gIGNvbnN0IHBhcnQgPSBNYXRoLm1heChcbiAgICAwLFxuICAgIFNUQVJUUy5maW5kTGFzdEluZGV4KChzdGFydCkgPT4gc3RhcnQgPD0gY2FyZXQpLFxuICApXG4gIGNvbnN0IHN0ZXBwZWQgPSBTVEVQU1twYXJ0XT8uKHRpbWUsIHN0ZXApID8/IHRpbWVcbiAgY29uc3Qgc3RhcnQgPSBTVEFSVFNbcGFydF0gPz8gMFxuICByZXR1cm4geyB0ZXh0OiBmb3JtYXRMb2NhbFRpbWUod2l0aGluUmFuZ2Uoc3RlcHBlZCwgcmFuZ2UpKSwgc3RhcnQsIGVuZDogc3RhcnQgKyAoTEVOR1RIU1twYXJ0XSA/PyAwKSB9XG59XG4iLAogICAgIi8qKiBUaGUgY2FsZW5kYXIgb2YgYSBkYXRlLXRpbWUgZmllbGQ6IGEgZGlhbG9nIGJ5IHRoZSBkYXRlIHBpY2tlciBwYXR0ZXJuIG9mIEFSSUEsIHdpdGggaG91cnMgYW5kIG1pbnV0ZXMgYmVsb3cgdGhlIGRheXMuICovXG5pbXBvcnQgeyBmb3JtYXRMb2NhbFRpbWUsIHBhcnNlTG9jYWxUaW1lIH0gZnJvbSBcIi4uLy4uLy4uL3NyYy93ZWIvdGV4dHMvbG9jYWwtdGltZS50c1wiXG5pbXBvcnQgeyB0eXBlIFRpbWVSYW5nZSwgd2l0aGluUmFuZ2UgfSBmcm9tIFwiLi9tYXNrLnRzXCJcbmltcG9ydCB7IGFkZE1vbnRocywgREFZX01TLCBkYXlPZiwgZGF5c1NpbmNlTW9uZGF5LCB3ZWVrc09mTW9udGggfSBmcm9tIFwiLi9tb250aC50c1wiXG5cbmNvbnN0IE1JTlVURV9NUyA9IDYwXzAwMFxuY29uc3QgSE9VUl9NUyA9IDYwICogTUlOVVRFX01TXG4vKiogTWludXRlcyBvZmZlcmVkOyBvdGhlcnMgYXJlIHR5cGVkIGludG8gdGhlIGZpZWxkLiAqL1xuY29uc3QgTUlOVVRFX1NURVAgPSA1XG4vKiogQmV0d2VlbiB0aGUgZmllbGQsIHRoZSBjYWxlbmRhciBhbmQgdGhlIGVkZ2VzIG9mIHRoZSB3aW5kb3csIHB4LiAqL1xuY29uc3QgR0FQID0gNFxuLyoqIE5hcnJvd2VyIHdpbmRvd3Mgc2hvdyB0aGUgY2FsZW5kYXIgYXQgdGhlaXIgbG93ZXIgZWRnZSwgYXMgZXZlcnkgZGlhbG9nIChgb3ZlcmxheXMuY3NzYCkuICovXG5jb25zdCBCRVNJREVfRklFTEQgPSBcIih3aWR0aCA+PSA0NXJlbSlcIlxuXG5jb25zdCBuYW1lZCA9IChvcHRpb25zOiBJbnRsLkRhdGVUaW1lRm9ybWF0T3B0aW9ucykgPT4ge1xuICBjb25zdCBmb3JtYXQgPSBuZXcgSW50bC5EYXRlVGltZUZvcm1hdChkb2N1bWVudC5kb2N1bWVudEVsZW1lbnQubGFuZywgeyAuLi5vcHRpb25zLCB0aW1lWm9uZTogXCJVVENcIiB9KVxuICByZXR1cm4gKG1zOiBudW1iZXIpID0+IGZvcm1hdC5mb3JtYXQobXMpXG59XG5jb25zdCBtb250aE5hbWUgPSBuYW1lZCh7IG1vbnRoOiBcImxvbmdcIiB9KVxuY29uc3QgbW9udGhBbmRZZWFyID0gbmFtZWQoeyBtb250aDogXCJsb25nXCIsIHllYXI6IFwibnVtZXJpY1wiIH0pXG5jb25zdCBmdWxsRGF0ZSA9IG5hbWVkKHsgd2Vla2RheTogXCJsb25nXCIsIGRheTogXCJudW1lcmljXCIsIG1vbnRoOiBcImxvbmdcIiwgeWVhcjogXCJudW1lcmljXCIgfSlcbmNvbnN0IHdlZWtkYXkgPSBuYW1lZCh7IHdlZWtkYXk6IFwic2hvcnRcIiB9KVxuY29uc3QgbG9uZ1dlZWtkYXkgPSBuYW1lZCh7IHdlZWtkYXk6IFwibG9uZ1wiIH0pXG5cbmNvbnN0IHR3byA9ICh2YWx1ZTogbnVtYmVyKSA9PiBTdHJpbmcodmFsdWUpLnBhZFN0YXJ0KDIsIFwiMFwiKVxuXG4vKiogTm93IGJ5IHRoZSBjbG9jayBvZiB0aGUgYnJvd3NlciwgdG8gdGhlIG1pbnV0ZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBsb2NhbE5vdygpOiBudW1iZXIge1xuICBjb25zdCBub3cgPSBuZXcgRGF0ZSgpXG4gIHJldHVybiBEYXRlLlVUQyhub3cuZ2V0RnVsbFllYXIoKSwgbm93LmdldE1vbnRoKCksIG5vdy5nZXREYXRlKCksIG5vdy5nZXRIb3VycygpLCBub3cuZ2V0TWludXRlcygpKVxufVxuXG4vKiogV2hhdCBgaW5wdXRgIGFjY2VwdHMuICovXG5leHBvcnQgZnVuY3Rpb24gcmFuZ2VPZih7IGRhdGFzZXQgfTogSFRNTElucHV0RWxlbWVudCk6IFRpbWVSYW5nZSB7XG4gIHJldHVybiB7XG4gICAgZWFybGllc3Q6IHBhcnNlTG9jYWxUaW1lKGRhdGFzZXQubWluID8/IFwiXCIpID8/IDAsXG4gICAgbGF0ZXN0OiBwYXJzZUxvY2FsVGltZShkYXRhc2V0Lm1heCA/PyBcIlwiKSA/PyAwLFxuICB9XG59XG5cbi8qKiBPcGVucyB0aGUgY2FsZW5kYXIgb2YgYGlucHV0YDsgd2hhdCBpcyBhcHBsaWVkIGlzIHdyaXR0ZW4gaW50byB0aGUgZmllbGQuICovXG5leHBvcnQgZnVuY3Rpb24gb3BlbkNhbGVuZGFyKGlucHV0OiBIVE1MSW5wdXRFbGVtZW50LCB0ZW1wbGF0ZTogSFRNTFRlbXBsYXRlRWxlbWVudCkge1xuICBjb25zdCBkaWFsb2cgPSB0ZW1wbGF0ZS5jb250ZW50LnF1ZXJ5U2VsZWN0b3IoXCJkaWFsb2dcIik/LmNsb25lTm9kZSh0cnVlKSBhcyBIVE1MRGlhbG9nRWxlbWVudFxuICBjb25zdCBjYWxlbmRhciA9IG5ldyBDYWxlbmRhcihkaWFsb2csIGlucHV0KVxuICBkb2N1bWVudC5ib2R5LmFwcGVuZChkaWFsb2cpXG4gIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiY2xvc2VcIiwgKCkgPT4gZGlhbG9nLnJlbW92ZSgpKVxuICBkaWFsb2cuc2hvd01vZGFsKClcbiAgcGxhY2VCZXNpZGUoZGlhbG9nLCBpbnB1dClcbiAgY2FsZW5kYXIuZm9jdXNEYXkoKVxufVxuXG4vKiogQmVsb3cgdGhlIGZpZWxkLCBlbHNlIGFib3ZlIGl0LCBlbHNlIGF0IGl0cyByaWdodC4gKi9cbmZ1bmN0aW9uIHBsYWNlQmVzaWRlKGRpYWxvZzogSFRNTERpYWxvZ0VsZW1lbnQsIGlucHV0OiBIVE1MRWxlbWVudCkge1xuICBpZiAoIW1hdGNoTWVkaWEoQkVTSURFX0ZJRUxEKS5tYXRjaGVzKSByZXR1cm5cbiAgY29uc3QgeyB0b3AsIGJvdHRvbSwgbGVmdCwgcmlnaHQgfSA9IGlucHV0LmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpXG4gIGNvbnN0IHsgb2Zmc2V0V2lkdGg6IHdpZHRoLCBvZmZzZXRIZWlnaHQ6IGhlaWdodCB9ID0gZGlhbG9nXG4gIGNvbnN0IGxvd2VzdCA9IGlubmVySGVpZ2h0IC0gaGVpZ2h0IC0gR0FQXG4gIGNvbnN0IGlzQmVsb3cgPSBib3R0b20gKyBHQVAgPD0gbG93ZXN0XG4gIGNvbnN0IGlzQWJvdmUgPSAhaXNCZWxvdyAmJiB0b3AgLSBHQVAgPj0gaGVpZ2h0XG4gIGNvbnN0IGJlc2lkZSA9IE1hdGgubWF4KEdBUCwgTWF0aC5taW4odG9wLCBsb3dlc3QpKVxuICBjb25zdCB4ID0gaXNCZWxvdyB8fCBpc0Fib3ZlID8gbGVmdCA6IHJpZ2h0ICsgR0FQXG4gIE9iamVjdC5hc3NpZ24oZGlhbG9nLnN0eWxlLCB7XG4gICAgbWFyZ2luOiBcIjBcIixcbiAgICB0b3A6IGAke2lzQmVsb3cgPyBib3R0b20gKyBHQVAgOiBpc0Fib3ZlID8gdG9wIC0gR0FQIC0gaGVpZ2h0IDogYmVzaWRlfXB4YCxcbiAgICBsZWZ0OiBgJHtNYXRoLm1heChHQVAsIE1hdGgubWluKHgsIGlubmVyV2lkdGggLSB3aWR0aCAtIEdBUCkpfXB4YCxcbiAgfSlcbn1cblxuY2xhc3MgQ2FsZW5kYXIge1xuICAvKiogVGhlIHRpbWUgdGhhdCBpcyBhcHBsaWVkLiAqL1xuICBwcml2YXRlIGNob3NlbjogbnVtYmVyXG4gIC8qKiBUaGUgZGF5IHRoYXQgaGFzIHRoZSBmb2N1cyBhbW9uZyB0aGUgZGF5cywgYW5kIHdob3NlIG1vbnRoIGlzIHNob3duLiAqL1xuICBwcml2YXRlIGZvY3VzZWQ6IG51bWJlclxuXG4gIHByaXZhdGUgZGlhbG9nOiBIVE1MRGlhbG9nRWxlbWVudFxuICBwcml2YXRlIGlucHV0OiBIVE1MSW5wdXRFbGVtZW50XG4gIHByaXZhdGUgcmFuZ2U6IFRpbWVSYW5nZVxuXG4gIGNvbnN0cnVjdG9yKGRpYWxvZzogSFRNTERpYWxvZ0VsZW1lbnQsIGlucHV0OiBIVE1MSW5wdXRFbGVtZW50KSB7XG4gICAgdGhpcy5kaWFsb2cgPSBkaWFsb2dcbiAgICB0aGlzLmlucHV0ID0gaW5wdXRcbiAgICB0aGlzLnJhbmdlID0gcmFuZ2VPZihpbnB1dClcbiAgICB0aGlzLmNob3NlbiA9IHRoaXMubGltaXRlZChwYXJzZUxvY2FsVGltZShpbnB1dC52YWx1ZSkgPz8gbG9jYWxOb3coKSlcbiAgICB0aGlzLmZvY3VzZWQgPSBkYXlPZih0aGlzLmNob3NlbilcbiAgICB0aGlzLmZpbGxDaG9pY2VzKClcbiAgICB0aGlzLmRyYXcoKVxuICAgIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKGV2ZW50KSA9PiB0aGlzLm9uQ2xpY2soZXZlbnQpKVxuICAgIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiZGJsY2xpY2tcIiwgKHsgdGFyZ2V0IH0pID0+IHtcbiAgICAgIGlmICgodGFyZ2V0IGFzIEVsZW1lbnQpLmNsb3Nlc3QoXCJbZGF0YS1kYXldXCIpKSB0aGlzLmFwcGx5KClcbiAgICB9KVxuICAgIGRpYWxvZy5hZGRFdmVudExpc3RlbmVyKFwiY2hhbmdlXCIsICgpID0+IHRoaXMub25DaG9pY2UoKSlcbiAgICBkaWFsb2cuYWRkRXZlbnRMaXN0ZW5lcihcImtleWRvd25cIiwgKGV2ZW50KSA9PiB0aGlzLm9uS2V5KGV2ZW50KSlcbiAgfVxuXG4gIGZvY3VzRGF5KCkge1xuICAgIHRoaXMuZGlhbG9nLnF1ZXJ5U2VsZWN0b3I8SFRNTEVsZW1lbnQ+KCdbZGF0YS1kYXldW3RhYmluZGV4PVwiMFwiXScpPy5mb2N1cygpXG4gIH1cblxuICBwcml2YXRlIGxpbWl0ZWQobXM6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHdpdGhpblJhbmdlKG1zLCB0aGlzLnJhbmdlKVxuICB9XG5cbiAgLyoqIE1heSB0aGUgZGF5IGJlIGNob3Nlbj8gKi9cbiAgcHJpdmF0ZSBpc1dpdGhpbihkYXk6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIHJldHVybiBkYXkgPj0gZGF5T2YodGhpcy5yYW5nZS5lYXJsaWVzdCkgJiYgZGF5IDw9IHRoaXMucmFuZ2UubGF0ZXN0XG4gIH1cblxuICBwcml2YXRlIHNlbGVjdChuYW1lOiBzdHJpbmcpOiBIVE1MU2VsZWN0RWxlbWVudCB7XG4gICAgcmV0dXJuIHRoaXMuZGlhbG9nLnF1ZXJ5U2VsZWN0b3IoYHNlbGVjdFtuYW1lPSR7bmFtZX1dYCkgYXMgSFRNTFNlbGVjdEVsZW1lbnRcbiAgfVxuXG4gIHByaXZhdGUgZmlsbENob2ljZXMoKSB7XG4gICAgY29uc3QgZmlsbCA9IChuYW1lOiBzdHJpbmcsIHZhbHVlczogbnVtYmVyW10sIGxhYmVsOiAodmFsdWU6IG51bWJlcikgPT4gc3RyaW5nKSA9PlxuICAgICAgdGhpcy5zZWxlY3QobmFtZSkucmVwbGFjZUNoaWxkcmVuKC4uLnZhbHVlcy5tYXAoKHZhbHVlKSA9PiBuZXcgT3B0aW9uKGxhYmVsKHZhbHVlKSwgU3RyaW5nKHZhbHVlKSkpKVxuICAgIGNvbnN0IHVwVG8gPSAoY291bnQ6IG51bWJlciwgZmlyc3QgPSAwLCBzdGVwID0gMSkgPT5cbiAgICAgIEFycmF5LmZyb20oeyBsZW5ndGg6IGNvdW50IH0sIChfLCBhdCkgPT4gZmlyc3QgKyBhdCAqIHN0ZXApXG4gICAgY29uc3QgW2ZpcnN0LCBsYXN0XSA9IFt0aGlzLnJhbmdlLmVhcmxpZXN0LCB0aGlzLnJhbmdlLmxhdGVzdF0ubWFwKChtcykgPT4gbmV3IERhdGUobXMpLmdldFVUQ0Z1bGxZZWFyKCkpXG4gICAgZmlsbChcIm1vbnRoXCIsIHVwVG8oMTIpLCAobW9udGgpID0+IG1vbnRoTmFtZShEYXRlLlVUQygyMDAwLCBtb250aCkpKVxuICAgIGZpbGwoXCJ5ZWFyXCIsIHVwVG8oKGxhc3QgPz8gMCkgLSAoZmlyc3QgPz8gMCkgKyAxLCBmaXJzdCksIFN0cmluZylcbiAgICBmaWxsKFwiaG91clwiLCB1cFRvKDI0KSwgdHdvKVxuICAgIGNvbnN0IG1pbnV0ZXMgPSBuZXcgU2V0KFtcbiAgICAgIC4uLnVwVG8oNjAgLyBNSU5VVEVfU1RFUCwgMCwgTUlOVVRFX1NURVApLFxuICAgICAgbmV3IERhdGUodGhpcy5jaG9zZW4pLmdldFVUQ01pbnV0ZXMoKSxcbiAgICBdKVxuICAgIGZpbGwoXG4gICAgICBcIm1pbnV0ZVwiLFxuICAgICAgWy4uLm1pbnV0ZXNdLnNvcnQoKG9uZSwgb3RoZXIpID0+IG9uZSAtIG90aGVyKSxcbiAgICAgIHR3byxcbiAgICApXG4gIH1cblxuICBwcml2YXRlIGRyYXcoKSB7XG4gICAgY29uc3Qgc2hvd24gPSBuZXcgRGF0ZSh0aGlzLmZvY3VzZWQpXG4gICAgY29uc3QgdGltZSA9IG5ldyBEYXRlKHRoaXMuY2hvc2VuKVxuICAgIHRoaXMuc2VsZWN0KFwibW9udGhcIikudmFsdWUgPSBTdHJpbmcoc2hvd24uZ2V0VVRDTW9udGgoKSlcbiAgICB0aGlzLnNlbGVjdChcInllYXJcIikudmFsdWUgPSBTdHJpbmcoc2hvd24uZ2V0VVRDRnVsbFllYXIoKSlcbiAgICB0aGlzLnNlbGVjdChcImhvdXJcIikudmFsdWUgPSBTdHJpbmcodGltZS5nZXRVVENIb3VycygpKVxuICAgIHRoaXMuc2VsZWN0KFwibWludXRlXCIpLnZhbHVlID0gU3RyaW5nKHRpbWUuZ2V0VVRDTWludXRlcygpKVxuICAgIGZvciAoY29uc3QgYnV0dG9uIG9mIHRoaXMuZGlhbG9nLnF1ZXJ5U2VsZWN0b3JBbGw8SFRNTEJ1dHRvbkVsZW1lbnQ+KFwiW2RhdGEtbW9udGhzXVwiKSlcbiAgICAgIGJ1dHRvbi5kaXNhYmxlZCA9ICF0aGlzLmlzV2l0aGluKGFkZE1vbnRocyh0aGlzLmZvY3VzZWQsIE51bWJlcihidXR0b24uZGF0YXNldC5tb250aHMpKSlcbiAgICBjb25zdCB3ZWVrcyA9IHdlZWtzT2ZNb250aCh0aGlzLmZvY3VzZWQpXG4gICAgY29uc3QgZ3JpZCA9IHRoaXMuZGlhbG9nLnF1ZXJ5U2VsZWN0b3IoXCJ0YWJsZVwiKSBhcyBIVE1MVGFibGVFbGVtZW50XG4gICAgZ3JpZC5yb2xlID0gXCJncmlkXCJcbiAgICBncmlkLnNldEF0dHJpYnV0ZShcImFyaWEtbGFiZWxcIiwgbW9udGhBbmRZZWFyKHRoaXMuZm9jdXNlZCkpXG4gICAgZ3JpZC50SGVhZD8ucm93c1swXT8ucmVwbGFjZUNoaWxkcmVuKC4uLih3ZWVrc1swXSA/PyBbXSkubWFwKHdlZWtkYXlIZWFkKSlcbiAgICBncmlkLnRCb2RpZXNbMF0/LnJlcGxhY2VDaGlsZHJlbihcbiAgICAgIC4uLndlZWtzLm1hcCgod2VlaykgPT4ge1xuICAgICAgICBjb25zdCByb3cgPSBkb2N1bWVudC5jcmVhdGVFbGVtZW50KFwidHJcIilcbiAgICAgICAgcm93LmFwcGVuZCguLi53ZWVrLm1hcCgoZGF5KSA9PiB0aGlzLmNlbGxPZihkYXksIHNob3duLmdldFVUQ01vbnRoKCkpKSlcbiAgICAgICAgcmV0dXJuIHJvd1xuICAgICAgfSksXG4gICAgKVxuICB9XG5cbiAgcHJpdmF0ZSBjZWxsT2YoZGF5OiBudW1iZXIsIG1vbnRoOiBudW1iZXIpOiBIVE1MRWxlbWVudCB7XG4gICAgY29uc3QgY2VsbCA9IGRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJ0ZFwiKVxuICAgIGNvbnN0IHRpbWUgPSBuZXcgRGF0ZShkYXkpXG4gICAgY2VsbC50ZXh0Q29udGVudCA9IFN0cmluZyh0aW1lLmdldFVUQ0RhdGUoKSlcbiAgICBjZWxsLmRhdGFzZXQuZGF5ID0gU3RyaW5nKGRheSlcbiAgICBjZWxsLnJvbGUgPSBcImdyaWRjZWxsXCJcbiAgICBjZWxsLmFyaWFMYWJlbCA9IGZ1bGxEYXRlKGRheSlcbiAgICBjZWxsLnRhYkluZGV4ID0gZGF5ID09PSB0aGlzLmZvY3VzZWQgPyAwIDogLTFcbiAgICBjZWxsLmFyaWFTZWxlY3RlZCA9IFN0cmluZyhkYXkgPT09IGRheU9mKHRoaXMuY2hvc2VuKSlcbiAgICBpZiAoZGF5ID09PSBkYXlPZihsb2NhbE5vdygpKSkgY2VsbC5hcmlhQ3VycmVudCA9IFwiZGF0ZVwiXG4gICAgaWYgKCF0aGlzLmlzV2l0aGluKGRheSkpIGNlbGwuYXJpYURpc2FibGVkID0gXCJ0cnVlXCJcbiAgICBjZWxsLmNsYXNzTGlzdC50b2dnbGUoXCJkYXRlLW90aGVyXCIsIHRpbWUuZ2V0VVRDTW9udGgoKSAhPT0gbW9udGgpXG4gICAgcmV0dXJuIGNlbGxcbiAgfVxuXG4gIC8qKiBTaG93cyBgZGF5YCBhbmQgbW92ZXMgdGhlIGZvY3VzIHRvIGl0LiAqL1xuICBwcml2YXRlIG1vdmVUbyhkYXk6IG51bWJlcikge1xuICAgIGNvbnN0IG1vbnRoID0gbW9udGhBbmRZZWFyKHRoaXMuZm9jdXNlZClcbiAgICB0aGlzLmZvY3VzZWQgPSBkYXlPZih0aGlzLmxpbWl0ZWQoZGF5KSlcbiAgICB0aGlzLmRyYXcoKVxuICAgIHRoaXMuZm9jdXNEYXkoKVxuICAgIGlmIChtb250aEFuZFllYXIodGhpcy5mb2N1c2VkKSAhPT0gbW9udGgpIHRoaXMuYW5ub3VuY2VNb250aCgpXG4gIH1cblxuICAvKiogVGhlIGZvY3VzIHN0YXlzOiBvbiB0aGUgYnV0dG9uIG9yIHRoZSBjaG9pY2UgdGhhdCBjaGFuZ2VkIHRoZSBtb250aC4gKi9cbiAgcHJpdmF0ZSBzaG93TW9udGgobXM6IG51bWJlcikge1xuICAgIHRoaXMuZm9jdXNlZCA9IGRheU9mKHRoaXMubGltaXRlZChtcykpXG4gICAgdGhpcy5kcmF3KClcbiAgICB0aGlzLmFubm91bmNlTW9udGgoKVxuICB9XG5cbiAgcHJpdmF0ZSBhbm5vdW5jZU1vbnRoKCkge1xuICAgIGNvbnN0IHN0YXR1cyA9IHRoaXMuZGlhbG9nLnF1ZXJ5U2VsZWN0b3IoXCJbcm9sZT1zdGF0dXNdXCIpXG4gICAgaWYgKHN0YXR1cykgc3RhdHVzLnRleHRDb250ZW50ID0gbW9udGhBbmRZZWFyKHRoaXMuZm9jdXNlZClcbiAgfVxuXG4gIHByaXZhdGUgY2hvb3NlKGRheTogbnVtYmVyKSB7XG4gICAgaWYgKCF0aGlzLmlzV2l0aGluKGRheSkpIHJldHVyblxuICAgIHRoaXMuY2hvc2VuID0gdGhpcy5saW1pdGVkKGRheSArICh0aGlzLmNob3NlbiAtIGRheU9mKHRoaXMuY2hvc2VuKSkpXG4gICAgdGhpcy5tb3ZlVG8oZGF5KVxuICB9XG5cbiAgcHJpdmF0ZSBhcHBseSgpIHtcbiAgICB0aGlzLmlucHV0LnZhbHVlID0gZm9ybWF0TG9jYWxUaW1lKHRoaXMuY2hvc2VuKVxuICAgIGZvciAoY29uc3QgdHlwZSBvZiBbXCJpbnB1dFwiLCBcImNoYW5nZVwiXSkgdGhpcy5pbnB1dC5kaXNwYXRjaEV2ZW50KG5ldyBFdmVudCh0eXBlLCB7IGJ1YmJsZXM6IHRydWUgfSkpXG4gICAgdGhpcy5kaWFsb2cuY2xvc2UoKVxuICB9XG5cbiAgcHJpdmF0ZSBvbkNsaWNrKHsgdGFyZ2V0IH06IE1vdXNlRXZlbnQpIHtcbiAgICBjb25zdCBlbGVtZW50ID0gdGFyZ2V0IGFzIEVsZW1lbnRcbiAgICAvLyBPbmx5IHRoZSBhcmVhIGFyb3VuZCBhIGRpYWxvZyBpcyBhIHRhcmdldCB3aXRob3V0IG9uZSBvZiBpdHMgZWxlbWVudHMuXG4gICAgaWYgKGVsZW1lbnQgPT09IHRoaXMuZGlhbG9nKSByZXR1cm4gdGhpcy5kaWFsb2cuY2xvc2UoKVxuICAgIGNvbnN0IGRheSA9IGVsZW1lbnQuY2xvc2VzdDxIVE1MRWxlbWVudD4oXCJbZGF0YS1kYXldXCIpXG4gICAgaWYgKGRheSkgcmV0dXJuIHRoaXMuY2hvb3NlKE51bWJlcihkYXkuZGF0YXNldC5kYXkpKVxuICAgIGNvbnN0IG1vbnRocyA9IGVsZW1lbnQuY2xvc2VzdDxIVE1MRWxlbWVudD4oXCJbZGF0YS1tb250aHNdXCIpXG4gICAgaWYgKG1vbnRocykgcmV0dXJuIHRoaXMuc2hvd01vbnRoKGFkZE1vbnRocyh0aGlzLmZvY3VzZWQsIE51bWJlcihtb250aHMuZGF0YXNldC5tb250aHMpKSlcbiAgICBpZiAoZWxlbWVudC5jbG9zZXN0KFwiW2RhdGEtYXBwbHldXCIpKSByZXR1cm4gdGhpcy5hcHBseSgpXG4gICAgaWYgKCFlbGVtZW50LmNsb3Nlc3QoXCJbZGF0YS1ub3ddXCIpKSByZXR1cm5cbiAgICB0aGlzLmNob3NlbiA9IHRoaXMubGltaXRlZChsb2NhbE5vdygpKVxuICAgIHRoaXMuZmlsbENob2ljZXMoKVxuICAgIHRoaXMubW92ZVRvKHRoaXMuY2hvc2VuKVxuICB9XG5cbiAgcHJpdmF0ZSBvbkNob2ljZSgpIHtcbiAgICBjb25zdCBbeWVhciwgbW9udGgsIGhvdXIsIG1pbnV0ZV0gPSBbXCJ5ZWFyXCIsIFwibW9udGhcIiwgXCJob3VyXCIsIFwibWludXRlXCJdLm1hcCgobmFtZSkgPT5cbiAgICAgIE51bWJlcih0aGlzLnNlbGVjdChuYW1lKS52YWx1ZSksXG4gICAgKSBhcyBbbnVtYmVyLCBudW1iZXIsIG51bWJlciwgbnVtYmVyXVxuICAgIHRoaXMuY2hvc2VuID0gZGF5T2YodGhpcy5jaG9zZW4pICsgaG91ciAqIEhPVVJfTVMgKyBtaW51dGUgKiBNSU5VVEVfTVNcbiAgICBjb25zdCBzaG93biA9IG5ldyBEYXRlKHRoaXMuZm9jdXNlZClcbiAgICBjb25zdCBtb250aHMgPSAoeWVhciAtIHNob3duLmdldFVUQ0Z1bGxZZWFyKCkpICogMTIgKyBtb250aCAtIHNob3duLmdldFVUQ01vbnRoKClcbiAgICBpZiAobW9udGhzICE9PSAwKSB0aGlzLnNob3dNb250aChhZGRNb250aHModGhpcy5mb2N1c2VkLCBtb250aHMpKVxuICB9XG5cbiAgcHJpdmF0ZSBvbktleShldmVudDogS2V5Ym9hcmRFdmVudCkge1xuICAgIC8vIEtleXMgb2YgdGhlIHBhZ2UgYmVoaW5kLCBzdWNoIGFzIHRob3NlIG9mIGxpc3RzLCBtZWFuIG5vdGhpbmcgaGVyZS5cbiAgICBldmVudC5zdG9wUHJvcGFnYXRpb24oKVxuICAgIGNvbnN0IGRheSA9IChldmVudC50YXJnZXQgYXMgRWxlbWVudCkuY2xvc2VzdDxIVE1MRWxlbWVudD4oXCJbZGF0YS1kYXldXCIpXG4gICAgaWYgKCFkYXkpIHJldHVyblxuICAgIGNvbnN0IHRvID0gZGF5QWZ0ZXJLZXkoZXZlbnQsIHRoaXMuZm9jdXNlZClcbiAgICBpZiAodG8gIT09IG51bGwpIHRoaXMubW92ZVRvKHRvKVxuICAgIGVsc2UgaWYgKGV2ZW50LmtleSA9PT0gXCJFbnRlclwiIHx8IGV2ZW50LmtleSA9PT0gXCIgXCIpIHtcbiAgICAgIHRoaXMuY2hvb3NlKE51bWJlcihkYXkuZGF0YXNldC5kYXkpKVxuICAgICAgaWYgKGV2ZW50LmtleSA9PT0gXCJFbnRlclwiICYmIHRoaXMuaXNXaXRoaW4oTnVtYmVyKGRheS5kYXRhc2V0LmRheSkpKSB0aGlzLmFwcGx5KClcbiAgICB9IGVsc2UgcmV0dXJuXG4gICAgZXZlbnQucHJldmVudERlZmF1bHQoKVxuICB9XG59XG5cbmZ1bmN0aW9uIHdlZWtkYXlIZWFkKGRheTogbnVtYmVyKTogSFRNTEVsZW1lbnQge1xuICBjb25zdCBoZWFkID0gZG9jdW1lbnQuY3JlYXRlRWxlbWVudChcInRoXCIpXG4gIGhlYWQuc2NvcGUgPSBcImNvbFwiXG4gIGhlYWQuYWJiciA9IGxvbmdXZWVrZGF5KGRheSlcbiAgaGVhZC50ZXh0Q29udGVudCA9IHdlZWtkYXkoZGF5KVxuICByZXR1cm4gaGVhZFxufVxuXG4vKiogV2hlcmUgYSBrZXkgbGVhZHMgZnJvbSBgZGF5YCAoZGF0ZSBwaWNrZXIgcGF0dGVybiBvZiBBUklBKTsgbnVsbCBmb3Igb3RoZXIga2V5cy4gKi9cbmZ1bmN0aW9uIGRheUFmdGVyS2V5KHsga2V5LCBzaGlmdEtleSB9OiBLZXlib2FyZEV2ZW50LCBkYXk6IG51bWJlcik6IG51bWJlciB8IG51bGwge1xuICBzd2l0Y2ggKGtleSkge1xuICAgIGNhc2UgXCJBcnJvd0xlZnRcIjpcbiAgICAgIHJldHVybiBkYXkgLSBEQVlfTVNcbiAgICBjYXNlIFwiQXJyb3dSaWdodFwiOlxuICAgICAgcmV0dXJuIGRheSArIERBWV9NU1xuICAgIGNhc2UgXCJBcnJvd1VwXCI6XG4gICAgICByZXR1cm4gZGF5IC0gNyAqIERBWV9NU1xuICAgIGNhc2UgXCJBcnJvd0Rvd25cIjpcbiAgICAgIHJldHVybiBkYXkgKyA3ICogREFZX01TXG4gICAgY2FzZSBcIkhvbWVcIjpcbiAgICAgIHJldHVybiBkYXkgLSBkYXlzU2luY2VNb25kYXkoZGF5KSAqIERBWV9NU1xuICAgIGNhc2UgXCJFbmRcIjpcbiAgICAgIHJldHVybiBkYXkgKyAoNiAtIGRheXNTaW5jZU1vbmRheShkYXkpKSAqIERBWV9NU1xuICAgIGNhc2UgXCJQYWdlVXBcIjpcbiAgICAgIHJldHVybiBhZGRNb250aHMoZGF5LCBzaGlmdEtleSA/IC0xMiA6IC0xKVxuICAgIGNhc2UgXCJQYWdlRG93blwiOlxuICAgICAgcmV0dXJuIGFkZE1vbnRocyhkYXksIHNoaWZ0S2V5ID8gMTIgOiAxKVxuICAgIGRlZmF1bHQ6XG4gICAgICByZXR1cm4gbnVsbFxuICB9XG59XG4iLAogICAgIi8qKiBEYXRlLXRpbWUgZmllbGRzOiB0aGUgbWFzayB3aGlsZSB0eXBpbmcsIGFycm93IGtleXMgZm9yIHRoZSBwYXJ0IGF0IHRoZSBjYXJldCwgYW5kIHRoZSBidXR0b24gb2YgdGhlIGNhbGVuZGFyLiAqL1xuaW1wb3J0IHsgZm9ybWF0TG9jYWxUaW1lLCBwYXJzZUxvY2FsVGltZSB9IGZyb20gXCIuLi8uLi8uLi9zcmMvd2ViL3RleHRzL2xvY2FsLXRpbWUudHNcIlxuaW1wb3J0IHsgbG9jYWxOb3csIG9wZW5DYWxlbmRhciwgcmFuZ2VPZiB9IGZyb20gXCIuL2NhbGVuZGFyLnRzXCJcbmltcG9ydCB7IG1hc2tUeXBlZCwgb3ZlcndyaXRlRGlnaXQsIHN0ZXBBdENhcmV0IH0gZnJvbSBcIi4vbWFzay50c1wiXG5cbmNvbnN0IGZpZWxkT2YgPSAodGFyZ2V0OiBFdmVudFRhcmdldCB8IG51bGwpID0+XG4gIHRhcmdldCBpbnN0YW5jZW9mIEhUTUxJbnB1dEVsZW1lbnQgJiYgdGFyZ2V0Lm1hdGNoZXMoXCIuaW5wdXQtZGF0ZXRpbWVcIikgPyB0YXJnZXQgOiBudWxsXG5cbi8qKiBUaGUgc3R5bGUgc2hlZXQgb2YgdGhlIGNhbGVuZGFyOyBwYWdlcyB3aXRob3V0IHN1Y2ggZmllbGRzIGRvIG5vdCBsb2FkIGl0LiAqL1xuY29uc3Qgc3R5bGVzID0gZG9jdW1lbnQucXVlcnlTZWxlY3RvcjxIVE1MRWxlbWVudD4oXCJbZGF0YS1jYWxlbmRhcl1cIik/LmRhdGFzZXQuc3R5bGVzXG5pZiAoc3R5bGVzKSB7XG4gIGNvbnN0IGxpbmsgPSBkb2N1bWVudC5jcmVhdGVFbGVtZW50KFwibGlua1wiKVxuICBsaW5rLnJlbCA9IFwic3R5bGVzaGVldFwiXG4gIGxpbmsuaHJlZiA9IHN0eWxlc1xuICBkb2N1bWVudC5oZWFkLmFwcGVuZChsaW5rKVxufVxuXG5mdW5jdGlvbiB3cml0ZShmaWVsZDogSFRNTElucHV0RWxlbWVudCwgdGV4dDogc3RyaW5nLCBzdGFydDogbnVtYmVyLCBlbmQgPSBzdGFydCkge1xuICBmaWVsZC52YWx1ZSA9IHRleHRcbiAgZmllbGQuc2V0U2VsZWN0aW9uUmFuZ2Uoc3RhcnQsIGVuZClcbiAgZmllbGQuZGlzcGF0Y2hFdmVudChuZXcgRXZlbnQoXCJpbnB1dFwiLCB7IGJ1YmJsZXM6IHRydWUgfSkpXG59XG5cbmRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJiZWZvcmVpbnB1dFwiLCAoZXZlbnQpID0+IHtcbiAgY29uc3QgZmllbGQgPSBmaWVsZE9mKGV2ZW50LnRhcmdldClcbiAgY29uc3QgY2FyZXQgPSBmaWVsZD8uc2VsZWN0aW9uU3RhcnRcbiAgaWYgKCFmaWVsZCB8fCB0eXBlb2YgY2FyZXQgIT09IFwibnVtYmVyXCIgfHwgY2FyZXQgIT09IGZpZWxkLnNlbGVjdGlvbkVuZCkgcmV0dXJuXG4gIGlmIChldmVudC5pbnB1dFR5cGUgIT09IFwiaW5zZXJ0VGV4dFwiKSByZXR1cm5cbiAgY29uc3QgY2hhbmdlZCA9IG92ZXJ3cml0ZURpZ2l0KGZpZWxkLnZhbHVlLCBjYXJldCwgZXZlbnQuZGF0YSA/PyBcIlwiKVxuICBpZiAoIWNoYW5nZWQpIHJldHVyblxuICBldmVudC5wcmV2ZW50RGVmYXVsdCgpXG4gIHdyaXRlKGZpZWxkLCBjaGFuZ2VkLnRleHQsIGNoYW5nZWQuY2FyZXQpXG59KVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiaW5wdXRcIiwgKGV2ZW50KSA9PiB7XG4gIGNvbnN0IGZpZWxkID0gZmllbGRPZihldmVudC50YXJnZXQpXG4gIGlmICghZmllbGQgfHwgIShldmVudCBpbnN0YW5jZW9mIElucHV0RXZlbnQpIHx8ICFldmVudC5pbnB1dFR5cGUuc3RhcnRzV2l0aChcImluc2VydFwiKSkgcmV0dXJuXG4gIGNvbnN0IGlzQXRFbmQgPSBmaWVsZC5zZWxlY3Rpb25TdGFydCA9PT0gZmllbGQudmFsdWUubGVuZ3RoXG4gIGlmIChpc0F0RW5kIHx8IGV2ZW50LmlucHV0VHlwZSAhPT0gXCJpbnNlcnRUZXh0XCIpIGZpZWxkLnZhbHVlID0gbWFza1R5cGVkKGZpZWxkLnZhbHVlKVxufSlcblxuZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcImtleWRvd25cIiwgKGV2ZW50KSA9PiB7XG4gIGNvbnN0IGZpZWxkID0gZmllbGRPZihldmVudC50YXJnZXQpXG4gIGlmICghZmllbGQgfHwgKGV2ZW50LmtleSAhPT0gXCJBcnJvd1VwXCIgJiYgZXZlbnQua2V5ICE9PSBcIkFycm93RG93blwiKSkgcmV0dXJuXG4gIGV2ZW50LnByZXZlbnREZWZhdWx0KClcbiAgaWYgKGV2ZW50LmFsdEtleSkgcmV0dXJuIG9wZW4oZmllbGQpXG4gIGlmIChmaWVsZC52YWx1ZSA9PT0gXCJcIikgcmV0dXJuIHdyaXRlKGZpZWxkLCBmb3JtYXRMb2NhbFRpbWUobG9jYWxOb3coKSksIDAsIDIpXG4gIGNvbnN0IHN0ZXAgPSBldmVudC5rZXkgPT09IFwiQXJyb3dVcFwiID8gMSA6IC0xXG4gIGNvbnN0IHN0ZXBwZWQgPSBzdGVwQXRDYXJldChmaWVsZC52YWx1ZSwgZmllbGQuc2VsZWN0aW9uU3RhcnQgPz8gMCwgc3RlcCwgcmFuZ2VPZihmaWVsZCkpXG4gIGlmIChzdGVwcGVkKSB3cml0ZShmaWVsZCwgc3RlcHBlZC50ZXh0LCBzdGVwcGVkLnN0YXJ0LCBzdGVwcGVkLmVuZClcbn0pXG5cbmZ1bmN0aW9uIG9wZW4oZmllbGQ6IEhUTUxJbnB1dEVsZW1lbnQpIHtcbiAgY29uc3QgdGVtcGxhdGUgPSBmaWVsZC5wYXJlbnRFbGVtZW50Py5xdWVyeVNlbGVjdG9yKFwidGVtcGxhdGVcIilcbiAgaWYgKHRlbXBsYXRlKSBvcGVuQ2FsZW5kYXIoZmllbGQsIHRlbXBsYXRlKVxufVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiY2xpY2tcIiwgKHsgdGFyZ2V0IH0pID0+IHtcbiAgY29uc3QgYnV0dG9uID0gKHRhcmdldCBhcyBFbGVtZW50KS5jbG9zZXN0PEhUTUxFbGVtZW50PihcIltkYXRhLWNhbGVuZGFyXVwiKVxuICBjb25zdCBmaWVsZCA9IGJ1dHRvbiAmJiBmaWVsZE9mKGRvY3VtZW50LmdldEVsZW1lbnRCeUlkKGJ1dHRvbi5kYXRhc2V0LmNhbGVuZGFyID8/IFwiXCIpKVxuICBpZiAoZmllbGQpIG9wZW4oZmllbGQpXG59KVxuXG5sZXQgaXNQb2ludGVyRG93biA9IGZhbHNlXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwicG9pbnRlcmRvd25cIiwgKCkgPT4ge1xuICBpc1BvaW50ZXJEb3duID0gdHJ1ZVxufSlcbmZvciAoY29uc3QgdHlwZSBvZiBbXCJwb2ludGVydXBcIiwgXCJwb2ludGVyY2FuY2VsXCJdKVxuICBkb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKHR5cGUsICgpID0+IHtcbiAgICBpc1BvaW50ZXJEb3duID0gZmFsc2VcbiAgfSlcblxuLyoqIEEgbWVzc2FnZSB0aGF0IGFwcGVhcnMgd2hpbGUgYSBidXR0b24gaXMgYmVpbmcgcHJlc3NlZCB3b3VsZCBtb3ZlIHRoZSBidXR0b24gYXdheSBmcm9tIHRoZSBwb2ludGVyLiAqL1xuZnVuY3Rpb24gYWZ0ZXJQcmVzcyhhY3Q6ICgpID0+IHZvaWQpIHtcbiAgaWYgKGlzUG9pbnRlckRvd24pIGRvY3VtZW50LmFkZEV2ZW50TGlzdGVuZXIoXCJwb2ludGVydXBcIiwgKCkgPT4gc2V0VGltZW91dChhY3QpLCB7IG9uY2U6IHRydWUgfSlcbiAgZWxzZSBhY3QoKVxufVxuXG5kb2N1bWVudC5hZGRFdmVudExpc3RlbmVyKFwiY2hhbmdlXCIsICh7IHRhcmdldCB9KSA9PiB7XG4gIGNvbnN0IGZpZWxkID0gZmllbGRPZih0YXJnZXQpXG4gIGlmICghZmllbGQpIHJldHVyblxuICBjb25zdCB0aW1lID0gcGFyc2VMb2NhbFRpbWUoZmllbGQudmFsdWUpXG4gIGlmICh0aW1lICE9PSBudWxsKSBmaWVsZC52YWx1ZSA9IGZvcm1hdExvY2FsVGltZSh0aW1lKVxuICBhZnRlclByZXNzKCgpID0+IHNob3dQcm9ibGVtKGZpZWxkLCBmaWVsZC52YWx1ZSAhPT0gXCJcIiAmJiB0aW1lID09PSBudWxsKSlcbn0pXG5cbi8qKiBUaGUgbWVzc2FnZSB0aGF0IHRoZSBzZXJ2ZXIgd291bGQgc2hvdzsgb25lIHRoYXQgaXQgaGFzIHNob3duIHN0YXlzIHVudGlsIHRoZSBmb3JtIGlzIHNlbnQgYWdhaW4uICovXG5mdW5jdGlvbiBzaG93UHJvYmxlbShmaWVsZDogSFRNTElucHV0RWxlbWVudCwgaXNXcm9uZzogYm9vbGVhbikge1xuICBjb25zdCBmcmFtZSA9IGZpZWxkLmNsb3Nlc3QoXCIuZmllbGRcIilcbiAgY29uc3Qgb3duID0gZnJhbWU/LnF1ZXJ5U2VsZWN0b3IoXCJbZGF0YS1vd24tZXJyb3JdXCIpXG4gIGlmICghZnJhbWUgfHwgQm9vbGVhbihvd24pID09PSBpc1dyb25nIHx8ICghb3duICYmIGZyYW1lLnF1ZXJ5U2VsZWN0b3IoXCIuZmllbGQtZXJyb3JcIikpKSByZXR1cm5cbiAgZnJhbWUuY2xhc3NMaXN0LnRvZ2dsZShcImZpZWxkLWludmFsaWRcIiwgaXNXcm9uZylcbiAgaWYgKCFpc1dyb25nKSB7XG4gICAgb3duPy5yZW1vdmUoKVxuICAgIGZpZWxkLnJlbW92ZUF0dHJpYnV0ZShcImFyaWEtaW52YWxpZFwiKVxuICAgIHJldHVyblxuICB9XG4gIGNvbnN0IGVycm9yID0gZG9jdW1lbnQuY3JlYXRlRWxlbWVudChcInBcIilcbiAgZXJyb3IuY2xhc3NOYW1lID0gXCJmaWVsZC1lcnJvclwiXG4gIGVycm9yLmlkID0gYCR7ZmllbGQuaWR9LWVycm9yYFxuICBlcnJvci5kYXRhc2V0Lm93bkVycm9yID0gXCJcIlxuICBlcnJvci50ZXh0Q29udGVudCA9IGZpZWxkLmRhdGFzZXQuZGF0ZVByb2JsZW0gPz8gXCJcIlxuICBmcmFtZS5hcHBlbmQoZXJyb3IpXG4gIGZpZWxkLnNldEF0dHJpYnV0ZShcImFyaWEtaW52YWxpZFwiLCBcInRydWVcIilcbiAgY29uc3Qgbm90ZXMgPSBuZXcgU2V0KChmaWVsZC5nZXRBdHRyaWJ1dGUoXCJhcmlhLWRlc2NyaWJlZGJ5XCIpID8/IFwiXCIpLnNwbGl0KFwiIFwiKS5maWx0ZXIoQm9vbGVhbikpXG4gIGZpZWxkLnNldEF0dHJpYnV0ZShcImFyaWEtZGVzY3JpYmVkYnlcIiwgWy4uLm5vdGVzLmFkZChlcnJvci5pZCldLmpvaW4oXCIgXCIpKVxufVxuIgogIF0sCiAgIm1hcHBpbmdzIjogIjtBQUtBLElBQU0sWUFBWTtBQUVsQixJQUFNLGFBQWE7QUFHWixTQUFTLGNBQWMsQ0FBQyxNQUE2QjtBQUFBLEVBQzFELE1BQU0sUUFBUSxLQUFLLEtBQUssRUFBRSxRQUFRLE9BQU8sR0FBRztBQUFBLEVBQzVDLE1BQU0sV0FBVyxVQUFVLEtBQUssS0FBSyxHQUFHLE1BQU0sQ0FBQyxFQUFFLElBQUksTUFBTTtBQUFBLEVBQzNELE1BQU0sWUFBWSxXQUFXLEtBQUssS0FBSyxHQUFHLE1BQU0sQ0FBQyxFQUFFLElBQUksTUFBTTtBQUFBLEVBQzdELE9BQU8sT0FBTyxHQUFHLFFBQVEsR0FBRyxNQUFNLEdBQUcsT0FBTyxHQUFHLFNBQVMsS0FBSyxXQUN6RCxDQUFDLFNBQVMsSUFBSSxTQUFTLElBQUksU0FBUyxJQUFJLFNBQVMsSUFBSSxTQUFTLEVBQUUsSUFDL0QsYUFBYSxDQUFDO0FBQUEsRUFDbkIsTUFBTSxPQUFPLElBQUksS0FBSyxLQUFLLElBQUksTUFBTSxRQUFRLEdBQUcsS0FBSyxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQ2xFLE1BQU0sU0FDSixLQUFLLGVBQWUsTUFBTSxRQUMxQixLQUFLLFlBQVksTUFBTSxRQUFRLEtBQy9CLEtBQUssV0FBVyxNQUFNLE9BQ3RCLEtBQUssWUFBWSxNQUFNLFFBQ3ZCLFNBQVM7QUFBQSxFQUNYLE9BQU8sU0FBUyxLQUFLLFFBQVEsSUFBSTtBQUFBO0FBSTVCLFNBQVMsZUFBZSxDQUFDLElBQW9CO0FBQUEsRUFDbEQsTUFBTSxPQUFPLElBQUksS0FBSyxFQUFFO0FBQUEsRUFDeEIsTUFBTSxNQUFNLENBQUMsVUFBa0IsT0FBTyxLQUFLLEVBQUUsU0FBUyxHQUFHLEdBQUc7QUFBQSxFQUM1RCxNQUFNLE9BQU8sR0FBRyxJQUFJLEtBQUssV0FBVyxDQUFDLEtBQUssSUFBSSxLQUFLLFlBQVksSUFBSSxDQUFDLEtBQUssT0FBTyxLQUFLLGVBQWUsQ0FBQyxFQUFFLFNBQVMsR0FBRyxHQUFHO0FBQUEsRUFDdEgsT0FBTyxHQUFHLFFBQVEsSUFBSSxLQUFLLFlBQVksQ0FBQyxLQUFLLElBQUksS0FBSyxjQUFjLENBQUM7QUFBQTs7O0FDOUJoRSxJQUFNLFNBQVMsS0FBSyxLQUFLO0FBQ2hDLElBQU0sZUFBZTtBQUVyQixJQUFNLGNBQWM7QUFHYixTQUFTLEtBQUssQ0FBQyxJQUFvQjtBQUFBLEVBQ3hDLE9BQU8sS0FBSyxNQUFNLEtBQUssTUFBTSxJQUFJO0FBQUE7QUFJNUIsU0FBUyxlQUFlLENBQUMsSUFBb0I7QUFBQSxFQUNsRCxRQUFRLElBQUksS0FBSyxFQUFFLEVBQUUsVUFBVSxJQUFJLGVBQWUsS0FBSztBQUFBO0FBSWxELFNBQVMsU0FBUyxDQUFDLElBQVksUUFBd0I7QUFBQSxFQUM1RCxNQUFNLE9BQU8sSUFBSSxLQUFLLEVBQUU7QUFBQSxFQUN4QixNQUFNLE9BQU8sS0FBSyxlQUFlO0FBQUEsRUFDakMsTUFBTSxRQUFRLEtBQUssWUFBWSxJQUFJO0FBQUEsRUFDbkMsTUFBTSxjQUFjLElBQUksS0FBSyxLQUFLLElBQUksTUFBTSxRQUFRLEdBQUcsQ0FBQyxDQUFDLEVBQUUsV0FBVztBQUFBLEVBQ3RFLE9BQU8sS0FBSyxJQUFJLE1BQU0sT0FBTyxLQUFLLElBQUksS0FBSyxXQUFXLEdBQUcsV0FBVyxDQUFDLEtBQUssS0FBSyxNQUFNLEVBQUU7QUFBQTtBQUlsRixTQUFTLFlBQVksQ0FBQyxJQUF3QjtBQUFBLEVBQ25ELE1BQU0sT0FBTyxJQUFJLEtBQUssRUFBRTtBQUFBLEVBQ3hCLE1BQU0sUUFBUSxLQUFLLElBQUksS0FBSyxlQUFlLEdBQUcsS0FBSyxZQUFZLEdBQUcsQ0FBQztBQUFBLEVBQ25FLE1BQU0sU0FBUyxRQUFRLGdCQUFnQixLQUFLLElBQUk7QUFBQSxFQUNoRCxPQUFPLE1BQU0sS0FBSyxFQUFFLFFBQVEsWUFBWSxHQUFHLENBQUMsR0FBRyxTQUM3QyxNQUFNLEtBQUssRUFBRSxRQUFRLGFBQWEsR0FBRyxDQUFDLEdBQUcsUUFBUSxVQUFVLE9BQU8sZUFBZSxPQUFPLE1BQU0sQ0FDaEc7QUFBQTs7O0FDNUJGLElBQU0sVUFBVSxDQUFDLEdBQUcsR0FBRyxHQUFHLEdBQUcsQ0FBQztBQUM5QixJQUFNLGFBQWEsQ0FBQyxLQUFLLEtBQUssS0FBSyxHQUFHO0FBQ3RDLElBQU0sWUFBWTtBQUVsQixJQUFNLFVBQVU7QUFFaEIsSUFBTSxTQUFTLENBQUMsR0FBRyxHQUFHLEdBQUcsSUFBSSxFQUFFO0FBQy9CLElBQU0sc0JBQXNCLG1CQUFtQjtBQUUvQyxJQUFNLFlBQVk7QUFFbEIsSUFBTSxRQUEyRDtBQUFBLEVBQy9ELENBQUMsSUFBSSxTQUFTLEtBQUssT0FBTyxLQUFLLEtBQUs7QUFBQSxFQUNwQyxDQUFDLElBQUksU0FBUyxVQUFVLElBQUksSUFBSTtBQUFBLEVBQ2hDLENBQUMsSUFBSSxTQUFTLFVBQVUsSUFBSSxLQUFLLElBQUk7QUFBQSxFQUNyQyxDQUFDLElBQUksU0FBUyxLQUFLLE9BQU8sS0FBSztBQUFBLEVBQy9CLENBQUMsSUFBSSxTQUFTLEtBQUssT0FBTztBQUM1QjtBQVNPLFNBQVMsU0FBUyxDQUFDLE1BQXNCO0FBQUEsRUFDOUMsTUFBTSxPQUFPLGVBQWUsSUFBSTtBQUFBLEVBQ2hDLElBQUksU0FBUztBQUFBLElBQU0sT0FBTyxnQkFBZ0IsSUFBSTtBQUFBLEVBQzlDLE1BQU0sUUFBUSxDQUFDLEVBQUU7QUFBQSxFQUNqQixNQUFNLFNBQVMsTUFBTSxNQUFNLEdBQUcsRUFBRSxHQUFHLFdBQVcsUUFBUSxNQUFNLFNBQVM7QUFBQSxFQUNyRSxXQUFXLGFBQWEsTUFBTTtBQUFBLElBQzVCLE1BQU0sVUFBVSxhQUFhLE9BQU8sYUFBYTtBQUFBLElBQ2pELElBQUksV0FBVyxPQUFPLEtBQUssTUFBTSxXQUFXLFFBQVE7QUFBQSxNQUFRO0FBQUEsSUFDNUQsSUFBSSxPQUFPLEtBQU0sQ0FBQyxXQUFXLE1BQU0sR0FBRyxFQUFFLE1BQU0sTUFBTSxNQUFNLFNBQVMsUUFBUTtBQUFBLE1BQVMsUUFBUSxLQUFLO0FBQUEsSUFDakcsSUFBSTtBQUFBLE1BQVMsTUFBTSxNQUFNLFNBQVMsTUFBTTtBQUFBLEVBQzFDO0FBQUEsRUFDQSxJQUFJLE9BQU8sS0FBSyxNQUFNLFNBQVMsUUFBUTtBQUFBLElBQVEsTUFBTSxLQUFLLEVBQUU7QUFBQSxFQUM1RCxPQUFPLE1BQU0sSUFBSSxDQUFDLE1BQU0sT0FBUSxPQUFPLElBQUksT0FBTyxHQUFHLFdBQVcsS0FBSyxLQUFLLE1BQU8sRUFBRSxLQUFLLEVBQUU7QUFBQTtBQUc1RixTQUFTLE9BQU8sQ0FBQyxPQUFpQjtBQUFBLEVBQ2hDLE1BQU0sS0FBSyxNQUFNLFNBQVM7QUFBQSxFQUMxQixNQUFNLFFBQVEsTUFBTSxPQUFPO0FBQUEsRUFDM0IsSUFBSSxPQUFPO0FBQUEsSUFBVyxNQUFNLE1BQU0sTUFBTSxXQUFXLElBQUksR0FBRyxVQUFVLFVBQVU7QUFBQSxFQUM5RTtBQUFBLElBQUssTUFBTSxNQUFNLE1BQU0sU0FBUyxRQUFRLE9BQU8sR0FBRyxHQUFHO0FBQUEsRUFDckQsTUFBTSxLQUFLLEVBQUU7QUFBQTtBQUlSLFNBQVMsY0FBYyxDQUM1QixNQUNBLE9BQ0EsT0FDd0M7QUFBQSxFQUN4QyxJQUFJLEtBQUssV0FBVyx1QkFBdUIsQ0FBQyxPQUFPLEtBQUssS0FBSztBQUFBLElBQUcsT0FBTztBQUFBLEVBQ3ZFLE1BQU0sS0FBSyxLQUFLLEtBQUssS0FBSyxVQUFVLEVBQUUsSUFBSSxRQUFRLFFBQVE7QUFBQSxFQUMxRCxJQUFJLE1BQU0sS0FBSztBQUFBLElBQVEsT0FBTztBQUFBLEVBQzlCLE1BQU0sUUFBUSxLQUFLO0FBQUEsRUFDbkIsTUFBTSxvQkFBb0IsUUFBUSxLQUFLLFVBQVUsQ0FBQyxLQUFLLEtBQUssS0FBSyxVQUFVLEVBQUU7QUFBQSxFQUM3RSxPQUFPLEVBQUUsTUFBTSxLQUFLLE1BQU0sR0FBRyxFQUFFLElBQUksUUFBUSxLQUFLLE1BQU0sS0FBSyxHQUFHLE9BQU8sb0JBQW9CLFFBQVEsSUFBSSxNQUFNO0FBQUE7QUFJdEcsU0FBUyxXQUFXLENBQUMsTUFBYyxVQUFVLFVBQTZCO0FBQUEsRUFDL0UsT0FBTyxLQUFLLElBQUksS0FBSyxJQUFJLElBQUksUUFBUSxHQUFHLE1BQU07QUFBQTtBQVF6QyxTQUFTLFdBQVcsQ0FDekIsTUFDQSxPQUNBLE1BQ0EsT0FDcUQ7QUFBQSxFQUNyRCxNQUFNLE9BQU8sZUFBZSxJQUFJO0FBQUEsRUFDaEMsSUFBSSxTQUFTO0FBQUEsSUFBTSxPQUFPO0FBQUEsRUFDMUIsTUFBTSxPQUFPLEtBQUssSUFDaEIsR0FDQSxPQUFPLGNBQWMsQ0FBQyxVQUFVLFNBQVMsS0FBSyxDQUNoRDtBQUFBLEVBQ0EsTUFBTSxVQUFVLE1BQU0sUUFBUSxNQUFNLElBQUksS0FBSztBQUFBLEVBQzdDLE1BQU0sUUFBUSxPQUFPLFNBQVM7QUFBQSxFQUM5QixPQUFPLEVBQUUsTUFBTSxnQkFBZ0IsWUFBWSxTQUFTLEtBQUssQ0FBQyxHQUFHLE9BQU8sS0FBSyxTQUFTLFFBQVEsU0FBUyxHQUFHO0FBQUE7OztBQ3ZGeEcsSUFBTSxhQUFZO0FBQ2xCLElBQU0sVUFBVSxLQUFLO0FBRXJCLElBQU0sY0FBYztBQUVwQixJQUFNLE1BQU07QUFFWixJQUFNLGVBQWU7QUFFckIsSUFBTSxRQUFRLENBQUMsWUFBd0M7QUFBQSxFQUNyRCxNQUFNLFNBQVMsSUFBSSxLQUFLLGVBQWUsU0FBUyxnQkFBZ0IsTUFBTSxLQUFLLFNBQVMsVUFBVSxNQUFNLENBQUM7QUFBQSxFQUNyRyxPQUFPLENBQUMsT0FBZSxPQUFPLE9BQU8sRUFBRTtBQUFBO0FBRXpDLElBQU0sWUFBWSxNQUFNLEVBQUUsT0FBTyxPQUFPLENBQUM7QUFDekMsSUFBTSxlQUFlLE1BQU0sRUFBRSxPQUFPLFFBQVEsTUFBTSxVQUFVLENBQUM7QUFDN0QsSUFBTSxXQUFXLE1BQU0sRUFBRSxTQUFTLFFBQVEsS0FBSyxXQUFXLE9BQU8sUUFBUSxNQUFNLFVBQVUsQ0FBQztBQUMxRixJQUFNLFVBQVUsTUFBTSxFQUFFLFNBQVMsUUFBUSxDQUFDO0FBQzFDLElBQU0sY0FBYyxNQUFNLEVBQUUsU0FBUyxPQUFPLENBQUM7QUFFN0MsSUFBTSxNQUFNLENBQUMsVUFBa0IsT0FBTyxLQUFLLEVBQUUsU0FBUyxHQUFHLEdBQUc7QUFHckQsU0FBUyxRQUFRLEdBQVc7QUFBQSxFQUNqQyxNQUFNLE1BQU0sSUFBSTtBQUFBLEVBQ2hCLE9BQU8sS0FBSyxJQUFJLElBQUksWUFBWSxHQUFHLElBQUksU0FBUyxHQUFHLElBQUksUUFBUSxHQUFHLElBQUksU0FBUyxHQUFHLElBQUksV0FBVyxDQUFDO0FBQUE7QUFJN0YsU0FBUyxPQUFPLEdBQUcsV0FBd0M7QUFBQSxFQUNoRSxPQUFPO0FBQUEsSUFDTCxVQUFVLGVBQWUsUUFBUSxPQUFPLEVBQUUsS0FBSztBQUFBLElBQy9DLFFBQVEsZUFBZSxRQUFRLE9BQU8sRUFBRSxLQUFLO0FBQUEsRUFDL0M7QUFBQTtBQUlLLFNBQVMsWUFBWSxDQUFDLE9BQXlCLFVBQStCO0FBQUEsRUFDbkYsTUFBTSxTQUFTLFNBQVMsUUFBUSxjQUFjLFFBQVEsR0FBRyxVQUFVLElBQUk7QUFBQSxFQUN2RSxNQUFNLFdBQVcsSUFBSSxTQUFTLFFBQVEsS0FBSztBQUFBLEVBQzNDLFNBQVMsS0FBSyxPQUFPLE1BQU07QUFBQSxFQUMzQixPQUFPLGlCQUFpQixTQUFTLE1BQU0sT0FBTyxPQUFPLENBQUM7QUFBQSxFQUN0RCxPQUFPLFVBQVU7QUFBQSxFQUNqQixZQUFZLFFBQVEsS0FBSztBQUFBLEVBQ3pCLFNBQVMsU0FBUztBQUFBO0FBSXBCLFNBQVMsV0FBVyxDQUFDLFFBQTJCLE9BQW9CO0FBQUEsRUFDbEUsSUFBSSxDQUFDLFdBQVcsWUFBWSxFQUFFO0FBQUEsSUFBUztBQUFBLEVBQ3ZDLFFBQVEsS0FBSyxRQUFRLE1BQU0sVUFBVSxNQUFNLHNCQUFzQjtBQUFBLEVBQ2pFLFFBQVEsYUFBYSxPQUFPLGNBQWMsV0FBVztBQUFBLEVBQ3JELE1BQU0sU0FBUyxjQUFjLFNBQVM7QUFBQSxFQUN0QyxNQUFNLFVBQVUsU0FBUyxPQUFPO0FBQUEsRUFDaEMsTUFBTSxVQUFVLENBQUMsV0FBVyxNQUFNLE9BQU87QUFBQSxFQUN6QyxNQUFNLFNBQVMsS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLEtBQUssTUFBTSxDQUFDO0FBQUEsRUFDbEQsTUFBTSxJQUFJLFdBQVcsVUFBVSxPQUFPLFFBQVE7QUFBQSxFQUM5QyxPQUFPLE9BQU8sT0FBTyxPQUFPO0FBQUEsSUFDMUIsUUFBUTtBQUFBLElBQ1IsS0FBSyxHQUFHLFVBQVUsU0FBUyxNQUFNLFVBQVUsTUFBTSxNQUFNLFNBQVM7QUFBQSxJQUNoRSxNQUFNLEdBQUcsS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLEdBQUcsYUFBYSxRQUFRLEdBQUcsQ0FBQztBQUFBLEVBQzlELENBQUM7QUFBQTtBQUFBO0FBR0gsTUFBTSxTQUFTO0FBQUEsRUFFTDtBQUFBLEVBRUE7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUVSLFdBQVcsQ0FBQyxRQUEyQixPQUF5QjtBQUFBLElBQzlELEtBQUssU0FBUztBQUFBLElBQ2QsS0FBSyxRQUFRO0FBQUEsSUFDYixLQUFLLFFBQVEsUUFBUSxLQUFLO0FBQUEsSUFDMUIsS0FBSyxTQUFTLEtBQUssUUFBUSxlQUFlLE1BQU0sS0FBSyxLQUFLLFNBQVMsQ0FBQztBQUFBLElBQ3BFLEtBQUssVUFBVSxNQUFNLEtBQUssTUFBTTtBQUFBLElBQ2hDLEtBQUssWUFBWTtBQUFBLElBQ2pCLEtBQUssS0FBSztBQUFBLElBQ1YsT0FBTyxpQkFBaUIsU0FBUyxDQUFDLFVBQVUsS0FBSyxRQUFRLEtBQUssQ0FBQztBQUFBLElBQy9ELE9BQU8saUJBQWlCLFlBQVksR0FBRyxhQUFhO0FBQUEsTUFDbEQsSUFBSyxPQUFtQixRQUFRLFlBQVk7QUFBQSxRQUFHLEtBQUssTUFBTTtBQUFBLEtBQzNEO0FBQUEsSUFDRCxPQUFPLGlCQUFpQixVQUFVLE1BQU0sS0FBSyxTQUFTLENBQUM7QUFBQSxJQUN2RCxPQUFPLGlCQUFpQixXQUFXLENBQUMsVUFBVSxLQUFLLE1BQU0sS0FBSyxDQUFDO0FBQUE7QUFBQSxFQUdqRSxRQUFRLEdBQUc7QUFBQSxJQUNULEtBQUssT0FBTyxjQUEyQiwwQkFBMEIsR0FBRyxNQUFNO0FBQUE7QUFBQSxFQUdwRSxPQUFPLENBQUMsSUFBb0I7QUFBQSxJQUNsQyxPQUFPLFlBQVksSUFBSSxLQUFLLEtBQUs7QUFBQTtBQUFBLEVBSTNCLFFBQVEsQ0FBQyxLQUFzQjtBQUFBLElBQ3JDLE9BQU8sT0FBTyxNQUFNLEtBQUssTUFBTSxRQUFRLEtBQUssT0FBTyxLQUFLLE1BQU07QUFBQTtBQUFBLEVBR3hELE1BQU0sQ0FBQyxNQUFpQztBQUFBLElBQzlDLE9BQU8sS0FBSyxPQUFPLGNBQWMsZUFBZSxPQUFPO0FBQUE7QUFBQSxFQUdqRCxXQUFXLEdBQUc7QUFBQSxJQUNwQixNQUFNLE9BQU8sQ0FBQyxNQUFjLFFBQWtCLFVBQzVDLEtBQUssT0FBTyxJQUFJLEVBQUUsZ0JBQWdCLEdBQUcsT0FBTyxJQUFJLENBQUMsVUFBVSxJQUFJLE9BQU8sTUFBTSxLQUFLLEdBQUcsT0FBTyxLQUFLLENBQUMsQ0FBQyxDQUFDO0FBQUEsSUFDckcsTUFBTSxPQUFPLENBQUMsT0FBZSxRQUFRLEdBQUcsT0FBTyxNQUM3QyxNQUFNLEtBQUssRUFBRSxRQUFRLE1BQU0sR0FBRyxDQUFDLEdBQUcsT0FBTyxRQUFRLEtBQUssSUFBSTtBQUFBLElBQzVELE9BQU8sT0FBTyxRQUFRLENBQUMsS0FBSyxNQUFNLFVBQVUsS0FBSyxNQUFNLE1BQU0sRUFBRSxJQUFJLENBQUMsT0FBTyxJQUFJLEtBQUssRUFBRSxFQUFFLGVBQWUsQ0FBQztBQUFBLElBQ3hHLEtBQUssU0FBUyxLQUFLLEVBQUUsR0FBRyxDQUFDLFVBQVUsVUFBVSxLQUFLLElBQUksTUFBTSxLQUFLLENBQUMsQ0FBQztBQUFBLElBQ25FLEtBQUssUUFBUSxNQUFNLFFBQVEsTUFBTSxTQUFTLEtBQUssR0FBRyxLQUFLLEdBQUcsTUFBTTtBQUFBLElBQ2hFLEtBQUssUUFBUSxLQUFLLEVBQUUsR0FBRyxHQUFHO0FBQUEsSUFDMUIsTUFBTSxVQUFVLElBQUksSUFBSTtBQUFBLE1BQ3RCLEdBQUcsS0FBSyxLQUFLLGFBQWEsR0FBRyxXQUFXO0FBQUEsTUFDeEMsSUFBSSxLQUFLLEtBQUssTUFBTSxFQUFFLGNBQWM7QUFBQSxJQUN0QyxDQUFDO0FBQUEsSUFDRCxLQUNFLFVBQ0EsQ0FBQyxHQUFHLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sS0FBSyxHQUM3QyxHQUNGO0FBQUE7QUFBQSxFQUdNLElBQUksR0FBRztBQUFBLElBQ2IsTUFBTSxRQUFRLElBQUksS0FBSyxLQUFLLE9BQU87QUFBQSxJQUNuQyxNQUFNLE9BQU8sSUFBSSxLQUFLLEtBQUssTUFBTTtBQUFBLElBQ2pDLEtBQUssT0FBTyxPQUFPLEVBQUUsUUFBUSxPQUFPLE1BQU0sWUFBWSxDQUFDO0FBQUEsSUFDdkQsS0FBSyxPQUFPLE1BQU0sRUFBRSxRQUFRLE9BQU8sTUFBTSxlQUFlLENBQUM7QUFBQSxJQUN6RCxLQUFLLE9BQU8sTUFBTSxFQUFFLFFBQVEsT0FBTyxLQUFLLFlBQVksQ0FBQztBQUFBLElBQ3JELEtBQUssT0FBTyxRQUFRLEVBQUUsUUFBUSxPQUFPLEtBQUssY0FBYyxDQUFDO0FBQUEsSUFDekQsV0FBVyxVQUFVLEtBQUssT0FBTyxpQkFBb0MsZUFBZTtBQUFBLE1BQ2xGLE9BQU8sV0FBVyxDQUFDLEtBQUssU0FBUyxVQUFVLEtBQUssU0FBUyxPQUFPLE9BQU8sUUFBUSxNQUFNLENBQUMsQ0FBQztBQUFBLElBQ3pGLE1BQU0sUUFBUSxhQUFhLEtBQUssT0FBTztBQUFBLElBQ3ZDLE1BQU0sT0FBTyxLQUFLLE9BQU8sY0FBYyxPQUFPO0FBQUEsSUFDOUMsS0FBSyxPQUFPO0FBQUEsSUFDWixLQUFLLGFBQWEsY0FBYyxhQUFhLEtBQUssT0FBTyxDQUFDO0FBQUEsSUFDMUQsS0FBSyxPQUFPLEtBQUssSUFBSSxnQkFBZ0IsSUFBSSxNQUFNLE1BQU0sQ0FBQyxHQUFHLElBQUksV0FBVyxDQUFDO0FBQUEsSUFDekUsS0FBSyxRQUFRLElBQUksZ0JBQ2YsR0FBRyxNQUFNLElBQUksQ0FBQyxTQUFTO0FBQUEsTUFDckIsTUFBTSxNQUFNLFNBQVMsY0FBYyxJQUFJO0FBQUEsTUFDdkMsSUFBSSxPQUFPLEdBQUcsS0FBSyxJQUFJLENBQUMsUUFBUSxLQUFLLE9BQU8sS0FBSyxNQUFNLFlBQVksQ0FBQyxDQUFDLENBQUM7QUFBQSxNQUN0RSxPQUFPO0FBQUEsS0FDUixDQUNIO0FBQUE7QUFBQSxFQUdNLE1BQU0sQ0FBQyxLQUFhLE9BQTRCO0FBQUEsSUFDdEQsTUFBTSxPQUFPLFNBQVMsY0FBYyxJQUFJO0FBQUEsSUFDeEMsTUFBTSxPQUFPLElBQUksS0FBSyxHQUFHO0FBQUEsSUFDekIsS0FBSyxjQUFjLE9BQU8sS0FBSyxXQUFXLENBQUM7QUFBQSxJQUMzQyxLQUFLLFFBQVEsTUFBTSxPQUFPLEdBQUc7QUFBQSxJQUM3QixLQUFLLE9BQU87QUFBQSxJQUNaLEtBQUssWUFBWSxTQUFTLEdBQUc7QUFBQSxJQUM3QixLQUFLLFdBQVcsUUFBUSxLQUFLLFVBQVUsSUFBSTtBQUFBLElBQzNDLEtBQUssZUFBZSxPQUFPLFFBQVEsTUFBTSxLQUFLLE1BQU0sQ0FBQztBQUFBLElBQ3JELElBQUksUUFBUSxNQUFNLFNBQVMsQ0FBQztBQUFBLE1BQUcsS0FBSyxjQUFjO0FBQUEsSUFDbEQsSUFBSSxDQUFDLEtBQUssU0FBUyxHQUFHO0FBQUEsTUFBRyxLQUFLLGVBQWU7QUFBQSxJQUM3QyxLQUFLLFVBQVUsT0FBTyxjQUFjLEtBQUssWUFBWSxNQUFNLEtBQUs7QUFBQSxJQUNoRSxPQUFPO0FBQUE7QUFBQSxFQUlELE1BQU0sQ0FBQyxLQUFhO0FBQUEsSUFDMUIsTUFBTSxRQUFRLGFBQWEsS0FBSyxPQUFPO0FBQUEsSUFDdkMsS0FBSyxVQUFVLE1BQU0sS0FBSyxRQUFRLEdBQUcsQ0FBQztBQUFBLElBQ3RDLEtBQUssS0FBSztBQUFBLElBQ1YsS0FBSyxTQUFTO0FBQUEsSUFDZCxJQUFJLGFBQWEsS0FBSyxPQUFPLE1BQU07QUFBQSxNQUFPLEtBQUssY0FBYztBQUFBO0FBQUEsRUFJdkQsU0FBUyxDQUFDLElBQVk7QUFBQSxJQUM1QixLQUFLLFVBQVUsTUFBTSxLQUFLLFFBQVEsRUFBRSxDQUFDO0FBQUEsSUFDckMsS0FBSyxLQUFLO0FBQUEsSUFDVixLQUFLLGNBQWM7QUFBQTtBQUFBLEVBR2IsYUFBYSxHQUFHO0FBQUEsSUFDdEIsTUFBTSxTQUFTLEtBQUssT0FBTyxjQUFjLGVBQWU7QUFBQSxJQUN4RCxJQUFJO0FBQUEsTUFBUSxPQUFPLGNBQWMsYUFBYSxLQUFLLE9BQU87QUFBQTtBQUFBLEVBR3BELE1BQU0sQ0FBQyxLQUFhO0FBQUEsSUFDMUIsSUFBSSxDQUFDLEtBQUssU0FBUyxHQUFHO0FBQUEsTUFBRztBQUFBLElBQ3pCLEtBQUssU0FBUyxLQUFLLFFBQVEsT0FBTyxLQUFLLFNBQVMsTUFBTSxLQUFLLE1BQU0sRUFBRTtBQUFBLElBQ25FLEtBQUssT0FBTyxHQUFHO0FBQUE7QUFBQSxFQUdULEtBQUssR0FBRztBQUFBLElBQ2QsS0FBSyxNQUFNLFFBQVEsZ0JBQWdCLEtBQUssTUFBTTtBQUFBLElBQzlDLFdBQVcsUUFBUSxDQUFDLFNBQVMsUUFBUTtBQUFBLE1BQUcsS0FBSyxNQUFNLGNBQWMsSUFBSSxNQUFNLE1BQU0sRUFBRSxTQUFTLEtBQUssQ0FBQyxDQUFDO0FBQUEsSUFDbkcsS0FBSyxPQUFPLE1BQU07QUFBQTtBQUFBLEVBR1osT0FBTyxHQUFHLFVBQXNCO0FBQUEsSUFDdEMsTUFBTSxVQUFVO0FBQUEsSUFFaEIsSUFBSSxZQUFZLEtBQUs7QUFBQSxNQUFRLE9BQU8sS0FBSyxPQUFPLE1BQU07QUFBQSxJQUN0RCxNQUFNLE1BQU0sUUFBUSxRQUFxQixZQUFZO0FBQUEsSUFDckQsSUFBSTtBQUFBLE1BQUssT0FBTyxLQUFLLE9BQU8sT0FBTyxJQUFJLFFBQVEsR0FBRyxDQUFDO0FBQUEsSUFDbkQsTUFBTSxTQUFTLFFBQVEsUUFBcUIsZUFBZTtBQUFBLElBQzNELElBQUk7QUFBQSxNQUFRLE9BQU8sS0FBSyxVQUFVLFVBQVUsS0FBSyxTQUFTLE9BQU8sT0FBTyxRQUFRLE1BQU0sQ0FBQyxDQUFDO0FBQUEsSUFDeEYsSUFBSSxRQUFRLFFBQVEsY0FBYztBQUFBLE1BQUcsT0FBTyxLQUFLLE1BQU07QUFBQSxJQUN2RCxJQUFJLENBQUMsUUFBUSxRQUFRLFlBQVk7QUFBQSxNQUFHO0FBQUEsSUFDcEMsS0FBSyxTQUFTLEtBQUssUUFBUSxTQUFTLENBQUM7QUFBQSxJQUNyQyxLQUFLLFlBQVk7QUFBQSxJQUNqQixLQUFLLE9BQU8sS0FBSyxNQUFNO0FBQUE7QUFBQSxFQUdqQixRQUFRLEdBQUc7QUFBQSxJQUNqQixPQUFPLE1BQU0sT0FBTyxNQUFNLFVBQVUsQ0FBQyxRQUFRLFNBQVMsUUFBUSxRQUFRLEVBQUUsSUFBSSxDQUFDLFNBQzNFLE9BQU8sS0FBSyxPQUFPLElBQUksRUFBRSxLQUFLLENBQ2hDO0FBQUEsSUFDQSxLQUFLLFNBQVMsTUFBTSxLQUFLLE1BQU0sSUFBSSxPQUFPLFVBQVUsU0FBUztBQUFBLElBQzdELE1BQU0sUUFBUSxJQUFJLEtBQUssS0FBSyxPQUFPO0FBQUEsSUFDbkMsTUFBTSxVQUFVLE9BQU8sTUFBTSxlQUFlLEtBQUssS0FBSyxRQUFRLE1BQU0sWUFBWTtBQUFBLElBQ2hGLElBQUksV0FBVztBQUFBLE1BQUcsS0FBSyxVQUFVLFVBQVUsS0FBSyxTQUFTLE1BQU0sQ0FBQztBQUFBO0FBQUEsRUFHMUQsS0FBSyxDQUFDLE9BQXNCO0FBQUEsSUFFbEMsTUFBTSxnQkFBZ0I7QUFBQSxJQUN0QixNQUFNLE1BQU8sTUFBTSxPQUFtQixRQUFxQixZQUFZO0FBQUEsSUFDdkUsSUFBSSxDQUFDO0FBQUEsTUFBSztBQUFBLElBQ1YsTUFBTSxLQUFLLFlBQVksT0FBTyxLQUFLLE9BQU87QUFBQSxJQUMxQyxJQUFJLE9BQU87QUFBQSxNQUFNLEtBQUssT0FBTyxFQUFFO0FBQUEsSUFDL0IsS0FBSyxJQUFJLE1BQU0sUUFBUSxXQUFXLE1BQU0sUUFBUSxLQUFLO0FBQUEsTUFDbkQsS0FBSyxPQUFPLE9BQU8sSUFBSSxRQUFRLEdBQUcsQ0FBQztBQUFBLE1BQ25DLElBQUksTUFBTSxRQUFRLFdBQVcsS0FBSyxTQUFTLE9BQU8sSUFBSSxRQUFRLEdBQUcsQ0FBQztBQUFBLFFBQUcsS0FBSyxNQUFNO0FBQUEsSUFDbEYsRUFBRTtBQUFBLE1BQUs7QUFBQSxJQUNQLE1BQU0sZUFBZTtBQUFBO0FBRXpCO0FBRUEsU0FBUyxXQUFXLENBQUMsS0FBMEI7QUFBQSxFQUM3QyxNQUFNLE9BQU8sU0FBUyxjQUFjLElBQUk7QUFBQSxFQUN4QyxLQUFLLFFBQVE7QUFBQSxFQUNiLEtBQUssT0FBTyxZQUFZLEdBQUc7QUFBQSxFQUMzQixLQUFLLGNBQWMsUUFBUSxHQUFHO0FBQUEsRUFDOUIsT0FBTztBQUFBO0FBSVQsU0FBUyxXQUFXLEdBQUcsS0FBSyxZQUEyQixLQUE0QjtBQUFBLEVBQ2pGLFFBQVE7QUFBQSxJQUNOLEtBQUs7QUFBQSxNQUNILE9BQU8sTUFBTTtBQUFBLElBQ2YsS0FBSztBQUFBLE1BQ0gsT0FBTyxNQUFNO0FBQUEsSUFDZixLQUFLO0FBQUEsTUFDSCxPQUFPLE1BQU0sSUFBSTtBQUFBLElBQ25CLEtBQUs7QUFBQSxNQUNILE9BQU8sTUFBTSxJQUFJO0FBQUEsSUFDbkIsS0FBSztBQUFBLE1BQ0gsT0FBTyxNQUFNLGdCQUFnQixHQUFHLElBQUk7QUFBQSxJQUN0QyxLQUFLO0FBQUEsTUFDSCxPQUFPLE9BQU8sSUFBSSxnQkFBZ0IsR0FBRyxLQUFLO0FBQUEsSUFDNUMsS0FBSztBQUFBLE1BQ0gsT0FBTyxVQUFVLEtBQUssV0FBVyxNQUFNLEVBQUU7QUFBQSxJQUMzQyxLQUFLO0FBQUEsTUFDSCxPQUFPLFVBQVUsS0FBSyxXQUFXLEtBQUssQ0FBQztBQUFBLElBQ3pDO0FBQUEsTUFDRSxPQUFPO0FBQUE7QUFBQTs7O0FDelFiLElBQU0sVUFBVSxDQUFDLFdBQ2Ysa0JBQWtCLG9CQUFvQixPQUFPLFFBQVEsaUJBQWlCLElBQUksU0FBUztBQUdyRixJQUFNLFNBQVMsU0FBUyxjQUEyQixpQkFBaUIsR0FBRyxRQUFRO0FBQy9FLElBQUksUUFBUTtBQUFBLEVBQ1YsTUFBTSxPQUFPLFNBQVMsY0FBYyxNQUFNO0FBQUEsRUFDMUMsS0FBSyxNQUFNO0FBQUEsRUFDWCxLQUFLLE9BQU87QUFBQSxFQUNaLFNBQVMsS0FBSyxPQUFPLElBQUk7QUFDM0I7QUFFQSxTQUFTLEtBQUssQ0FBQyxPQUF5QixNQUFjLE9BQWUsTUFBTSxPQUFPO0FBQUEsRUFDaEYsTUFBTSxRQUFRO0FBQUEsRUFDZCxNQUFNLGtCQUFrQixPQUFPLEdBQUc7QUFBQSxFQUNsQyxNQUFNLGNBQWMsSUFBSSxNQUFNLFNBQVMsRUFBRSxTQUFTLEtBQUssQ0FBQyxDQUFDO0FBQUE7QUFHM0QsU0FBUyxpQkFBaUIsZUFBZSxDQUFDLFVBQVU7QUFBQSxFQUNsRCxNQUFNLFFBQVEsUUFBUSxNQUFNLE1BQU07QUFBQSxFQUNsQyxNQUFNLFFBQVEsT0FBTztBQUFBLEVBQ3JCLElBQUksQ0FBQyxTQUFTLE9BQU8sVUFBVSxZQUFZLFVBQVUsTUFBTTtBQUFBLElBQWM7QUFBQSxFQUN6RSxJQUFJLE1BQU0sY0FBYztBQUFBLElBQWM7QUFBQSxFQUN0QyxNQUFNLFVBQVUsZUFBZSxNQUFNLE9BQU8sT0FBTyxNQUFNLFFBQVEsRUFBRTtBQUFBLEVBQ25FLElBQUksQ0FBQztBQUFBLElBQVM7QUFBQSxFQUNkLE1BQU0sZUFBZTtBQUFBLEVBQ3JCLE1BQU0sT0FBTyxRQUFRLE1BQU0sUUFBUSxLQUFLO0FBQUEsQ0FDekM7QUFFRCxTQUFTLGlCQUFpQixTQUFTLENBQUMsVUFBVTtBQUFBLEVBQzVDLE1BQU0sUUFBUSxRQUFRLE1BQU0sTUFBTTtBQUFBLEVBQ2xDLElBQUksQ0FBQyxTQUFTLEVBQUUsaUJBQWlCLGVBQWUsQ0FBQyxNQUFNLFVBQVUsV0FBVyxRQUFRO0FBQUEsSUFBRztBQUFBLEVBQ3ZGLE1BQU0sVUFBVSxNQUFNLG1CQUFtQixNQUFNLE1BQU07QUFBQSxFQUNyRCxJQUFJLFdBQVcsTUFBTSxjQUFjO0FBQUEsSUFBYyxNQUFNLFFBQVEsVUFBVSxNQUFNLEtBQUs7QUFBQSxDQUNyRjtBQUVELFNBQVMsaUJBQWlCLFdBQVcsQ0FBQyxVQUFVO0FBQUEsRUFDOUMsTUFBTSxRQUFRLFFBQVEsTUFBTSxNQUFNO0FBQUEsRUFDbEMsSUFBSSxDQUFDLFNBQVUsTUFBTSxRQUFRLGFBQWEsTUFBTSxRQUFRO0FBQUEsSUFBYztBQUFBLEVBQ3RFLE1BQU0sZUFBZTtBQUFBLEVBQ3JCLElBQUksTUFBTTtBQUFBLElBQVEsT0FBTyxLQUFLLEtBQUs7QUFBQSxFQUNuQyxJQUFJLE1BQU0sVUFBVTtBQUFBLElBQUksT0FBTyxNQUFNLE9BQU8sZ0JBQWdCLFNBQVMsQ0FBQyxHQUFHLEdBQUcsQ0FBQztBQUFBLEVBQzdFLE1BQU0sT0FBTyxNQUFNLFFBQVEsWUFBWSxJQUFJO0FBQUEsRUFDM0MsTUFBTSxVQUFVLFlBQVksTUFBTSxPQUFPLE1BQU0sa0JBQWtCLEdBQUcsTUFBTSxRQUFRLEtBQUssQ0FBQztBQUFBLEVBQ3hGLElBQUk7QUFBQSxJQUFTLE1BQU0sT0FBTyxRQUFRLE1BQU0sUUFBUSxPQUFPLFFBQVEsR0FBRztBQUFBLENBQ25FO0FBRUQsU0FBUyxJQUFJLENBQUMsT0FBeUI7QUFBQSxFQUNyQyxNQUFNLFdBQVcsTUFBTSxlQUFlLGNBQWMsVUFBVTtBQUFBLEVBQzlELElBQUk7QUFBQSxJQUFVLGFBQWEsT0FBTyxRQUFRO0FBQUE7QUFHNUMsU0FBUyxpQkFBaUIsU0FBUyxHQUFHLGFBQWE7QUFBQSxFQUNqRCxNQUFNLFNBQVUsT0FBbUIsUUFBcUIsaUJBQWlCO0FBQUEsRUFDekUsTUFBTSxRQUFRLFVBQVUsUUFBUSxTQUFTLGVBQWUsT0FBTyxRQUFRLFlBQVksRUFBRSxDQUFDO0FBQUEsRUFDdEYsSUFBSTtBQUFBLElBQU8sS0FBSyxLQUFLO0FBQUEsQ0FDdEI7QUFFRCxJQUFJLGdCQUFnQjtBQUNwQixTQUFTLGlCQUFpQixlQUFlLE1BQU07QUFBQSxFQUM3QyxnQkFBZ0I7QUFBQSxDQUNqQjtBQUNELFdBQVcsUUFBUSxDQUFDLGFBQWEsZUFBZTtBQUFBLEVBQzlDLFNBQVMsaUJBQWlCLE1BQU0sTUFBTTtBQUFBLElBQ3BDLGdCQUFnQjtBQUFBLEdBQ2pCO0FBR0gsU0FBUyxVQUFVLENBQUMsS0FBaUI7QUFBQSxFQUNuQyxJQUFJO0FBQUEsSUFBZSxTQUFTLGlCQUFpQixhQUFhLE1BQU0sV0FBVyxHQUFHLEdBQUcsRUFBRSxNQUFNLEtBQUssQ0FBQztBQUFBLEVBQy9GO0FBQUEsSUFBSyxJQUFJO0FBQUE7QUFHWCxTQUFTLGlCQUFpQixVQUFVLEdBQUcsYUFBYTtBQUFBLEVBQ2xELE1BQU0sUUFBUSxRQUFRLE1BQU07QUFBQSxFQUM1QixJQUFJLENBQUM7QUFBQSxJQUFPO0FBQUEsRUFDWixNQUFNLE9BQU8sZUFBZSxNQUFNLEtBQUs7QUFBQSxFQUN2QyxJQUFJLFNBQVM7QUFBQSxJQUFNLE1BQU0sUUFBUSxnQkFBZ0IsSUFBSTtBQUFBLEVBQ3JELFdBQVcsTUFBTSxZQUFZLE9BQU8sTUFBTSxVQUFVLE1BQU0sU0FBUyxJQUFJLENBQUM7QUFBQSxDQUN6RTtBQUdELFNBQVMsV0FBVyxDQUFDLE9BQXlCLFNBQWtCO0FBQUEsRUFDOUQsTUFBTSxRQUFRLE1BQU0sUUFBUSxRQUFRO0FBQUEsRUFDcEMsTUFBTSxNQUFNLE9BQU8sY0FBYyxrQkFBa0I7QUFBQSxFQUNuRCxJQUFJLENBQUMsU0FBUyxRQUFRLEdBQUcsTUFBTSxXQUFZLENBQUMsT0FBTyxNQUFNLGNBQWMsY0FBYztBQUFBLElBQUk7QUFBQSxFQUN6RixNQUFNLFVBQVUsT0FBTyxpQkFBaUIsT0FBTztBQUFBLEVBQy9DLElBQUksQ0FBQyxTQUFTO0FBQUEsSUFDWixLQUFLLE9BQU87QUFBQSxJQUNaLE1BQU0sZ0JBQWdCLGNBQWM7QUFBQSxJQUNwQztBQUFBLEVBQ0Y7QUFBQSxFQUNBLE1BQU0sUUFBUSxTQUFTLGNBQWMsR0FBRztBQUFBLEVBQ3hDLE1BQU0sWUFBWTtBQUFBLEVBQ2xCLE1BQU0sS0FBSyxHQUFHLE1BQU07QUFBQSxFQUNwQixNQUFNLFFBQVEsV0FBVztBQUFBLEVBQ3pCLE1BQU0sY0FBYyxNQUFNLFFBQVEsZUFBZTtBQUFBLEVBQ2pELE1BQU0sT0FBTyxLQUFLO0FBQUEsRUFDbEIsTUFBTSxhQUFhLGdCQUFnQixNQUFNO0FBQUEsRUFDekMsTUFBTSxRQUFRLElBQUksS0FBSyxNQUFNLGFBQWEsa0JBQWtCLEtBQUssSUFBSSxNQUFNLEdBQUcsRUFBRSxPQUFPLE9BQU8sQ0FBQztBQUFBLEVBQy9GLE1BQU0sYUFBYSxvQkFBb0IsQ0FBQyxHQUFHLE1BQU0sSUFBSSxNQUFNLEVBQUUsQ0FBQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUE7IiwKICAiZGVidWdJZCI6ICIyNTMzNTRBMUE1NTY0ODhBNjQ3NTZFMjE2NDc1NkUyMSIsCiAgIm5hbWVzIjogW10KfQ==
