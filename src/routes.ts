/** The tables of all calls and all pages, in the order of the OpenAPI document and of routing. */

import { VERSION } from "./base/version.ts"
import { openApiDocument } from "./http/openapi/document.ts"
import type { BoundEndpoint } from "./http/routes.ts"
import { accessApi } from "./identity/access/api.ts"
import { apiTokenApi } from "./identity/apitokens/api.ts"
import { consentApi } from "./identity/consents/api.ts"
import { directoryApi } from "./identity/directories/api.ts"
import { passkeyApi } from "./identity/passkeys/api.ts"
import { passwordApi } from "./identity/passwords/api.ts"
import { profileApi } from "./identity/profile/api.ts"
import { identityProviderApi } from "./identity/providers/api.ts"
import { listFederatedLogins } from "./identity/providers/store.ts"
import { roleApi } from "./identity/roles/api.ts"
import { signInApi } from "./identity/signin/api.ts"
import { sourceApi } from "./identity/sources/api.ts"
import { stepUpApi } from "./identity/stepup/api.ts"
import { userGroupApi } from "./identity/usergroups/api.ts"
import { userApi } from "./identity/users/api.ts"
import { JOBS } from "./jobs.ts"
import { connectorApi } from "./machines/connectors/api.ts"
import { deviceGroupApi } from "./machines/devicegroups/api.ts"
import { deviceImageApi } from "./machines/deviceimages/api.ts"
import { deviceApi } from "./machines/devices/api.ts"
import { initialisationApi } from "./machines/initialisation/api.ts"
import { interfaceApi } from "./machines/interfaces/api.ts"
import { approvalApi } from "./maintenance/approvals/api.ts"
import { attachmentApi } from "./maintenance/attachments/api.ts"
import { faultReportApi } from "./maintenance/faultreports/api.ts"
import { issueApi } from "./maintenance/issues/api.ts"
import { checklistApi } from "./maintenance/issues/checklist/api.ts"
import { signatureApi } from "./maintenance/issues/signature/api.ts"
import { masterDataApi } from "./maintenance/masterdata/api.ts"
import { planApi } from "./maintenance/plans/api.ts"
import { workLogApi } from "./maintenance/worklogs/api.ts"
import { aboutPages } from "./screens/about/pages.tsx"
import { accessPages } from "./screens/access/pages.tsx"
import { adminPages } from "./screens/admin/pages.tsx"
import { apiReferencePages } from "./screens/apireference/pages.tsx"
import { apiTokenPages } from "./screens/apitokens/pages.tsx"
import { approvalConfigPages } from "./screens/approvalconfig/pages.tsx"
import { approvalPages } from "./screens/approvals/pages.tsx"
import { attachmentPages } from "./screens/attachments/pages.tsx"
import { auditPages } from "./screens/audit/pages.tsx"
import { windowPages } from "./screens/calendar/move-pages.tsx"
import { calendarPages } from "./screens/calendar/pages.tsx"
import { configPages } from "./screens/config/pages.tsx"
import { connectorPages } from "./screens/connectors/pages.tsx"
import { consentPages } from "./screens/consents/pages.tsx"
import { DEVICE_OWNER } from "./screens/deviceadmin/owner.tsx"
import { deviceAdminPages } from "./screens/deviceadmin/pages.tsx"
import { DEVICE_GROUP_OWNER } from "./screens/devicegroups/frame.tsx"
import { deviceGroupPages } from "./screens/devicegroups/pages.tsx"
import { devicePages } from "./screens/devices/pages.tsx"
import { directoryPages } from "./screens/directories/pages.tsx"
import { environmentPages } from "./screens/environment/pages.tsx"
import { labelPages } from "./screens/faultreports/label-pages.tsx"
import { faultReportPages } from "./screens/faultreports/pages.tsx"
import { reportTriagePages } from "./screens/faultreports/triage-pages.tsx"
import { guestPages } from "./screens/guests/pages.tsx"
import { interfacePages } from "./screens/interfaces/pages.tsx"
import { checklistPages } from "./screens/issues/checklist/pages.tsx"
import { issuePages } from "./screens/issues/pages.tsx"
import { triagePages } from "./screens/issues/triage/pages.tsx"
import { jobPages } from "./screens/jobs/pages.tsx"
import { livePages } from "./screens/live/pages.ts"
import { manualPages } from "./screens/manual/pages.tsx"
import { masterDataPages } from "./screens/masterdata/pages.tsx"
import { otpPages } from "./screens/otp/pages.tsx"
import { passkeyPages } from "./screens/passkeys/pages.tsx"
import { groupAccessPages } from "./screens/permissions/group-pages.tsx"
import { permissionPages } from "./screens/permissions/pages.tsx"
import { pickerPages } from "./screens/pickers/pages.tsx"
import { planPages } from "./screens/plans/pages.tsx"
import { profilePages } from "./screens/profile/pages.tsx"
import { providerAdminPages } from "./screens/providers/admin-pages.tsx"
import { identityProviderPages } from "./screens/providers/pages.tsx"
import { retentionPages } from "./screens/retention/pages.tsx"
import { rolePages } from "./screens/roles/pages.tsx"
import { scanPages } from "./screens/scan/pages.tsx"
import { searchPages } from "./screens/search/pages.tsx"
import { sessionDetailPages } from "./screens/sessions/detail-pages.tsx"
import { emergencyPages } from "./screens/sessions/emergency-pages.tsx"
import { remotePages } from "./screens/sessions/pages.tsx"
import { recordingPages } from "./screens/sessions/recording-pages.tsx"
import { sideBySidePages } from "./screens/sessions/side-by-side-pages.tsx"
import { settingsPages } from "./screens/settings/pages.tsx"
import { setupPages } from "./screens/setup/pages.tsx"
import { signInPages } from "./screens/signin/pages.tsx"
import { passwordPages } from "./screens/signin/password-pages.tsx"
import { secondFactorPages } from "./screens/signin/second-factor-pages.tsx"
import { startPages } from "./screens/start/pages.tsx"
import { stepUpPages } from "./screens/stepup/pages.tsx"
import { stepUpPolicyPages } from "./screens/stepup/policy-page.tsx"
import { storagePages } from "./screens/storage/pages.tsx"
import { userGroupPages } from "./screens/usergroups/pages.tsx"
import { userSourcePages } from "./screens/usergroups/source-pages.tsx"
import { userPages } from "./screens/users/pages.tsx"
import { workLogPages } from "./screens/worklogs/pages.tsx"
import { remoteApi } from "./sessions/api.ts"
import { emergencyApi } from "./sessions/emergency/api.ts"
import { overviewApi } from "./sessions/overview/api.ts"
import { plcApi } from "./sessions/plc/api.ts"
import { recordingApi } from "./sessions/recordings/api.ts"
import { retentionApi } from "./sessions/retention/api.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { storageApi } from "./sessions/storage/api.ts"
import { transferApi } from "./sessions/transfers/api.ts"
import { auditApi } from "./system/audit/api.ts"
import { downloadApi } from "./system/downloads/api.ts"
import { createEnvironmentApi } from "./system/environment/api.ts"
import { runJob } from "./system/jobs/actions.ts"
import { jobApi } from "./system/jobs/api.ts"
import { licenceApi } from "./system/licence/api.ts"
import { mailServerApi } from "./system/notifications/mail-server/api.ts"
import { settingsApi } from "./system/settings/api.ts"
import { stepUpPolicyApi } from "./system/stepuppolicy/api.ts"
import type { PageRoute } from "./web/pages.tsx"

