-- Device groups say how long recordings below them are kept; machines and groups that say nothing inherit it.

alter table device_group
  add column retention_days integer constraint group_retention_is_at_least_a_day
    check (retention_days between 1 and 36500),
  add column retention_from text not null default 'FROM_END' constraint group_retention_direction_must_be_known
    check (retention_from in ('FROM_START', 'FROM_END')),
  add column retention_inherited boolean not null default true,
  add column retention_version integer not null default 1,
  add constraint group_retention_is_inherited_or_own check (not retention_inherited or retention_days is null);
comment on column device_group.retention_days is 'As of a device, for what inherits it; null: for ever';
comment on column device_group.retention_inherited is 'The parent''s policy counts; without a parent recordings are kept for ever';

alter table device add column retention_inherited boolean not null default true;
comment on column device.retention_inherited is 'The group''s policy counts';
-- No group has had a policy so far: for a machine that kept recordings for ever nothing changes.
update device set retention_inherited = false where retention_days is not null;
alter table device
  add constraint retention_is_inherited_or_own check (not retention_inherited or retention_days is null);
drop index device_with_retention;
