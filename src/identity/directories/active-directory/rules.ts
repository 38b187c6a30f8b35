/** What only Active Directory has: a group that stands in no list of members. Pure. */

/** A person's own security identifier, and the number of the group that is theirs from the start ("Domain Users"). */
export const OBJECT_SID = "objectSid"
export const PRIMARY_GROUP_ID = "primaryGroupID"

/** Revision and count, authority, and so many numbers of 4 bytes, little-endian (MS-DTYP §2.4.2.2). */
const SID_HEAD_BYTES = 8
const SID_NUMBER_BYTES = 4
const SID_NUMBERS_MAX = 15
const RID_MAX = 0xffff_ffff

/**
 * The identifier of somebody's primary group: their own with another last number, for both are of one domain. The group does
 * not show in memberOf, nor the person among its members.
 *
 * @param objectSid  the person's
 * @param primaryGroupId  decimal
 * @returns null unless both are what they should be
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

/** The name of the domain that an entry lies in, which all its groups lie below; the name itself outside of domains. */
export function domainDnOf(dn: string): string {
  return /(?:^|,)\s*(dc=[^,]+(?:,\s*dc=[^,]+)*)\s*$/i.exec(dn)?.[1] ?? dn
}
