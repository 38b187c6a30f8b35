/** The licence: what it allows, how far that is used, earlier licences, and the import of a new one. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { LicencePreview } from "../../system/licence/actions.ts"
import type { Licence, LicenceStateResponse } from "../../system/licence/contract.ts"
import type { LicenceEnd } from "../../system/licence/reminders/actions.ts"
import { daysLeft, REMINDER_DAYS } from "../../system/licence/reminders/rules.ts"
import { LICENCE_FEATURES } from "../../system/licence/rules-format.ts"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { FileField, TextArea } from "../../web/field.tsx"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { Meter } from "../../web/meter.tsx"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { Table } from "../../web/table.tsx"
import { formatInstant, formatNumber } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "../deviceadmin/paths.ts"
import type { LicenceUsage } from "./usage.ts"

export const LICENCE_IMPORT_PATH = "/admin/config/licence"

export interface LicenceImport {
  /** The page that shows the form, to return to after the import. */
  home?: string
  text?: string
  /** A licence that was checked and may be installed. */
  preview?: LicencePreview
}

/** Element with the id that a vendor needs, for the button that copies it. */
export const INSTALLATION_ID_ELEMENT = "installation-id"

export interface LicenceProps {
  state: LicenceStateResponse
  reminders: { recipients: number; areSent: boolean }
  /** Null while the end is far. */
  end: LicenceEnd | null
  usage: LicenceUsage
  /** The newest imports first. */
  licences: Page<Licence>
  given?: LicenceImport
}

