/** The maintenance window of an issue in words, and its bar on the shared axis of time. */
export const windows = {
  now: "now",
  left: "{{time}} left",
  opensIn: "opens in {{time}}",
  overFor: "over for {{time}}",
  open: "Window open",
  ahead: "Window ahead",
  over: "Window over",
  none: "no window",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  hours: "{{count}} h",
  minutes: "{{count}} min",
  hoursMinutes: "{{hours}} h {{minutes}} min",
  axis: "Twelve hours before to thirty-six hours after now",
  offset: "+{{hours}} h",
}
