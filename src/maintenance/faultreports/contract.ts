/** Addresses for fault reports, and what comes in with a report and its rejection. */
import { z } from "zod/mini"
import { id, instant, namedObject, optionalText, requiredText, userRef } from "../../base/schema.ts"
import { del, get, onDevice, put } from "../../http/endpoint.ts"
import { issueDetail } from "../issues/contract.ts"
import { CLOSE_REASONS, ISSUE_TITLE_CHARACTERS_MAX } from "../issues/rules.ts"
import { REJECTION_CHARACTERS_MAX, REPORT_TEXT_CHARACTERS_MAX, REPORTER_CHARACTERS_MAX } from "./rules.ts"

export const reportFault = z.strictObject({
  description: requiredText(REPORT_TEXT_CHARACTERS_MAX),
  title: optionalText(ISSUE_TITLE_CHARACTERS_MAX),
  reporter: optionalText(REPORTER_CHARACTERS_MAX),
  /** Made with the form. */
  submission: id,
})
export type ReportFault = z.output<typeof reportFault>

export const rejectReport = z.strictObject({
  reason: z.enum(CLOSE_REASONS, "validation.required"),
  /** For people who ask about the report by its reference. */
  rejection: requiredText(REJECTION_CHARACTERS_MAX),
})
export type RejectReport = z.output<typeof rejectReport>

const faultReportAddress = namedObject("FaultReportAddress", {
  /** The address on the machine's label, below the server's; null while the installation takes no reports. */
  path: z.nullable(z.string()),
  createdOn: instant,
  createdBy: userRef,
})
export type FaultReportAddress = z.infer<typeof faultReportAddress>

const ADDRESS_PATH = "/devices/:deviceId/faultreportaddress"
const REPORT_PATH = "/devices/:deviceId/issues/:issueId/faultreport"

export const faultReportEndpoints = {
  getFaultReportAddress: get(ADDRESS_PATH, onDevice("DEVICE_READ"), {
    summary: "The address by which faults of the device are reported without signing in",
    response: faultReportAddress,
  }),
  openFaultReportAddress: put(ADDRESS_PATH, onDevice("DEVICE_UPDATE"), {
    summary: "Takes reports at a new address; labels with an earlier one lead nowhere",
    response: faultReportAddress,
  }),
  revokeFaultReportAddress: del(ADDRESS_PATH, onDevice("DEVICE_UPDATE"), {
    summary: "Takes no reports of the device any more",
  }),
  acceptFaultReport: put(`${REPORT_PATH}/accept`, onDevice("ISSUE_CREATE"), {
    summary: "Accepts a fault report: its issue is open, or waits for approval, and its window starts now",
    response: issueDetail,
    refuses: ["CONFLICT"],
  }),
  rejectFaultReport: put(`${REPORT_PATH}/reject`, onDevice("ISSUE_UPDATE"), {
    summary: "Rejects a fault report with a reason for its reporter",
    body: rejectReport,
    response: issueDetail,
    refuses: ["CONFLICT"],
  }),
}
