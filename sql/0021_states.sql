-- What the tables of states did not say yet: why an issue is closed by which verb, and how sessions and recordings go on.

create table issue_done_sub_status (
  verb text not null,
  done_sub_status text not null,
  primary key (verb, done_sub_status)
);
insert into issue_done_sub_status (verb, done_sub_status) values
  ('close', 'DONE'), ('close', 'WONT_DO'), ('close', 'DUPLICATE'),
  ('expire', 'EXPIRED'), ('deny', 'APPROVAL_DENIED'), ('retract', 'APPROVAL_REQUEST_RETRACTED');

create or replace function issue_state_follows_its_table() returns trigger language plpgsql as $$
begin
  if exists (select from issue_transition way where way.from_state = old.state and way.to_state = new.state
      and (new.done_sub_status is null or exists (select from issue_done_sub_status why
        where why.verb = way.verb and why.done_sub_status = new.done_sub_status))) then
    return new;
  end if;
  raise exception 'an issue never goes from % to % (%)', old.state, new.state, new.done_sub_status;
end $$;
drop trigger issue_follows_its_table on issue;
create trigger issue_follows_its_table before update of state, done_sub_status on issue for each row
  when (old.state <> new.state or old.done_sub_status is distinct from new.done_sub_status)
  execute function issue_state_follows_its_table();

alter table issue add constraint issue_window_is_as_long_as_it_says
  check (window_end_on = activation_on + make_interval(hours => window_hours + extension_hours));

-- Sessions and their recordings ----------------------------------------------------------------------------------------

create table remote_session_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into remote_session_transition (from_state, to_state)
  select 'ACTIVE', unnest(array['COMPLETED', 'CONNECTION_ERROR', 'USER_LOGOUT_ERROR', 'USER_AUTHORIZATION_ERROR',
    'ISSUE_MAINTENANCE_WINDOW_ERROR', 'ISSUE_STATE_ERROR', 'ISSUE_ENABLE_REMOTE_ACCESS_ERROR', 'ISSUE_ASSIGNMENT_ERROR',
    'INTERFACE_MODIFIED_ERROR', 'CONNECTOR_MODIFIED_ERROR', 'MANAGER_SHUTDOWN_ERROR', 'DEVICE_DELETE_ERROR']);

create table recording_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into recording_transition (from_state, to_state) values
  ('RECORDING', 'COMPLETE'), ('RECORDING', 'CUT'), ('RECORDING', 'NONE'),
  ('COMPLETE', 'DELETED'), ('CUT', 'DELETED');

create function remote_session_follows_its_tables() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not exists (select from remote_session_transition
      where from_state = old.state and to_state = new.state) then
    raise exception 'a session never goes from % to %', old.state, new.state;
  end if;
  if old.recording_state <> new.recording_state and not exists (select from recording_transition
      where from_state = old.recording_state and to_state = new.recording_state) then
    raise exception 'a recording never goes from % to %', old.recording_state, new.recording_state;
  end if;
  return new;
end $$;
create trigger remote_session_follows_its_tables before update of state, recording_state on remote_session for each row
  when (old.state <> new.state or old.recording_state <> new.recording_state)
  execute function remote_session_follows_its_tables();
