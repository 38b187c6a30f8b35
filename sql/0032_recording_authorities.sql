-- Asking for a recording's approval and the PLC's recording have authorities of their own now: whoever had them by
-- RECORDING_READ keeps them.
insert into device_role_authority (device_role_id, authority)
  select device_role_id, added.authority
  from device_role_authority held, (values ('RECORDING_CREATE'), ('REMOTE_READ')) added (authority)
  where held.authority = 'RECORDING_READ'
  on conflict do nothing;
