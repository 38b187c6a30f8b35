/** The endpoints of the audit log: read per issue and per object, exported as a whole. */
import { z } from "zod/mini"
import { id, instant, namedObject, pagedList } from "../../base/schema.ts"
import { get, inSystem } from "../../http/endpoint.ts"
import { AUDIT_OBJECT_TYPES } from "./rules.ts"

export const auditEntry = namedObject("AuditEntry", {
  id: z.int(),
  happenedOn: instant,
  /** Null for events without a signed-in user. */
  userId: z.nullable(id),
  username: z.string(),
  event: z.string(),
  objectType: z.string(),
  objectId: z.nullable(id),
  deviceId: z.nullable(id),
  issueId: z.nullable(id),
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Position of the entry in the chains; the hash is hex. */
  chain: z.nullable(z.object({ lane: z.int(), position: z.int(), hash: z.string() })),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditEndpoints = {
  listAudit: get("/environment/audit", inSystem("AUDIT_READ"), {
    summary: "Lists the audit entries of an object of any kind, newest first, also of a deleted one",
    ...pagedList(auditEntry, {
      objectType: z.enum(AUDIT_OBJECT_TYPES, "validation.choice"),
      objectId: id,
    }),
  }),
  exportAudit: get("/environment/audit/export", inSystem("AUDIT_READ"), {
    summary: "The whole audit log as JSON lines, oldest first",
    query: z.object({
      /** Only entries after this one: an export goes on where the last one ended. */
      after: z._default(
        z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
        0,
      ),
    }),
    binary: true,
  }),
}
