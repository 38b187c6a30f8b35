/** One thing for every PUT that saves fields, with a value in each field, and another value to change it to. */
import { generateKeyPairSync } from "node:crypto"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import type { TestApi } from "./api.ts"
import { aChecklistItem, aDevice, aDeviceGroup, aMaintenanceFixture } from "./builders.ts"
import { aDedicatedConnector, CA_PEM } from "./connectors.ts"
import { TEST_NOW } from "./deps.ts"
import { aProvider } from "./providers.ts"
import { upload } from "./uploads.ts"
import { aUser, aUserGroup, uniqueName } from "./users.ts"

interface UpdatableResource {
  name: string
  /** The row's handler. */
  endpoint: string
  /** Makes one with a value in every field. @returns the path of its GET and PUT */
  create(): Promise<string>
  /** Another value for each field of the body. */
  changes: Record<string, unknown>
  /** Fields of the answer that change along with a field of the body. */
  dependentFields?: Record<string, readonly string[]>
}

const hoursLater = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000).toISOString()
const rule = {
  protocolType: "TCP",
  minDestination: "10.0.0.1",
  maxDestination: "10.0.0.9",
  minPort: 1,
  maxPort: 9,
}

/** Accepted by the password policy before and after its own changes. */
const STRONG_PASSWORDS = ["Seven-Gears-Turn-24-Hours", "Eight-Gears-Turn-24-Hours"]

/** Other values of an interface's fields that every type has. */
const INTERFACE_CHANGES = {
  ...{ name: "Renamed", host: "10.0.0.8", port: 5901, askCredentials: true, knownHost: "" },
  ...{ readOnly: false, disableCopy: false, disablePaste: false, startRemotePermissionForAll: true },
  ...{ startRemotePermissionUserGroupIds: [], maxSessions: 5, keepaliveInSeconds: 20, fontSize: 20 },
  ...{ scrollback: 200, sftpRootDirectory: "/other", certificate: "", requiresSupervisor: true },
}

