-- Second factors, passkeys, and asking again who somebody is.

alter table app_user add column otp_last_step integer;
comment on column app_user.otp_last_step is 'The newest time step whose code was used: each code counts once';

create table otp_enrolment (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  expires_on timestamptz not null
);
comment on table otp_enrolment is 'A secret that was shown and waits for its first code';

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_code is 'Codes not used yet; using one deletes it';

create table factor_try (
  user_id uuid primary key references app_user on delete cascade,
  failures integer not null,
  blocked_until timestamptz not null
);
comment on table factor_try is 'Wrong codes in a row and how long the next one has to wait, whatever attempt it comes with';

create table passkey (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  rp_id text not null,
  backed_up boolean not null default false,
  created_on timestamptz not null,
  last_used_on timestamptz
);
comment on column passkey.counter is 'Signatures so far by the authenticator''s own word; one that goes back is a copy';
comment on column passkey.rp_id is 'The host name it was made for; on another one it cannot be used';
create unique index passkey_credential_must_be_unique on passkey (credential_id);
create index passkey_by_user on passkey (user_id);

create table passkey_challenge (
  challenge bytea primary key,
  purpose text not null,
  attempt_id uuid references sign_in_attempt on delete cascade,
  sign_in_id uuid references sign_in on delete cascade,
  expires_on timestamptz not null,
  constraint passkey_challenge_has_one_place check (
    num_nonnulls(attempt_id, sign_in_id) = case when purpose = 'SIGN_IN' then 0 else 1 end)
);
comment on table passkey_challenge is 'What an authenticator is to sign: once, for one purpose, within minutes';
create index passkey_challenge_by_expiry on passkey_challenge (expires_on);
create index passkey_challenge_by_attempt on passkey_challenge (attempt_id) where attempt_id is not null;
create index passkey_challenge_by_sign_in on passkey_challenge (sign_in_id) where sign_in_id is not null;

create table step_up_policy (
  singleton boolean primary key default true check (singleton),
  start_session_minutes integer,
  vote_minutes integer,
  view_recording_minutes integer,
  change_roles_minutes integer,
  version integer not null default 1
);
comment on table step_up_policy is 'How many minutes after proving who one is a deed may be done; null asks for nothing';
insert into step_up_policy default values;
