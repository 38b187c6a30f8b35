-- The way to a machine: directly, or through a connector of its own or of a group above it.

create table connector (
  id uuid primary key default uuidv7(),
  device_id uuid references device on delete cascade,
  device_group_id uuid references device_group on delete cascade,
  type text not null default 'INHERITED'
    constraint connector_type_must_be_known check (type in ('DEDICATED', 'INHERITED', 'NONE')),
  version integer not null default 0,
  kind text not null default 'STANDARD' constraint connector_kind_must_be_known check (kind in ('STANDARD', 'ADVANCED')),
  serial text not null default '',
  host text not null default '',
  port integer constraint connector_port_must_be_one check (port between 0 and 65535),
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
  queue_priority integer not null default 0 constraint connector_queue_priority_not_negative check (queue_priority >= 0),
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
comment on table connector is 'Of a device or a device group; no row means INHERITED';
create unique index connector_of_device on connector (device_id) where device_id is not null;
create unique index connector_of_group on connector (device_group_id) where device_group_id is not null;
create unique index connector_serial_must_be_unique on connector (lower(serial)) where serial <> '';
