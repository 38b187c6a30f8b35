/** Issues and work logs of the demo plant for the last months. */
import { itemAt } from "../../base/assert.ts"
import type { DoneSubStatus, IssueState, IssueType, Priority } from "../../maintenance/issues/rules.ts"
import { INSPECTED } from "./checklists.ts"
import { CLOSED_ISSUES, type ClosedIssueRow } from "./closed-issues.ts"
import { LINE_L3, PRESS_P7, PRESS_P8, ROBOT_R2 } from "./plant.ts"

interface DemoLog {
  by: string
  /** After the issue's creation. */
  hours: number
  title: string
  text: string
}

export interface DemoIssue {
  machine: string
  title: string
  text: string
  type: IssueType
  priority: Priority
  state: IssueState
  reason?: DoneSubStatus
  /** Created so many hours before now. */
  hoursAgo: number
  /** The window opens so many hours after now; negative: before. */
  windowStarts: number
  windowHours: number
  by: string
  assignee?: string
  toGroup?: "maintenance" | "approvers"
  remote?: boolean
  /** Open at each start of the demo, with a window around that time. */
  isKeptOpen?: boolean
  logs: readonly DemoLog[]
}

const log = (by: string, hours: number, title: string, text: string): DemoLog => ({ by, hours, title, text })
const HOURS_PER_DAY = 24

/** A week; the longest window has three days more. */
const KEPT_OPEN_HOURS = 168
const KEPT_OPEN = { windowStarts: -1, windowHours: KEPT_OPEN_HOURS, isKeptOpen: true } as const

/** The issue that the instructions of the demo begin with; it has no assignee. */
export const FIRST_ISSUE = "Guard door signal drops out"

