-- Browsers that are recognised by a device cookie have a throttle of their own.

alter table sign_in_brake drop constraint brake_kind_must_be_known;
alter table sign_in_brake add constraint brake_kind_must_be_known
  check (kind in ('ACCOUNT_AND_NETWORK', 'DEVICE', 'ACCOUNT', 'NETWORK', 'RESET_ACCOUNT', 'RESET_NETWORK', 'RESET_CODE'));

create index sign_in_network_by_use on sign_in_network (last_used_on);
