-- Approval configs, requests with their stages, and votes.

create table approval_config (
  id uuid primary key default uuidv7(),
  device_id uuid references device on delete cascade,
  device_group_id uuid references device_group on delete cascade,
  object_type text not null constraint approval_object_type_must_be_known
    check (object_type in ('ISSUE', 'RECURRING_ISSUE', 'RECORDING')),
  type text not null constraint approval_config_type_must_be_known check (type in ('DEDICATED', 'INHERITED', 'NONE')),
  version integer not null default 1,
  constraint approval_config_has_one_owner check (num_nonnulls(device_id, device_group_id) = 1)
);
comment on table approval_config is 'Approval settings of a device or a device group; no row means INHERITED';
create unique index approval_config_of_device on approval_config (device_id, object_type) where device_id is not null;
create unique index approval_config_of_group on approval_config (device_group_id, object_type)
  where device_group_id is not null;

create table approval_stage (
  approval_config_id uuid not null references approval_config on delete cascade,
  position smallint not null constraint approval_stage_position_must_fit check (position between 0 and 19),
  required_votes integer not null constraint approval_stage_needs_a_vote check (required_votes between 1 and 100),
  description text not null default '',
  primary key (approval_config_id, position)
);

create table approval_stage_group (
  approval_config_id uuid not null,
  position smallint not null,
  vote_right text not null constraint approval_vote_right_must_be_known check (vote_right in ('VOTE', 'OVERRULE')),
  user_group_id uuid not null constraint approval_stage_user_group_fkey references user_group,
  primary key (approval_config_id, position, vote_right, user_group_id),
  foreign key (approval_config_id, position) references approval_stage on delete cascade
);
create index approval_stage_group_by_group on approval_stage_group (user_group_id);

create table approval_request (
  id uuid primary key default uuidv7(),
  object_type text not null constraint approval_request_object_type_must_be_known
    check (object_type in ('ISSUE', 'RECURRING_ISSUE', 'RECORDING')),
  object_id uuid not null,
  issue_id uuid generated always as (case when object_type = 'ISSUE' then object_id end) stored
    references issue on delete cascade,
  remote_session_id uuid generated always as (case when object_type = 'RECORDING' then object_id end) stored
    references remote_session on delete cascade,
  device_id uuid not null references device on delete cascade,
  title text not null,
  start_on timestamptz not null,
  end_on timestamptz,
  duration_hours integer,
  reason text not null default '' constraint approval_reason_must_fit check (char_length(reason) <= 100),
  state text not null default 'APPROVAL_PENDING' constraint approval_state_must_be_known
    check (state in ('APPROVAL_PENDING', 'APPROVED', 'DENIED', 'CLOSED')),
  current_stage smallint not null default 0,
  retracted boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid not null references app_user,
  constraint approval_retracted_is_closed check (not retracted or state = 'CLOSED')
);
comment on table approval_request is 'state, current_stage and retracted are derived from approval_entry';
comment on column approval_request.title is 'Title of the object, updated together with it';
comment on column approval_request.start_on is
  'Start of the object: activation of an issue, start of a plan, start of the right to view a recording';
create unique index approval_request_unique on approval_request (object_type, object_id)
  where object_type <> 'RECORDING';
create index approval_request_by_object on approval_request (object_type, object_id, id desc);
create index approval_request_by_issue on approval_request (issue_id) where issue_id is not null;
create index approval_request_by_session on approval_request (remote_session_id, id desc)
  where remote_session_id is not null;
create index approval_request_by_device on approval_request (device_id);
create index approval_request_by_creator on approval_request (created_by, id desc);
create index approval_request_pending_by_creator on approval_request (created_by, id desc)
  where state = 'APPROVAL_PENDING';
create index approval_request_granted_recordings on approval_request (created_by, id desc)
  where object_type = 'RECORDING' and state = 'APPROVED';

create function check_approval_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'APPROVAL_PENDING' then return new; end if;
    raise exception 'the initial state of an approval request is APPROVAL_PENDING, not %', new.state;
  end if;
  if exists (select from approval_transition where from_state = old.state and to_state = new.state) then
    return new;
  end if;
  raise exception 'approval request transition from % to % is not allowed', old.state, new.state;
