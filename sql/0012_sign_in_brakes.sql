-- Wrong passwords slow down whoever sends them; forgotten passwords are reset by a one-time password.

create table sign_in_brake (
  kind text not null constraint brake_kind_must_be_known
    check (kind in ('ACCOUNT_AND_NETWORK', 'ACCOUNT', 'NETWORK', 'RESET_ACCOUNT', 'RESET_NETWORK', 'RESET_CODE')),
  key bytea not null,
  account bytea,
  failures integer not null,
  blocked_until timestamptz not null,
  forgotten_on timestamptz not null,
  primary key (kind, key)
);
comment on table sign_in_brake is 'Counted failures; names and addresses as SHA-256 only, for people mistype passwords as names';
comment on column sign_in_brake.account is 'Whose it is, so that unlocking takes it away';
create index sign_in_brake_by_account on sign_in_brake (account) where account is not null;
create index sign_in_brake_by_end on sign_in_brake (forgotten_on);

create table sign_in_network (
  user_id uuid not null references app_user on delete cascade,
  network text not null,
  last_used_on timestamptz not null,
  primary key (user_id, network)
);
comment on table sign_in_network is 'From where a person has signed in: strangers'' failures do not count there';

alter table app_user add column locked_until timestamptz;
comment on column app_user.locked_until is 'When a lock for too many failures ends by itself';
create index app_user_locked_for_a_while on app_user (locked_until)
  where locked_reason = 'MAX_FAILED_LOGIN_ATTEMPTS';

create table password_reset_request (
  id uuid primary key default uuidv7(),
  user_id uuid references app_user on delete cascade,
  address text not null,
  created_on timestamptz not null
);
comment on table password_reset_request is 'Asked for and not yet looked at; nobody''s too, so that asking always does the same';
create index password_reset_request_by_user on password_reset_request (user_id);

create table password_reset (
  user_id uuid primary key references app_user on delete cascade,
  code_hash bytea not null,
  created_on timestamptz not null,
  expires_on timestamptz not null
);
comment on table password_reset is 'The one-time password that was mailed last';
create unique index password_reset_code_must_be_unique on password_reset (code_hash);
