import type { Page } from "../base/paging.ts"
import { serve } from "../http/serve.ts"
import { getUserGroup } from "../usergroups/store.ts"
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

export const sourceApi = serve(sourceEndpoints, {
  listIdentityProviders: ({ deps, query }) => providersPage(deps.db, "OIDC", query),
  listLdapProviders: ({ deps, query }) => providersPage(deps.db, "LDAP", query),
  createOidcUserSource: async ({ deps, actor, path, body }) =>
    asOidc(await createSource(deps, actor, "OIDC", path.userGroupId, ofOidc(body))),
  listOidcUserSources: async ({ deps, path, query }) => {
    const group = await getUserGroup(deps.db, path.userGroupId)
    return mapped(await sourcesPage(deps.db, "OIDC", group.id, query), asOidc)
  },
  getOidcUserSource: async ({ deps, path }) => asOidc(await getSource(deps.db, "OIDC", path)),
  updateOidcUserSource: async ({ deps, actor, path, body }) =>
    asOidc(
      await updateSource(deps, actor, "OIDC", path, body.version, (before) =>
        ofOidc(oidcSourceChanges.merge(asOidc(before), body)),
      ),
    ),
  deleteOidcUserSource: ({ deps, actor, path }) => removeSource(deps, actor, "OIDC", path),
  createLdapUserSource: async ({ deps, actor, path, body }) =>
    asLdap(await createSource(deps, actor, "LDAP", path.userGroupId, ofLdap(body))),
  listLdapUserSources: async ({ deps, path, query }) => {
    const group = await getUserGroup(deps.db, path.userGroupId)
    return mapped(await sourcesPage(deps.db, "LDAP", group.id, query), asLdap)
  },
  getLdapUserSource: async ({ deps, path }) => asLdap(await getSource(deps.db, "LDAP", path)),
  updateLdapUserSource: async ({ deps, actor, path, body }) =>
    asLdap(
      await updateSource(deps, actor, "LDAP", path, body.version, (before) =>
        ofLdap(ldapSourceChanges.merge(asLdap(before), body)),
      ),
    ),
  deleteLdapUserSource: ({ deps, actor, path }) => removeSource(deps, actor, "LDAP", path),
})

function asOidc({ provider, ...source }: UserSource): OidcSource {
  return { ...source, identityProvider: provider }
}

function asLdap({ provider, ...source }: UserSource): LdapSource {
  return { ...source, ldapProvider: provider }
}

function ofOidc({ identityProviderId, ...source }: SaveOidcSource): SaveSource {
  return { ...source, providerId: identityProviderId }
}

function ofLdap({ ldapProviderId, ...source }: SaveLdapSource): SaveSource {
  return { ...source, providerId: ldapProviderId }
}

function mapped<Row>(page: Page<UserSource>, as: (source: UserSource) => Row): Page<Row> {
  return { ...page, rows: page.rows.map(as) }
}