end $$;
create trigger approval_request_initial_state before insert on approval_request
  for each row execute function check_approval_transition();
create trigger approval_request_transition_check before update of state on approval_request
  for each row when (old.state <> new.state) execute function check_approval_transition();
create index approval_request_by_title on approval_request using gin (title gin_trgm_ops)
  with (gin_pending_list_limit = 64);
create unique index approval_recording_request_unique on approval_request (object_id, created_by)
  where object_type = 'RECORDING' and state in ('APPROVAL_PENDING', 'APPROVED', 'DENIED');

create table approval_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into approval_transition (from_state, to_state) values
  ('APPROVAL_PENDING', 'APPROVED'), ('APPROVAL_PENDING', 'DENIED'), ('APPROVAL_PENDING', 'CLOSED'),
  ('APPROVED', 'APPROVAL_PENDING'), ('APPROVED', 'CLOSED'),
  ('DENIED', 'APPROVAL_PENDING'), ('DENIED', 'APPROVED'), ('DENIED', 'CLOSED'),
  ('CLOSED', 'APPROVAL_PENDING');

create table approval_request_stage (
  approval_request_id uuid not null references approval_request on delete cascade,
  position smallint not null,
  required_votes integer not null
    constraint approval_request_stage_needs_a_vote check (required_votes between 1 and 100),
  description text not null default '',
  primary key (approval_request_id, position)
);
comment on table approval_request_stage is
  'Copy of the stages at the time of the request; later changes of the config do not affect it';

create table approval_request_group (
  approval_request_id uuid not null,
  position smallint not null,
  vote_right text not null constraint approval_request_right_must_be_known check (vote_right in ('VOTE', 'OVERRULE')),
  user_group_id uuid not null references user_group on delete cascade,
  is_pending boolean not null default false,
  primary key (approval_request_id, position, vote_right, user_group_id),
  foreign key (approval_request_id, position) references approval_request_stage on delete cascade
);
comment on column approval_request_group.is_pending is
  'The request is APPROVAL_PENDING at this stage; updated together with the state';
create index approval_request_group_by_group on approval_request_group (user_group_id, approval_request_id desc);
create index approval_request_group_pending on approval_request_group (user_group_id, approval_request_id desc)
  where is_pending;

create table approval_entry (
  approval_request_id uuid not null references approval_request on delete cascade,
  sequence integer not null,
  type text not null constraint approval_entry_type_must_be_known check
    (type in ('VOTE', 'RETRACT_VOTE', 'COMMENT', 'OBJECT_CHANGE', 'STATE_CHANGE', 'TIME_EXTEND')),
  created_on timestamptz not null,
  created_by uuid references app_user,
  comment text not null default '',
  approved boolean,
  overruled boolean,
  stage smallint,
  changed_to text,
  duration_hours integer,
  primary key (approval_request_id, sequence),
  constraint approval_vote_complete check ((type = 'VOTE') = (num_nonnulls(approved, overruled, stage) = 3)),
  constraint approval_vote_has_user check (type not in ('VOTE', 'RETRACT_VOTE', 'COMMENT') or created_by is not null),
  constraint approval_denial_has_a_comment check (type <> 'VOTE' or approved or comment <> ''),
  constraint approval_state_change_complete check ((type = 'STATE_CHANGE') = (changed_to is not null)),
  constraint approval_state_change_must_be_known check (changed_to in ('CLOSED', 'REOPENED', 'RETRACTED')),
  constraint approval_extension_has_duration check ((type = 'TIME_EXTEND') = (duration_hours is not null))
);
comment on table approval_entry is
  'Append-only log that determines the state of a request; deleted only with the request';
create index approval_entry_by_user on approval_entry (created_by);

create function forbid_approval_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from approval_request where id = old.approval_request_id) then
    return old;
  end if;
  raise exception 'approval entries are append-only';
end $$;
create trigger approval_entry_append_only before update or delete on approval_entry
  for each row execute function forbid_approval_entry_change();
create trigger approval_entry_no_truncate before truncate on approval_entry
  for each statement execute function forbid_append_only_change();
