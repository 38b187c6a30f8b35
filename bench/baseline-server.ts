/**
 * Baseline of the least a list can cost: one statement for the sign-in, one for the page, rows sent as they come; no schema,
 * no HTML. The product's lists are limited to a multiple of its CPU time in the same run. Answers
 * `/<few or many machines>/<call><path of the product>` with the list that was written for the call (`baseline-statements.ts`), else with the newest rows of its table.
 *
 *   bun bench/baseline-server.ts <socket of the database> <database> <user>
 */
import { createHash } from "node:crypto"
import postgres from "postgres"
import { POOL_OPTIONS } from "../src/edges/postgres/database.ts"
import { BARE_LISTS } from "./baseline-lists.ts"
import { WRITTEN_LISTS, type WrittenList } from "./baseline-statements.ts"

const [path = "", database = "", user = ""] = process.argv.slice(2)
const POOL_SIZE = 10
const ROWS = 15
const COUNTED_MAX = 1000

const sql = postgres({
  ...POOL_OPTIONS,
  ...{ path, database, user, max: POOL_SIZE, max_pipeline: 0, fetch_types: false },
} as unknown as postgres.Options<Record<string, never>>)

const signInWith = (more: string) => `
  select app_user.id, app_user.username, app_user.superuser,
    array(select user_group_id from user_group_member member where member.user_id = app_user.id) as group_ids,
    array(
      select granted.authority from user_group_member member
      join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where member.user_id = app_user.id) as authorities${more}
  from sign_in join app_user on app_user.id = sign_in.user_id
  where sign_in.token_hash = $1 and sign_in.revoked_on is null and sign_in.expires_on > now()
    and app_user.locked_reason is null and app_user.deprovisioned_on is null
    and (app_user.expires_on is null or app_user.expires_on > now())
    and (sign_in.kind = 'API' or sign_in.active_on > now()
      - (select inactivity_seconds from installation_settings) * interval '1 second')
    and (app_user.ldap_provider_id is null or exists (select from ldap_provider directory
      where directory.id = app_user.ldap_provider_id and directory.enabled
        and greatest(app_user.confirmed_on, directory.rechecked_on)
          + make_interval(hours => directory.confirmation_hours) > now()))`

const SIGN_IN = signInWith("")
const SIGN_IN_ON_DEVICE = signInWith(`, (
    select true from device_permission permission join device_role_authority granted
      on granted.device_role_id = permission.device_role_id and granted.authority = $3
    where permission.device_id = $2 and (permission.user_id = app_user.id or permission.user_group_id = any(
      array(select user_group_id from user_group_member held where held.user_id = app_user.id)))
    limit 1) as may_on_device`)

interface List {
  text: string
  /** Of its parameters, in their order. */
  names: string[]
}

/** `{name}` in the text is a parameter. */
function listOf(text: string): List {
  const names: string[] = []
  const numbered = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}::uuid`
  })
  return { text: numbered, names }
}

function pageOf(select: string, from: string, where: string, order: string): List {
  return listOf(`select ${select},
      (select count(*)::int from (select 1 from ${from} where ${where} limit ${COUNTED_MAX}) counted) as total
    from ${from} where ${where} order by ${order} limit ${ROWS}`)
}

/** The same of rows that are found first, by a condition that is not asked again for their number. */
function gatheredPageOf(table: string, { select, from, order }: WrittenList, where: string): List {
  return listOf(`with found as materialized (select ${table}.* from ${from} where ${where})
    select ${select}, (select count(*)::int from (select 1 from found limit ${COUNTED_MAX}) counted) as total
    from (select * from found ${table} order by ${order} limit ${ROWS}) ${table} order by ${order}`)
}

/** Whose rows: of few machines the rows are looked up, of many the list is walked in its order. */
type Extent = "all" | "many" | "few"

function writtenList(list: WrittenList, extent: Extent): List {
  const where = limitedTo(list, extent)
  return list.gathered
    ? gatheredPageOf(list.gathered, list, where)
    : pageOf(list.select, list.from, where, list.order)
}

/** The condition of the list for readers of all, of many or of few machines. */
function limitedTo({ where, readable }: WrittenList, extent: Extent): string {
  if (!readable || extent === "all") return where
  const devices = `select device_id from device_permission permission join device_role_authority granted
      on granted.device_role_id = permission.device_role_id and granted.authority = '${readable.authority}'
    where permission.user_id = {user} or permission.user_group_id = any(
      array(select user_group_id from user_group_member where user_id = {user}))`
  const limited = `${readable.device} ${extent === "few" ? `= any(array(${devices}))` : `in (${devices})`}`
  return `${where} and ${limited}`
}

function bareList(call: string): List {
  const { table, column, order } = BARE_LISTS[call]!
  return pageOf(`${table}.*`, table, column ? `${column} = {last}` : "true", `${order} desc`)
}

const written = (extent: Extent) =>
  new Map(Object.entries(WRITTEN_LISTS).map(([call, one]) => [call, writtenList(one, extent)]))
const WRITTEN = { all: written("all"), many: written("many"), few: written("few") }
const BARE = new Map(
  Object.keys(BARE_LISTS)
    .filter((call) => !(call in WRITTEN_LISTS))
    .map((call) => [call, bareList(call)]),
)

interface SignedIn {
  id: string
  superuser: boolean
  authorities: string[]
  may_on_device?: boolean | null
}

const unsafe = (text: string, parameters: unknown[]) =>
  sql.unsafe(text, parameters as never[], { prepare: true } as postgres.UnsafeQueryOptions)

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const token = request.headers.get("authorization")?.slice("Bearer ".length) ?? ""
    const hash = createHash("sha256").update(token).digest()
    const { pathname } = new URL(request.url)
    const [, extent, call = ""] = pathname.split("/", 3) as [string, Extent, string]
    const found = [...pathname.matchAll(/\/(\w+)\/([0-9a-f-]{36})/g)]
    const ids = Object.fromEntries(found.map(([, name, id]) => [name, id]))
    const one = WRITTEN_LISTS[call]
    const [signedIn] = (await (one?.mayOnDevice
      ? unsafe(SIGN_IN_ON_DEVICE, [hash, ids.devices, one.mayOnDevice])
      : unsafe(SIGN_IN, [hash]))) as unknown as SignedIn[]
    if (!signedIn) return new Response(null, { status: 401 })
    const { superuser, authorities, may_on_device } = signedIn
    if (one?.mayOnDevice && !superuser && !may_on_device) return new Response(null, { status: 403 })
    const unless = one?.readable?.unless
    const seesAll = superuser || (unless !== undefined && authorities.includes(unless))
    const { text, names } = (one ? WRITTEN[seesAll ? "all" : extent] : BARE).get(call)!
    const values: Record<string, unknown> = { ...ids, user: signedIn.id, last: found.at(-1)?.[2] }
    const rows = await unsafe(
      text,
      names.map((name) => values[name]),
    )
    const bare = rows.map(({ total: _, ...row }) => row)
    const shown = one?.completed ? bare.map(one.completed) : bare
    const total = Number(rows[0]?.total ?? 0)
    return Response.json({ rows: shown, page: 1, size: ROWS, total, totalIsExact: total < COUNTED_MAX })
  },
})
console.log(`ready at http://127.0.0.1:${server.port}`)