export async function updatableResources({ app, call, deps, root }: TestApi): Promise<UpdatableResource[]> {
  async function created(path: string, body: object): Promise<string> {
    const answer = await call<{ id: string }>(root.token, "POST", path, body)
    if (answer.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`)
    return `${path}/${answer.body.id}`
  }
  async function put(path: string, body: object): Promise<string> {
    const answer = await call(root.token, "PUT", path, body)
    if (answer.status !== 200) throw new Error(`PUT ${path}: ${JSON.stringify(answer.body)}`)
    return path
  }
  const email = () => `${uniqueName("mail").replace(" ", "")}@plant.example`
  const otherGroup = await aDeviceGroup(deps)
  const person = await aUser(deps)
  const [group, group2] = [await aUserGroup(deps, []), await aUserGroup(deps, [])]
  const roles = await Promise.all([1, 2].map(() => insertDeviceRole(deps.db, uniqueName("Fitter"), [])))
  const providers = await Promise.all(
    [1, 2].map(() => aProvider(deps, `https://${uniqueName("id").replace(" ", "")}.plant.example`)),
  )
  const directory = {
    ...{
      urls: ["ldaps://ldap.plant.example"],
      baseDn: "dc=plant,dc=example",
      userFilter: "(uid={username})",
    },
    ...{ bindDn: "cn=reader,dc=plant,dc=example", bindPassword: "x", enabled: true, position: 3 },
    ...{
      startTls: false,
      caCertificate: CA_PEM,
      userBindPattern: "uid={username},dc=plant",
      usernameAttribute: "cn",
    },
    ...{
      firstnameAttribute: "first",
      surnameAttribute: "last",
      mailAttribute: "email",
      uniqueIdAttribute: "guid",
    },
    ...{
      groupLookup: "MEMBER",
      nestedGroups: true,
      groupBaseDn: "ou=groups",
      groupFilter: "(objectClass=group)",
    },
    ...{ groupMemberAttribute: "uniqueMember", pageSize: 300, confirmationHours: 10 },
  }
  const makeDirectory = () => created("/ldapproviders", { name: uniqueName("Plant"), ...directory })
  const directories = (await Promise.all([makeDirectory(), makeDirectory()])).map(
    (path) => path.split("/").at(-1)!,
  )
  const source = {
    claimMappings: [{ key: "title", value: "fitter", csv: false }],
    ...{ groupMappings: ["fitters"], allowedEmailDomains: ["plant.example"] },
  }
  const sourceChanges = {
    claimMappings: [{ key: "title", value: "welder", csv: true }],
    ...{ groupMappings: ["welders"], allowedEmailDomains: ["*"] },
  }
  const makeInterface = async (type: string, more: object) => {
    const deviceId = await aDevice(deps)
    const hasClipboard = type !== "SSH" && type !== "S7"
    return created(`/devices/${deviceId}/interfaces`, {
      ...{ name: uniqueName("HMI"), type, host: "10.0.0.1", port: 5900, knownHost: "ssh-ed25519 SHA256:abc" },
      ...{ readOnly: type !== "S7", disableCopy: hasClipboard, disablePaste: hasClipboard },
      startRemotePermissionForAll: false,
      ...{ startRemotePermissionUserGroupIds: [group], maxSessions: 3, keepaliveInSeconds: 30, fontSize: 14 },
      ...{ scrollback: 100, sftpRootDirectory: "/data", certificate: CA_PEM, ...more },
    })
  }
  const fitter = { username: "fitter", authType: "PASSWORD", password: "press here" }
  const connector = () => {
    const pem = { type: "spki", format: "pem" } as const
    const pair = generateKeyPairSync("ed25519")
    return aDedicatedConnector({
      ...{ kind: "ADVANCED", port: 4000, publicKey: String(pair.publicKey.export(pem)).trim() },
      ...{ privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }), caCertificate: CA_PEM },
      ...{
        certificateCheck: false,
        hostname: "gate.plant.example",
        defaultGateway: "10.0.0.1",
        dns: "10.0.0.53",
      },
      netInterfaces: ["10.0.0.2", "10.0.1.2"].map((ip) => ({
        type: "MANUAL",
        ip,
        netmask: "255.255.255.0",
        file: "",
      })),
    })
  }
  const connectorChanges = {
    ...{ kind: "STANDARD", serial: uniqueName("C"), host: "other.example.com", port: 4001, publicKey: "" },
    ...{
      caCertificate: "",
      certificateCheck: true,
      hostname: "way.plant.example",
      defaultGateway: "10.0.0.9",
    },
    ...{
      dns: "10.0.0.54",
      netInterfaces: [1, 2].map(() => ({ type: "DHCP", ip: "", netmask: "", file: "" })),
    },
  }
  const connectorFollow = { serial: ["hasPrivateKey"], connectorType: [] }
  const dedicated = (userGroupId: string) => ({
    type: "DEDICATED",
    stages: [{ voteUserGroups: [{ id: userGroupId }] }],
  })
  const configs = {
    issueApprovalConfig: dedicated(group),
    recurringIssueApprovalConfig: dedicated(group),
    recordingApprovalConfig: dedicated(group),
  }
  const configChanges = {
    issueApprovalConfig: dedicated(group2),
    recurringIssueApprovalConfig: { stages: dedicated(group2).stages },
    recordingApprovalConfig: { type: "NONE" },
  }

  const windowFollow = {
    enableRemoteAccess: ["conflictingIssues"],
    activationDateTime: ["maintenanceWindowEndDateTime"],
    maintenanceWindowInHours: ["maintenanceWindowEndDateTime"],
  }
  const issue = {
    ...{ title: "Grease", description: "<b>twice</b>", issueType: "ERROR", priority: "HIGH" },
    ...{
      assignedUserId: person,
      assignedUserGroupId: group,
      activationDateTime: hoursLater(1),
      maintenanceWindowInHours: 5,
    },
    ...{
      disconnectSessionsUponTimeEnd: false,
      enableRemoteAccess: false,
      ticketSystemURL: "https://t.plant.example/1",
    },
    ...{ ticketId: "T-1", notificationEmails: "a@plant.example" },
  }
  const worker = await insertDeviceRole(deps.db, uniqueName("Worker"), ["ISSUE_READ", "ISSUE_UPDATE"])
  const onDevice = async () => {
    const book = await aMaintenanceFixture(deps, root.userId)
    for (const holder of [
      { userId: person },
      { userId: root.userId },
      { userGroupId: group },
      { userGroupId: group2 },
    ])
      await grantDeviceRole(deps.db, book.deviceId, worker, holder)
    return book
  }
  for (const userGroupId of [group, group2])
    await deps.db
      .updateTable("user_group")
      .set({ allowed_email_domains: ["*"] })
      .where("id", "=", userGroupId)
      .execute()
  const { title: _, ...issueRest } = issue

  return [
    {
      ...{ name: "a machine", endpoint: "updateDevice" },
      create: async () => {
        const texts = {
          serial: "1",
          manufacturer: "Acme",
          type: "P",
          protocol: "Profinet",
          softwareVersion: "2",
          closingSignatureRequired: true,
          location: "Row 3",
        }
        const notified = {
          notificationUserId: person,
          notificationUserGroupId: group,
          responsibleUser: "Tina",
        }
        const deviceGroupId = await aDeviceGroup(deps)
        const body = {
          ...texts,
          ...notified,
          deviceGroupId,
          recordingEnabled: false,
          secretValidityInDays: 30,
        }
        return created("/devices", { name: uniqueName("Press"), ...body })
      },
      changes: {
        ...{
          name: uniqueName("Press"),
          deviceGroupId: otherGroup,
          serial: "2",
          manufacturer: "Other",
          type: "Q",
        },
        ...{
          protocol: "CAN",
          softwareVersion: "3",
          closingSignatureRequired: false,
          location: "Row 4",
          responsibleUser: "Tom",
          recordingEnabled: true,
        },
        ...{ secretValidityInDays: 31, notificationUserId: root.userId, notificationUserGroupId: group2 },
      },
    },
    {
      ...{ name: "a machine's remote defaults", endpoint: "updateRemoteDefaults" },
      create: async () =>
        put(`/devices/${await aDevice(deps)}/remotedefaults`, {
          ...{ hostname: "10.0.0.1", port: 22, tcpPort: 2000, username: "fitter", authType: "PASSWORD" },
          ...{ disableCopy: true, disablePaste: true, keepaliveInSeconds: 30, fontSize: 14, scrollback: 100 },
          ...{ vncOptions: { cursor: "REMOTE", autoretry: 2 }, rdpOptions: { domain: "PLANT", width: 1920 } },
        }),
      changes: {
        ...{ hostname: "10.0.0.2", port: 23, tcpPort: 2001, username: "welder", authType: "SSH_KEY" },
        ...{ disableCopy: false, disablePaste: false, keepaliveInSeconds: 20, fontSize: 20, scrollback: 200 },
        ...{ vncOptions: { autoretry: 3 }, rdpOptions: { width: 1280 } },
      },
    },
    {
      ...{ name: "an interface with a desktop", endpoint: "updateInterface" },
      create: () =>
        makeInterface("VNC", {
          ...fitter,
          recordingOptions: { screen: true, clipboard: false },
          vncOptions: {
            cursor: "REMOTE",
            autoretry: 3,
            swapRedBlue: true,
            clipboardEncoding: "UTF_8",
            keyboard: "SYMBOLS",
            colourDepth: 32,
          },
        }),
      changes: {
        ...INTERFACE_CHANGES,
        ...{
          type: "KPT_400",
          username: "welder",
          password: "turn here",
          recordingOptions: { screen: false },
        },
        ...{ vncOptions: { autoretry: 1 } },
      },
      dependentFields: {
        askCredentials: ["hasPassword", "secretExpiresOn"],
        startRemotePermissionForAll: ["restricted"],
      },
    },
    {
      ...{ name: "an interface of RDP", endpoint: "updateInterface" },
      create: () =>
        makeInterface("RDP", {
          ...fitter,
          rdpOptions: {
            domain: "PLANT",
            security: "NLA",
            renderingOptions: { wallpaper: true, theming: true },
            width: 1920,
          },
        }),
      changes: { rdpOptions: { renderingOptions: { theming: false } } },
    },
    {
      ...{ name: "an interface of a terminal", endpoint: "updateInterface" },
      create: () =>
        makeInterface("SSH", {
          disableCopy: false,
          disablePaste: false,
          sshOptions: { legacyAlgorithms: true, charset: "CP1252" },
        }),
      changes: { sshOptions: { charset: "ISO8859_1" } },
    },
    {
      ...{ name: "an interface of a web page", endpoint: "updateInterface" },
      create: () => makeInterface("HTTPS", { httpsOptions: { legacyTls: true } }),
      changes: { httpsOptions: { legacyTls: false } },
    },
    {
      ...{ name: "an interface of a controller", endpoint: "updateInterface" },
      create: () =>
        makeInterface("S7", {
          ...{
            readOnly: false,
            disableCopy: false,
            disablePaste: false,
            filterRules: [rule],
            connectionRules: [rule],
            s7Options: { s7Type: "S7_300", plcGuard: true, portPLC: 103 },
          },
        }),
      changes: { filterRules: [], connectionRules: [], s7Options: { portPLC: 104 } },
    },
    {
      ...{ name: "an interface of a web page", endpoint: "updateInterface" },
      create: () => makeInterface("HTTPS", { url: "https://10.0.0.1/hmi" }),
      changes: { url: "https://10.0.0.1/other" },
    },
    {
      ...{ name: "a device group", endpoint: "updateDeviceGroup" },
      create: async () =>
        created("/devicegroups", {
          name: uniqueName("Hall"),
          description: "<b>North</b>",
          location: "N",
          parentId: await aDeviceGroup(deps),
        }),
      changes: { name: uniqueName("Hall"), description: "South", location: "S", parentId: otherGroup },
    },
    {
      ...{ name: "a system role", endpoint: "updateSystemRole" },
      create: () => created("/systemroles", { name: uniqueName("Staff"), authorities: ["USER_READ"] }),
      changes: { name: uniqueName("Staff"), authorities: ["USER_READ", "USER_CREATE"] },
    },
    {
      ...{ name: "a device role", endpoint: "updateDeviceRole" },
      create: () => created("/deviceroles", { name: uniqueName("Staff"), authorities: ["ISSUE_READ"] }),
      changes: { name: uniqueName("Staff"), authorities: ["ISSUE_READ", "LOG_READ"] },
    },
    {
      ...{ name: "a user group", endpoint: "updateUserGroup" },
      create: () =>
        created("/usergroups", {
          ...{ name: uniqueName("Shift"), groupEmailAddress: "*", allowedEmailDomains: ["plant.example"] },
          ...{ showUsers: false, requiresSecondFactor: true },
        }),
      changes: {
        ...{
          name: uniqueName("Shift"),
          groupEmailAddress: "shift@plant.example",
          allowedEmailDomains: ["*"],
        },
        ...{ showUsers: true, requiresSecondFactor: false },
      },
    },
    {
      ...{ name: "a user", endpoint: "updateUser" },
      create: () =>
        created("/users", {
          ...{
            username: uniqueName("tina"),
            password: STRONG_PASSWORDS[0],
            firstname: "Tina",
            surname: "Smith",
          },
          ...{ email: email(), superuser: true, locked: true, expiry: hoursLater(48), otpEnabled: true },
          ...{ otpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", passwordExpired: true },
        }),
      changes: {
        ...{
          username: uniqueName("tina"),
          firstname: "Tom",
          surname: "Jones",
          email: email(),
          superuser: false,
        },
        ...{
          locked: false,
          expiry: hoursLater(72),
          otpEnabled: false,
          otpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXQ",
        },
        ...{ passwordExpired: false, password: STRONG_PASSWORDS[1] },
      },
      dependentFields: {
        ...{ firstname: ["displayName"], surname: ["displayName"], locked: ["lockedReason"] },
        password: ["passwordExpired"],
      },
    },
    {
      ...{ name: "a plan", endpoint: "updateRecurringIssue" },
      create: async () => {
        const { deviceId } = await onDevice()
        return created(`/devices/${deviceId}/recurringissues`, {
          ...{
            title: "Grease",
            description: "<b>twice</b>",
            recurringIssueType: "ERROR",
            priority: "HIGH",
          },
          ...{
            assignedUserId: person,
            assignedUserGroupId: group,
            enableRemoteAccess: false,
            period: "MONTHLY",
          },
          ...{
            disconnectSessionsUponTimeEnd: true,
            timeZone: "Asia/Tokyo",
            startDateTime: hoursLater(1),
            endDateTime: hoursLater(9000),
          },
          ...{ createBeforeStartInHours: 5, maintenanceWindowInHours: 3, dayOf: 2, dayOfWeek: "TUESDAY" },
          ...{
            dayFromStartOrEnd: "FROM_END",
            weekendInclusive: true,
            notificationEmails: "a@plant.example",
            active: false,
          },
          checklist: [{ text: "Oil level", kind: "NUMBER", unit: "mm", minimum: 10, maximum: 20 }],
        })
      },
      changes: {
        ...{ title: "Oil", description: "once", recurringIssueType: "MAINTENANCE", priority: "LOW" },
        checklist: [{ text: "Belt", kind: "CHECK", required: false }],
        ...{
          assignedUserId: root.userId,
          assignedUserGroupId: group2,
          enableRemoteAccess: true,
          period: "QUARTERLY",
        },
        ...{
          disconnectSessionsUponTimeEnd: false,
          timeZone: "UTC",
          startDateTime: hoursLater(2),
          endDateTime: hoursLater(9001),
        },
        ...{ createBeforeStartInHours: 6, maintenanceWindowInHours: 4, dayOf: 1, dayOfWeek: "FRIDAY" },
        ...{
          dayFromStartOrEnd: "FROM_START",
          weekendInclusive: false,
          notificationEmails: "b@plant.example",
          active: true,
        },
      },
      dependentFields: {
        active: ["status", "inactiveReason", "nextActivation", "nextActivations"],
        dayOf: ["lastOrPenultimateDay"],
        dayFromStartOrEnd: ["lastOrPenultimateDay"],
      },
    },
    {
      ...{ name: "an issue", endpoint: "updateIssue" },
      create: async () =>
        created(`/devices/${(await onDevice()).deviceId}/issues`, { title: "Grease", ...issueRest }),
      changes: {
        ...{
          title: "Oil",
          description: "once",
          issueType: "MAINTENANCE",
          priority: "LOW",
          assignedUserId: root.userId,
        },
        ...{ assignedUserGroupId: group2, activationDateTime: hoursLater(2), maintenanceWindowInHours: 6 },
        ...{
          disconnectSessionsUponTimeEnd: true,
          enableRemoteAccess: true,
          ticketSystemURL: "https://t.plant.example/2",
        },
        ...{ ticketId: "T-2", notificationEmails: "b@plant.example" },
      },
      dependentFields: windowFollow,
    },
    {
      ...{ name: "a log", endpoint: "updateLog" },
      create: async () => {
        const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
        return created(`/devices/${deviceId}/issues/${issueId}/logs`, {
          title: "Greased",
          description: "<b>twice</b>",
        })
      },
      changes: { title: "Oiled", description: "once" },
    },
    {
      ...{ name: "a checklist", endpoint: "updateChecklist" },
      create: async () => {
        const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
        const items = [{ text: "Oil level", kind: "NUMBER", unit: "mm", minimum: 10, maximum: 20 }]
        return put(`/devices/${deviceId}/issues/${issueId}/checklist`, { items })
      },
      changes: { items: [{ text: "Belt", kind: "CHECK", required: false }] },
      dependentFields: { items: ["total", "answered", "failed"] },
    },
    {
      ...{ name: "an item of a checklist", endpoint: "answerChecklistItem" },
      create: async () => {
        const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
        const itemId = await aChecklistItem(deps, issueId)
        const path = `/devices/${deviceId}/issues/${issueId}/checklist/${itemId}`
        return put(path, { result: "OK", note: "new belt" })
      },
      changes: { result: "FAILED", note: "worn belt", value: 7, answer: "loud" },
      dependentFields: { result: ["state", "answeredOn", "answeredBy"], note: ["answeredOn", "answeredBy"] },
    },
    {
      ...{ name: "a file", endpoint: "updateAttachment" },
      create: async () => {
        const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
        const path = `/devices/${deviceId}/issues/${issueId}/attachments`
        const file = { name: "log.txt", bytes: uniqueName("bar") }
        const sent = await upload<{ id: string }>(app, root.token, "POST", path, file)
        return put(`${path}/${sent.body.id}`, { downloadDisabled: true })
      },
      changes: { fileName: "night.txt", downloadDisabled: false },
    },
    ...(["devices", "devicegroups"] as const).flatMap((of): UpdatableResource[] => {
      const owner = () => (of === "devices" ? aDevice(deps) : aDeviceGroup(deps))
      const kind = of === "devices" ? "Device" : "DeviceGroup"
      return [
        {
          ...{ name: `a connector of ${of}`, endpoint: `save${kind}Connector` },
          create: async () => put(`/${of}/${await owner()}/connector`, connector()),
          changes: {
            ...connectorChanges,
            serial: uniqueName("C"),
            // With the key of another pair nothing fits, so it is changed as a pair elsewhere.
            connectorType: "DEDICATED",
            privateKey: "",
          },
          dependentFields: connectorFollow,
        },
        {
          ...{ name: `approval configs of ${of}`, endpoint: `save${kind}ApprovalConfig` },
          create: async () => put(`/${of}/${await owner()}/approvalconfig`, configs),
          changes: configChanges,
          dependentFields: {
            issueApprovalConfig: ["issueApprovalConfig.effectiveStages"],
            recurringIssueApprovalConfig: ["recurringIssueApprovalConfig.effectiveStages"],
            recordingApprovalConfig: [
              "recordingApprovalConfig.stages",
              "recordingApprovalConfig.effectiveStages",
            ],
          },
        },
      ]
    }),
    {
      ...{ name: "a source of a provider", endpoint: "updateOidcUserSource" },
      create: async () =>
        created(`/usergroups/${await aUserGroup(deps, [])}/oidcusersources`, {
          identityProviderId: providers[0],
          ...source,
        }),
      changes: { identityProviderId: providers[1], ...sourceChanges },
    },
    {
      ...{ name: "a source of a directory", endpoint: "updateLdapUserSource" },
      create: async () =>
        created(`/usergroups/${await aUserGroup(deps, [])}/ldapusersources`, {
          ldapProviderId: directories[0],
          ...source,
        }),
      changes: { ldapProviderId: directories[1], ...sourceChanges },
    },
    {
      ...{ name: "a device permission", endpoint: "updateDevicePermission" },
      create: async () =>
        created(`/devices/${await aDevice(deps)}/devicepermissions`, {
          deviceRoleId: roles[0],
          userId: await aUser(deps),
        }),
      changes: { deviceRoleId: roles[1], userId: root.userId, userGroupId: group },
      dependentFields: { userGroupId: ["user"] },
    },
    {
      ...{ name: "a retention policy", endpoint: "saveRetentionPolicy" },
      create: async () =>
        put(`/devices/${await aDevice(deps)}/retentionpolicy`, {
          retentionPeriodInDays: 30,
          direction: "FROM_START",
        }),
      changes: { retentionPeriodInDays: 60, direction: "FROM_END" },
    },
    {
      ...{ name: "a device group's retention policy", endpoint: "saveGroupRetentionPolicy" },
      create: async () =>
        put(`/devicegroups/${await aDeviceGroup(deps)}/retentionpolicy`, {
          retentionPeriodInDays: 30,
          direction: "FROM_START",
        }),
      changes: { retentionPeriodInDays: 60, direction: "FROM_END" },
    },
    {
      ...{ name: "the password policy", endpoint: "updatePasswordPolicy" },
      create: () =>
        put("/passwordpolicy", {
          ...{
            name: "Plant policy",
            minimumLength: 12,
            lowercase: 1,
            uppercase: 1,
            digits: 1,
            symbols: 1,
            validityInDays: 90,
          },
        }),
      changes: {
        ...{
          name: "Other policy",
          minimumLength: 14,
          lowercase: 2,
          uppercase: 2,
          digits: 2,
          symbols: 2,
          validityInDays: 91,
        },
      },
    },
    {
      ...{ name: "the step-up policy", endpoint: "updateStepUpPolicy" },
      create: () => put("/stepuppolicy", { startSession: 60, vote: 60, viewRecording: 60, changeRoles: 60 }),
      changes: { startSession: 61, vote: 61, viewRecording: 61, changeRoles: 61 },
    },
    {
      ...{ name: "the settings", endpoint: "saveSettings" },
      create: () =>
        put("/environment/settings", {
          ...{
            legalInfo1: "Mind the press",
            legalInfo2: "Wear goggles",
            recordingConsentDe: "Ja",
            recordingConsentEn: "Yes",
          },
          ...{ recordingConsentNl: "Ja hoor", legalAgreementRequired: true, inactivityTimeoutInSeconds: 700 },
          ...{
            approvalWorkflowEnabled: true,
            sessionWatermark: false,
            faultReportsEnabled: false,
            emailLanguage: "de",
            emergencyDurationInMinutes: 60,
            emergencyUserGroupId: group,
          },
        }),
      changes: {
        ...{
          legalInfo1: "Mind it",
          legalInfo2: "Wear them",
          recordingConsentDe: "Gut",
          recordingConsentEn: "Good",
        },
        ...{ recordingConsentNl: "Goed", legalAgreementRequired: false, inactivityTimeoutInSeconds: 800 },
        ...{
          approvalWorkflowEnabled: false,
          sessionWatermark: true,
          faultReportsEnabled: true,
          emailLanguage: "nl",
          emergencyDurationInMinutes: 90,
          emergencyUserGroupId: group2,
        },
      },
    },
    {
      ...{ name: "an identity provider", endpoint: "updateIdentityProvider" },
      create: async () => {
        // There may be 20 of them.
        await deps.db.deleteFrom("identity_provider").where("id", "not in", providers).execute()
        return created("/identityproviders", {
          ...{
            name: uniqueName("provider"),
            issuer: `https://${uniqueName("id").replace(" ", "")}.example`,
            clientId: "book",
          },
          ...{ clientSecret: "s3cret", clientAuthentication: "CLIENT_SECRET_POST", scopes: "openid groups" },
          ...{ audience: "urn:plant", caCertificate: CA_PEM, enabled: true },
          claims: { username: "u", firstname: "f", surname: "s", email: "e", groups: "g" },
        })
      },
      changes: {
        ...{
          name: uniqueName("provider"),
          issuer: `https://${uniqueName("id").replace(" ", "")}.example`,
          clientId: "other",
        },
        ...{ clientSecret: "other", clientAuthentication: "CLIENT_SECRET_BASIC", scopes: "openid email" },
        ...{
          audience: "urn:other",
          confirmAddressChange: false,
          caCertificate: "",
          enabled: false,
          claims: { surname: "last" },
        },
      },
      dependentFields: { issuer: ["hasClientSecret"], clientId: ["hasClientSecret"] },
    },
    {
      ...{ name: "a directory", endpoint: "updateDirectory" },
      create: makeDirectory,
      changes: {
        ...{
          name: uniqueName("Plant"),
          enabled: false,
          position: 4,
          bindMode: "USER",
          userBindPattern: "cn={username},dc=plant",
        },
        ...{
          baseDn: "dc=other",
          userFilter: "(cn={username})",
          usernameAttribute: "uid",
          firstnameAttribute: "given",
        },
        ...{
          surnameAttribute: "family",
          mailAttribute: "post",
          uniqueIdAttribute: "id",
          groupLookup: "IN_CHAIN",
        },
        ...{
          nestedGroups: false,
          groupBaseDn: "ou=other",
          groupFilter: "(objectClass=other)",
          groupMemberAttribute: "member",
        },
        ...{ pageSize: 301, confirmationHours: 11, bindPassword: "y", confirmAddressChange: false },
      },
    },
  ]
}
