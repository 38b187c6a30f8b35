import type { Texts } from "../en-GB/texts.ts"

export const connectiontest: Texts["connectiontest"] = {
  title: "Verbindungstest",
  intro: "Mit den Werten auf der Seite, auch ungespeicherten. Es startet keine Sitzung.",
  run: "Verbindung testen",
  running: "Test läuft …",
  passed: "Die Verbindung funktioniert.",
  failed: "Die Verbindung funktioniert nicht.",
  unconfirmed: "Die Maschine antwortet. Vertrauen Sie ihrer Identität, um die Anmeldung zu testen.",
  fixFirst: "Korrigieren Sie zuerst diese Felder:",
  ms: "{{ms}} ms",
  fingerprint: "Von der Maschine gezeigt",
  pinHostKey: "Diesem Hostschlüssel vertrauen",
  pinCertificate: "Diesem Zertifikat vertrauen",
  pinHint:
    "Vergleichen Sie den Fingerabdruck zuerst mit dem an der Maschine. Gespeichert wird er beim Speichern.",
  step_ROUTE: "Adresse der Maschine",
  step_PORT: "Port",
  step_PROTOCOL: "Protokoll",
  step_IDENTITY: "Identität der Maschine",
  step_CREDENTIALS: "Anmeldung",
  usualPort: "Port {{port}}, der übliche Port dieses Protokolls, antwortet.",
  saveUsualPort: "Port {{port}} verwenden und speichern",
  found_ROUTE_DIRECT: "{{host}} hat eine Adresse",
  found_ROUTE_BEHIND_CONNECTOR: "Die Maschine liegt hinter einem Konnektor",
  todo_ROUTE_BEHIND_CONNECTOR:
    "Der Server umgeht einen Konnektor nicht. Prüfen Sie den Zustand des Konnektors auf dem Reiter „Konnektor“.",
  found_ROUTE_NO_ADDRESS: "{{host}} hat keine erreichbare Adresse",
  todo_ROUTE_NO_ADDRESS:
    "Der Name ist dem Namensserver unbekannt oder gehört zu diesem Server selbst. Prüfen Sie die Schreibweise oder geben Sie die IP-Adresse ein.",
  found_ROUTE_NO_MACHINE: "{{host}} ist keine Adresse einer Maschine",
  todo_ROUTE_NO_MACHINE:
    "Sie gehört zu diesem Server selbst oder zu einem Bereich, den Maschinen nicht haben. Geben Sie die Adresse der Maschine im Werksnetz ein.",
  found_PORT_OPEN: "Port {{port}} ist offen",
  found_PORT_REFUSED: "Port {{port}} weist die Verbindung ab",
  todo_PORT_REFUSED:
    "Die Maschine antwortet, aber auf diesem Port läuft nichts. Starten Sie den Dienst an der Maschine oder korrigieren Sie den Port.",
  found_PORT_NO_ROUTE: "{{host}} ist nicht erreichbar",
  todo_PORT_NO_ROUTE:
    "Keine Maschine hat diese Adresse, sie ist aus, oder ihr Netz ist vom Server aus nicht erreichbar. Prüfen Sie Adresse, Kabel, VLAN und Routing.",
  found_PORT_NO_ANSWER: "{{host}} antwortet nicht auf Port {{port}}",
  todo_PORT_NO_ANSWER:
    "Die Maschine ist aus, hat eine andere Adresse, oder eine Firewall verwirft die Verbindung.",
  found_PORT_NO_PORT: "Pakete jeder Art: Mehr lässt sich nicht testen",
  found_PROTOCOL_SPOKEN: "Spricht {{protocol}}",
  found_PROTOCOL_SILENT: "Der Port ist offen, sendet aber keine {{protocol}}-Begrüßung",
  todo_PROTOCOL_SILENT:
    "Vielleicht läuft dort ein anderer Dienst, oder die Maschine ist überlastet. Prüfen Sie Protokoll und Port und testen Sie erneut.",
  found_PROTOCOL_HUNG_UP: "Die Maschine schließt die Verbindung",
  todo_PROTOCOL_HUNG_UP:
    "Vielleicht lässt sie nur gelistete Adressen zu oder hat diesen Server nach Fehlversuchen gesperrt. Prüfen Sie ihre Zugriffsliste; testen Sie in einer Minute erneut.",
  found_PROTOCOL_OTHER_PROTOCOL: "Das ist kein {{protocol}}",
  todo_PROTOCOL_OTHER_PROTOCOL:
    "Auf diesem Port läuft ein anderer Dienst. Wählen Sie sein Protokoll oder korrigieren Sie den Port.",
  found_PROTOCOL_NOTHING_IN_COMMON: "Kein gemeinsames Sicherheitsverfahren",
  todo_PROTOCOL_NOTHING_IN_COMMON:
    "Ändern Sie die Sicherheitseinstellungen der Maschine oder erlauben Sie alte Algorithmen oder TLS 1.0 für diese Schnittstelle.",
  found_PROTOCOL_TOO_MANY: "Die Maschine hat keine Verbindung mehr frei",
  todo_PROTOCOL_TOO_MANY: "Beenden Sie andere Verbindungen zu ihr und testen Sie erneut.",
  found_PROTOCOL_NOT_CHECKED: "Das Protokoll hinter dem Port ist nicht bekannt",
  found_IDENTITY_AS_PINNED: "Die Identität stimmt mit der gespeicherten überein",
  found_IDENTITY_NOT_PINNED: "Ihre Identität ist noch nicht bestätigt",
  found_IDENTITY_CHANGED: "Die Identität weicht von der gespeicherten ab",
  todo_IDENTITY_CHANGED:
    "Sie zeigt einen anderen Schlüssel oder ein anderes Zertifikat als gespeichert. Vertrauen Sie dem neuen nur, wenn Sie den Grund kennen.",
  found_IDENTITY_NOT_ENCRYPTED: "Zwischen Server und Maschine unverschlüsselt",
  found_IDENTITY_NONE: "Das Protokoll kennt keinen Identitätsnachweis",
  found_CREDENTIALS_ACCEPTED: "Die Anmeldung wird angenommen",
  found_CREDENTIALS_REFUSED: "Die Anmeldung wird abgewiesen",
  todo_CREDENTIALS_REFUSED:
    "Prüfen Sie Benutzername, Passwort oder Schlüssel. Mehrere Fehlversuche können das Konto an der Maschine sperren.",
  found_CREDENTIALS_MISSING: "Die Maschine verlangt eine Anmeldung",
  todo_CREDENTIALS_MISSING: "Geben Sie das Passwort oder den Schlüssel der Maschine ein.",
  found_CREDENTIALS_ASKED_AT_START: "Anmeldung wird bei jedem Start erfragt",
  found_CREDENTIALS_AFTER_PINNING: "Anmeldung wird getestet, sobald der Identität vertraut wird",
  found_CREDENTIALS_NOT_CHECKED: "Anmeldung ist ohne Sitzung nicht testbar",
  found_CREDENTIALS_NONE_NEEDED: "Keine Anmeldung nötig",
}
