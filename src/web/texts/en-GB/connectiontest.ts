/** Connection test of an interface: what each step found and what to do. */
export const connectiontest = {
  title: "Connection test",
  intro: "With the values on the page, unsaved ones too. No session starts.",
  run: "Test connection",
  running: "Testing …",
  passed: "The connection works.",
  failed: "The connection does not work.",
  fixFirst: "Correct these fields first:",
  ms: "{{ms}} ms",
  fingerprint: "Shown by the machine",
  pinHostKey: "Trust this host key",
  pinCertificate: "Trust this certificate",
  pinHint: "Compare the fingerprint with the one at the machine first. It is stored when you save.",
  found_ROUTE_DIRECT: "{{host}} has an address",
  found_ROUTE_BEHIND_CONNECTOR: "The machine is behind a connector",
  todo_ROUTE_BEHIND_CONNECTOR:
    "The server does not bypass a connector. Check its state on the “Connector” tab.",
  found_ROUTE_NO_ADDRESS: "{{host}} has no reachable address",
  todo_ROUTE_NO_ADDRESS:
    "The name is unknown to the name server, or belongs to this server itself. Check the spelling or enter the IP address.",
  found_PORT_OPEN: "Port {{port}} is open",
  found_PORT_REFUSED: "Port {{port}} refuses the connection",
  todo_PORT_REFUSED:
    "The machine answers but nothing listens on this port. Start the service at the machine, or correct the port.",
  found_PORT_NO_ROUTE: "No route to {{host}}",
  todo_PORT_NO_ROUTE:
    "The network of the machine cannot be reached from the server. Check address, cable, VLAN and routing.",
  found_PORT_NO_ANSWER: "{{host}} does not answer on port {{port}}",
  todo_PORT_NO_ANSWER: "The machine is off, has another address, or a firewall drops the connection.",
  found_PORT_NO_PORT: "Packets of any kind: nothing more can be tested",
  found_PROTOCOL_SPOKEN: "Speaks {{protocol}}",
  found_PROTOCOL_SILENT: "The port is open but sends no {{protocol}} greeting",
  todo_PROTOCOL_SILENT:
    "Another service may listen there, or the machine is overloaded. Check protocol and port, then test again.",
  found_PROTOCOL_HUNG_UP: "The machine closes the connection",
  todo_PROTOCOL_HUNG_UP:
    "It may accept only listed addresses, or have blocked this server after failed sign-ins. Check its access list; test again in a minute.",
  found_PROTOCOL_OTHER_PROTOCOL: "This is not {{protocol}}",
  todo_PROTOCOL_OTHER_PROTOCOL:
    "Another service listens on this port. Choose its protocol, or correct the port.",
  found_PROTOCOL_NOTHING_IN_COMMON: "No common security method",
  todo_PROTOCOL_NOTHING_IN_COMMON:
    "Change the security settings of the machine, or allow old algorithms for this interface.",
  found_PROTOCOL_TOO_MANY: "The machine has no connection left",
  todo_PROTOCOL_TOO_MANY: "End other connections to it and test again.",
  found_PROTOCOL_NOT_CHECKED: "The protocol behind the port is not known",
  found_IDENTITY_AS_PINNED: "The identity is the trusted one",
  found_IDENTITY_NOT_PINNED: "Its identity is not confirmed yet",
  found_IDENTITY_CHANGED: "The identity is not the trusted one",
  todo_IDENTITY_CHANGED:
    "It shows another key or certificate than the one stored. Trust the new one only if you know why it changed.",
  found_IDENTITY_NOT_ENCRYPTED: "Not encrypted between server and machine",
  found_IDENTITY_NONE: "The protocol has no proof of identity",
  found_CREDENTIALS_ACCEPTED: "The sign-in is accepted",
  found_CREDENTIALS_REFUSED: "The sign-in is refused",
  todo_CREDENTIALS_REFUSED:
    "Check user name, password or key. Several wrong attempts may lock the account at the machine.",
  found_CREDENTIALS_MISSING: "The machine asks for a sign-in",
  todo_CREDENTIALS_MISSING: "Enter a password or key under “Sign-in at the machine”.",
  found_CREDENTIALS_ASKED_AT_START: "Sign-in is asked for at each start",
  found_CREDENTIALS_AFTER_PINNING: "Sign-in is tested once the identity is trusted",
  found_CREDENTIALS_NOT_CHECKED: "Sign-in cannot be tested without a session",
  found_CREDENTIALS_NONE_NEEDED: "No sign-in needed",
}
