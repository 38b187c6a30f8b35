-- The chain machine -> issue -> log -> session -> recording, and the people who work on it.
-- Instants are UTC (timestamptz). Ids are UUIDv7: unguessable enough for a path, and in order of creation.

create extension if not exists pg_trgm;

create table installation (
  singleton boolean primary key default true check (singleton),
  customer_name text,
  initialised_on timestamptz,
  init_token_hash bytea,
  created_on timestamptz not null default now()
);
comment on table installation is 'One row: whether /init has been walked, and the hash of its one-time link';
insert into installation default values;

-- People -------------------------------------------------------------------------------------------------------------

create table app_user (
  id uuid primary key default uuidv7(),
  username text not null check (username <> ''),
  firstname text not null default '',
  surname text not null default '',
  email text not null default '',
  password_hash text,
  superuser boolean not null default false,
  locked_reason text constraint user_lock_reason_must_be_known
    check (locked_reason in ('BY_ADMIN', 'MAX_FAILED_LOGIN_ATTEMPTS', 'USER_EXPIRED')),
  failed_sign_ins integer not null default 0,
  language text constraint user_language_must_be_known check (language in ('de', 'en-GB', 'nl')),
  last_login_on timestamptz,
  created_on timestamptz not null default now()
);
create unique index user_name_must_be_unique on app_user (lower(username));
create index superusers on app_user (id) where superuser;

create table user_group (
  id uuid primary key default uuidv7(),
  name text not null,
  created_on timestamptz not null default now()
);
create unique index user_group_name_must_be_unique on user_group (lower(name));

create table user_group_member (
  user_group_id uuid not null references user_group on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  primary key (user_group_id, user_id)
);
create index user_group_member_by_user on user_group_member (user_id);

create table sign_in (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null constraint sign_in_kind_must_be_known check (kind in ('BROWSER', 'API')),
  token_hash bytea not null,
  refresh_hash bytea,
  csrf_secret bytea not null,
  user_agent text not null default '',
  address text not null default '',
  created_on timestamptz not null default now(),
  last_seen_on timestamptz not null default now(),
  expires_on timestamptz not null,
  refresh_expires_on timestamptz,
  revoked_on timestamptz
);
comment on table sign_in is 'A browser''s or API client''s sign-in; tokens are stored as SHA-256 only';
create unique index sign_in_token_must_be_unique on sign_in (token_hash);
create unique index sign_in_refresh_must_be_unique on sign_in (refresh_hash) where refresh_hash is not null;
create index sign_in_by_user on sign_in (user_id);

-- Roles --------------------------------------------------------------------------------------------------------------

create table system_role (
  id uuid primary key default uuidv7(),
  name text not null
);
create unique index system_role_name_must_be_unique on system_role (lower(name));
create table system_role_authority (
  system_role_id uuid not null references system_role on delete cascade,
  authority text not null,
  primary key (system_role_id, authority)
);
create table user_group_system_role (
  user_group_id uuid not null references user_group on delete cascade,
  system_role_id uuid not null references system_role on delete cascade,
  primary key (user_group_id, system_role_id)
);
create table device_role (
  id uuid primary key default uuidv7(),
  name text not null,
  built_in text constraint built_in_role_must_be_known check (built_in in ('MAINTENANCE', 'ADMINISTRATION', 'EXPERT'))
);
comment on column device_role.built_in is 'Which of the roles of every installation this is, whatever it is called now';
create unique index device_role_name_must_be_unique on device_role (lower(name));
create unique index built_in_role_must_be_unique on device_role (built_in) where built_in is not null;
create table device_role_authority (
  device_role_id uuid not null references device_role on delete cascade,
  authority text not null,
  primary key (device_role_id, authority)
);

-- Machines -----------------------------------------------------------------------------------------------------------

create table device_group (
  id uuid primary key default uuidv7(),
  name text not null,
  description text not null default '',
  location text not null default '',
  parent_id uuid references device_group,
  created_on timestamptz not null default now()
);
create unique index device_group_name_must_be_unique on device_group (lower(name));
create index device_group_by_parent on device_group (parent_id);

