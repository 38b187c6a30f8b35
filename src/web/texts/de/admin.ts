import type { Texts } from "../en-GB/texts.ts"

export const admin: Texts["admin"] = {
  title: "Verwaltung",
  group_plant: "Anlage",
  group_people: "Personen",
  group_signIn: "Anmeldung",
  group_system: "System",
  section_devices: "Maschinen",
  section_devicegroups: "Maschinengruppen",
  section_users: "Benutzer",
  section_usergroups: "Benutzergruppen",
  section_roles: "Rollen",
  section_config: "Lizenz, Passwörter",
  section_providers: "Identitätsanbieter",
  section_directories: "Verzeichnisse",
  section_signin: "Anmeldeeinstellungen",
  section_settings: "Einstellungen",
  section_jobs: "Hintergrundaufgaben",
  section_audit: "Auditlog",
  section_storage: "Speicherbelegung",
  section_access: "Zugänge",
  section_import: "Import und Export",
}
