/**
 * Baseline of the least a list can cost: one statement for the sign-in, one for the page, rows mapped and sent; no
 * permission gate, no schema, no HTML. The product's lists are limited to a multiple of its CPU time in the same run.
 * The issues of a machine include the users' names, at the product's own path; every other list is the newest rows of
 * its table, at `/bare/<call>/<id>`.
 *
 *   bun bench/baseline-server.ts <socket of the database> <database> <user>
 */
import { createHash } from "node:crypto"
import postgres from "postgres"
import { BARE_LISTS } from "./baseline-lists.ts"

const [path = "", database = "", user = ""] = process.argv.slice(2)
const POOL_SIZE = 10
const ROWS = 15
const COUNTED_MAX = 1000

const sql = postgres({
  path,
  database,
  user,
  max: POOL_SIZE,
  max_pipeline: 0,
  fetch_types: false,
} as unknown as postgres.Options<Record<string, never>>)

const SIGN_IN = `
  select app_user.id, app_user.username, app_user.superuser,
    array(select user_group_id from user_group_member member where member.user_id = app_user.id) as group_ids,
    array(
      select granted.authority from user_group_member member
      join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where member.user_id = app_user.id) as authorities
  from sign_in join app_user on app_user.id = sign_in.user_id
  where sign_in.token_hash = $1 and sign_in.revoked_on is null and sign_in.expires_on > now()`

const person = (column: string) =>
  `(select json_build_object('id', id, 'username', username, 'displayName', firstname || ' ' || surname)
    from app_user where id = issue.${column})`
const LIST = `
  select issue.*, (select name from device where id = issue.device_id) as device_name,
    ${person("created_by")} as creator, ${person("changed_by")} as changer, ${person("assigned_user_id")} as assignee,
    (select count(*) from (select 1 from issue counted where counted.device_id = $1 limit ${COUNTED_MAX}) found) as total
  from issue where issue.device_id = $1 order by issue.created_on desc, issue.id desc limit ${ROWS}`

function bareListOf(call: string): string {
  const { table, column, order } = BARE_LISTS[call]!
  const where = column ? `where ${column} = $1` : "where $1 = $1"
  return `select ${table}.*, (select count(*) from (select 1 from ${table} ${where} limit ${COUNTED_MAX}) found) as total
    from ${table} ${where} order by ${order} desc limit ${ROWS}`
}

const BARE = new Map(Object.keys(BARE_LISTS).map((call) => [call, bareListOf(call)]))

const unsafe = (text: string, parameters: unknown[]) =>
  sql.unsafe(text, parameters as never[], { prepare: true } as postgres.UnsafeQueryOptions)

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const token = request.headers.get("authorization")?.slice("Bearer ".length) ?? ""
    const hash = createHash("sha256").update(token).digest()
    const [signedIn] = await unsafe(SIGN_IN, [hash])
    if (!signedIn) return new Response(null, { status: 401 })
    const [, first, call = "", id = ""] = new URL(request.url).pathname.split("/")
    const rows = await (first === "bare" ? unsafe(BARE.get(call)!, [id]) : unsafe(LIST, [id]))
    const shown = rows.map(({ total: _, ...row }) => row)
    return Response.json({ rows: shown, page: 1, size: ROWS, total: Number(rows[0]?.total ?? 0) })
  },
})
console.log(`ready at http://127.0.0.1:${server.port}`)
