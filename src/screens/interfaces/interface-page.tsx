/** The tab Interfaces of a machine: the list, the form of one, and its connection test. */
import type { Device } from "../../machines/devices/contract.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { DeviceFrame, type FrameProps } from "../deviceadmin/frame.tsx"
import { ConnectionTestPanel, type ConnectionTestProps } from "./connection-test.tsx"
import {
  INTERFACE_FORM_ID,
  InterfaceForm,
  type InterfaceFormProps,
  interfaceTypeName,
} from "./interface-form.tsx"
import { interfacePath, interfacesPath, testPath } from "./paths.ts"

export interface InterfacesPageProps {
  device: Device
  hidden: FrameProps["hidden"]
  interfaces: readonly TargetInterface[]
  /** How many interfaces the licence covers; null without a limit. */
  licensedMax: number | null
  mayUpdate: boolean
  /** The form that is shown; null without interfaces. */
  form: Omit<InterfaceFormProps, "device" | "isLocked"> | null
  /** The result of a test that was run without script. */
  tested?: Omit<ConnectionTestProps, "path">
}

export function InterfacesPage(page: InterfacesPageProps) {
  const { device, hidden, interfaces, form, mayUpdate } = page
  const { t } = useView()
  return (
    <DeviceFrame device={device} tab="interfaces" hidden={hidden}>
      <Panel flush>
        <div className="master">
          <InterfacePicks {...page} />
          {form ? (
            <div className="form-test">
              {/* Enter in a field presses the first button of the form: not the test. */}
              <button
                type="submit"
                form={INTERFACE_FORM_ID}
                className="visually-hidden"
                tabIndex={-1}
                aria-hidden="true"
              />
              {/* A few keys from the address, which stands at the beginning of a long form. */}
              {mayUpdate && (
                <ConnectionTestPanel path={testPath(device.id, form.target)} test={null} {...page.tested} />
              )}
              <div className="form-test-form">
                <InterfaceForm device={device} isLocked={!mayUpdate} {...form} />
              </div>
            </div>
          ) : (
            interfaces.length === 0 && <EmptyState icon="interface">{t("interfaces.none")}</EmptyState>
          )}
        </div>
      </Panel>
    </DeviceFrame>
  )
}

const SESSION_ICONS: Record<string, IconName> = { Graphical: "session", Ip: "interface", S7: "interface" }

function InterfacePicks({ device, interfaces, form, mayUpdate, licensedMax }: InterfacesPageProps) {
  const { t } = useView()
  return (
    <nav className="picks" aria-label={t("terms.interfaces")}>
      {interfaces.map((one) => {
        const facts = [
          interfaceTypeName(one.type),
          `${one.host}:${one.port}`,
          t("interfaces.sessionCount", { count: one.maxSessions }),
          one.readOnly && t("interfaces.readOnlyShort"),
        ]
        const icon = one.restricted
          ? "lock"
          : (SESSION_ICONS[INTERFACE_TYPE_TRAITS[one.type].sessionType] ?? "session")
        return (
          <a
            key={one.id}
            className="pick"
            href={interfacePath(device.id, one.id)}
            aria-current={one.id === form?.target?.id ? "true" : undefined}
          >
            <Icon name={icon} />
            <strong>{one.name}</strong>
            <small className="muted">{facts.filter(Boolean).join(" · ")}</small>
          </a>
        )
      })}
      {form && !form.target && (
        <span className="pick" aria-current="true">
          <Icon name="plus" />
          <strong>{t("interfaces.newInterface")}</strong>
        </span>
      )}
      {mayUpdate && (
        <div className="picks-end">
          <ButtonLink href={`${interfacesPath(device.id)}/new`} icon="plus">
            {t("interfaces.addInterface")}
          </ButtonLink>
          {licensedMax !== null && (
            <small className="muted">
              {t("interfaces.licensedCount", { count: interfaces.length, max: licensedMax })}
            </small>
          )}
        </div>
      )}
    </nav>
  )
}
