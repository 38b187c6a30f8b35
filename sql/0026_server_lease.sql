-- One server at a time: the server that holds this row serves the book, and renews it while it does.

create table server_lease (
  only_row   boolean primary key default true check (only_row),
  holder     uuid not null,
  host       text not null,
  pid        int not null,
  -- The process on its machine, beyond its number: another server there can tell that it is dead. Empty where unknown.
  process    text not null,
  since      timestamptz not null,
  renewed_on timestamptz not null,
  expires_on timestamptz not null
);
