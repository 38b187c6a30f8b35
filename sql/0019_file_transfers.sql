-- Files between a machine and people: direction, progress of the transfer, virus scan, and the content until it expires.

alter table transferred_file
  alter column sha256 drop not null,
  alter column size_bytes drop not null,
  add column direction text not null default 'FROM_MACHINE'
    constraint transferred_file_direction_must_be_known check (direction in ('FROM_MACHINE', 'TO_MACHINE')),
  add column machine_path text not null default '',
  add column state text not null default 'COMPLETED' constraint transferred_file_state_must_be_known
    check (state in ('RUNNING', 'SCANNING', 'COMPLETED', 'DECLINED', 'FAILED', 'CANCELLED')),
  add column failure text not null default '',
  add column scan_state text not null default 'SCAN_DISABLED' references attachment_scan_state,
  add column infection_found boolean not null default false,
  add column virus_id text not null default '',
  add column response_info text not null default '',
  add column content_hash bytea references stored_file,
  add column ended_on timestamptz,
  add constraint transferred_file_is_known_when_completed
    check (state <> 'COMPLETED' or (sha256 is not null and size_bytes is not null));
comment on column transferred_file.content_hash is 'The stored content; null before it is stored and after it has expired';
create index transferred_file_by_content on transferred_file (content_hash) where content_hash is not null;
create index transferred_file_unfinished on transferred_file (id) where state in ('RUNNING', 'SCANNING');
