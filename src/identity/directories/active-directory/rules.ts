/** Active Directory's primary group of a user, which appears in no list of members. Pure. */

/** The user's security identifier, and the relative identifier of the primary group (by default "Domain Users"). */
export const OBJECT_SID = "objectSid"
export const PRIMARY_GROUP_ID = "primaryGroupID"

/** Revision and count, authority, and so many numbers of 4 bytes, little-endian (MS-DTYP §2.4.2.2). */
const SID_HEAD_BYTES = 8
const SID_NUMBER_BYTES = 4
const SID_NUMBERS_MAX = 15
const RID_MAX = 0xffff_ffff

/**
 * The SID of a user's primary group: the user's SID with another last number, as both are in one domain. The group is
 * not listed in memberOf, nor the user among its members.
 *
 * @param objectSid  the user's
 * @param primaryGroupId  decimal
 * @returns null unless both are valid
 */
export function primaryGroupSid(objectSid: unknown, primaryGroupId: string | undefined): Uint8Array | null {
  if (!(objectSid instanceof Uint8Array) || !/^\d{1,10}$/.test(primaryGroupId ?? "")) return null
  const [revision, numbers = 0] = objectSid
  const rid = Number(primaryGroupId)
  const isSid =
    revision === 1 &&
    numbers >= 1 &&
    numbers <= SID_NUMBERS_MAX &&
    objectSid.length === SID_HEAD_BYTES + numbers * SID_NUMBER_BYTES
  if (!isSid || rid > RID_MAX) return null
  const group = Uint8Array.from(objectSid)
  new DataView(group.buffer).setUint32(group.length - SID_NUMBER_BYTES, rid, true)
  return group
}

/** The distinguished name of an entry's domain, which contains all its groups; `dn` itself outside of domains. */
export function domainDnOf(dn: string): string {
  return /(?:^|,)\s*(dc=[^,]+(?:,\s*dc=[^,]+)*)\s*$/i.exec(dn)?.[1] ?? dn
}