/** Every call of the product, for routing, for the OpenAPI document and for the test matrix. */
export const allEndpoints: BoundEndpoint<SessionDeps>[] = [
  accessApi,
  apiTokenApi,
  approvalApi,
  attachmentApi,
  auditApi,
  downloadApi,
  connectorApi,
  consentApi,
  createEnvironmentApi(listFederatedLogins),
  stepUpPolicyApi,
  initialisationApi,
  settingsApi,
  mailServerApi,
  signInApi,
  deviceGroupApi,
  // Before the devices: /devices/sessions is no device.
  remoteApi,
  emergencyApi,
  deviceApi,
  deviceImageApi,
  identityProviderApi,
  interfaceApi,
  issueApi,
  faultReportApi,
  checklistApi,
  signatureApi,
  licenceApi,
  masterDataApi,
  passkeyApi,
  passwordApi,
  userApi,
  profileApi,
  overviewApi,
  roleApi,
  sourceApi,
  directoryApi,
  stepUpApi,
  userGroupApi,
  workLogApi,
  jobApi,
  transferApi,
  plcApi,
  recordingApi,
  planApi,
  retentionApi,
  storageApi,
].flat() as BoundEndpoint<SessionDeps>[]

/** Every page, its parts and its forms, for routing and for the test of their gates. */
export const allPages = [
  accessPages,
  adminPages,
  userPages,
  userGroupPages,
  userSourcePages,
  rolePages,
  apiReferencePages(() => openApiDocument(allEndpoints, { version: VERSION })),
  apiTokenPages,
  configPages,
  settingsPages,
  providerAdminPages,
  directoryPages,
  setupPages,
  manualPages,
  masterDataPages,
  auditPages,
  storagePages,
  aboutPages,
  stepUpPolicyPages,
  jobPages(JOBS.map((job) => ({ ...job, run: (deps) => runJob(deps, job, new AbortController().signal) }))),
  consentPages,
  environmentPages,
  signInPages,
  passwordPages,
  profilePages,
  identityProviderPages,
  secondFactorPages,
  otpPages,
  passkeyPages,
  stepUpPages,
  approvalPages,
  livePages,
  startPages,
  scanPages,
  searchPages,
  calendarPages,
  windowPages,
  issuePages,
  checklistPages,
  triagePages,
  attachmentPages,
  planPages,
  devicePages,
  labelPages,
  reportTriagePages,
  faultReportPages,
  deviceAdminPages,
  interfacePages,
  deviceGroupPages,
  connectorPages(DEVICE_GROUP_OWNER),
  retentionPages(DEVICE_GROUP_OWNER),
  approvalConfigPages(DEVICE_GROUP_OWNER),
  permissionPages,
  groupAccessPages,
  connectorPages(DEVICE_OWNER),
  retentionPages(DEVICE_OWNER),
  approvalConfigPages(DEVICE_OWNER),
  pickerPages,
  workLogPages,
  guestPages,
  remotePages,
  sideBySidePages,
  emergencyPages,
  sessionDetailPages,
  recordingPages,
].flat() as PageRoute<SessionDeps>[]
