/** The people of the demo's directory, with the attributes by which they belong to user groups. */

export const DIRECTORY_BASE = "dc=vandermeer,dc=example"
/** Whose members the demo takes into its maintenance group. */
export const MAINTENANCE_GROUP_DN = `cn=MH2,ou=groups,${DIRECTORY_BASE}`
const OTHER_GROUP_DN = `cn=MH3,ou=groups,${DIRECTORY_BASE}`

export interface DirectoryEntry {
  dn: string
  /** One value each. */
  attributes: Record<string, string>
}

/** Identifies Lukas Brandt, who is a user of the demo already. */
export const KNOWN_PERSON_ID = "5b0c7a1e-9d51-4a52-8c6f-2f3f6a7f3101"

function person(
  order: number,
  uid: string,
  [givenName, sn]: [string, string],
  [memberOf, title]: [string, string],
  entryUUID = `5b0c7a1e-9d51-4a52-8c6f-2f3f6a7f30${String(order).padStart(2, "0")}`,
): DirectoryEntry {
  return {
    dn: `uid=${uid},ou=people,${DIRECTORY_BASE}`,
    attributes: {
      objectClass: "inetOrgPerson",
      uid,
      givenName,
      sn,
      cn: `${givenName} ${sn}`,
      mail: `${uid}@vandermeer.example`,
      entryUUID,
      memberOf,
      title,
    },
  }
}

export const DIRECTORY_ENTRIES: readonly DirectoryEntry[] = [
  person(1, "r.smit", ["Ruben", "Smit"], [MAINTENANCE_GROUP_DN, "Electrician"]),
  person(2, "y.aydin", ["Yara", "Aydin"], [MAINTENANCE_GROUP_DN, "Fitter"]),
  person(3, "l.brandt", ["Lukas", "Brandt"], [MAINTENANCE_GROUP_DN, "Fitter"], KNOWN_PERSON_ID),
  person(4, "k.jansen", ["Karin", "Jansen"], [OTHER_GROUP_DN, "Shift leader"]),
  person(5, "p.meyer", ["Paul", "Meyer"], [OTHER_GROUP_DN, "Fitter"]),
]
