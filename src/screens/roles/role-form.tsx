/** The form of a role: its name and the matrix of its authorities. */
import { ROLE_NAME_CHARACTERS_MAX } from "../../identity/roles/rules.ts"
import { TextField } from "../../web/field.tsx"
import { Form, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { MatrixTable } from "../../web/matrix.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { authoritiesOf, authorityField, type MatrixGroup, type MatrixRow, OPERATIONS } from "./matrix.ts"
import { ROLE_KINDS, type Role, type RoleKindName, roleListPath, rolePath } from "./role-kinds.ts"

export interface RoleFormProps {
  kind: RoleKindName
  /** Null for a new one. */
  saved: Role | null
  mayChange: boolean
  /** What the controls show: the saved role, a copied one, or what was typed. */
  shown: { name: string; authorities: readonly string[] }
  /** Groups, or permissions on machines, which a change applies to. */
  assignments?: number
}

export function RoleForm({ kind, saved, mayChange, shown, assignments = 0 }: RoleFormProps) {
  const { t } = useView()
  const action = rolePath(kind, saved?.id ?? "new")
  const errors = useRefusal(action)?.errors ?? {}
  const home = saved ? rolePath(kind, saved.id) : roleListPath(kind)
  const wrong = Object.entries(errors).find(([name]) => name.startsWith("authorities"))?.[1]
  return (
    <Form id="role-form" draft action={action} values={{ name: shown.name }} current={saved && home}>
      {saved && <VersionField stored={saved.version} />}
      <fieldset className="form-fields" disabled={!mayChange}>
        <TextField
          name="name"
          label="terms.name"
          max={ROLE_NAME_CHARACTERS_MAX}
          autoFocus={!saved}
          required
        />
        {wrong && <p className="field-error">{validationText(t, wrong)}</p>}
        <Matrix kind={kind} saved={saved?.authorities ?? []} chosen={shown.authorities} />
      </fieldset>
      {mayChange && (
        <SaveOrCancel
          home={roleListPath(kind)}
          isSticky
          after={
            saved && (
              <small className="matrix-changed" aria-live="polite">
                {assignments > 0 ? t("roles.changed", { count: assignments }) : t("roles.changedUnassigned")}
              </small>
            )
          }
        />
      )}
    </Form>
  )
}

function Matrix({
  kind,
  saved,
  chosen,
}: {
  kind: RoleKindName
  saved: readonly string[]
  chosen: readonly string[]
}) {
  return (
    <MatrixTable
      caption="people.authorities"
      heads={["roles.object", ...OPERATIONS.map((operation) => `roles.operation_${operation}` as const)]}
    >
      {ROLE_KINDS[kind].matrix.map((group) => (
        <MatrixBody key={group.id} kind={kind} group={group} saved={saved} chosen={chosen} />
      ))}
    </MatrixTable>
  )
}

interface MatrixPartProps {
  kind: RoleKindName
  saved: readonly string[]
  chosen: readonly string[]
}

function MatrixBody({ group, ...part }: MatrixPartProps & { group: MatrixGroup<string> }) {
  const { t } = useView()
  const all = group.rows.flatMap(authoritiesOf)
  const count = all.filter((authority) => part.chosen.includes(authority)).length
  return (
    <tbody>
      <tr className="matrix-group">
        <th colSpan={OPERATIONS.length + 1} scope="rowgroup">
          {t(`roles.group_${group.id}`)}{" "}
          <span className="tab-count">{t("roles.countOf", { count, all: all.length })}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <MatrixLine key={row.id} row={row} {...part} />
      ))}
    </tbody>
  )
}

function MatrixLine({ row, kind, saved, chosen }: MatrixPartProps & { row: MatrixRow<string> }) {
  const { t } = useView()
  const name = t(`roles.row_${row.id}`)
  const cell = (authority: string, label: string, operation?: string) => (
    <AuthorityBox
      authority={authority}
      label={label}
      operation={operation}
      isChosen={chosen.includes(authority)}
      isFixed={kind === "system" && !saved.includes(authority)}
    />
  )
  const head = (
    <th scope="row">
      {name}
      <span className="field-hint">{t(`roles.hint_${row.id}` as "roles.hint_startRemote")}</span>
    </th>
  )
  if ("single" in row)
    return (
      <tr>
        {head}
        <td colSpan={OPERATIONS.length}>{cell(row.single, name)}</td>
      </tr>
    )
  return (
    <tr>
      {head}
      {OPERATIONS.map((operation) => {
        const authority = row.cells[operation]
        const label = t(`roles.operation_${operation}`)
        return (
          <td key={operation}>
            {authority ? (
              cell(authority, `${name}: ${label}`, label)
            ) : (
              <span className="matrix-none" aria-hidden="true">
                ·
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/**
 * @param operation  shown beside the box where no column names it
 * @param isFixed    may be chosen only by those who have the authority themselves: a system role does not have it yet
 */
function AuthorityBox(box: {
  authority: string
  label: string
  operation: string | undefined
  isChosen: boolean
  isFixed: boolean
}) {
  const { t, actor } = useView()
  const isLocked = box.isFixed && !(actor?.may(box.authority) ?? false)
  return (
    <label className="row-check" data-label={box.operation}>
      <input
        type="checkbox"
        className="matrix-box"
        name={authorityField(box.authority)}
        value="true"
        aria-label={box.label}
        title={isLocked ? t("roles.onlyOwnAuthorities") : box.authority}
        defaultChecked={box.isChosen}
        disabled={isLocked}
      />
    </label>
  )
}

/** The authorities that are checked in a posted form. */
export function authoritiesFromForm(kind: RoleKindName, form: Record<string, string>): string[] {
  const all = ROLE_KINDS[kind].matrix.flatMap(({ rows }) => rows.flatMap(authoritiesOf))
  return all.filter((authority) => form[authorityField(authority)] === "true")
}
