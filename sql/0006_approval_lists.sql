-- What waits for a group is found along an index, and searches in titles are too.

alter table approval_request_group add column waits boolean not null default false;
comment on column approval_request_group.waits is 'The request is APPROVAL_PENDING at this stage: kept beside its state';
update approval_request_group named set waits = true from approval_request request
  where request.id = named.approval_request_id and request.state = 'APPROVAL_PENDING'
    and named.position = request.current_stage;
create index approval_request_group_waiting on approval_request_group (user_group_id, approval_request_id desc) where waits;

drop index approval_request_waiting;
create index approval_request_by_title on approval_request using gin (title gin_trgm_ops);
