import type { Page } from "../../base/page-request.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { createSource, removeSource, updateSource } from "./actions.ts"
import {
  type LdapSource,
  ldapSourceChanges,
  type OidcSource,
  oidcSourceChanges,
  type SaveLdapSource,
  type SaveOidcSource,
  sourceEndpoints,
} from "./contract.ts"
import { getSource, providersPage, type SaveSource, sourcesPage, type UserSource } from "./store.ts"

export const sourceApi = bindEndpoints(sourceEndpoints, {
  listIdentityProviders: ({ deps, query }) => providersPage(deps.db, "OIDC", query),
  listLdapProviders: ({ deps, query }) => providersPage(deps.db, "LDAP", query),
  createOidcUserSource: async ({ deps, actor, path, body }) =>
    toOidcSource(await createSource(deps, actor, "OIDC", path.userGroupId, fromOidcInput(body))),
  listOidcUserSources: async ({ deps, path, query }) =>
    mapRows(await sourcesPage(deps.db, "OIDC", path.userGroupId, query), toOidcSource),
  getOidcUserSource: async ({ deps, path }) => toOidcSource(await getSource(deps.db, "OIDC", path)),
  updateOidcUserSource: async ({ deps, actor, path, body }) =>
    toOidcSource(
      await updateSource(deps, actor, "OIDC", path, body.version, (before) =>
        fromOidcInput(oidcSourceChanges.merge(toOidcSource(before), body)),
      ),
    ),
  deleteOidcUserSource: ({ deps, actor, path }) => removeSource(deps, actor, "OIDC", path),
  createLdapUserSource: async ({ deps, actor, path, body }) =>
    toLdapSource(await createSource(deps, actor, "LDAP", path.userGroupId, fromLdapInput(body))),
  listLdapUserSources: async ({ deps, path, query }) =>
    mapRows(await sourcesPage(deps.db, "LDAP", path.userGroupId, query), toLdapSource),
  getLdapUserSource: async ({ deps, path }) => toLdapSource(await getSource(deps.db, "LDAP", path)),
  updateLdapUserSource: async ({ deps, actor, path, body }) =>
    toLdapSource(
      await updateSource(deps, actor, "LDAP", path, body.version, (before) =>
        fromLdapInput(ldapSourceChanges.merge(toLdapSource(before), body)),
      ),
    ),
  deleteLdapUserSource: ({ deps, actor, path }) => removeSource(deps, actor, "LDAP", path),
})

function toOidcSource({ provider, ...source }: UserSource): OidcSource {
  return { ...source, identityProvider: provider }
}

function toLdapSource({ provider, ...source }: UserSource): LdapSource {
  return { ...source, ldapProvider: provider }
}

function fromOidcInput({ identityProviderId, ...source }: SaveOidcSource): SaveSource {
  return { ...source, providerId: identityProviderId }
}

function fromLdapInput({ ldapProviderId, ...source }: SaveLdapSource): SaveSource {
  return { ...source, providerId: ldapProviderId }
}

function mapRows<Row>(page: Page<UserSource>, as: (source: UserSource) => Row): Page<Row> {
  return { ...page, rows: page.rows.map(as) }
}