create table device (
  id uuid primary key default uuidv7(),
  device_group_id uuid not null references device_group,
  name text not null,
  serial text not null default '',
  manufacturer text not null default '',
  type text not null default '',
  software_version text not null default '',
  location text not null default '',
  responsible_user text not null default '',
  recording_enabled boolean not null default true,
  created_on timestamptz not null default now()
);
create unique index device_name_must_be_unique on device (lower(name));
create index device_by_group on device (device_group_id, lower(name), id);
create index device_by_text on device using gin (name gin_trgm_ops, serial gin_trgm_ops, location gin_trgm_ops);

create table device_permission (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device on delete cascade,
  device_role_id uuid not null references device_role on delete cascade,
  user_id uuid references app_user on delete cascade,
  user_group_id uuid references user_group on delete cascade,
  constraint permission_names_one_holder check (num_nonnulls(user_id, user_group_id) = 1)
);
create unique index permission_must_be_unique
  on device_permission (device_id, device_role_id, coalesce(user_id, user_group_id));
create index device_permission_by_user on device_permission (user_id, device_id) where user_id is not null;
create index device_permission_by_group on device_permission (user_group_id, device_id) where user_group_id is not null;

create table target_interface (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device on delete cascade,
  name text not null,
  type text not null constraint interface_type_must_be_known check (type in
    ('VNC', 'S7', 'RDP', 'SSH', 'TCP', 'IP', 'HTTPS', 'KPT_400', 'KPT_700', 'KPT_900', 'KPT_1200')),
  host text not null,
  port integer not null constraint interface_port_must_be_valid check (port between 0 and 65535),
  username text not null default '',
  auth_type text not null default 'NONE' constraint interface_auth_type_must_be_known
    check (auth_type in ('NONE', 'PASSWORD', 'SSH_KEY')),
  sealed_secret bytea,
  secret_parts text[] not null default '{}',
  known_host_key text,
  read_only boolean not null default false,
  start_remote_for_all boolean not null default true,
  max_sessions integer not null default 1 constraint interface_needs_a_session check (max_sessions between 1 and 100),
  ssh_keepalive_seconds integer not null default 0,
  scrollback_lines integer not null default 5000,
  font_size integer not null default 12,
  created_on timestamptz not null default now(),
  changed_on timestamptz not null default now()
);
comment on column target_interface.sealed_secret is 'AES-256-GCM of {password, privateKey, passphrase}; bound to the row''s id';
comment on column target_interface.secret_parts is 'Which of them it holds, so that lists need not open it';
create unique index interface_name_must_be_unique on target_interface (device_id, lower(name));

create table target_interface_user_group (
  target_interface_id uuid not null references target_interface on delete cascade,
  user_group_id uuid not null references user_group on delete cascade,
  primary key (target_interface_id, user_group_id)
);
create index target_interface_user_group_by_group on target_interface_user_group (user_group_id);

-- The book -----------------------------------------------------------------------------------------------------------

