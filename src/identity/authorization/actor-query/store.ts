/** The statements that load the actor of a request and the actor's access to one device: their parts, and how they are asked. */

import type { CompiledQuery } from "kysely"
import { itemAt } from "../../../base/assert.ts"
import { type Actor, type DeviceAccess, limitDeviceAccess } from "../../../base/authorities.ts"
import { Cache } from "../../../base/cache.ts"
import type { Db } from "../../../base/deps.ts"
import { BatchedReads } from "../../../db/batched-reads.ts"
import { runStatement, textStatement } from "../../../db/statement-cache.ts"

/**
 * Columns of a statement about `app_user`. An authority that several groups give is named by each: to find it once costs
 * more. Lists are words in a text, for `wordsOf` and `wordSetOf`: the driver reads an array character by character.
 */
export const ACTOR_COLUMNS = `
    app_user.id as user_id, app_user.username, app_user.superuser, app_user.language,
    trim(concat(app_user.firstname, ' ', app_user.surname)) as display_name,
    array_to_string(array(
      select user_group_id from user_group_member member where member.user_id = app_user.id), ' ') as group_ids,
    array_to_string(array(
      select granted.authority from user_group_member member
      join user_group_system_role mapped on mapped.user_group_id = member.user_group_id
      join system_role_authority granted on granted.system_role_id = mapped.system_role_id
      where member.user_id = app_user.id), ' ') as authorities`

export function wordsOf(text: string): string[] {
  return text === "" ? [] : text.split(" ")
}

/** What `ACTOR_COLUMNS` select, and the authorities on the device where one was requested. */
export interface ActorRow {
  user_id: string
  username: string
  superuser: boolean
  language: string | null
  display_name: string
  group_ids: string
  authorities: string
  device_authorities?: string | null
}

/** What the owner of a sign-in and that of an API token have in common; the authorities are not limited. */
export function toActorFields(row: ActorRow) {
  return {
    userId: row.user_id,
    username: row.username,
    displayName: row.display_name || row.username,
    language: row.language,
    systemAuthorities: wordSetOf(row.authorities),
    userGroupIds: wordsOf(row.group_ids),
  }
}

/** Most users have the authorities of one of a few roles. */
const WORD_SETS_MAX = 500
const wordSets = new Cache<ReadonlySet<string>>({ max: WORD_SETS_MAX })

/** The same set for the same text. */
const wordSetOf = (text: string): ReadonlySet<string> =>
  wordSets.getOrCompute(text, () => new Set(wordsOf(text)))

/** @param now  the parameter of the present, e.g. "$2" */
export const isActiveUser = (now: string) => `
    app_user.locked_reason is null and app_user.deprovisioned_on is null
    and (app_user.expires_on is null or app_user.expires_on > ${now})`

/**
 * A column of a statement about `app_user`: the authorities of the device roles of the user and the user's groups, as words;
 * null when the device does not exist. An authority that several roles give occurs once per role.
 *
 * @param parameter  the device's id, e.g. "$3"
 */
function deviceAuthoritiesColumn(parameter: string): string {
  return `(
    select array_to_string(array(
      select granted.authority from device_permission permission
      join device_role_authority granted on granted.device_role_id = permission.device_role_id
      where permission.device_id = device.id and (permission.user_id = app_user.id or permission.user_group_id = any(
        array(select user_group_id from user_group_member held where held.user_id = app_user.id)))), ' ')
    from device where device.id = ${parameter}) as device_authorities`
}

/** @returns undefined when no device was requested, null when it does not exist */
export function toDeviceAccess(
  actor: Pick<Actor, "token">,
  deviceId: string | undefined,
  authorities: string | null | undefined,
): DeviceAccess | null | undefined {
  if (deviceId === undefined) return undefined
  return typeof authorities === "string" ? limitDeviceAccess(actor, deviceId, wordSetOf(authorities)) : null
}

/** What a request presents. */
interface AskedToken {
  tokenHash: Buffer
  now: Date
  /** Whose rights are read as well. */
  deviceId: string | undefined
}

/** @returns undefined when no token of this hash is valid */
type ReadActor<Row> = (db: Db, asked: AskedToken) => Promise<Row | undefined>

/**
 * Reads the actors of requests by their tokens. Requests at the same time share a statement (`BatchedReads`).
 *
 * @param query  the text of a statement for one token: `condition` finds it, $2 is the present, `more` are further columns
 * @param column  of the token's hash
 */
export function createActorReads<Row extends object>(
  query: (condition: string, more?: string) => string,
  column: "sign_in.token_hash" | "api_token.token_hash",
): ReadActor<Row> {
  const one = textStatement<Row>(query(`${column} = $1`))
  const oneOnDevice = textStatement<Row>(query(`${column} = $1`, `, ${deviceAuthoritiesColumn("$3")}`))
  const isAsked = `${column} = decode(asked.token_hash, 'hex')`
  const many = textStatement<Row & Placed>(`
    select asked.place::int, actor.*
    from unnest((select string_to_array($1, ' '))) with ordinality as asked(token_hash, place)
    cross join lateral (${query(isAsked)}) actor`)
  const manyOnDevices = textStatement<Row & Placed>(`
    select asked.place::int, actor.*
    from unnest((select string_to_array($1, ' ')), (select string_to_array($3, ' ')::uuid[]))
      with ordinality as asked(token_hash, device_id, place)
    cross join lateral (${query(isAsked, `, ${deviceAuthoritiesColumn("asked.device_id")}`)}) actor`)
  const statementOf = (asked: readonly AskedToken[], isOnDevice: boolean): CompiledQuery<Row> => {
    const { tokenHash, now, deviceId } = itemAt(asked, asked.length - 1)
    if (asked.length === 1)
      return isOnDevice ? oneOnDevice([tokenHash, now, deviceId]) : one([tokenHash, now])
    const hashes = asked.map((each) => each.tokenHash.toString("hex")).join(" ")
    return isOnDevice
      ? manyOnDevices([hashes, now, asked.map((each) => each.deviceId).join(" ")])
      : many([hashes, now])
  }
  const reads = (isOnDevice: boolean) =>
    new BatchedReads<AskedToken, Row>(async (db, asked) => {
      const rows = await runStatement(db, statementOf(asked, isOnDevice))
      return asked.length === 1 ? rows : inPlaces(rows as (Row & Placed)[], asked.length)
    })
  const [alone, onDevices] = [reads(false), reads(true)]
  return (db, asked) => {
    const { tokenHash, deviceId } = asked
    const id = tokenHash.toString("latin1")
    return deviceId === undefined ? alone.read(db, id, asked) : onDevices.read(db, `${id}${deviceId}`, asked)
  }
}

/** A row with the place of its token among those asked for, from 1. */
interface Placed {
  place: number
}

function inPlaces<Row extends Placed>(rows: readonly Row[], count: number): (Row | undefined)[] {
  const placed = new Array<Row | undefined>(count).fill(undefined)
  for (const row of rows) placed[row.place - 1] = row
  return placed
}
