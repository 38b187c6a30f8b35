/** The maintenance window of an issue in words, and its bar on the shared axis of time. */
export const windows = {
  now: "now",
  left: "{{time}} left",
  opensIn: "opens in {{time}}",
  overFor: "over for {{time}}",
  open: "Window open",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  daysAfter_one: "{{count}} day",
  daysAfter_other: "{{count}} days",
  hours: "{{count}} h",
  minutes: "{{count}} min",
  hoursMinutes: "{{hours}} h {{minutes}} min",
  offset: "+{{hours}} h",
}
