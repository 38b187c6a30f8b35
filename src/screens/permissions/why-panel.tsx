/** Why a person may do something on a machine: person, group, role, machine. */
import type { AuthorityWay } from "../../identity/authorization/ways/store.ts"
import { Button } from "../../web/button.tsx"
import { Select } from "../../web/field.tsx"
import { FieldRow, Notice } from "../../web/form.tsx"
import { Panel } from "../../web/panel.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { permissionsPath } from "./paths.ts"
import { SHOWN_AUTHORITIES, type ShownAuthority } from "./shown-authorities.ts"

interface WhyProps {
  device: { id: string; name: string }
  person: PickerOption | null
  authority: ShownAuthority
  /** Null before a person is chosen. */
  ways: readonly AuthorityWay[] | null
}

export function WhyPanel({ device, person, authority, ways }: WhyProps) {
  const { t } = useView()
  const path = permissionsPath(device.id)
  const swap = { "hx-target": "#permission-why", "hx-select": "#permission-why", "hx-swap": "outerHTML" }
  return (
    <div id="permission-why" className="why">
      <Panel title={t("permissions.why")} icon="info">
        <form className="form" action={path} hx-get={path} {...swap} hx-push-url="true">
          <FieldRow>
            <Picker name="user" label="terms.user" kind="users" chosen={person ? [person] : []} required />
            <Select
              name="may"
              label="permissions.may"
              value={authority}
              options={SHOWN_AUTHORITIES}
              optionLabels="permissions.may_"
              required
            />
          </FieldRow>
          <div>
            <Button type="submit">{t("permissions.explain")}</Button>
          </div>
        </form>
        {ways && person && <Ways ways={ways} person={person.label} device={device.name} />}
      </Panel>
    </div>
  )
}

function Ways({ ways, person, device }: { ways: readonly AuthorityWay[]; person: string; device: string }) {
  const { t } = useView()
  if (ways.length === 0)
    return <Notice tone="amber">{t("permissions.notPermitted", { name: person })}</Notice>
  return (
    <>
      <Notice tone="green">{t("permissions.permitted")}</Notice>
      {ways.map((way) => (
        <ol key={`${way.kind} ${way.group} ${way.role}`} className="way">
          <li>
            <strong>{person}</strong>
          </li>
          {way.group && <li>{t("permissions.wayGroup", { name: way.group })}</li>}
          {way.kind === "superuser" && <li>{t("permissions.waySuperuser")}</li>}
          {way.kind === "systemRole" && <li>{t("permissions.waySystemRole", { name: way.role ?? "" })}</li>}
          {way.kind === "deviceRole" && (
            <li>{t("permissions.wayDeviceRole", { name: way.role ?? "", device })}</li>
          )}
        </ol>
      ))}
    </>
  )
}
