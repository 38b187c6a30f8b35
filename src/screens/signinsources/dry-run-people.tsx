/** People in the result of a dry run: what one would get, and who gains, keeps or loses what. */
import type { ForeignPerson, MappedAttribute, PersonFate } from "../../identity/sources/dry-run/contract.ts"
import type { Fate } from "../../identity/sources/dry-run/rules.ts"
import { CheckList, type CheckStep } from "../../web/check-list.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"

const FATE_LOOKS: Record<Fate, { className: string; icon: IconName }> = {
  GAINS: { className: "check check-passed", icon: "plus" },
  KEEPS: { className: "check check-passed", icon: "check" },
  CHANGES: { className: "check check-warning", icon: "refresh" },
  LOSES: { className: "check check-failed", icon: "close" },
  NONE: { className: "check check-notReached", icon: "minus" },
}

export function FateList({ label, people }: { label: string; people: readonly PersonFate[] }) {
  const fateText = useFateText()
  const { t } = useView()
  return (
    <ul className="checks" aria-label={label}>
      {people.map((person) => {
        const { className, icon } = FATE_LOOKS[person.fate]
        return (
          <li key={person.username} className={className}>
            <Icon name={icon} />
            <span>
              {nameOf(person)}
              <span className="check-note">
                {fateText(person)}
                {person.openIssues > 0 &&
                  person.fate === "LOSES" &&
                  `. ${t("dryrun.openIssues", { count: person.openIssues })}`}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Everything about one person: mapped attributes, groups, and what follows from them. */
export function PersonResult({ person }: { person: ForeignPerson }) {
  return <CheckList steps={usePersonSteps(person)} label={nameOf(person.fate)} />
}

function usePersonSteps({ entry, attributes, groups, fate, ...roles }: ForeignPerson): CheckStep[] {
  const { t } = useView()
  const fieldName = useFieldName()
  const names = fate.groupsAfter.map(({ name }) => name).join(", ")
  const held = [...roles.systemRoles, ...roles.deviceRoles.map((each) => t("dryrun.roleOn", { ...each }))]
  const outcome: CheckStep[] =
    fate.reason === null
      ? [
          { state: "passed", text: t("dryrun.wouldBelongTo", { groups: names }) },
          held.length > 0
            ? { state: "passed", text: t("dryrun.roles", { roles: held.join(", ") }) }
            : { state: "warning", text: t("dryrun.noRoles") },
        ]
      : [{ state: "failed", text: t("dryrun.wouldBeRefused", { reason: t(`dryrun.reason_${fate.reason}`) }) }]
  return [
    { state: "passed", text: t("sources.step_person"), note: entry },
    ...attributes.map(({ attribute, field, values }): CheckStep => {
      const label = fieldName(field, attribute)
      return values.length > 0
        ? {
            state: "passed",
            text: t("dryrun.mapped", { field: label, values: values.join(", ") }),
            note: field ? attribute : t("dryrun.rule"),
          }
        : {
            state: "warning",
            text: t("dryrun.unmapped", { field: label }),
            note: t("dryrun.unmappedNote", { attribute }),
          }
    }),
    {
      state: groups.length > 0 ? "passed" : "warning",
      text: t("sources.personGroups", { count: groups.length }),
      note: groups.join(" · "),
    },
    ...outcome,
  ]
}

function useFieldName() {
  const { t } = useView()
  const names = {
    username: t("sources.usernameAttribute"),
    firstname: t("sources.firstnameAttribute"),
    surname: t("sources.surnameAttribute"),
    email: t("sources.mailAttribute"),
    uniqueId: t("dryrun.uniqueId"),
  }
  return (field: MappedAttribute["field"], attribute: string) => (field ? names[field] : attribute)
}

function useFateText() {
  const { t } = useView()
  const list = (groups: PersonFate["groupsAfter"]) =>
    groups.map(({ name }) => name).join(", ") || t("dryrun.noGroups")
  return ({ fate, reason, groupsBefore, groupsAfter }: PersonFate): string =>
    t(`dryrun.fate_${fate}`, {
      before: list(groupsBefore),
      groups: list(groupsAfter),
      reason: reason ? t(`dryrun.reason_${reason}`) : "",
    })
}

function nameOf({ firstname, surname, username }: PersonFate): string {
  const name = `${firstname} ${surname}`.trim()
  return name === "" ? username : `${name} (${username})`
}