/** Current work, with windows around now. */
const CURRENT_ISSUES: readonly DemoIssue[] = [
  {
    machine: PRESS_P7,
    title: FIRST_ISSUE,
    type: "ERROR",
    priority: "NORMAL",
    text: "<p>About once an hour the press stops because the signal of the guard door is missing for a moment. Watch the signals on the operator panel, page Maintenance.</p>",
    state: "OPEN",
    hoursAgo: 1,
    by: "s.bakker",
    ...KEPT_OPEN,
    logs: [],
  },
  {
    machine: ROBOT_R2,
    title: "Enter the load data of the new gripper",
    type: "MAINTENANCE",
    priority: "NORMAL",
    text: "<p>Mass and centre of gravity as in the supplier's sheet: 14.2 kg, z = 96 mm. Compare the following error of axis 4 before and after.</p>",
    state: "OPEN",
    hoursAgo: 6,
    by: "l.brandt",
    assignee: "expert",
    ...KEPT_OPEN,
    logs: [],
  },
  {
    machine: PRESS_P8,
    title: "Release the press after the holding-pressure repair",
    type: "INSPECTION",
    priority: "NORMAL",
    text: "<p>Read the last 20 holding-pressure curves with the technician before production starts again.</p>",
    state: "OPEN",
    hoursAgo: 4,
    by: "s.bakker",
    assignee: "approver",
    ...KEPT_OPEN,
    logs: [],
  },
  {
    machine: LINE_L3,
    title: "Give the label supplier access for the format trial",
    type: "ADHOC",
    priority: "NORMAL",
    text: "<p>Their technician needs an account, a role on this line and an end date. Afterwards look at who else may connect to it.</p>",
    state: "OPEN",
    hoursAgo: 9,
    by: "f.visser",
    assignee: "administrator",
    ...KEPT_OPEN,
    logs: [],
  },
  {
    machine: PRESS_P7,
    title: "Pressure drops during holding phase",
    type: "ERROR",
    priority: "HIGH",
    text: "<p>Since the early shift the holding pressure falls from <b>248 bar to 231 bar</b> within 4 s. Alarm 4017 appears every 20 to 30 strokes.</p><p>Scrap so far: 11 parts.</p>",
    state: "IN_PROGRESS",
    hoursAgo: 5,
    by: "s.bakker",
    ...KEPT_OPEN,
    assignee: "technician",
    logs: [
      log(
        "technician",
        1,
        "Checked valve block Y12",
        "<p>No external leak. Coil resistance 28 Ω, within range. Oil temperature 46 °C.</p>",
      ),
      log(
        "technician",
        3,
        "Trend read from the operator panel",
        "<p>The drop begins about 0.8 s after the proportional valve closes. Suspect the check valve in the holding circuit. Asked the manufacturer to look at it with me.</p>",
      ),
    ],
  },
  {
    machine: LINE_L3,
    title: "Labels shifted by 4 mm after format change",
    type: "ERROR",
    priority: "NORMAL",
    text: "<p>After the change from format 330 to 500 the label sits 4 mm too low. Offset on the panel is at its limit.</p>",
    state: "OPEN",
    hoursAgo: 7,
    windowStarts: -2,
    windowHours: 30,
    by: "f.visser",
    toGroup: "maintenance",
    logs: [],
  },
  {
    machine: ROBOT_R2,
    title: "Axis 4 reports following error at high speed",
    type: "ERROR",
    priority: "HIGH",
    text: "<p>Alarm <code>SRVO-050 A4</code> three times in the night shift, always on the way from fixture 2 to the nozzle cleaner.</p>",
    state: "IN_PROGRESS",
    hoursAgo: 20,
    windowStarts: -4,
    windowHours: 48,
    by: "l.brandt",
    assignee: "technician",
    logs: [
      log("l.brandt", 2, "Override lowered to 70 %", "<p>Production goes on with 70 %. No alarm since.</p>"),
      log(
        "technician",
        14,
        "Controller log saved",
        "<p>Following error 3.1° at 240°/s, limit 3.0°. Load data of the new gripper was never entered.</p>",
      ),
    ],
  },
  {
    machine: ROBOT_R2,
    title: "Gripper jaws stay shut after the power failure",
    type: "ERROR",
    priority: "HIGH",
    text: "<p>A part is in the gripper and the cell cannot be entered. The window is over: the next one needs a vote, an emergency session does not.</p>",
    state: "IN_PROGRESS",
    hoursAgo: 16,
    windowStarts: -14,
    windowHours: 10,
    by: "l.brandt",
    assignee: "technician",
    logs: [
      log(
        "technician",
        5,
        "Air pressure and valve terminal checked",
        "<p>6.1 bar at the cell, valve 7 switches. The controller does not release the clamp because the gripper reports no part.</p>",
      ),
    ],
  },
  {
    machine: PRESS_P7,
    title: INSPECTED.title,
    type: "INSPECTION",
    priority: "NORMAL",
    text: "<p>Test rod 14 mm and 30 mm, stopping time measurement, record in the inspection book.</p>",
    state: "OPEN",
    hoursAgo: 3 * HOURS_PER_DAY,
    windowStarts: 20,
    windowHours: 4,
    by: "administrator",
    toGroup: "maintenance",
    remote: false,
    logs: [],
  },
  {
    machine: LINE_L3,
    title: "Update line controller to LineView 2.9",
    type: "MAINTENANCE",
    priority: "NORMAL",
    text: "<p>Release notes read. Backup of recipes first, then update, then a run with all four formats.</p><ul><li>Backup</li><li>Update</li><li>Test run</li></ul>",
    state: "APPROVAL_PENDING",
    hoursAgo: 26,
    windowStarts: 3 * HOURS_PER_DAY,
    windowHours: 6,
    by: "s.bakker",
    assignee: "s.bakker",
    logs: [],
  },
  {
    machine: ROBOT_R2,
    title: "Replace dress pack and re-teach service position",
    type: "MAINTENANCE",
    priority: "NORMAL",
    text: "<p>Dress pack shows wear at the forearm clamp. Part is in store, place 14-03.</p>",
    state: "APPROVED",
    hoursAgo: 2 * HOURS_PER_DAY,
    windowStarts: 2 * HOURS_PER_DAY,
    windowHours: 8,
    by: "l.brandt",
    assignee: "l.brandt",
    logs: [],
  },
  {
    machine: "Press P-3",
    title: "Draft: change of ram guide lubrication",
    type: "MAINTENANCE",
    priority: "LOW",
    text: "<p>Collect consumption data of two weeks before deciding.</p>",
    state: "NEW",
    hoursAgo: 30,
    windowStarts: 7 * HOURS_PER_DAY,
    windowHours: 4,
    by: "technician",
    logs: [],
  },
  {
    machine: "Compressor C-2",
    title: "Outlet temperature 8 K above neighbours",
    type: "ERROR",
    priority: "NORMAL",
    text: "<p>C-2 runs at 96 °C, C-1 and C-3 at 88 °C. Cooler probably dirty.</p>",
    state: "OPEN",
    hoursAgo: 11,
    windowStarts: 5,
    windowHours: 10,
    by: "m.nowak",
    assignee: "m.nowak",
    logs: [],
  },
  {
    machine: "Milling centre M-4",
    title: "Spindle warm-up takes 25 minutes",
    type: "ADHOC",
    priority: "LOW",
    text: "<p>Operators skip the warm-up because it is too long. Find out whether the shorter program from M-5 may be used.</p>",
    state: "IN_PROGRESS",
    hoursAgo: 4 * HOURS_PER_DAY,
    windowStarts: -2 * HOURS_PER_DAY,
    windowHours: 24,
    by: "f.visser",
    assignee: "f.visser",
    logs: [
      log(
        "f.visser",
        30,
        "Program of M-5 compared",
        "<p>Identical spindle, other bearing preload. Asked the manufacturer.</p>",
      ),
    ],
  },
  {
    machine: "Palletiser K-1",
    title: "Layer pusher stops short on full pallets",
    type: "ERROR",
    priority: "HIGH",
    text: "<p>From layer 5 on the pusher stops 30 mm before the end position. Drive current is normal.</p>",
    state: "OPEN",
    hoursAgo: 2,
    windowStarts: -1,
    windowHours: 12,
    by: "s.bakker",
    toGroup: "maintenance",
    logs: [],
  },
]

