-- Files on issues and pictures of machines, letters on their way out, and the chain that makes the audit log provable.

-- Files --------------------------------------------------------------------------------------------------------------

create table stored_file (
  content_hash bytea primary key constraint content_hash_is_sha256 check (octet_length(content_hash) = 32),
  size_bytes bigint not null check (size_bytes >= 0),
  stored_on timestamptz not null
);
comment on table stored_file is 'Contents in the file storage, each once, named by SHA-256. A row stands before its content does';
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

create function attachment_scan_follows_its_table() returns trigger language plpgsql as $$
begin
  if exists (select from attachment_scan_transition where from_state = old.scan_state and to_state = new.scan_state) then
    return new;
  end if;
  raise exception 'an attachment''s scan cannot go from % to %', old.scan_state, new.scan_state
    using errcode = 'check_violation', constraint = 'attachment_scan_transition_must_be_known';
end $$;
create trigger attachment_scan_follows_its_table before update of scan_state on attachment
  for each row when (old.scan_state is distinct from new.scan_state)
  execute function attachment_scan_follows_its_table();

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
comment on table download_ticket is 'One download of one path, instead of a token in an address; deleted by its use';
create index download_ticket_by_sign_in on download_ticket (sign_in_id);
create index download_ticket_by_expiry on download_ticket (expires_on);

-- Letters ------------------------------------------------------------------------------------------------------------

alter table user_group
  add column if not exists group_email_address text not null default '',
  add column if not exists allowed_email_domains text[] not null default '{}';

create table notification (
  id uuid primary key default uuidv7(),
  kind text not null constraint notification_kind_must_be_known check (kind in (
    'ISSUE_ASSIGNED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED', 'INVITATION',
    'PASSWORD_RESET')),
  recipient text not null constraint notification_needs_a_recipient check (recipient <> ''),
  language text,
  once_key text,
  letter jsonb,
  state text not null default 'WAITING' constraint notification_state_must_be_known
    check (state in ('WAITING', 'SENT', 'FAILED', 'EXPIRED', 'OFF')),
  attempts integer not null default 0,
  next_attempt_on timestamptz not null,
  expires_on timestamptz not null,
  last_error text not null default '',
  created_on timestamptz not null,
  settled_on timestamptz,
  constraint notification_is_forgotten_when_settled check ((state = 'WAITING') = (letter is not null)),
  constraint notification_settles_once check ((state = 'WAITING') = (settled_on is null))
);
comment on table notification is 'E-mails from the deed that causes them until they are sent or given up. OFF: there was no mail server';
comment on column notification.letter is 'What it says; one-time secrets in it are sealed. Gone when it is settled';
create index notification_due on notification (next_attempt_on, id) where state = 'WAITING';
create index notification_by_age on notification (settled_on) where state <> 'WAITING';
create unique index notification_is_sent_once on notification (once_key, recipient) where once_key is not null;

-- The audit chain ----------------------------------------------------------------------------------------------------

alter table audit_entry add column issue_id uuid;
comment on column audit_entry.issue_id is 'The issue in whose book the deed is to be found';
alter table audit_entry disable trigger audit_entry_is_append_only;
-- They were written as JSON in a JSON string.
update audit_entry set details = (details #>> '{}')::jsonb where jsonb_typeof(details) = 'string';
update audit_entry set issue_id = case object_type when 'issue' then object_id else (details ->> 'issueId')::uuid end
  where object_type = 'issue' or details ? 'issueId';
alter table audit_entry enable always trigger audit_entry_is_append_only;
alter table audit_entry enable always trigger audit_entry_is_never_truncated;
create index audit_entry_by_issue on audit_entry (issue_id, id desc) where issue_id is not null;
revoke update, delete, truncate on audit_entry from public;

create table audit_lane (
  lane smallint primary key,
  entries bigint not null default 0,
  hash bytea not null default ''
) with (fillfactor = 10);
comment on table audit_lane is 'The heads of the audit chains. Several, so that deeds at the same moment do not wait for each other';
insert into audit_lane (lane) select generate_series(0, 15);

create table audit_link (
  entry_id bigint primary key,
  lane smallint not null,
  position bigint not null,
  hash bytea not null,
  constraint audit_link_has_one_predecessor unique (lane, position)
);
comment on table audit_link is 'hash = SHA-256 of the hash before it in its lane and the entry''s text';
create trigger audit_link_is_append_only before update or delete on audit_link
  for each row execute function audit_entries_never_change();
create trigger audit_link_is_never_truncated before truncate on audit_link
  for each statement execute function audit_entries_never_change();
alter table audit_link enable always trigger audit_link_is_append_only;
alter table audit_link enable always trigger audit_link_is_never_truncated;
revoke update, delete, truncate on audit_link from public;

create function audit_entry_text(entry audit_entry) returns text language sql stable as $$
  select jsonb_build_array(entry.id, (extract(epoch from entry.happened_on) * 1000000)::bigint, entry.user_id,
    entry.username, entry.event, entry.object_type, entry.object_id, entry.device_id, entry.issue_id, entry.address,
    entry.details)::text
$$;

-- Runs at the commit, when nothing else will be locked: lanes cannot be part of a deadlock. A transaction keeps its lane.
create function audit_entry_joins_a_chain() returns trigger language plpgsql as $$
declare
  mine smallint := nullif(current_setting('millwright.audit_lane', true), '')::smallint;
  head audit_lane;
  link bytea;
begin
  if mine is null then
    select lane into mine from audit_lane order by (lane + pg_backend_pid()) % 16 limit 1 for update skip locked;
    mine := coalesce(mine, (pg_backend_pid() % 16)::smallint);
    perform set_config('millwright.audit_lane', mine::text, true);
  end if;
  select * into strict head from audit_lane where lane = mine for update;
  link := sha256(head.hash || convert_to(audit_entry_text(new), 'UTF8'));
  insert into audit_link (entry_id, lane, position, hash) values (new.id, mine, head.entries + 1, link);
  update audit_lane set entries = head.entries + 1, hash = link where lane = mine;
  return null;
end $$;

do $$
declare
  entry audit_entry;
  head bytea := '';
  count bigint := 0;
begin
  for entry in select * from audit_entry order by id loop
    count := count + 1;
    head := sha256(head || convert_to(audit_entry_text(entry), 'UTF8'));
    insert into audit_link (entry_id, lane, position, hash) values (entry.id, 0, count, head);
  end loop;
  update audit_lane set entries = count, hash = head where lane = 0;
end $$;

create constraint trigger audit_entry_joins_a_chain after insert on audit_entry deferrable initially deferred
  for each row execute function audit_entry_joins_a_chain();
