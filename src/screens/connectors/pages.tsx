/** The tab Connector of machines and of machine groups. */
import { parse } from "../../base/parse.ts"
import { getConnector, updateConnector } from "../../machines/connectors/actions.ts"
import { connectorChanges } from "../../machines/connectors/contract.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { Columns, Panel } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { type OwnerCall, type SettingsOwner, tabForm } from "../deviceadmin/owner.tsx"
import { page } from "../page.ts"
import { ConnectorForm, type ConnectorFormProps, connectorBody, connectorValues } from "./connector-form.tsx"
import { ConnectorState } from "./connector-state.tsx"
import { openSessionsOf } from "./open-sessions.tsx"

export const connectorPages = (owner: SettingsOwner) => [
  page("GET", `${owner.route}/connector`, owner.reads.connector, async (call) => {
    const frame = await owner.loadFrame(call as OwnerCall, "connector")
    return renderPage(call.view, frame(connectorContents(await loadForm(owner, call as OwnerCall))))
  }),

  page("POST", `${owner.route}/connector`, owner.writes.connector, async (call) => {
    const { deps, request, view } = call
    const ownerCall = call as OwnerCall
    const ref = owner.refOf(ownerCall.path)
    const form = await call.form()
    const props = { ...(await loadForm(owner, ownerCall)), values: { ...form, privateKey: "" } }
    let conflict: ConnectorFormProps["conflict"] = null
    const shown = () => ({ ...props, conflict })
    const frame = await owner.loadFrame(ownerCall, "connector")
    return submitForm(
      { request, view },
      async () => {
        try {
          const change = parse(connectorChanges.schema, connectorBody(form, view.zone))
          await updateConnector(deps, ownerCall.actor, ref, change, form.force === "true")
        } catch (error) {
          conflict = openSessionsOf(error)
          throw error
        }
        return redirect(request, owner.addressOf(ref, "connector"), flashHeaders("saved"))
      },
      () => <ConnectorForm {...shown()} />,
      () => frame(connectorContents(shown())),
    )
  }),
]

async function loadForm(owner: SettingsOwner, call: OwnerCall): Promise<ConnectorFormProps> {
  const connector = await getConnector(call.deps.db, owner.refOf(call.path))
  return {
    ...tabForm(owner, call, "connector"),
    connector,
    values: connectorValues(connector, call.view.zone),
  }
}

function connectorContents(props: ConnectorFormProps) {
  return (
    <Columns aside={<ConnectorState connector={props.connector} />}>
      <Panel>
        <ConnectorForm {...props} />
      </Panel>
    </Columns>
  )
}
