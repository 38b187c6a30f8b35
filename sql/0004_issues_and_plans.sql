-- Maintenance plans, issues with their state machine, and work logs.

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
  day_of integer not null constraint recurring_issue_day_in_range check (day_of between 1 and 29),
  day_of_week text not null constraint recurring_issue_weekday_must_be_known
    check (day_of_week in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  day_from text not null constraint recurring_issue_direction_must_be_known
    check (day_from in ('FROM_START', 'FROM_END')),
  weekend_inclusive boolean not null default false,
  create_before_start_hours integer not null default 0 constraint recurring_issue_create_before_start_in_range
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
  expires_on timestamptz,
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  changed_by uuid not null references app_user,
  constraint recurring_issue_inactive_reason_only_when_inactive
    check ((state = 'INACTIVE') = (inactive_reason is not null)),
  constraint recurring_issue_ends_after_its_start check (end_on > start_on),
  constraint recurring_issue_next_occurrence_complete
    check (num_nulls(next_occurrence_on, next_activation_on, next_creation_on) in (0, 3)),
  constraint recurring_issue_singular_has_no_end check (period <> 'SINGULAR' or end_on is null)
);
comment on table recurring_issue is 'Maintenance plan that creates one issue per occurrence';
comment on column recurring_issue.time_zone is 'IANA name; dates and the time of day of start_on are local to it';
comment on column recurring_issue.next_occurrence_on is 'Local date of the next issue to create; null: none left';
comment on column recurring_issue.expires_on is
  'When the plan expires: its end, or the start of a single occurrence; null: never';
create index recurring_issue_by_device on recurring_issue (device_id, lower(title), id);
create index recurring_issue_due on recurring_issue (next_creation_on) where state = 'ACTIVE';
create index recurring_issue_by_expiry on recurring_issue (expires_on) where state = 'ACTIVE';
create index recurring_issue_by_assignee on recurring_issue (assigned_user_id) where assigned_user_id is not null;
create index recurring_issue_by_assigned_group on recurring_issue (assigned_user_group_id)
  where assigned_user_group_id is not null;

create function recurring_issue_transition_check() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from recurring_issue_transition t where t.from_state = old.state
      and t.to_state = new.state and t.inactive_reason is not distinct from new.inactive_reason) then
    raise exception 'recurring issue transition from % to % (%) is not allowed',
      old.state, new.state, new.inactive_reason
      using errcode = 'check_violation', constraint = 'recurring_issue_transition_check';
  end if;
  return new;
end $$;
create trigger recurring_issue_transition_check before update on recurring_issue for each row
  when (old.state is distinct from new.state or old.inactive_reason is distinct from new.inactive_reason)
  execute function recurring_issue_transition_check();

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

create table issue (
  id uuid primary key default uuidv7(),
  device_id uuid not null references device,
  title text not null constraint issue_title_must_fit check (char_length(title) between 1 and 100),
  description text not null default '',
  state text not null,
  done_sub_status text,
  issue_type text not null constraint issue_type_must_be_known
    check (issue_type in ('ADHOC', 'ERROR', 'MAINTENANCE', 'INSPECTION')),
  priority text not null constraint issue_priority_must_be_known check (priority in ('HIGH', 'NORMAL', 'LOW')),
  assigned_user_id uuid references app_user,
  assigned_user_group_id uuid references user_group,
  activation_on timestamptz not null,
  window_hours integer not null constraint issue_window_must_be_positive check (window_hours between 1 and 240),
  extension_hours integer not null default 0 constraint issue_extension_is_at_most_4_hours
    check (extension_hours between 0 and 4),
  window_end_on timestamptz not null,
  disconnect_sessions_upon_time_end boolean not null default true,
  enable_remote_access boolean not null default true,
  ticket_system_url text not null default '',
  ticket_id text not null default '',
  notification_emails text not null default '',
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  changed_by uuid not null references app_user,
  recurring_issue_id uuid references recurring_issue on delete set null,
  occurrence_on date,
  reopened_on timestamptz,
  constraint issue_state_must_be_known
    check (state in ('NEW', 'OPEN', 'APPROVAL_PENDING', 'APPROVED', 'IN_PROGRESS', 'CLOSED')),
  constraint issue_done_reason_only_when_closed check ((state = 'CLOSED') = (done_sub_status is not null)),
  constraint issue_done_reason_must_be_known check (done_sub_status in
    ('DONE', 'EXPIRED', 'WONT_DO', 'DUPLICATE', 'APPROVAL_DENIED', 'APPROVAL_REQUEST_RETRACTED')),
  constraint issue_in_progress_has_assignee check (state <> 'IN_PROGRESS' or assigned_user_id is not null),
  constraint issue_window_ends_after_activation check (window_end_on > activation_on),
  constraint issue_window_end_matches_duration
    check (window_end_on = activation_on + make_interval(hours => window_hours + extension_hours))
);
comment on column issue.occurrence_on is 'Local date in the plan''s time zone for which this issue was created';
comment on column issue.reopened_on is 'Null: never. A window that ended before this time does not expire the issue';
create index issue_by_device on issue (device_id, created_on desc, id desc);
create index issue_by_device_and_state on issue (device_id, state, created_on desc, id desc);
create index issue_by_newest on issue (created_on desc, id desc) include (device_id, state);
create index issue_open_by_newest on issue (created_on desc, id desc) include (device_id, state)
  where state <> 'CLOSED';
