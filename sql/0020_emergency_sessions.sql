-- Emergency sessions: outside the maintenance window, with a reason, a limit of their own, and a review afterwards.

create table emergency_session (
  remote_session_id uuid primary key references remote_session on delete cascade,
  reason text not null constraint emergency_session_has_a_reason check (reason <> ''),
  started_by uuid not null references app_user,
  started_on timestamptz not null,
  ends_on timestamptz not null,
  reviewed_by uuid references app_user,
  reviewed_on timestamptz,
  review_comment text not null default '',
  constraint emergency_session_is_limited check (ends_on > started_on),
  constraint emergency_session_is_reviewed_by_another_user check (reviewed_by <> started_by),
  constraint emergency_session_review_is_complete
    check ((reviewed_by is null) = (reviewed_on is null) and (reviewed_by is null) = (review_comment = ''))
);
comment on table emergency_session is
  'What a session that was started outside its maintenance window has beside the columns of every session';
comment on column emergency_session.ends_on is 'The session ends then, whatever the maintenance window';
create index emergency_session_unreviewed on emergency_session (started_on desc) where reviewed_on is null;

create function emergency_session_changes_by_review_only() returns trigger language plpgsql as $$
begin
  if old.reviewed_on is not null or (new.remote_session_id, new.reason, new.started_by, new.started_on, new.ends_on)
      is distinct from (old.remote_session_id, old.reason, old.started_by, old.started_on, old.ends_on) then
    raise exception 'an emergency session changes once, by its review'
      using errcode = 'check_violation', constraint = 'emergency_session_changes_by_review_only';
  end if;
  return new;
end $$;
create trigger emergency_session_changes_by_review_only before update on emergency_session
  for each row execute function emergency_session_changes_by_review_only();

alter table installation_settings
  add column emergency_minutes integer not null default 60
    constraint emergency_minutes_are_in_range check (emergency_minutes between 15 and 480),
  add column emergency_user_group_id uuid references user_group on delete set null;
comment on column installation_settings.emergency_minutes is 'How long an emergency session lasts at most';
comment on column installation_settings.emergency_user_group_id is
  'The group whose members are notified of every emergency session; null for none';

alter table remote_session
  drop constraint session_state_must_be_known,
  add constraint session_state_must_be_known check (state in (
    'ACTIVE', 'COMPLETED', 'CONNECTION_ERROR', 'USER_LOGOUT_ERROR', 'USER_AUTHORIZATION_ERROR',
    'ISSUE_MAINTENANCE_WINDOW_ERROR', 'EMERGENCY_TIME_ERROR', 'ISSUE_STATE_ERROR',
    'ISSUE_ENABLE_REMOTE_ACCESS_ERROR', 'ISSUE_ASSIGNMENT_ERROR', 'INTERFACE_MODIFIED_ERROR',
    'CONNECTOR_MODIFIED_ERROR', 'MANAGER_SHUTDOWN_ERROR', 'DEVICE_DELETE_ERROR'));
insert into remote_session_transition (from_state, to_state) values ('ACTIVE', 'EMERGENCY_TIME_ERROR');

alter table notification
  drop constraint notification_kind_must_be_known,
  add constraint notification_kind_must_be_known check (kind in (
    'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
    'INVITATION', 'PASSWORD_RESET', 'CREDENTIALS_CHANGED', 'EMERGENCY_SESSION'));
