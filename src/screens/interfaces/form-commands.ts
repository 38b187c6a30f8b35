/** What the form of an interface does besides saving: changing its rows, and trusting the identity that a test has shown. */
import { RULES_MAX } from "../../machines/interfaces/options/rules.ts"
import { applyRowCommand, type NestedFormValues, ROW_COMMAND } from "../../web/form-values.ts"
import { PIN_FIELD } from "./connection-test.tsx"
import { EMPTY_RULE, type InterfaceFormState, TRAFFIC_RULE_LISTS } from "./values.ts"

/** The identity that a test has shown and the user trusts becomes a value of the form. */
export function withPin(form: NestedFormValues): NestedFormValues {
  const { [PIN_FIELD.HOST_KEY]: hostKey, [PIN_FIELD.CERTIFICATE]: certificate, ...fields } = form
  if (hostKey) fields.knownHost = hostKey
  if (certificate) fields.certificate = certificate
  return fields
}

export function isPin(form: NestedFormValues): boolean {
  return Object.values(PIN_FIELD).some((name) => form[name] !== undefined)
}

export function isRowCommand(form: NestedFormValues): boolean {
  return TRAFFIC_RULE_LISTS.some((list) => form[`${ROW_COMMAND}.${list}`] !== undefined)
}

export function withRowCommand(state: InterfaceFormState, form: NestedFormValues): InterfaceFormState {
  const changed = TRAFFIC_RULE_LISTS.map((list) => {
    const command = form[`${ROW_COMMAND}.${list}`]
    return [list, applyRowCommand(state.rules[list], command, () => EMPTY_RULE, RULES_MAX)]
  })
  return { ...state, rules: Object.fromEntries(changed) as InterfaceFormState["rules"] }
}
