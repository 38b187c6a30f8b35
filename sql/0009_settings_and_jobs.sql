-- Installation, settings, licences, job runs, the e-mail queue, idempotency keys and the server lease.

create table installation (
  singleton boolean primary key default true check (singleton),
  customer_name text,
  initialised_on timestamptz,
  init_token_hash bytea,
  created_on timestamptz not null default now(),
  installation_id uuid not null default uuidv7()
);
comment on table installation is 'Single row: state of the first start and the hash of its one-time link';
comment on column installation.installation_id is 'Identifies the installation in licences';
insert into installation default values;

create table installation_settings (
  singleton boolean primary key default true check (singleton),
  inactivity_seconds integer not null default 600
    constraint inactivity_seconds_in_range check (inactivity_seconds between 1 and 86400),
  legal_info_1 text not null default '',
  legal_info_2 text not null default '',
  legal_agreement_required boolean not null default false,
  legal_hash bytea,
  recording_consent_de text not null default '',
  recording_consent_en text not null default '',
  recording_consent_nl text not null default '',
  version integer not null default 1,
  changed_on timestamptz not null default now(),
  approval_workflow_enabled boolean not null default true
);
comment on table installation_settings is 'Single row: settings of the whole installation';
comment on column installation_settings.legal_hash is 'SHA-256 hash of the legal texts; null: there are none';
comment on column installation_settings.approval_workflow_enabled is
  'False: approval configs have no effect; pending requests can still be decided';
insert into installation_settings default values;

create table licence (
  id uuid primary key,
  licence_text text not null,
  imported_on timestamptz not null,
  imported_by text not null default ''
);
comment on table licence is 'Imported licence texts; their contents are read from the signed text each time';

create table job_run (
  id uuid primary key default uuidv7(),
  name text not null,
  started_on timestamptz not null,
  ended_on timestamptz,
  outcome text not null default 'RUNNING' constraint job_outcome_must_be_known
    check (outcome in ('RUNNING', 'IDLE', 'DONE', 'FAILED', 'ABANDONED')),
  runs integer not null default 1,
  counts jsonb not null default '{}',
  error text not null default '',
  constraint job_ended_on_matches_outcome check ((outcome = 'RUNNING') = (ended_on is null))
);
comment on table job_run is 'Job history; consecutive runs without work share one row';
create index job_run_by_start on job_run (started_on desc, id desc);
create index job_run_by_name on job_run (name, started_on desc, id desc);
create index job_run_running on job_run (name) where outcome = 'RUNNING';

create table notification (
  id uuid primary key default uuidv7(),
  kind text not null,
  recipient text not null constraint notification_needs_a_recipient check (recipient <> ''),
  language text,
  deduplication_key text,
  content jsonb,
  state text not null default 'WAITING' constraint notification_state_must_be_known
    check (state in ('WAITING', 'SENT', 'FAILED', 'EXPIRED', 'OFF')),
  attempts integer not null default 0,
  next_attempt_on timestamptz not null,
  expires_on timestamptz not null,
  last_error text not null default '',
  created_on timestamptz not null,
  finished_on timestamptz,
  constraint notification_content_deleted_when_finished check ((state = 'WAITING') = (content is not null)),
  constraint notification_finished_on_set_when_finished check ((state = 'WAITING') = (finished_on is null)),
  constraint notification_kind_must_be_known check (kind in (
    'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
    'INVITATION', 'PASSWORD_RESET', 'CREDENTIALS_CHANGED'))
);
comment on table notification is
  'E-mail queue from the causing action to delivery or failure. OFF: no mail server was configured';
comment on column notification.content is
  'Contents of the e-mail; one-time secrets in it are encrypted. Deleted when finished';
create index notification_due on notification (next_attempt_on, id) where state = 'WAITING';
create index notification_by_age on notification (finished_on) where state <> 'WAITING';
create unique index notification_deduplication on notification (deduplication_key, recipient)
  where deduplication_key is not null;

create table idempotency_key (
  user_id uuid not null references app_user on delete cascade,
  key text not null constraint idempotency_key_must_fit check (char_length(key) between 1 and 128),
  sealed_request bytea not null,
  sealed_response bytea,
  expires_on timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_key is
  'Encrypted, because it can contain secrets; without a response the call is running or its outcome is unknown';
create index idempotency_key_by_expiry on idempotency_key (expires_on);

create table server_lease (
  singleton  boolean primary key default true check (singleton),
  holder     uuid not null,
  host       text not null,
  pid        int not null,
  process    text not null,
  since      timestamptz not null,
  renewed_on timestamptz not null,
  expires_on timestamptz not null
);
comment on table server_lease is
  'Single row: the server process that serves this database; other servers wait until the lease expires';
comment on column server_lease.process is
  'Identifies the process beyond its pid, so that another server on the host can detect its end; empty: unknown';
