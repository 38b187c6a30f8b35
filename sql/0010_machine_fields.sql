-- What machines, their groups and their interfaces still lacked: who hears of a machine, the settings of each protocol,
-- and a version against two people saving at once.

alter table device
  add column protocol text not null default '',
  add column secret_validity_days integer constraint device_secret_validity_must_be_days
    check (secret_validity_days between 1 and 3650),
  add column notification_user_id uuid references app_user on delete set null,
  add column notification_user_group_id uuid references user_group,
  add column version integer not null default 1;
comment on column device.secret_validity_days is 'How long a kept secret of its interfaces may be used; null for ever';
create index device_by_notification_user on device (notification_user_id) where notification_user_id is not null;
create index device_by_notification_group on device (notification_user_group_id)
  where notification_user_group_id is not null;

alter table device_group add column version integer not null default 1;

alter table target_interface
  add column url text not null default '',
  add column certificate text not null default '',
  add column sftp_root text not null default '/',
  add column ask_credentials boolean not null default false,
  add column disable_copy boolean not null default false,
  add column disable_paste boolean not null default false,
  add column filter_rules jsonb not null default '[]',
  add column connection_rules jsonb not null default '[]',
  add column recording jsonb not null default '{}',
  add column options jsonb not null default '{}',
  add column secret_saved_on timestamptz,
  add column version integer not null default 1;
alter table target_interface add constraint interface_that_asks_keeps_no_secret
  check (not ask_credentials or sealed_secret is null);
comment on column target_interface.recording is 'What its recordings hold; missing is the default';
comment on column target_interface.options is 'Settings of its protocol, read whole and never searched; missing is the default';
update target_interface set secret_saved_on = changed_on where sealed_secret is not null;

alter table remote_session
  add column clipboard_recording_bytes bigint,
  add column network_recording_bytes bigint;
comment on column remote_session.clipboard_recording_bytes is 'Null: nothing of the clipboard was written to a file';
comment on column remote_session.network_recording_bytes is 'Null: no packets were written to a file';

alter table notification drop constraint notification_kind_must_be_known;
alter table notification add constraint notification_kind_must_be_known check (kind in (
  'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
  'INVITATION', 'PASSWORD_RESET'));
