-- Remote sessions with recordings, invitations, viewers, transferred files and PLC blocks.

create table remote_session (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device,
  issue_id uuid not null references issue,
  work_log_id uuid not null references work_log,
  target_interface_id uuid references target_interface on delete set null,
  interface_name text not null,
  interface_type text not null,
  owner_id uuid not null references app_user,
  state text not null default 'ACTIVE' constraint session_state_must_be_known check (state in (
    'ACTIVE', 'COMPLETED', 'CONNECTION_ERROR', 'USER_LOGOUT_ERROR', 'USER_AUTHORIZATION_ERROR',
    'ISSUE_MAINTENANCE_WINDOW_ERROR', 'ISSUE_STATE_ERROR', 'ISSUE_ENABLE_REMOTE_ACCESS_ERROR',
    'ISSUE_ASSIGNMENT_ERROR', 'INTERFACE_MODIFIED_ERROR', 'CONNECTOR_MODIFIED_ERROR', 'MANAGER_SHUTDOWN_ERROR',
    'DEVICE_DELETE_ERROR')),
  end_code text,
  end_detail text not null default '',
  recording_state text not null default 'NONE',
  recording_bytes bigint not null default 0,
  duration_ms bigint,
  started_on timestamptz not null default now(),
  ended_on timestamptz,
  recording_deleted_on timestamptz,
  clipboard_recording_bytes bigint,
  network_recording_bytes bigint,
  retention_days_from_start integer not null default 0
    constraint recording_retention_from_start_is_in_range check (retention_days_from_start between 0 and 36500),
  retention_days_from_end integer not null default 0
    constraint recording_retention_from_end_is_in_range check (retention_days_from_end between 0 and 36500),
  exit_status integer,
  constraint session_ended_on_matches_state check ((state = 'ACTIVE') = (ended_on is null)),
  constraint recording_state_must_be_known
    check (recording_state in ('NONE', 'RECORDING', 'COMPLETE', 'CUT', 'DELETED'))
);
comment on column remote_session.exit_status is
  'Exit status of the program that a terminal session ran; null: none reported, or another type of session';
comment on column remote_session.clipboard_recording_bytes is 'Null: no clipboard contents were recorded';
comment on column remote_session.network_recording_bytes is 'Null: no packets were recorded';
comment on column remote_session.retention_days_from_start is
  'Longest retention period from the start that applied before the policy changed';
comment on column remote_session.retention_days_from_end is
  'Longest retention period from the end that applied before the policy changed';
create index remote_session_by_log on remote_session (work_log_id, started_on desc, id desc);
create index remote_session_by_device on remote_session (device_id, started_on desc, id desc);
create index remote_session_by_issue on remote_session (issue_id);
create index remote_session_by_owner on remote_session (owner_id, started_on desc, id desc);
create index remote_session_active_by_interface on remote_session (target_interface_id) where state = 'ACTIVE';
create index remote_session_recorded on remote_session (device_id, started_on)
  where recording_state in ('COMPLETE', 'CUT');
create index remote_session_by_newest on remote_session (started_on desc, id desc) include (device_id);
create index remote_session_active on remote_session (started_on desc, id desc) where state = 'ACTIVE';
create index remote_session_by_interface_name on remote_session using gin (interface_name gin_trgm_ops)
  with (gin_pending_list_limit = 64);

create function recording_retention_is_never_shortened() returns trigger language plpgsql as $$
begin
  if new.retention_days_from_start < old.retention_days_from_start
      or new.retention_days_from_end < old.retention_days_from_end then
    raise exception 'the retention of a recording must not be shortened'
      using errcode = 'check_violation', constraint = 'recording_retention_is_never_shortened';
  end if;
  return new;
end $$;
create trigger recording_retention_is_never_shortened
  before update of retention_days_from_start, retention_days_from_end on remote_session
  for each row execute function recording_retention_is_never_shortened();