/** All issues with individual texts, sorted by creation, newest first. */
export const DEMO_ISSUES: readonly DemoIssue[] = [...CURRENT_ISSUES, ...CLOSED_ISSUES.map(toDemoIssue)]

function toDemoIssue([
  machine,
  title,
  text,
  type,
  priority,
  reason,
  daysAgo,
  person,
  logs,
]: ClosedIssueRow): DemoIssue {
  const hoursAgo = daysAgo * HOURS_PER_DAY
  return {
    machine,
    title,
    type,
    priority,
    reason,
    hoursAgo,
    text: `<p>${text}</p>`,
    state: "CLOSED",
    windowStarts: -hoursAgo + 2,
    windowHours: 8,
    by: person,
    assignee: logs.length ? person : undefined,
    logs: logs.map(([logTitle, logText], index) => log(person, 3 + index * 4, logTitle, `<p>${logText}</p>`)),
  }
}

const ROUTINE_INSPECTIONS = [
  ["Monthly visual inspection", "Guards, hoses, cables, warning signs, emergency stops.", "No findings."],
  ["Lubrication by plan", "Points and amounts as on the plate.", "Done by plan, no remarks."],
  [
    "Filter and fan check of the control cabinet",
    "Mats changed when darker than the sample.",
    "Mats changed, 31 °C inside.",
  ],
  [
    "Backup of the control program",
    "Program, parameters and recipes, read back once.",
    "Read back and compared, equal.",
  ],
] as const

/** Routine work of a machine: `count` closed inspections, one a month. */
export function routineIssues(machine: string, order: number, count: number): DemoIssue[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, text, found] = itemAt(ROUTINE_INSPECTIONS, (order + index) % ROUTINE_INSPECTIONS.length)
    const person = itemAt(["s.bakker", "m.nowak", "f.visser", "l.brandt"], order % 4)
    const hoursAgo = (index * 30 + 3 + (order % 27)) * HOURS_PER_DAY + (order % 9)
    return {
      machine,
      title,
      text: `<p>${text}</p>`,
      hoursAgo,
      reason: "DONE" as const,
      remote: false,
      type: "INSPECTION" as const,
      priority: "LOW" as const,
      state: "CLOSED" as const,
      windowStarts: -hoursAgo + 1,
      windowHours: 4,
      by: person,
      assignee: person,
      logs: [log(person, 2, "Carried out", `<p>${found}</p>`)],
    }
  })
}
