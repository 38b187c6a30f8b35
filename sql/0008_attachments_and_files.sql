-- Stored files, attachments of issues, device images and download tickets.

create table stored_file (
  content_hash bytea primary key constraint content_hash_is_sha256 check (octet_length(content_hash) = 32),
  size_bytes bigint not null check (size_bytes >= 0),
  stored_on timestamptz not null
);
comment on table stored_file is
  'Contents in the file storage, named by SHA-256 and stored once; the row is inserted before the content is written';
create index stored_file_by_age on stored_file (stored_on);

create table attachment_scan_state (
  state text primary key,
  may_download boolean not null
);
insert into attachment_scan_state (state, may_download) values
  ('NEW', false),
  ('SCAN_DISABLED', true),
  ('IN_PROGRESS', false),
  ('SIZE_TOO_LARGE_ACCEPTED', true),
  ('SIZE_TOO_LARGE_DECLINED', false),
  ('SCANNER_UNREACHABLE_ACCEPTED', true),
  ('SCANNER_UNREACHABLE_DECLINED', false),
  ('FILE_SYSTEM_SCAN_IN_PROGRESS', false),
  ('FILE_SYSTEM_SCAN_ACCEPTED', true),
  ('FILE_SYSTEM_SCAN_DECLINED', false),
  ('SERVER_ACCEPTED', true),
  ('SERVER_DECLINED', false);

create table attachment_scan_transition (
  from_state text not null references attachment_scan_state,
  to_state text not null references attachment_scan_state,
  primary key (from_state, to_state)
);
insert into attachment_scan_transition (from_state, to_state)
  select started.state, reached.to_state from (values
    ('SCAN_DISABLED'), ('IN_PROGRESS'), ('SIZE_TOO_LARGE_ACCEPTED'), ('SIZE_TOO_LARGE_DECLINED')) reached (to_state),
    attachment_scan_state started
  where started.state not in ('IN_PROGRESS', 'FILE_SYSTEM_SCAN_IN_PROGRESS') and started.state <> reached.to_state
  union all
  values
    ('IN_PROGRESS', 'FILE_SYSTEM_SCAN_IN_PROGRESS'),
    ('IN_PROGRESS', 'SCAN_DISABLED'),
    ('IN_PROGRESS', 'SERVER_ACCEPTED'),
    ('IN_PROGRESS', 'SERVER_DECLINED'),
    ('IN_PROGRESS', 'SCANNER_UNREACHABLE_ACCEPTED'),
    ('IN_PROGRESS', 'SCANNER_UNREACHABLE_DECLINED'),
    ('FILE_SYSTEM_SCAN_IN_PROGRESS', 'SCAN_DISABLED'),
    ('FILE_SYSTEM_SCAN_IN_PROGRESS', 'FILE_SYSTEM_SCAN_ACCEPTED'),
    ('FILE_SYSTEM_SCAN_IN_PROGRESS', 'FILE_SYSTEM_SCAN_DECLINED'),
    ('FILE_SYSTEM_SCAN_IN_PROGRESS', 'SCANNER_UNREACHABLE_ACCEPTED'),
    ('FILE_SYSTEM_SCAN_IN_PROGRESS', 'SCANNER_UNREACHABLE_DECLINED');

create table attachment (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references issue on delete cascade,
  file_name text not null constraint attachment_name_must_fit check (char_length(file_name) between 1 and 200),
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  content_hash bytea not null references stored_file,
  download_disabled boolean not null default false,
  scan_state text not null default 'NEW' references attachment_scan_state,
  infection_found boolean not null default false,
  virus_id text not null default '',
  response_info text not null default '',
  version integer not null default 1,
  created_on timestamptz not null,
  created_by uuid not null references app_user,
  changed_on timestamptz not null,
  changed_by uuid not null references app_user
);
create index attachment_by_issue on attachment (issue_id, created_on desc, id desc);
create index attachment_by_content on attachment (content_hash);

create function attachment_scan_transition_check() returns trigger language plpgsql as $$
begin
  if exists (select from attachment_scan_transition
      where from_state = old.scan_state and to_state = new.scan_state) then
    return new;
  end if;
  raise exception 'attachment scan transition from % to % is not allowed', old.scan_state, new.scan_state
    using errcode = 'check_violation', constraint = 'attachment_scan_transition_must_be_known';
end $$;
create trigger attachment_scan_transition_check before update of scan_state on attachment
  for each row when (old.scan_state is distinct from new.scan_state)
  execute function attachment_scan_transition_check();

create table device_image (
  device_id uuid primary key references device on delete cascade,
  content_hash bytea not null references stored_file,
  media_type text not null,
  size_bytes bigint not null,
  width integer not null,
  height integer not null,
  changed_on timestamptz not null,
  changed_by uuid not null references app_user
);
create index device_image_by_content on device_image (content_hash);

create table download_ticket (
  token_hash bytea primary key,
  sign_in_id uuid not null references sign_in on delete cascade,
  path text not null,
  expires_on timestamptz not null
);
comment on table download_ticket is 'Token for one download of one path; deleted when used';
create index download_ticket_by_sign_in on download_ticket (sign_in_id);
create index download_ticket_by_expiry on download_ticket (expires_on);
