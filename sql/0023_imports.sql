-- Imports of master data: a file whose rows were checked, what each would change, and what became of it.

create table import_run (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null constraint import_kind_must_be_known
    check (kind in ('usergroups', 'users', 'devicegroups', 'devices', 'interfaces', 'plans')),
  file_name text not null,
  file_hash bytea not null,
  column_names text[] not null,
  row_count integer not null,
  state text not null default 'CHECKING' constraint import_state_must_be_known
    check (state in ('CHECKING', 'CHECKED', 'IMPORTING', 'DONE')),
  next_row integer not null default 1,
  digest text,
  leased_until timestamptz,
  created_on timestamptz not null
);
comment on table import_run is 'A file to be imported; deleted after a day';
comment on column import_run.file_hash is 'SHA-256 of the file';
comment on column import_run.next_row is 'The first row that is not yet checked, or not yet imported';
comment on column import_run.digest is 'Over what the check has shown; an import names it, so that nothing else is applied';
comment on column import_run.leased_until is 'A request works on the rows until then at most';
create index import_run_of_user on import_run (user_id, created_on);
create index import_run_by_time on import_run (created_on);

create table import_row (
  run_id uuid not null references import_run on delete cascade,
  number integer not null,
  line integer not null,
  key text not null,
  cells jsonb not null,
  fate text constraint import_fate_must_be_known
    check (fate in ('CREATE', 'CHANGE', 'UNCHANGED', 'REFUSED')),
  outcome text constraint import_outcome_must_be_known check (outcome in ('DONE', 'REFUSED')),
  object_id uuid,
  object_version integer,
  device_id uuid,
  parent_row integer,
  input jsonb,
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  primary key (run_id, number)
);
comment on column import_row.line is 'Line of the file on which the row ends';
comment on column import_row.key is 'What identifies the object: names in lower case; equal keys are the same object';
comment on column import_row.object_version is 'Version that the check has compared; another one refuses the row';
comment on column import_row.parent_row is 'The row that creates the group above this one';
comment on column import_row.input is 'Body of the call that applies the row';
create index import_row_by_key on import_row (run_id, key);