create index issue_by_assignee on issue (assigned_user_id, created_on desc, id desc) where state <> 'CLOSED';
create index issue_by_assigned_group on issue (assigned_user_group_id, created_on desc, id desc)
  where state <> 'CLOSED';
create index issue_by_window_end on issue (window_end_on) where state in ('OPEN', 'IN_PROGRESS');
create index issue_by_title on issue using gin (title gin_trgm_ops) with (gin_pending_list_limit = 64);
create index issue_due on issue (activation_on) where state = 'APPROVED';
create index issue_of_assigned_group on issue (assigned_user_group_id) where assigned_user_group_id is not null;
create unique index issue_occurrence_must_be_unique on issue (recurring_issue_id, occurrence_on)
  where recurring_issue_id is not null;

create function check_issue_transition() returns trigger language plpgsql as $$
begin
  if exists (select from issue_transition t where t.from_state = old.state and t.to_state = new.state
      and (new.done_sub_status is null or exists (select from issue_done_sub_status reason
        where reason.verb = t.verb and reason.done_sub_status = new.done_sub_status))) then
    return new;
  end if;
  raise exception 'issue transition from % to % (%) is not allowed', old.state, new.state, new.done_sub_status;
end $$;
create trigger issue_transition_check before update of state, done_sub_status on issue for each row
  when (old.state <> new.state or old.done_sub_status is distinct from new.done_sub_status)
  execute function check_issue_transition();
create index issue_by_state on issue (state, created_on desc, id desc) include (device_id);
create index issue_of_assignee on issue (assigned_user_id, created_on desc, id desc)
  where assigned_user_id is not null;
create index issue_by_change on issue (changed_on, id) include (device_id, state);
create index issue_by_activation on issue (activation_on, id) include (device_id, state);

create table issue_transition (
  from_state text not null,
  verb text not null,
  to_state text not null,
  primary key (from_state, verb)
);
insert into issue_transition (from_state, verb, to_state) values
  ('NEW', 'submit', 'OPEN'), ('NEW', 'requestApproval', 'APPROVAL_PENDING'),
  ('OPEN', 'take', 'IN_PROGRESS'), ('OPEN', 'close', 'CLOSED'), ('OPEN', 'expire', 'CLOSED'),
  ('OPEN', 'requestApproval', 'APPROVAL_PENDING'), ('OPEN', 'retract', 'CLOSED'),
  ('APPROVAL_PENDING', 'approve', 'APPROVED'), ('APPROVAL_PENDING', 'deny', 'CLOSED'),
  ('APPROVAL_PENDING', 'retract', 'CLOSED'),
  ('APPROVED', 'activate', 'OPEN'), ('APPROVED', 'requestApproval', 'APPROVAL_PENDING'),
  ('APPROVED', 'retract', 'CLOSED'),
  ('IN_PROGRESS', 'return', 'OPEN'), ('IN_PROGRESS', 'close', 'CLOSED'),
  ('IN_PROGRESS', 'requestApproval', 'APPROVAL_PENDING'), ('IN_PROGRESS', 'retract', 'CLOSED'),
  ('CLOSED', 'open', 'OPEN'), ('CLOSED', 'requestApproval', 'APPROVAL_PENDING'),
  ('NEW', 'close', 'CLOSED'), ('APPROVAL_PENDING', 'close', 'CLOSED'), ('APPROVED', 'close', 'CLOSED'),
  ('IN_PROGRESS', 'open', 'OPEN');

create table issue_done_sub_status (
  verb text not null,
  done_sub_status text not null,
  primary key (verb, done_sub_status)
);
insert into issue_done_sub_status (verb, done_sub_status) values
  ('close', 'DONE'), ('close', 'WONT_DO'), ('close', 'DUPLICATE'),
  ('expire', 'EXPIRED'), ('deny', 'APPROVAL_DENIED'), ('retract', 'APPROVAL_REQUEST_RETRACTED');

create table window_warning (
  issue_id uuid not null references issue on delete cascade,
  window_end_on timestamptz not null,
  minutes integer not null,
  warned_on timestamptz not null,
  primary key (issue_id, window_end_on, minutes)
);
comment on table window_warning is
  'Warnings sent before the end of a window, once per end and lead time; an extended window is announced again';

create table work_log (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references issue on delete cascade,
  title text not null constraint log_title_must_fit check (char_length(title) between 1 and 100),
  description text not null default '',
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  changed_on timestamptz not null default now(),
  version integer not null default 1
);
create index work_log_by_issue on work_log (issue_id, created_on desc, id desc);
