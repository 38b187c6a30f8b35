-- Recurring plans, the jobs that wake by the clock, and how long recordings are kept.

create table recurring_issue (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device on delete cascade,
  title text not null constraint recurring_issue_title_must_fit check (char_length(title) between 1 and 100),
  description text not null default '',
  recurring_issue_type text not null constraint recurring_issue_type_must_be_known
    check (recurring_issue_type in ('ADHOC', 'ERROR', 'MAINTENANCE', 'INSPECTION')),
  priority text not null constraint recurring_issue_priority_must_be_known
    check (priority in ('HIGH', 'NORMAL', 'LOW')),
  assigned_user_id uuid references app_user on delete set null,
  assigned_user_group_id uuid references user_group on delete set null,
  notification_emails text not null default '',
  enable_remote_access boolean not null default true,
  disconnect_sessions_upon_time_end boolean not null default false,
  period text not null constraint recurring_issue_period_must_be_known
    check (period in ('SINGULAR', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIYEARLY', 'YEARLY')),
  time_zone text not null,
  start_on timestamptz not null,
  end_on timestamptz,
  day_of integer not null constraint recurring_issue_day_is_in_every_month check (day_of between 1 and 29),
  day_of_week text not null constraint recurring_issue_weekday_must_be_known
    check (day_of_week in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  day_from text not null constraint recurring_issue_direction_must_be_known
    check (day_from in ('FROM_START', 'FROM_END')),
  weekend_inclusive boolean not null default false,
  create_before_start_hours integer not null default 0 constraint recurring_issue_is_created_at_most_240_hours_before
    check (create_before_start_hours between 0 and 240),
  window_hours integer not null constraint recurring_issue_window_must_be_positive
    check (window_hours between 1 and 240),
  state text not null constraint recurring_issue_state_must_be_known
    check (state in ('ACTIVE', 'INACTIVE', 'APPROVAL_PENDING')),
  inactive_reason text constraint recurring_issue_inactive_reason_must_be_known check (inactive_reason in
    ('APPROVAL_DENIED', 'APPROVAL_REQUEST_RETRACTED', 'EXPIRED', 'DEACTIVATED')),
  next_occurrence_on date,
  next_activation_on timestamptz,
  next_creation_on timestamptz,
  over_on timestamptz,
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  changed_by uuid not null references app_user,
  constraint recurring_issue_inactive_reason_only_when_inactive
    check ((state = 'INACTIVE') = (inactive_reason is not null)),
  constraint recurring_issue_ends_after_its_start check (end_on > start_on),
  constraint recurring_issue_next_is_whole_or_nothing
    check (num_nulls(next_occurrence_on, next_activation_on, next_creation_on) in (0, 3)),
  constraint recurring_issue_singular_has_no_end check (period <> 'SINGULAR' or end_on is null)
);
comment on table recurring_issue is 'A plan: from it an issue is made for every occurrence';
comment on column recurring_issue.time_zone is 'IANA name; dates and the time of day of start_on are meant there';
comment on column recurring_issue.next_occurrence_on is 'Local date of the next issue to be made; null when none is left';
comment on column recurring_issue.over_on is 'When the plan is over: its end, or a single occurrence''s start; null for never';
create index recurring_issue_by_device on recurring_issue (device_id, lower(title), id);
create index recurring_issue_due on recurring_issue (next_creation_on) where state = 'ACTIVE';
create index recurring_issue_running_out on recurring_issue (over_on) where state = 'ACTIVE';
create index recurring_issue_by_assignee on recurring_issue (assigned_user_id) where assigned_user_id is not null;
create index recurring_issue_by_assigned_group on recurring_issue (assigned_user_group_id)
  where assigned_user_group_id is not null;

-- The table of the rules once more, so that no statement whatsoever leaves it.
create table recurring_issue_transition (
  from_state text not null,
  verb text not null,
  to_state text not null,
  inactive_reason text,
  primary key (from_state, verb)
);
insert into recurring_issue_transition (from_state, verb, to_state, inactive_reason) values
  ('ACTIVE', 'deactivate', 'INACTIVE', 'DEACTIVATED'),
  ('ACTIVE', 'expire', 'INACTIVE', 'EXPIRED'),
  ('ACTIVE', 'requestApproval', 'APPROVAL_PENDING', null),
  ('ACTIVE', 'retract', 'INACTIVE', 'APPROVAL_REQUEST_RETRACTED'),
  ('INACTIVE', 'activate', 'ACTIVE', null),
  ('INACTIVE', 'requestApproval', 'APPROVAL_PENDING', null),
  ('INACTIVE', 'retract', 'INACTIVE', 'APPROVAL_REQUEST_RETRACTED'),
  ('APPROVAL_PENDING', 'approve', 'ACTIVE', null),
  ('APPROVAL_PENDING', 'deny', 'INACTIVE', 'APPROVAL_DENIED'),
  ('APPROVAL_PENDING', 'retract', 'INACTIVE', 'APPROVAL_REQUEST_RETRACTED');
create function recurring_issue_moves_by_its_table() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from recurring_issue_transition way where way.from_state = old.state
      and way.to_state = new.state and way.inactive_reason is not distinct from new.inactive_reason) then
    raise exception 'recurring issue: no way from % to % (%)', old.state, new.state, new.inactive_reason
      using errcode = 'check_violation', constraint = 'recurring_issue_moves_by_its_table';
  end if;
  return new;
end $$;
create trigger recurring_issue_moves_by_its_table before update on recurring_issue for each row
  when (old.state is distinct from new.state or old.inactive_reason is distinct from new.inactive_reason)
  execute function recurring_issue_moves_by_its_table();

-- Issues of plans: one per occurrence, whoever makes it and however often it is tried.
alter table issue
  add column recurring_issue_id uuid references recurring_issue on delete set null,
  add column occurrence_on date;
comment on column issue.occurrence_on is 'The local date in the plan''s time zone for which this issue was made';
create unique index issue_once_per_occurrence on issue (recurring_issue_id, occurrence_on)
  where recurring_issue_id is not null;

create table window_warning (
  issue_id uuid not null references issue on delete cascade,
  window_end_on timestamptz not null,
  minutes integer not null,
  warned_on timestamptz not null,
  primary key (issue_id, window_end_on, minutes)
);
comment on table window_warning is 'Warnings given before a window''s end, each once; an extended window is warned of again';

-- Jobs ---------------------------------------------------------------------------------------------------------------

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
  constraint job_ends_with_its_outcome check ((outcome = 'RUNNING') = (ended_on is null))
);
comment on table job_run is 'What the jobs did; runs without work that follow each other share one row';
create index job_run_by_start on job_run (started_on desc, id desc);
create index job_run_by_name on job_run (name, started_on desc, id desc);
create index job_run_running on job_run (name) where outcome = 'RUNNING';

-- Retention ----------------------------------------------------------------------------------------------------------

alter table device
  add column retention_days integer constraint retention_is_at_least_a_day check (retention_days between 1 and 36500),
  add column retention_from text not null default 'FROM_END' constraint retention_direction_must_be_known
    check (retention_from in ('FROM_START', 'FROM_END'));
comment on column device.retention_days is 'Recordings are deleted so many days after their session; null: never';
create index device_with_retention on device (id) where retention_days is not null;

alter table remote_session
  drop constraint recording_state_must_be_known,
  add constraint recording_state_must_be_known
    check (recording_state in ('NONE', 'RECORDING', 'COMPLETE', 'CUT', 'DELETED')),
  add column recording_deleted_on timestamptz;
create index remote_session_recorded on remote_session (device_id, started_on)
  where recording_state in ('COMPLETE', 'CUT');

-- What nobody needs any more -----------------------------------------------------------------------------------------

create index sign_in_by_expiry on sign_in (greatest(expires_on, refresh_expires_on));
create index session_invitation_by_age on session_invitation (created_on);

-- People whose time is over ------------------------------------------------------------------------------------------

alter table app_user add column if not exists expires_on timestamptz;
create index if not exists app_user_running_out on app_user (expires_on)
  where expires_on is not null and locked_reason is null;
