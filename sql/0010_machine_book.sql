-- The timeline of a machine: every kind of entry is read newest first along an index that begins with the machine.

create function set_device_of_issue() returns trigger language plpgsql as $$
begin
  select device_id into strict new.device_id from issue where id = new.issue_id;
  return new;
end $$;

create function set_device_of_approval() returns trigger language plpgsql as $$
begin
  select device_id into strict new.device_id from approval_request where id = new.approval_request_id;
  return new;
end $$;

alter table work_log add column device_id uuid;
comment on column work_log.device_id is 'Device of the issue, set by a trigger';
update work_log set device_id = issue.device_id from issue where issue.id = work_log.issue_id;
create trigger work_log_device before insert on work_log
  for each row execute function set_device_of_issue();
create index work_log_by_device on work_log (device_id, created_on desc, id desc);

alter table attachment add column device_id uuid;
comment on column attachment.device_id is 'Device of the issue, set by a trigger';
update attachment set device_id = issue.device_id from issue where issue.id = attachment.issue_id;
create trigger attachment_device before insert on attachment
  for each row execute function set_device_of_issue();
create index attachment_by_device on attachment (device_id, created_on desc, id desc);

alter table approval_entry add column device_id uuid;
comment on column approval_entry.device_id is 'Device of the request, set by a trigger';
alter table approval_entry disable trigger approval_entry_append_only;
update approval_entry set device_id = request.device_id from approval_request request
  where request.id = approval_entry.approval_request_id;
alter table approval_entry enable trigger approval_entry_append_only;
create trigger approval_entry_device before insert on approval_entry
  for each row execute function set_device_of_approval();
create index approval_entry_by_device
  on approval_entry (device_id, created_on desc, approval_request_id desc, sequence desc)
  where type in ('VOTE', 'RETRACT_VOTE', 'COMMENT');

create index recurring_issue_by_creation on recurring_issue (device_id, created_on desc, id desc);
create index audit_entry_by_device on audit_entry (device_id, happened_on desc, id desc) where device_id is not null;
