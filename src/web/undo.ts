/** Undoing an action that has a true inverse: which page undoes it, with which fields. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { id } from "../base/schema.ts"
import { pathParamNames } from "../http/endpoint.ts"

/** What a button posts. */
export interface UndoRequest {
  path: string
  fields: Record<string, string>
}

/** Tells the page that its answer is about an action that was undone. */
const UNDO_FIELD = "undo"

export function isUndo(form: Record<string, string | undefined>): boolean {
  return form[UNDO_FIELD] === "true"
}

/** The page that undoes each action; identifiers alone are filled in. */
const INVERSES = {
  returnIssue: "/devices/:deviceId/issues/:issueId/return",
  takeIssue: "/devices/:deviceId/issues/:issueId/take",
  reopenIssue: "/devices/:deviceId/issues/:issueId/open",
  moveWindow: "/devices/:deviceId/issues/:issueId/window",
  addMember: "/admin/usergroups/:userGroupId/members",
  removeMember: "/admin/usergroups/:userGroupId/members/remove",
  assignRole: "/admin/usergroups/:userGroupId/systemroles",
  revokeRole: "/admin/usergroups/:userGroupId/systemroles/remove",
  givePermission: "/admin/devices/:deviceId/permissions/new",
  changePermission: "/admin/devices/:deviceId/permissions/:permissionId/edit",
  takePermission: "/admin/devices/:deviceId/permissions/:permissionId/delete",
  undoBulk: "/issues/bulk/undo",
  saveFilter: "/issues/filters/new",
} as const
type UndoKind = keyof typeof INVERSES

/** An action's inverse, as it travels with the message about the action. */
export interface Undo {
  kind: UndoKind
  /** Identifiers for the path, and the fields of the form. */
  values: Record<string, string>
}

/** Browsers keep cookies of 4096 bytes; the rest of the cookie is shorter than the difference. */
const ENCODED_CHARACTERS_MAX = 3500

/**
 * Another host of the same site can set cookies for this one, and the reader who presses "Undo" would do with their own rights
 * what that host has written there. A cookie lives for seconds, so that a key of the process is enough.
 */
const SIGNING_KEY = randomBytes(32)

function signatureOf(content: string): Buffer {
  return createHmac("sha256", SIGNING_KEY).update(content).digest()
}

/** @returns null for more than fits into a cookie: there is nothing to take back then */
export function encodeUndo({ kind, values }: Undo): string | null {
  const content = `${kind}.${Buffer.from(JSON.stringify(values)).toString("base64url")}`
  const encoded = `${content}.${signatureOf(content).toString("base64url")}`
  return encoded.length <= ENCODED_CHARACTERS_MAX ? encoded : null
}

/** @returns null for anything but an undo that this process has encoded */
export function decodeUndo(encoded: string): UndoRequest | null {
  const [kind = "", data = "", signature = ""] = encoded.split(".")
  const expected = signatureOf(`${kind}.${data}`)
  const given = Buffer.from(signature, "base64url")
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const values = parseValues(data)
  if (!Object.hasOwn(INVERSES, kind) || !values) return null
  const route = INVERSES[kind as UndoKind]
  const names = pathParamNames(route)
  if (names.some((name) => !id.safeParse(values[name]).success)) return null
  const fields = Object.entries(values).filter(([name]) => !names.includes(name))
  return {
    path: route.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ""),
    fields: { ...Object.fromEntries(fields), [UNDO_FIELD]: "true" },
  }
}

function parseValues(data: string): Record<string, string> | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(data, "base64url").toString())
    const isRecord = typeof values === "object" && values !== null && !Array.isArray(values)
    return isRecord && Object.values(values).every((value) => typeof value === "string")
      ? (values as Record<string, string>)
      : null
  } catch {
    return null
  }
}