export function LicenceTab({ state, reminders, end, usage, licences, given = {} }: LicenceProps) {
  const { t, now } = useView()
  const current = licences.rows.find(({ state }) => state === "active")
  const earlier = licences.rows.filter((licence) => licence !== current)
  return (
    <Columns
      aside={
        <>
          <PresentLicence state={state} licence={current} />
          {earlier.length > 0 && (
            <Panel title={t("settings.earlierLicences")} icon="log" flush>
              <ul className="rows">
                {earlier.map((licence) => (
                  <li key={licence.id}>
                    <span>
                      <code>{licence.id.slice(0, 8)}</code> <BeginsLater licence={licence} />
                      <br />
                      <span className="muted">
                        <Time at={licence.validFrom} form="date" /> –{" "}
                        <Time at={licence.validUntil} form="date" />
                        {" · "}
                        {t("settings.machineCount", { count: licence.maxDeviceCount })}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Reminders {...reminders} />
        </>
      }
    >
      <LicenceEndNotice end={end ?? evaluationOf(state, now)} />
      <Panel title={t("settings.limits")} icon="machine">
        <div className="field-row">
          <Meter label={t("terms.machines")} used={state.deviceCount} limit={state.maxDeviceCount}>
            {state.maxDeviceCount !== null && (
              <MachinesLeft left={state.maxDeviceCount - state.deviceCount} />
            )}
          </Meter>
          <Meter
            label={t("settings.interfacesPerMachine")}
            used={usage.fullest?.interfaces ?? 0}
            limit={state.maxInterfacesPerDevice}
          >
            {usage.fullest && (
              <>
                {t("settings.machineWithMostInterfaces")}{" "}
                <a href={deviceAdminPath(usage.fullest.deviceId, "interfaces")}>{usage.fullest.name}</a>
                {" · "}
                {t("settings.interfacesTotal", { count: usage.interfaces })}
              </>
            )}
          </Meter>
        </div>
      </Panel>
      <Panel title={t("settings.features")} icon="check" flush>
        <ul className="rows">
          {LICENCE_FEATURES.map((feature) => (
            <li key={feature}>
              <span>
                {t(`settings.feature_${feature}`)}
                <br />
                <span className="muted">
                  {feature === "recording"
                    ? t("settings.recordingUse", { count: usage.recordingDevices })
                    : t("settings.guardUse", { count: usage.guardedInterfaces })}
                </span>
              </span>
              <Badge tone={state.features[feature] ? "green" : "neutral"}>
                {t(state.features[feature] ? "settings.included" : "settings.notIncluded")}
              </Badge>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t("settings.installLicence")} icon="key">
        <LicenceForm state={state} given={given} />
      </Panel>
    </Columns>
  )
}

/** Above the limit after a smaller licence, or none, took effect: what is there stays. */
function MachinesLeft({ left }: { left: number }) {
  const { t } = useView()
  return left < 0
    ? t("settings.machinesOverLimit", { count: -left })
    : t("settings.machinesLeft", { count: left })
}

function BeginsLater({ licence: { validFrom } }: { licence: Licence }) {
  const { t, now } = useView()
  return (
    Date.parse(validFrom) > now.getTime() && <Badge tone="blue">{t("settings.licenceBeginsLater")}</Badge>
  )
}

/** The evaluation is told from its first day on. */
function evaluationOf(state: LicenceStateResponse, now: Date): LicenceEnd | null {
  return state.evaluation ? { daysLeft: daysLeft(state, now), isEvaluation: true } : null
}

/** @param children  what leads on, e.g. a link to the page of the licence */
export function LicenceEndNotice({ end, children }: { end: LicenceEnd | null; children?: ReactNode }) {
  const { t } = useView()
  if (!end) return null
  const { daysLeft: count, isEvaluation } = end
  if (count === 0)
    return (
      <Notice tone="red">
        {t(isEvaluation ? "settings.evaluationOver" : "settings.licenceOver")} {children}
      </Notice>
    )
  return (
    <Notice tone={isEvaluation ? "blue" : "amber"}>
      <strong>{t(isEvaluation ? "settings.evaluationEnds" : "settings.licenceEnds", { count })}</strong>{" "}
      {t("settings.afterLicence")} {children}
    </Notice>
  )
}

function Reminders({ recipients, areSent }: LicenceProps["reminders"]) {
  const { t, lang } = useView()
  const days = new Intl.ListFormat(lang).format(REMINDER_DAYS.map(String))
  return (
    <Panel title={t("settings.reminders")} icon="mail">
      <p>
        {recipients === 0
          ? t("settings.remindersToNobody")
          : t("settings.remindersTo", { days, count: recipients })}
      </p>
      {!areSent && <p className="muted">{t("settings.remindersOff")}</p>}
    </Panel>
  )
}

function PresentLicence({ state, licence }: { state: LicenceStateResponse; licence: Licence | undefined }) {
  const { t } = useView()
  const word = state.evaluation
    ? t("settings.evaluation")
    : t(state.state === "active" ? "settings.active" : "settings.expired")
  return (
    <Panel title={t("settings.currentLicence")} icon="info">
      <DescriptionList
        facts={[
          [
            t("terms.state"),
            <Badge key="state" tone={state.state === "active" ? "green" : "red"}>
              {word}
            </Badge>,
          ],
          licence && [t("settings.licenceVersion"), licence.version],
          licence && [t("settings.licenceId"), <code key="id">{licence.id}</code>],
          [t("settings.customer"), state.customerName],
          licence && [t("settings.customerId"), licence.customerId],
          [
            t("settings.installation"),
            <code key="installation" id={INSTALLATION_ID_ELEMENT} title={t("settings.installationHint")}>
              {state.installationId}
            </code>,
          ],
          licence && [t("settings.validFrom"), <Time key="from" at={licence.validFrom} form="date" />],
          [t("settings.validUntil"), <Time key="until" at={state.validUntil} form="date" />],
          licence && [t("terms.created"), <Time key="created" at={licence.created} form="date" />],
          licence && [
            t("settings.installedOn"),
            <span key="installed">
              <Time at={licence.importDate} form="minute" /> {licence.importUser}
            </span>,
          ],
        ]}
      />
    </Panel>
  )
}

/** The import in two steps: what the text would change, then its installation. */
export function LicenceForm({ state, given = {} }: Pick<LicenceProps, "state" | "given">) {
  const { t } = useView()
  const { text, preview, home = "/admin/config" } = given
  return (
    <Form id="licence-form" draft action={LICENCE_IMPORT_PATH} values={{ text }} hasFile>
      <input type="hidden" name="home" value={home} />
      <TextArea
        name="text"
        label="settings.licenceText"
        hint="settings.licenceTextHint"
        rows={4}
        error={useRefusal(LICENCE_IMPORT_PATH)?.errors[""]}
      />
      {!preview && (
        <FileField name="file" label="settings.licenceFile" accept=".txt,.lic,.licence,text/plain" />
      )}
      {preview && <WhatChanges state={state} preview={preview} />}
      <FormActions>
        {preview ? (
          <>
            <Button type="submit" kind="primary" name="step" value="install">
              {t("settings.installLicence")}
            </Button>
            <ButtonLink href={home} kind="quiet">
              {t("shell.cancel")}
            </ButtonLink>
          </>
        ) : (
          <Button type="submit" kind="primary" name="step" value="check">
            {t("settings.checkLicence")}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

function WhatChanges({ state, preview }: { state: LicenceStateResponse; preview: LicencePreview }) {
  const { t, lang, zone } = useView()
  const { content: next, effect } = preview
  const begins = formatInstant(new Date(next.validFrom), zone, "date")
  const limit = (value: number | null) =>
    value === null ? t("settings.unlimited") : formatNumber(value, lang)
  const included = (value: boolean) => t(value ? "settings.included" : "settings.notIncluded")
  const rows = [
    { what: t("settings.customer"), now: state.customerName, next: next.customerName },
    {
      what: t("settings.validUntil"),
      now: <Time at={state.validUntil} form="date" />,
      next: <Time at={next.validUntil} form="date" />,
    },
    { what: t("terms.machines"), now: limit(state.maxDeviceCount), next: limit(next.maxDeviceCount) },
    {
      what: t("settings.interfacesPerMachine"),
      now: limit(state.maxInterfacesPerDevice),
      next: limit(next.maxInterfacesPerDevice),
    },
    ...LICENCE_FEATURES.map((feature) => ({
      what: t(`settings.feature_${feature}`),
      now: included(state.features[feature]),
      next: included(next.features[feature]),
    })),
  ]
  if (effect === "NOTHING") return <Notice tone="amber">{t("settings.licenceWithoutEffect")}</Notice>
  return (
    <>
      <Notice tone="green">
        {effect === "NOW" ? t("settings.licenceGenuine") : t("settings.licenceBegins", { date: begins })}
      </Notice>
      {next.maxDeviceCount < state.deviceCount && (
        <Notice tone="amber">
          {t("settings.licenceTooSmall", { max: next.maxDeviceCount, count: state.deviceCount })}
        </Notice>
      )}
      <Table
        label="settings.whatChanges"
        columns={[
          { id: "what", head: "settings.whatChanges", narrow: "title", cell: ({ what }) => what },
          { id: "now", head: "settings.now", narrow: "labelled", cell: ({ now }) => now },
          {
            id: "then",
            head: effect === "NOW" ? "settings.afterInstalling" : ["settings.fromDate", { date: begins }],
            narrow: "labelled",
            cell: ({ next }) => next,
          },
        ]}
        rows={rows}
      />
    </>
  )
}
