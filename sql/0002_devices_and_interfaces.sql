-- Device groups, devices with permissions, target interfaces and connectors.

create table device_group (
  id uuid primary key default uuidv7(),
  name text not null,
  description text not null default '',
  location text not null default '',
  parent_id uuid references device_group,
  created_on timestamptz not null default now(),
  version integer not null default 1,
  retention_days integer constraint device_group_retention_days_in_range
    check (retention_days between 1 and 36500),
  retention_direction text not null default 'FROM_END' constraint device_group_retention_direction_must_be_known
    check (retention_direction in ('FROM_START', 'FROM_END')),
  retention_inherited boolean not null default true,
  retention_version integer not null default 1,
  constraint device_group_retention_inherited_or_own check (not retention_inherited or retention_days is null)
);
comment on column device_group.retention_days is
  'Retention of recordings for devices and groups that inherit it; null: unlimited';
comment on column device_group.retention_inherited is
  'The parent group''s policy applies; without a parent retention is unlimited';
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
  created_on timestamptz not null default now(),
  retention_days integer constraint device_retention_days_in_range check (retention_days between 1 and 36500),
  retention_direction text not null default 'FROM_END' constraint device_retention_direction_must_be_known
    check (retention_direction in ('FROM_START', 'FROM_END')),
  protocol text not null default '',
  secret_validity_days integer constraint device_secret_validity_must_be_days
    check (secret_validity_days between 1 and 3650),
  notification_user_id uuid references app_user on delete set null,
  notification_user_group_id uuid references user_group,
  version integer not null default 1,
  retention_version integer not null default 1,
  retention_inherited boolean not null default true,
  remote_defaults jsonb not null default '{}',
  constraint device_retention_inherited_or_own check (not retention_inherited or retention_days is null)
);
comment on column device.retention_days is 'Recordings are deleted this many days after their session; null: never';
comment on column device.secret_validity_days is
  'How long a stored secret of the device''s interfaces may be used; null: unlimited';
comment on column device.retention_version is 'Version of the retention policy alone, which has its own endpoint';
comment on column device.retention_inherited is 'The device group''s policy applies';
comment on column device.remote_defaults is 'Default settings of new interfaces of the device; contains no secrets';
create unique index device_name_must_be_unique on device (lower(name));
create index device_by_group on device (device_group_id, lower(name), id);
create index device_by_text on device using gin (name gin_trgm_ops, serial gin_trgm_ops, location gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create index device_by_name on device (lower(name), id) include (name);
create index device_by_notification_user on device (notification_user_id) where notification_user_id is not null;
create index device_by_notification_group on device (notification_user_group_id)
  where notification_user_group_id is not null;

create table device_permission (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device on delete cascade,
  device_role_id uuid not null references device_role on delete cascade,
  user_id uuid references app_user on delete cascade,
  user_group_id uuid references user_group on delete cascade,
  version integer not null default 1,
  constraint permission_has_user_or_group check (num_nonnulls(user_id, user_group_id) = 1)
);
create unique index permission_must_be_unique
  on device_permission (device_id, device_role_id, coalesce(user_id, user_group_id));
create index device_permission_by_role on device_permission (device_role_id);
create index device_permission_of_user on device_permission (user_id, device_role_id, device_id)
  where user_id is not null;
create index device_permission_of_group on device_permission (user_group_id, device_role_id, device_id)
  where user_group_id is not null;
create index device_permission_on_device on device_permission (device_id, user_group_id, user_id, device_role_id);

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
  max_sessions integer not null default 1
    constraint interface_max_sessions_valid check (max_sessions between 1 and 100),
  ssh_keepalive_seconds integer not null default 0,
  scrollback_lines integer not null default 5000,
  font_size integer not null default 12,
  created_on timestamptz not null default now(),
  changed_on timestamptz not null default now(),
  url text not null default '',
  certificate text not null default '',
  sftp_root text not null default '/',
  ask_credentials boolean not null default false,
  disable_copy boolean not null default false,
  disable_paste boolean not null default false,
  filter_rules jsonb not null default '[]',
  connection_rules jsonb not null default '[]',
  recording jsonb not null default '{}',
  options jsonb not null default '{}',
  secret_saved_on timestamptz,
  version integer not null default 1,
  constraint interface_ask_credentials_excludes_secret
    check (not ask_credentials or sealed_secret is null)
);
comment on column target_interface.sealed_secret is
  'AES-256-GCM of {password, privateKey, passphrase}; bound to the row''s id';