create table issue (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device,
  title text not null constraint issue_title_must_fit check (char_length(title) between 1 and 100),
  description text not null default '',
  state text not null,
  done_sub_status text,
  issue_type text not null constraint issue_type_must_be_known
    check (issue_type in ('ADHOC', 'ERROR', 'MAINTENANCE', 'INSPECTION')),
  priority text not null constraint issue_priority_must_be_known check (priority in ('HIGH', 'NORMAL', 'LOW')),
  assigned_user_id uuid references app_user,
  assigned_user_group_id uuid references user_group,
  activation_on timestamptz not null,
  window_hours integer not null constraint issue_window_must_be_positive check (window_hours between 1 and 240),
  extension_hours integer not null default 0 constraint issue_extension_is_at_most_4_hours
    check (extension_hours between 0 and 4),
  window_end_on timestamptz not null,
  disconnect_sessions_upon_time_end boolean not null default true,
  enable_remote_access boolean not null default true,
  ticket_system_url text not null default '',
  ticket_id text not null default '',
  notification_emails text not null default '',
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  changed_by uuid not null references app_user,
  constraint issue_state_must_be_known
    check (state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS', 'CLOSED')),
  constraint issue_done_reason_only_when_closed check ((state = 'CLOSED') = (done_sub_status is not null)),
  constraint issue_done_reason_must_be_known check (done_sub_status in
    ('DONE', 'EXPIRED', 'WONT_DO', 'DUPLICATE', 'APPROVAL_DENIED', 'APPROVAL_REQUEST_RETRACTED')),
  constraint issue_in_progress_has_a_person check (state <> 'IN_PROGRESS' or assigned_user_id is not null),
  constraint issue_window_ends_after_activation check (window_end_on > activation_on)
);
create index issue_by_device on issue (device_id, created_on desc, id desc);
create index issue_by_device_and_state on issue (device_id, state, created_on desc, id desc);
create index issue_by_newest on issue (created_on desc, id desc) include (device_id, state);
create index issue_open_by_newest on issue (created_on desc, id desc) include (device_id, state) where state <> 'CLOSED';
create index issue_by_assignee on issue (assigned_user_id, created_on desc, id desc) where state <> 'CLOSED';
create index issue_by_assigned_group on issue (assigned_user_group_id, created_on desc, id desc) where state <> 'CLOSED';
create index issue_running_out on issue (window_end_on) where state in ('OPEN', 'IN_PROGRESS');
create index issue_by_title on issue using gin (title gin_trgm_ops);

create table work_log (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references issue on delete cascade,
  title text not null constraint log_title_must_fit check (char_length(title) between 1 and 100),
  description text not null default '',
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  version integer not null default 1
);
create index work_log_by_issue on work_log (issue_id, created_on desc, id desc);

-- Remote sessions ----------------------------------------------------------------------------------------------------

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
  recording_state text not null default 'NONE' constraint recording_state_must_be_known
    check (recording_state in ('NONE', 'RECORDING', 'COMPLETE', 'CUT')),
  recording_file text,
  recording_bytes bigint not null default 0,
  duration_ms bigint,
  started_on timestamptz not null default now(),
  ended_on timestamptz,
  constraint session_ends_with_its_state check ((state = 'ACTIVE') = (ended_on is null))
);
create index remote_session_by_log on remote_session (work_log_id, started_on desc, id desc);
create index remote_session_by_device on remote_session (device_id, started_on desc, id desc);
create index remote_session_by_issue on remote_session (issue_id);
create index remote_session_by_owner on remote_session (owner_id, started_on desc, id desc);
create index remote_session_live on remote_session (target_interface_id) where state = 'ACTIVE';

create table session_invitation (
  remote_session_id uuid not null references remote_session on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  access_right text not null constraint invitation_right_must_be_known check (access_right in ('VIEW', 'CONTROL')),
  created_by uuid not null references app_user,
  created_on timestamptz not null default now(),
  primary key (remote_session_id, user_id)
);
create index session_invitation_by_user on session_invitation (user_id);

create table session_viewer (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  user_id uuid not null references app_user,
  access_right text not null constraint viewer_right_must_be_known check (access_right in ('VIEW', 'CONTROL')),
  started_on timestamptz not null default now(),
  ended_on timestamptz
);
comment on table session_viewer is 'A person in a session, from joining to leaving; the first one is the owner';
create index session_viewer_by_session on session_viewer (remote_session_id, started_on);

-- Audit --------------------------------------------------------------------------------------------------------------

create table audit_entry (
  id bigint generated always as identity primary key,
  happened_on timestamptz not null default now(),
  user_id uuid,
  username text not null,
  event text not null,
  object_type text not null,
  object_id uuid,
  device_id uuid,
  address text not null default '',
  details jsonb not null default '{}'
);
comment on table audit_entry is 'Append-only: who did what to which object, from where';
create index audit_entry_by_object on audit_entry (object_type, object_id, id desc);
create function audit_entries_never_change() returns trigger language plpgsql as
  $$ begin raise exception 'audit entries are append-only'; end $$;
create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function audit_entries_never_change();
create trigger audit_entry_is_never_truncated before truncate on audit_entry
  for each statement execute function audit_entries_never_change();
