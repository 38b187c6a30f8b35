/** What the provider of a user said of them when it was last read. */
import type { User } from "../../identity/users/contract.ts"
import type { ProviderReading } from "../../identity/users/foreign-users/store.ts"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { OptionalTime } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { Origin } from "./user-list.tsx"

export interface ShownReading extends ProviderReading {
  /** User groups with rules for the provider, and those of them that the user is in. */
  groupsFed: number
  groupsMatched: number
}

export function ReadingPanel({ user, reading }: { user: User; reading: ShownReading }) {
  const { t, actor } = useView()
  const { kind, providerId, readOn, changedOn, attributeNames, groupsFed, groupsMatched } = reading
  const path = `/admin/${kind === "OIDC" ? "providers" : "directories"}/${providerId}`
  return (
    <Panel title={t("people.lastReading")} icon="refresh">
      <DescriptionList
        facts={[
          [
            t("people.readOn"),
            <OptionalTime key="read" at={readOn} form="minute">
              {t("people.notReadYet")}
            </OptionalTime>,
          ],
          [
            t(`people.provider_${kind}`),
            actor?.may("superuser") ? (
              <a key="provider" href={path}>
                <Origin user={user} />
              </a>
            ) : (
              <Origin key="provider" user={user} />
            ),
          ],
          [t("people.foreignId"), <code key="id">{user.foreignUserId}</code>],
          [
            t(`people.read_${kind}`),
            attributeNames.length > 0 && <code key="names">{attributeNames.join(", ")}</code>,
          ],
          [t("people.groupRules"), t("people.groupRulesMatch", { matched: groupsMatched, count: groupsFed })],
          [
            t("people.changedOn"),
            <OptionalTime key="changed" at={changedOn} form="minute">
              {t("people.neverChanged")}
            </OptionalTime>,
          ],
        ]}
      />
    </Panel>
  )
}
