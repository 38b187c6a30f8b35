/** Date-time fields and their calendar. */
export const dates = {
  mask: "DD-MM-YYYY HH:mm",
  open: "Calendar: {{label}}",
  month: "Month",
  year: "Year",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  time: "Time",
  hour: "Hour",
  minute: "Minute",
  now: "Now",
  apply: "Apply",
  zone: "Time zone: {{zone}}",
}
