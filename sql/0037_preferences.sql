-- What people and machines prefer: a person's appearance, the approval workflow's switch, what new interfaces begin with.
alter table app_user add column theme text
  constraint user_theme_must_be_known check (theme in ('system', 'light', 'dark'));
comment on column app_user.theme is 'Null: not chosen yet, as the browser says';

alter table installation_settings add column approval_workflow_enabled boolean not null default true;
comment on column installation_settings.approval_workflow_enabled is 'False: no approval config has an effect; requests that wait are still answered';

alter table device add column remote_defaults jsonb not null default '{}';
comment on column device.remote_defaults is 'What new interfaces of the device begin with; never a secret';
