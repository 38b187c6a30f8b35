-- Two administrators save the same thing at once: the second is told. These three did not tell yet.

alter table user_source add column version integer not null default 1;
alter table device_permission add column version integer not null default 1;
alter table device add column retention_version integer not null default 1;
comment on column device.retention_version is 'Of the retention policy alone, which is saved by a call of its own';
