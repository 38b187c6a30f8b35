-- Progress of the first-run guide, and indexes for the search of the audit log.

alter table installation
  add column setup_steps jsonb not null default '{}',
  add column setup_dismissed_on timestamptz;
comment on column installation.setup_steps is
  'Steps of the first-run guide that an administrator finished or skipped: {"company": "DONE", "licence": "SKIPPED"}';
comment on column installation.setup_dismissed_on is 'Hides the notice of the first-run guide';
update installation set setup_dismissed_on = now() where initialised_on is not null;

create index audit_entry_by_time on audit_entry (happened_on desc, id desc);
create index audit_entry_by_event on audit_entry (event, happened_on desc, id desc);
create index audit_entry_by_username on audit_entry (lower(username), happened_on desc, id desc);