create function remote_session_transition_check() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not exists (select from remote_session_transition
      where from_state = old.state and to_state = new.state) then
    raise exception 'session transition from % to % is not allowed', old.state, new.state;
  end if;
  if old.recording_state <> new.recording_state and not exists (select from recording_transition
      where from_state = old.recording_state and to_state = new.recording_state) then
    raise exception 'recording transition from % to % is not allowed', old.recording_state, new.recording_state;
  end if;
  return new;
end $$;
create trigger remote_session_transition_check before update of state, recording_state on remote_session for each row
  when (old.state <> new.state or old.recording_state <> new.recording_state)
  execute function remote_session_transition_check();

create table remote_session_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into remote_session_transition (from_state, to_state)
  select 'ACTIVE', unnest(array['COMPLETED', 'CONNECTION_ERROR', 'USER_LOGOUT_ERROR', 'USER_AUTHORIZATION_ERROR',
    'ISSUE_MAINTENANCE_WINDOW_ERROR', 'ISSUE_STATE_ERROR', 'ISSUE_ENABLE_REMOTE_ACCESS_ERROR', 'ISSUE_ASSIGNMENT_ERROR',
    'INTERFACE_MODIFIED_ERROR', 'CONNECTOR_MODIFIED_ERROR', 'MANAGER_SHUTDOWN_ERROR', 'DEVICE_DELETE_ERROR']);

create table recording_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into recording_transition (from_state, to_state) values
  ('RECORDING', 'COMPLETE'), ('RECORDING', 'CUT'), ('RECORDING', 'NONE'),
  ('COMPLETE', 'DELETED'), ('CUT', 'DELETED');

create table session_invitation (
  remote_session_id uuid not null references remote_session on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  access_right text not null constraint invitation_right_must_be_known check (access_right in ('VIEW', 'CONTROL')),
  created_by uuid not null references app_user,
  created_on timestamptz not null default now(),
  primary key (remote_session_id, user_id)
);
create index session_invitation_by_user on session_invitation (user_id);
create index session_invitation_by_age on session_invitation (created_on);

create table session_email_invitation (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  email text not null constraint email_invitation_address_must_be_valid check (position('@' in email) > 1),
  access_right text not null constraint email_invitation_right_must_be_known
    check (access_right in ('VIEW', 'CONTROL')),
  token_hash bytea not null,
  expires_on timestamptz not null,
  created_by uuid not null references app_user,
  created_on timestamptz not null,
  constraint email_invitation_expires_later check (expires_on > created_on)
);
comment on column session_email_invitation.token_hash is
  'SHA-256 hash of the token in the mailed link; the token itself is not stored';
create unique index session_email_invitation_must_be_unique
  on session_email_invitation (remote_session_id, lower(email));
create unique index session_email_invitation_token_must_be_unique on session_email_invitation (token_hash);
create index session_email_invitation_by_age on session_email_invitation (created_on);

create table session_viewer (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  user_id uuid not null references app_user,
  access_right text not null constraint viewer_right_must_be_known check (access_right in ('VIEW', 'CONTROL')),
  started_on timestamptz not null default now(),
  ended_on timestamptz
);
comment on table session_viewer is
  'Connection of a user to a session, from joining to leaving; the first one belongs to the owner';
create index session_viewer_by_session on session_viewer (remote_session_id, started_on);

create table transferred_file (
  id uuid primary key default uuidv7(),
  session_viewer_id uuid not null references session_viewer on delete cascade,
  filename text not null constraint transferred_file_has_a_name check (filename <> ''),
  sha256 bytea not null constraint transferred_file_hash_is_sha256 check (octet_length(sha256) = 32),
  size_bytes bigint not null constraint transferred_file_size_not_negative check (size_bytes >= 0),
  created_on timestamptz not null,
  created_by uuid not null references app_user
);
comment on table transferred_file is 'File transferred to or from a device through a session connection';
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
comment on column plc_block.disassembly is
  'Tab-separated columns; null for a block without code or with unreadable code';
create index plc_block_by_session on plc_block (remote_session_id, created_on desc, id desc);