comment on column target_interface.secret_parts is
  'Names of the secrets that sealed_secret contains, so that lists do not decrypt it';
comment on column target_interface.recording is
  'What recordings of this interface contain; a missing key means its default';
comment on column target_interface.options is
  'Protocol settings, read as a whole and never searched; a missing key means its default';
create unique index interface_name_must_be_unique on target_interface (device_id, lower(name));

create table target_interface_user_group (
  target_interface_id uuid not null references target_interface on delete cascade,
  user_group_id uuid not null references user_group on delete cascade,
  primary key (target_interface_id, user_group_id)
);
create index target_interface_user_group_by_group on target_interface_user_group (user_group_id);

create table connector (
  id uuid primary key default uuidv7(),
  device_id uuid references device on delete cascade,
  device_group_id uuid references device_group on delete cascade,
  type text not null default 'INHERITED'
    constraint connector_type_must_be_known check (type in ('DEDICATED', 'INHERITED', 'NONE')),
  version integer not null default 0,
  kind text not null default 'STANDARD'
    constraint connector_kind_must_be_known check (kind in ('STANDARD', 'ADVANCED')),
  serial text not null default '',
  host text not null default '',
  port integer constraint connector_port_valid check (port between 0 and 65535),
  public_key text not null default '',
  sealed_private_key bytea,
  ca_certificate text not null default '',
  certificate_check boolean not null default true,
  hostname text not null default '',
  default_gateway text not null default '',
  dns text not null default '',
  net_interfaces jsonb not null default '[]',
  last_connected_on timestamptz,
  last_disconnected_on timestamptz,
  firmware_current text not null default '',
  firmware_expected text not null default '',
  firmware_available text not null default '',
  queue_priority integer not null default 0
    constraint connector_queue_priority_not_negative check (queue_priority >= 0),
  download_step text not null default 'NONE'
    constraint connector_download_step_must_be_known check (download_step in ('NONE', 'DOWNLOADING', 'DOWNLOADED')),
  is_on_fallback_config boolean not null default false,
  is_on_fallback_firmware boolean not null default false,
  state text not null generated always as (case
    when type <> 'DEDICATED' then 'NONE'
    when last_connected_on is null then 'PENDING'
    when last_disconnected_on is null or last_connected_on > last_disconnected_on then 'CONNECTED'
    else 'DISCONNECTED' end) stored,
  update_state text not null generated always as (case
    when is_on_fallback_config then 'CONFIG_FALLBACK'
    when firmware_expected <> '' and firmware_expected <> firmware_current then 'INSTALLING'
    when download_step = 'DOWNLOADING' then 'DOWNLOADING'
    when queue_priority > 0 then 'QUEUED'
    when download_step = 'DOWNLOADED' then 'DOWNLOADED'
    when is_on_fallback_firmware then 'FIRMWARE_FALLBACK'
    when firmware_available <> '' and firmware_available <> firmware_current then 'FIRMWARE_AVAILABLE'
    else 'OK' end) stored,
  constraint connector_has_one_owner check (num_nonnulls(device_id, device_group_id) = 1),
  constraint connector_has_a_serial check (type <> 'DEDICATED' or serial <> '')
);
comment on table connector is 'Connector of a device or a device group; no row means INHERITED';
create unique index connector_of_device on connector (device_id) where device_id is not null;
create unique index connector_of_group on connector (device_group_id) where device_group_id is not null;
create unique index connector_serial_must_be_unique on connector (lower(serial)) where serial <> '';
