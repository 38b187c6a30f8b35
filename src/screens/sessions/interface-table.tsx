/** The selectable interfaces of a machine, with those the user may use. */

import type { Actor } from "../../base/authorities.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { screenKindOf } from "../../machines/interfaces/rules-types.ts"
import { Button } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { SEARCH_DELAY_MS, SearchInput } from "../../web/search-bar.tsx"
import { type Column, Table } from "../../web/table.tsx"
import { useView } from "../../web/view.ts"

/** Whether the user may open this interface and this version can display it. */
export function canStartOn(actor: Actor, target: TargetInterface): boolean {
  return mayUseInterface(actor, target) && screenKindOf(target.type) !== null
}

/** The machine's only interface, which is preselected (specification §2). @returns null for several or an unusable one */
export function singleUsableInterface(
  actor: Actor,
  interfaces: readonly TargetInterface[],
): TargetInterface | null {
  const [first, ...others] = interfaces
  return first && others.length === 0 && canStartOn(actor, first) ? first : null
}

/** More interfaces than this are searched (specification §2). */
const SEARCH_SHOWN_ABOVE = 5

/** The interfaces whose name, type or host matches; all when nothing is searched. */
function filterInterfaces(search: string, interfaces: readonly TargetInterface[]): TargetInterface[] {
  const wanted = search.toLowerCase()
  return interfaces.filter(({ name, type, host }) =>
    [name, type, host].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** A field instead of a form, because it is nested in one; it reloads the dialog and swaps the table. */
function InterfaceSearch({ dialog }: { dialog: string }) {
  return (
    <div className="search">
      <SearchInput
        label="devices.searchInterfaces"
        hx-get={dialog}
        hx-trigger={`input delay:${SEARCH_DELAY_MS}ms`}
        hx-target="#interface-table"
        hx-select="#interface-table"
        hx-swap="outerMorph"
        hx-sync="this:replace"
      />
    </div>
  )
}

/** The type, and what about it is weaker than usual. */
function InterfaceTypeCell({ target }: { target: TargetInterface }) {
  const { t } = useView()
  return (
    <>
      {target.type}
      {target.sshOptions?.legacyAlgorithms && (
        <>
          {" "}
          <span className="badge tone-amber" title={t("remote.legacyAlgorithmsHint")}>
            {t("remote.legacyAlgorithms")}
          </span>
        </>
      )}
    </>
  )
}

/** Name, type, host, port, restricted; unusable interfaces are greyed out with the reason. */
export function InterfaceTable({
  interfaces,
  actor,
  dialog,
  search = "",
  action,
}: {
  interfaces: readonly TargetInterface[]
  actor: Actor
  /** The address that answers this dialog. */
  dialog: string
  search?: string
  action: (target: TargetInterface) => React.ReactNode
}) {
  const { t } = useView()
  if (interfaces.length === 0) return <EmptyState icon="interface">{t("devices.noInterfaces")}</EmptyState>
  const rowRefused = (target: TargetInterface): string | null => {
    if (!mayUseInterface(actor, target)) return t("devices.missingInterfacePermission")
    return screenKindOf(target.type) ? null : t("remote.typeUnsupported", { type: target.type })
  }
  const shown = filterInterfaces(search, interfaces)
  const columns: Column<TargetInterface>[] = [
    {
      id: "name",
      head: "terms.name",
      // The reason in words, too: a finger gets no tooltips.
      cell: (target) => (
        <span className="cell-lines">
          <span>{target.name}</span>
          {rowRefused(target) && <span className="muted">{rowRefused(target)}</span>}
        </span>
      ),
      narrow: "title",
    },
    { id: "type", head: "terms.type", cell: (target) => <InterfaceTypeCell target={target} /> },
    { id: "host", head: "terms.host", cell: (target) => target.host, narrow: "hide" },
    { id: "port", head: "terms.port", align: "end", cell: (target) => target.port, narrow: "hide" },
    {
      id: "restricted",
      head: "terms.restricted",
      cell: (target) => t(target.restricted ? "shell.yes" : "shell.no"),
      narrow: "hide",
    },
    {
      id: "connect",
      head: "remote.connect",
      isHeaderHidden: true,
      align: "end",
      cell: (target) => {
        const refused = rowRefused(target)
        return refused ? (
          <Button icon="lock" disabledReason={refused}>
            {t("remote.connect")}
          </Button>
        ) : (
          action(target)
        )
      },
    },
  ]
  return (
    <>
      {interfaces.length > SEARCH_SHOWN_ABOVE && <InterfaceSearch dialog={dialog} />}
      <div id="interface-table">
        {shown.length === 0 ? (
          <EmptyState icon="search">{t("shell.noMatch", { search })}</EmptyState>
        ) : (
          <Table label="terms.interfaces" columns={columns} rowRefused={rowRefused} rows={shown} />
        )}
      </div>
    </>
  )
}
