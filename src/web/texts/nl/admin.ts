import type { Texts } from "../en-GB/texts.ts"

export const admin: Texts["admin"] = {
  title: "Beheer",
  group_plant: "Installatie",
  group_people: "Personen",
  group_signIn: "Aanmelding",
  group_system: "Systeem",
  section_devices: "Machines",
  section_devicegroups: "Machinegroepen",
  section_users: "Gebruikers",
  section_usergroups: "Gebruikersgroepen",
  section_roles: "Rollen",
  section_config: "Licentie, wachtwoord",
  section_providers: "Identiteitsproviders",
  section_directories: "Directory’s",
  section_signin: "Aanmeldinstellingen",
  section_settings: "Instellingen",
  section_jobs: "Taken",
  section_audit: "Auditlog",
  section_storage: "Opslaggebruik",
  section_access: "Toegang",
  section_import: "Import en export",
}
