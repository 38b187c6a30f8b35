-- How long a recording has been promised to be kept: a policy that is changed later takes nothing of it away.

alter table remote_session
  add column kept_days_from_start integer not null default 0
    constraint recording_is_kept_for_days_from_its_start check (kept_days_from_start between 0 and 36500),
  add column kept_days_from_end integer not null default 0
    constraint recording_is_kept_for_days_from_its_end check (kept_days_from_end between 0 and 36500);
comment on column remote_session.kept_days_from_start is 'The longest retention period from the start that was in force for it and was then changed';
comment on column remote_session.kept_days_from_end is 'The same, counted from the end';

create function recording_is_kept_as_promised() returns trigger language plpgsql as $$
begin
  if new.kept_days_from_start < old.kept_days_from_start or new.kept_days_from_end < old.kept_days_from_end then
    raise exception 'a recording is kept as long as it was promised'
      using errcode = 'check_violation', constraint = 'recording_is_kept_as_promised';
  end if;
  return new;
end $$;
create trigger recording_is_kept_as_promised before update of kept_days_from_start, kept_days_from_end
  on remote_session for each row execute function recording_is_kept_as_promised();
