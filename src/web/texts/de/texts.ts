import type { Texts } from "../en-GB/texts.ts"
import { access } from "./access.ts"
import { admin } from "./admin.ts"
import { approvalconfig } from "./approvalconfig.ts"
import { approvals } from "./approvals.ts"
import { book } from "./book.ts"
import { calendar } from "./calendar.ts"
import { checklist } from "./checklist.ts"
import { connectiontest } from "./connectiontest.ts"
import { connectors } from "./connectors.ts"
import { consent } from "./consent.ts"
import { dates } from "./dates.ts"
import { deviceadmin } from "./deviceadmin.ts"
import { devicegroups } from "./devicegroups.ts"
import { devices } from "./devices.ts"
import { dryrun } from "./dryrun.ts"
import { editor } from "./editor.ts"
import { emergency } from "./emergency.ts"
import { errors } from "./errors.ts"
import { events } from "./events.ts"
import { factors } from "./factors.ts"
import { faults } from "./faults.ts"
import { files } from "./files.ts"
import { guests } from "./guests.ts"
import { help } from "./help.ts"
import { interfaces } from "./interfaces.ts"
import { issues } from "./issues.ts"
import { jobs } from "./jobs.ts"
import { mails } from "./mails.ts"
import { masterdata } from "./masterdata.ts"
import { passwords } from "./passwords.ts"
import { people } from "./people.ts"
import { permissions } from "./permissions.ts"
import { picker } from "./picker.ts"
import { plans } from "./plans.ts"
import { player } from "./player.ts"
import { profile } from "./profile.ts"
import { recording } from "./recording.ts"
import { remote } from "./remote.ts"
import { reports } from "./reports.ts"
import { retention } from "./retention.ts"
import { roles } from "./roles.ts"
import { scan } from "./scan.ts"
import { search } from "./search.ts"
import { settings } from "./settings.ts"
import { setup } from "./setup.ts"
import { shell } from "./shell.ts"
import { signin } from "./signin.ts"
import { sources } from "./sources.ts"
import { start } from "./start.ts"
import { states } from "./states.ts"
import { storage } from "./storage.ts"
import { terms } from "./terms.ts"
import { triage } from "./triage.ts"
import { validation } from "./validation.ts"
import { viewer } from "./viewer.ts"
import { webpage } from "./webpage.ts"
import { windows } from "./windows.ts"
import { worklogs } from "./worklogs.ts"

export const texts: Texts = {
  access,
  admin,
  approvalconfig,
  approvals,
  book,
  checklist,
  connectiontest,
  connectors,
  calendar,
  consent,
  dates,
  deviceadmin,
  devicegroups,
  devices,
  dryrun,
  editor,
  emergency,
  errors,
  events,
  factors,
  faults,
  files,
  guests,
  help,
  interfaces,
  issues,
  jobs,
  mails,
  masterdata,
  passwords,
  people,
  permissions,
  picker,
  plans,
  player,
  profile,
  recording,
  remote,
  reports,
  retention,
  roles,
  scan,
  search,
  settings,
  setup,
  shell,
  signin,
  sources,
  start,
  storage,
  states,
  terms,
  triage,
  validation,
  viewer,
  webpage,
  windows,
  worklogs,
}
