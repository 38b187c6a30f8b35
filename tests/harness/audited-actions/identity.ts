/** Actions on accounts, groups, roles, credentials and installation-wide settings. */

import { insertPasskey } from "../../../src/identity/passkeys/store.ts"
import { createInitLink } from "../../../src/machines/initialisation/actions.ts"
import { aUserWithPassword, PASSWORD } from "../factors.ts"
import { MAIL_SERVER_INFO } from "../mailer.ts"
import { aUser, aUserGroup, createToken, uniqueName } from "../users.ts"
import { type ActionContext, type AuditedActions, SECRETS } from "./maintenance.ts"

export function identityActions({ on, root }: ActionContext): AuditedActions {
  const { deps } = on
  const made = async (path: string, body: object, token = root.token): Promise<string> => {
    const answer = await on.call<{ id: string }>(token, "POST", path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.body.id
  }
  const newUser = async () => {
    const { userId, username } = await aUserWithPassword(deps)
    return { userId, username, token: await createToken(deps, userId) }
  }
  const passkeyOf = async (userId: string): Promise<string> =>
    (await insertPasskey(
      deps.db,
      {
        ...{ userId, name: "Key", publicKey: new Uint8Array([1]), counter: 0, transports: [] },
        ...{ credentialId: Buffer.from(userId).toString("base64url"), rpId: "localhost", backedUp: false },
      },
      deps.clock(),
    )) ?? ""
  const signInOf = async (userId: string) =>
    (await deps.db.selectFrom("sign_in").select("id").where("user_id", "=", userId).executeTakeFirstOrThrow())
      .id
  const aToken = (who: { token: string }) => {
    const expiresOn = new Date(deps.clock().getTime() + 24 * 3_600_000).toISOString()
    return {
      path: "/apitokens",
      body: { name: "Stock", scopes: ["ISSUE_READ"], expiresOn },
      token: who.token,
    }
  }
  const provider = () => ({
    name: uniqueName("Plant ID"),
    issuer: `https://${uniqueName("id").replace(" ", "")}.example`,
    clientId: "book",
    clientSecret: SECRETS.ofProvider,
  })
  const directory = () => ({
    ...{ name: uniqueName("Plant"), urls: ["ldaps://ldap.plant.example"], baseDn: "dc=plant,dc=example" },
    ...{
      bindDn: "cn=reader,dc=plant,dc=example",
      bindPassword: SECRETS.ofDirectory,
      userFilter: "(uid={username})",
    },
  })
  const source = async (kind: "oidc" | "ldap") => {
    const userGroupId = await aUserGroup(deps, [])
    const [field, path, body] =
      kind === "oidc"
        ? (["identityProviderId", "/identityproviders", provider()] as const)
        : (["ldapProviderId", "/ldapproviders", directory()] as const)
    const fields = { [field]: await made(path, body), groupMappings: ["cn=fitters"] }
    return { userGroupId, fields }
  }
  const kept = async (kind: "oidc" | "ldap") => {
    const { userGroupId, fields } = await source(kind)
    return {
      fields,
      ids: { userGroupId, id: await made(`/usergroups/${userGroupId}/${kind}usersources`, fields) },
    }
  }
  const mapped = async () => {
    const userGroupId = await aUserGroup(deps, [])
    const systemRoleId = await made("/systemroles", {
      name: uniqueName("Office"),
      authorities: ["USER_READ"],
    })
    return { userGroupId, systemRoleId }
  }
  const settings = {
    ...{
      legalInfo1: "<b>Mind the press</b>",
      legalInfo2: "",
      recordingConsentDe: "",
      recordingConsentEn: "",
    },
    ...{ recordingConsentNl: "", legalAgreementRequired: false, inactivityTimeoutInSeconds: 700 },
  }

  return {
    createUser: async () => ({
      ...{ event: "USER_CREATED" },
      body: { username: uniqueName("tina"), password: SECRETS.password },
    }),
    updateUser: async () => {
      const { userId, username } = await newUser()
      const body = { username, firstname: "Tina", locked: true }
      return {
        event: "USER_CHANGED",
        ids: { userId },
        body,
        objectId: userId,
        changes: ["firstname", "locked"],
      }
    },
    deleteUser: async () => {
      const userId = await aUser(deps)
      return { event: "USER_DELETED", ids: { userId }, objectId: userId }
    },
    updateProfile: async () => {
      const who = await newUser()
      const body = { surname: "Weber", language: "nl" }
      return { event: "USER_CHANGED", who, body, objectId: who.userId, changes: ["surname", "language"] }
    },
    createUserGroup: async () => ({ event: "USER_GROUP_CREATED", body: { name: uniqueName("Shift") } }),
    updateUserGroup: async () => {
      const userGroupId = await aUserGroup(deps, [])
      const body = { name: uniqueName("Shift"), showUsers: false }
      const changes = ["name", "showUsers"]
      return { event: "USER_GROUP_CHANGED", ids: { userGroupId }, body, objectId: userGroupId, changes }
    },
    deleteUserGroup: async () => {
      const userGroupId = await aUserGroup(deps, [])
      return { event: "USER_GROUP_DELETED", ids: { userGroupId }, objectId: userGroupId }
    },
    addUserToGroup: async () => {
      const ids = { userGroupId: await aUserGroup(deps, []), userId: await aUser(deps) }
      return { event: "USER_GROUP_MEMBER_ADDED", ids, objectId: ids.userGroupId }
    },
    removeUserFromGroup: async () => {
      const userId = await aUser(deps)
      const ids = { userGroupId: await aUserGroup(deps, [userId]), userId }
      return { event: "USER_GROUP_MEMBER_REMOVED", ids, objectId: ids.userGroupId }
    },
    createSystemRole: async () => ({
      ...{ event: "SYSTEM_ROLE_CREATED" },
      body: { name: uniqueName("Office"), authorities: ["USER_READ"] },
    }),
    updateSystemRole: async () => {
      const { systemRoleId } = await mapped()
      const body = { name: uniqueName("Office"), authorities: [] }
      const changes = ["name", "authorities"]
      return { event: "SYSTEM_ROLE_CHANGED", ids: { systemRoleId }, body, objectId: systemRoleId, changes }
    },
    deleteSystemRole: async () => {
      const { systemRoleId } = await mapped()
      return { event: "SYSTEM_ROLE_DELETED", ids: { systemRoleId }, objectId: systemRoleId }
    },
    assignSystemRole: async () => {
      const ids = await mapped()
      return { event: "SYSTEM_ROLE_ASSIGNED", ids, objectId: ids.userGroupId }
    },
    revokeSystemRole: async () => {
      const ids = await mapped()
      await on.call(root.token, "PUT", `/usergroups/${ids.userGroupId}/systemroles/${ids.systemRoleId}`)
      return { event: "SYSTEM_ROLE_REVOKED", ids, objectId: ids.userGroupId }
    },
    createDeviceRole: async () => ({ event: "DEVICE_ROLE_CREATED", body: { name: uniqueName("Fitter") } }),
    updateDeviceRole: async () => {
      const deviceRoleId = await made("/deviceroles", { name: uniqueName("Fitter") })
      const body = { name: uniqueName("Fitter"), authorities: ["LOG_READ"] }
      const changes = ["name", "authorities"]
      return { event: "DEVICE_ROLE_CHANGED", ids: { deviceRoleId }, body, objectId: deviceRoleId, changes }
    },
    deleteDeviceRole: async () => {
      const deviceRoleId = await made("/deviceroles", { name: uniqueName("Fitter") })
      return { event: "DEVICE_ROLE_DELETED", ids: { deviceRoleId }, objectId: deviceRoleId }
    },
    addDeviceRoleAuthority: async () => {
      const deviceRoleId = await made("/deviceroles", { name: uniqueName("Fitter") })
      const ids = { deviceRoleId, authority: "LOG_READ" }
      return { event: "DEVICE_ROLE_CHANGED", ids, objectId: deviceRoleId, changes: ["authorities"] }
    },
    removeDeviceRoleAuthority: async () => {
      const deviceRoleId = await made("/deviceroles", {
        name: uniqueName("Fitter"),
        authorities: ["LOG_READ"],
      })
      const ids = { deviceRoleId, authority: "LOG_READ" }
      return { event: "DEVICE_ROLE_CHANGED", ids, objectId: deviceRoleId, changes: ["authorities"] }
    },
    createIdentityProvider: async () => ({ event: "IDENTITY_PROVIDER_CREATED", body: provider() }),
    updateIdentityProvider: async () => {
      const first = provider()
      const identityProviderId = await made("/identityproviders", first)
      const body = { ...first, clientId: "book2" }
      const ids = { identityProviderId }
      return {
        event: "IDENTITY_PROVIDER_CHANGED",
        ids,
        body,
        objectId: identityProviderId,
        changes: ["clientId"],
      }
    },
    deleteIdentityProvider: async () => {
      const identityProviderId = await made("/identityproviders", provider())
      return { event: "IDENTITY_PROVIDER_DELETED", ids: { identityProviderId }, objectId: identityProviderId }
    },
    createDirectory: async () => ({ event: "DIRECTORY_CREATED", body: directory() }),
    updateDirectory: async () => {
      const first = directory()
      const ldapProviderId = await made("/ldapproviders", first)
      const body = { ...first, position: 3 }
      return {
        event: "DIRECTORY_CHANGED",
        ids: { ldapProviderId },
        body,
        objectId: ldapProviderId,
        changes: ["position"],
      }
    },
    deleteDirectory: async () => {
      const ldapProviderId = await made("/ldapproviders", directory())
      return { event: "DIRECTORY_DELETED", ids: { ldapProviderId }, objectId: ldapProviderId }
    },
    createOidcUserSource: async () => {
      const { userGroupId, fields: body } = await source("oidc")
      return { event: "USER_SOURCE_CREATED", ids: { userGroupId }, body, objectId: userGroupId }
    },
    createLdapUserSource: async () => {
      const { userGroupId, fields: body } = await source("ldap")
      return { event: "USER_SOURCE_CREATED", ids: { userGroupId }, body, objectId: userGroupId }
    },
    updateOidcUserSource: async () => {
      const { ids, fields } = await kept("oidc")
      const body = { ...fields, groupMappings: ["cn=all"] }
      return {
        event: "USER_SOURCE_CHANGED",
        ids,
        body,
        objectId: ids.userGroupId,
        changes: ["groupMappings"],
      }
    },
    updateLdapUserSource: async () => {
      const { ids, fields } = await kept("ldap")
      const body = { ...fields, groupMappings: ["cn=all"] }
      return {
        event: "USER_SOURCE_CHANGED",
        ids,
        body,
        objectId: ids.userGroupId,
        changes: ["groupMappings"],
      }
    },
    deleteOidcUserSource: async () => ({ event: "USER_SOURCE_DELETED", ids: (await kept("oidc")).ids }),
    deleteLdapUserSource: async () => ({ event: "USER_SOURCE_DELETED", ids: (await kept("ldap")).ids }),

    updatePasswordPolicy: async () => ({
      ...{ event: "PASSWORD_POLICY_CHANGED", changes: ["name", "minimumLength"] },
      body: { name: uniqueName("Plant policy"), minimumLength: 11 },
    }),
    updateStepUpPolicy: async () => ({
      ...{ event: "STEP_UP_POLICY_CHANGED", body: { vote: 15 }, changes: ["vote"] },
    }),
    saveSettings: async () => {
      const body = { ...settings, legalInfo2: uniqueName("Wear goggles") }
      return { event: "SETTINGS_CHANGED", body, changes: ["legalInfo2"] }
    },
    updateEnvironmentInfo: async () => ({
      ...{ event: "SETTINGS_CHANGED", body: { customerName: uniqueName("Plant") } },
      changes: ["customerName"],
    }),
    sendTestEmail: async () => {
      const before = deps.mailer
      deps.mailer = { server: MAIL_SERVER_INFO, send: async () => undefined, close() {} }
      return {
        ...{ event: "TEST_EMAIL_SENT", body: { recipient: "max@plant.example" } },
        cleanUp: async () => {
          deps.mailer = before
        },
      }
    },
    giveConsent: async () => {
      const save = (recordingConsentEn: string) =>
        on.call(root.token, "PUT", "/environment/settings", { ...settings, recordingConsentEn })
      await save("This is recorded")
      type Wanted = { kind: string; language: string; hash: string }
      const wanted = await on.call<Wanted[]>(root.token, "GET", "/profile/consents")
      const { kind, language, hash } = wanted.body[0]!
      return { event: "CONSENT_GIVEN", body: { kind, language, hash }, cleanUp: () => save("") }
    },
    initialise: async () => {
      await deps.db.updateTable("installation").set({ initialised_on: null }).execute()
      const token = (await createInitLink(deps))!.split("=")[1]
      const body = {
        username: uniqueName("first"),
        password: SECRETS.password,
        token,
        customerName: uniqueName("Plant"),
      }
      return { event: "SYSTEM_INITIALISED", who: null, body }
    },

    createToken: async () => {
      const { username } = await newUser()
      return { event: "SIGN_IN", who: null, body: { username, password: PASSWORD } }
    },
    signOut: async () => {
      const who = await newUser()
      return { event: "SIGN_OUT", who, objectId: who.userId }
    },
    performStepUp: async () => {
      const who = await newUser()
      return { event: "STEP_UP_SUCCEEDED", who, body: { password: PASSWORD }, objectId: who.userId }
    },
    endMyOtherSignIns: async () => {
      const who = await newUser()
      await createToken(deps, who.userId)
      return { event: "SIGN_IN_REVOKED", who, objectId: who.userId }
    },
    endMySignIn: async () => {
      const who = await newUser()
      const ids = { signInId: await signInOf(who.userId) }
      return { event: "SIGN_IN_REVOKED", who, ids, objectId: who.userId }
    },
    endSignInsOfUser: async () => {
      const { userId } = await newUser()
      return { event: "SIGN_IN_REVOKED", ids: { userId }, objectId: userId }
    },
    endSignInOfUser: async () => {
      const { userId } = await newUser()
      const ids = { userId, signInId: await signInOf(userId) }
      return { event: "SIGN_IN_REVOKED", ids, objectId: userId }
    },
    createApiToken: async () => {
      const who = await newUser()
      await deps.db.updateTable("app_user").set({ superuser: true }).where("id", "=", who.userId).execute()
      return { event: "API_TOKEN_CREATED", who, body: aToken(who).body }
    },
    revokeApiToken: async () => {
      const { path, body, token } = aToken(root)
      return { event: "API_TOKEN_REVOKED", ids: { apiTokenId: await made(path, body, token) } }
    },
    endApiTokenOfUser: async () => {
      const { path, body, token } = aToken(root)
      return {
        event: "API_TOKEN_REVOKED",
        ids: { userId: root.userId, apiTokenId: await made(path, body, token) },
      }
    },
    renamePasskey: async () => {
      const who = await newUser()
      const ids = { passkeyId: await passkeyOf(who.userId) }
      return {
        event: "PASSKEY_CHANGED",
        who,
        ids,
        body: { name: "Yellow" },
        objectId: who.userId,
        changes: ["name"],
      }
    },
    removeMyPasskey: async () => {
      const who = await newUser()
      return {
        event: "PASSKEY_REMOVED",
        who,
        ids: { passkeyId: await passkeyOf(who.userId) },
        objectId: who.userId,
      }
    },
    removePasskeyOfUser: async () => {
      const { userId } = await newUser()
      return {
        event: "PASSKEY_REMOVED",
        ids: { userId, passkeyId: await passkeyOf(userId) },
        objectId: userId,
      }
    },
    resetSecondFactors: async () => {
      const { userId } = await newUser()
      await passkeyOf(userId)
      return { event: "SECOND_FACTORS_RESET", ids: { userId }, objectId: userId }
    },
  }
}
