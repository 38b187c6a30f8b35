-- What hangs on a remote session: invitations by e-mail, files that were carried, blocks that were read from a PLC.

create table session_email_invitation (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  email text not null constraint invited_address_must_be_one check (position('@' in email) > 1),
  access_right text not null constraint email_invitation_right_must_be_known
    check (access_right in ('VIEW', 'CONTROL')),
  token_hash bytea not null,
  expires_on timestamptz not null,
  created_by uuid not null references app_user,
  created_on timestamptz not null,
  constraint email_invitation_expires_later check (expires_on > created_on)
);
comment on column session_email_invitation.token_hash is 'SHA-256 of the link''s token; the token itself is in the mail alone';
create unique index session_email_invitation_must_be_unique
  on session_email_invitation (remote_session_id, lower(email));
create unique index session_email_invitation_token_must_be_unique on session_email_invitation (token_hash);
create index session_email_invitation_by_age on session_email_invitation (created_on);

create table transferred_file (
  id uuid primary key default uuidv7(),
  session_viewer_id uuid not null references session_viewer on delete cascade,
  filename text not null constraint transferred_file_has_a_name check (filename <> ''),
  sha256 bytea not null constraint transferred_file_hash_is_sha256 check (octet_length(sha256) = 32),
  size_bytes bigint not null constraint transferred_file_size_is_none_or_more check (size_bytes >= 0),
  created_on timestamptz not null,
  created_by uuid not null references app_user
);
comment on table transferred_file is 'A file that somebody carried to or from a machine, by the connection it went through';
create index transferred_file_by_connection on transferred_file (session_viewer_id, created_on desc, id desc);

create table plc_block (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  block_type text not null constraint plc_block_type_must_be_known
    check (block_type in ('FB', 'FC', 'DB', 'SDB', 'SFB', 'SFC', 'OB')),
  block_number integer not null constraint plc_block_number_must_fit check (block_number between 0 and 65535),
  content bytea not null,
  disassembly text,
  created_on timestamptz not null,
  created_by uuid not null references app_user
);
comment on column plc_block.disassembly is 'Columns parted by tabs; null for a block without code, or one that could not be read';
create index plc_block_by_session on plc_block (remote_session_id, created_on desc, id desc);

-- Sessions of all machines, newest first.
create index remote_session_by_newest on remote_session (started_on desc, id desc) include (device_id);
create index remote_session_active on remote_session (started_on desc, id desc) where state = 'ACTIVE';
