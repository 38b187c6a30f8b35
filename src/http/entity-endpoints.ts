/** The endpoints that most entities have: paths, schemas and access rules are given once, each call adds its summary. */
import type { z } from "zod/mini"
import type { DeviceAuthority, SystemAuthority } from "../base/authorities.ts"
import type { SortOptions } from "../base/page-request.ts"
import type { RefusalCode } from "../base/refusal.ts"
import { pageSchema, sortedList } from "../base/schema.ts"
import { type AccessRule, del, get, post, put } from "./endpoint.ts"

type Schema = z.ZodMiniType

/** As `definePartialUpdate` returns it: the bodies of a creation and of a change. */
interface Bodies<Whole extends Schema = Schema, Change extends Schema = Schema> {
  whole: Whole
  schema: Change
}

/** "/devices/:deviceId/issues/:issueId" -> "/devices/:deviceId/issues" */
type CollectionPath<Item extends string> = Item extends `${infer Head}/:${infer Tail}`
  ? Tail extends `${string}/:${string}`
    ? `${Head}/:${CollectionPath<Tail>}`
    : Head
  : never

/** Names of entities that have an authority for each of reading, creating, changing and deleting: "LOG" has LOG_READ and so on. */
type EntityOf<Authority extends string> = Authority extends `${infer Name}_CREATE` ? Name : never
type Authorities<Name extends string> = `${Name}_${"READ" | "CREATE" | "UPDATE" | "DELETE"}`
type WholeEntityOf<Authority extends string, Name extends string = EntityOf<Authority>> = Name extends string
  ? Authorities<Name> extends Authority
    ? Name
    : never
  : never

function authorityRules<Scope extends "system" | "device", Name extends string>(scope: Scope, name: Name) {
  const rule = <Act extends string>(act: Act) =>
    ({ [scope]: `${name}_${act}` }) as { [S in Scope]: `${Name}_${Act}` }
  return { read: rule("READ"), create: rule("CREATE"), update: rule("UPDATE"), delete: rule("DELETE") }
}

/** The access rules of an entity by its four system authorities. */
export const systemAuthorities = <Name extends WholeEntityOf<SystemAuthority>>(name: Name) =>
  authorityRules("system", name)

/** The access rules of an entity of devices by its four authorities on the device. */
export const deviceAuthorities = <Name extends WholeEntityOf<DeviceAuthority>>(name: Name) =>
  authorityRules("device", name)

/** The access rules of what one rule opens for reading and one for every change. */
export function readAndWriteRules<const Read extends AccessRule, const Write extends AccessRule>(
  read: Read,
  write: Write,
) {
  return { read, create: write, update: write, delete: write }
}

/** For entities that no authority covers. */
export const SUPERUSER_RULES = readAndWriteRules("superuser", "superuser")

/** The query of a list: of one with sorts, page, search and order. */
type ListQuery<Sorts> = Sorts extends SortOptions<string> ? ReturnType<typeof sortedList>["query"] : undefined

interface EntityOptions<
  Input extends Schema,
  Sorts extends SortOptions<string> | undefined,
  Read extends AccessRule,
  Create extends AccessRule,
  Update extends AccessRule,
  Delete extends AccessRule,
> {
  /** Body of a creation where it is not the whole of the changes. */
  input?: Input
  /** What its list can be sorted by; a list without them is short and has no query. */
  sorts?: Sorts
  auth: { read: Read; create: Create; update: Update; delete: Delete }
}

/** A name may be taken, another version stored, or the entity in a state that does not allow it. */
const REFUSES: readonly RefusalCode[] = ["CONFLICT"]

/**
 * Creations, changes and commands refuse with CONFLICT unless their call says otherwise.
 *
 * @param path  of one entity; without its last parameter it is that of the collection
 */
export function entityEndpoints<
  Path extends string,
  Row extends Schema,
  Changes extends Bodies,
  const Read extends AccessRule,
  const Create extends AccessRule,
  const Update extends AccessRule,
  const Delete extends AccessRule,
  Input extends Schema = Changes["whole"],
  Sorts extends SortOptions<string> | undefined = undefined,
>(
  path: Path,
  response: Row,
  changes: Changes,
  { auth, sorts, input }: EntityOptions<Input, Sorts, Read, Create, Update, Delete>,
) {
  const collection = path.replace(/\/:[^/]+$/, "") as CollectionPath<Path>
  const body = input ?? (changes.whole as Input)
  const change = changes.schema as Changes["schema"]
  const query = (sorts && sortedList(response, sorts).query) as ListQuery<Sorts>
  return {
    create: (summary: string, refuses = REFUSES) =>
      post(collection, auth.create, { summary, body, response, status: 201, refuses }),
    list: (summary: string) => get(collection, auth.read, { summary, query, response: pageSchema(response) }),
    read: (summary: string) => get(path, auth.read, { summary, response }),
    update: (summary: string, refuses = REFUSES) =>
      put(path, auth.update, { summary, body: change, response, refuses }),
    delete: (summary: string, refuses?: readonly RefusalCode[]) =>
      del(path, auth.delete, { summary, refuses }),
    /** A change without a body, e.g. `/action/close`. */
    command: <Verb extends string>(verb: Verb, summary: string) =>
      put(`${path}${verb}` as `${Path}${Verb}`, auth.update, { summary, response, refuses: REFUSES }),
  }
}

interface SingletonOptions<
  Query extends Schema | undefined,
  UpdateQuery extends Schema | undefined,
  Read extends AccessRule,
  Update extends AccessRule,
> {
  /** Query of the read. */
  query?: Query
  /** Query of the change. */
  updateQuery?: UpdateQuery
  auth: { read: Read; update: Update }
}

/**
 * The endpoints of what exists once, in the installation or in its owner: it is read and changed.
 *
 * @param body  of a change
 */
export function singletonEndpoints<
  Path extends string,
  Row extends Schema,
  Body extends Schema,
  const Read extends AccessRule,
  const Update extends AccessRule,
  Query extends Schema | undefined = undefined,
  UpdateQuery extends Schema | undefined = undefined,
>(
  path: Path,
  response: Row,
  body: Body,
  { auth, query, updateQuery }: SingletonOptions<Query, UpdateQuery, Read, Update>,
) {
  return {
    read: (summary: string) => get(path, auth.read, { summary, query, response }),
    update: (summary: string, refuses = REFUSES) =>
      put(path, auth.update, { summary, query: updateQuery, body, response, refuses }),
  }
}
