/** The endpoints that most entities have: paths, schemas and access rules are given once, each call adds its summary. */
import type { z } from "zod/mini"
import type { RefusalCode } from "../base/refusal.ts"
import { pageSchema } from "../base/schema.ts"
import { type AccessRule, del, get, post, put } from "./endpoint.ts"

type Schema = z.ZodMiniType

interface Entity<
  Collection extends string,
  Item extends string,
  Row extends Schema,
  Input extends Schema | undefined,
  Changes extends Schema | undefined,
  Query extends Schema | undefined,
  Read extends AccessRule,
  Create extends AccessRule,
  Update extends AccessRule,
  Delete extends AccessRule,
> {
  collection: Collection
  item: Item
  response: Row
  /** Body of a creation. */
  input?: Input
  /** Body of a change. */
  changes?: Changes
  /** Query of the list. */
  query?: Query
  auth: { read: Read; create: Create; update: Update; delete: Delete }
}

/** A name may be taken, another version stored, or the entity in a state that does not allow it. */
const REFUSES: readonly RefusalCode[] = ["CONFLICT"]

/** Creations, changes and commands refuse with CONFLICT unless their call says otherwise. */
export function entityEndpoints<
  Collection extends string,
  Item extends string,
  Row extends Schema,
  const Read extends AccessRule,
  const Create extends AccessRule,
  const Update extends AccessRule,
  const Delete extends AccessRule,
  Input extends Schema | undefined = undefined,
  Changes extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(entity: Entity<Collection, Item, Row, Input, Changes, Query, Read, Create, Update, Delete>) {
  const { collection, item, response, input, changes, query, auth } = entity
  return {
    create: (summary: string, refuses = REFUSES) =>
      post(collection, { summary, auth: auth.create, body: input, response, status: 201, refuses }),
    list: (summary: string) =>
      get(collection, { summary, auth: auth.read, query, response: pageSchema(response) }),
    read: (summary: string) => get(item, { summary, auth: auth.read, response }),
    update: (summary: string, refuses = REFUSES) =>
      put(item, { summary, auth: auth.update, body: changes, response, refuses }),
    delete: (summary: string, refuses?: readonly RefusalCode[]) =>
      del(item, { summary, auth: auth.delete, refuses }),
    /** A change without a body, e.g. `/action/close`. */
    command: <Path extends string>(path: Path, summary: string) =>
      put(`${item}${path}` as `${Item}${Path}`, { summary, auth: auth.update, response, refuses: REFUSES }),
  }
}
