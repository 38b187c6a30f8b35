-- A right to look at a recording is the requester's alone, so each person may have a request of their own for it.
drop index approval_recording_waits_once;
create unique index approval_recording_waits_once on approval_request (object_id, created_by)
  where object_type = 'RECORDING' and state in ('APPROVAL_PENDING', 'APPROVED', 'DENIED');
