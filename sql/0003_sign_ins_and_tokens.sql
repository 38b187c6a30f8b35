-- Sign-ins and their steps, throttles, second factors, passkeys, API tokens and consents.

create table sign_in (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null constraint sign_in_kind_must_be_known check (kind in ('BROWSER', 'API')),
  token_hash bytea not null,
  refresh_hash bytea,
  csrf_secret bytea not null,
  user_agent text not null default '',
  address text not null default '',
  created_on timestamptz not null default now(),
  last_seen_on timestamptz not null default now(),
  expires_on timestamptz not null,
  refresh_expires_on timestamptz,
  revoked_on timestamptz,
  methods text[] not null default '{PASSWORD}',
  authenticated_on timestamptz not null default now(),
  family_id uuid not null default uuidv7(),
  identity_provider_id uuid references identity_provider on delete set null,
  sealed_provider_tokens bytea,
  provider_checked_on timestamptz,
  active_on timestamptz not null default now(),
  started_on timestamptz not null default now(),
  refreshed_on timestamptz
);
comment on table sign_in is 'Sign-in of a browser or an API client; tokens are stored as SHA-256 hashes only';
comment on column sign_in.methods is 'Authentication methods used';
comment on column sign_in.authenticated_on is 'When the user last authenticated';
comment on column sign_in.family_id is 'Shared by all sign-ins that were refreshed from the same first sign-in';
comment on column sign_in.sealed_provider_tokens is 'Tokens of the identity provider, needed for its sign-out';
comment on column sign_in.provider_checked_on is
  'When the provider last confirmed that the user still exists; null: at the sign-in';
comment on column sign_in.active_on is
  'Last user activity, to the minute; background requests of a browser do not count';
comment on column sign_in.started_on is 'When the first sign-in of the family was created';
comment on column sign_in.refreshed_on is 'When the refresh token was used; a second use ends the family';
create unique index sign_in_token_must_be_unique on sign_in (token_hash);
create unique index sign_in_refresh_must_be_unique on sign_in (refresh_hash) where refresh_hash is not null;
create index sign_in_by_user on sign_in (user_id);
create index sign_in_by_expiry on sign_in (greatest(expires_on, refresh_expires_on));
create index sign_in_by_family on sign_in (family_id);
create index sign_in_provider_check_due on sign_in (coalesce(provider_checked_on, created_on))
  where sealed_provider_tokens is not null and revoked_on is null;
create index sign_in_by_identity_provider on sign_in (identity_provider_id) where identity_provider_id is not null;
create index sign_in_active_by_user on sign_in (user_id) where revoked_on is null;
create index sign_in_by_activity
  on sign_in ((case when kind = 'API' then 'infinity'::timestamptz else active_on end)) where revoked_on is null;

create table sign_in_attempt (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  token_hash bytea not null,
  methods text[] not null,
  failures integer not null default 0,
  return_to text not null default '/',
  identity_provider_id uuid references identity_provider on delete cascade,
  sealed_provider_tokens bytea,
  created_on timestamptz not null,
  expires_on timestamptz not null,
  authenticated_on timestamptz
);
comment on table sign_in_attempt is 'Sign-in with at least one completed step and further steps required';
comment on column sign_in_attempt.authenticated_on is
  'Authentication time reported by the identity provider; null: the attempt itself authenticated the user';
create unique index sign_in_attempt_token_must_be_unique on sign_in_attempt (token_hash);
create index sign_in_attempt_by_user on sign_in_attempt (user_id);
create index sign_in_attempt_by_expiry on sign_in_attempt (expires_on);
create index sign_in_attempt_by_identity_provider on sign_in_attempt (identity_provider_id)
  where identity_provider_id is not null;

create table sign_in_throttle (
  kind text not null,
  key bytea not null,
  account bytea,
  failures integer not null,
  blocked_until timestamptz not null,
  expires_on timestamptz not null,
  primary key (kind, key),
  constraint sign_in_throttle_kind_must_be_known
    check (kind in (
      'ACCOUNT_AND_NETWORK', 'DEVICE', 'ACCOUNT', 'NETWORK', 'RESET_ACCOUNT', 'RESET_NETWORK', 'RESET_CODE'))
);
comment on table sign_in_throttle is
  'Failure counters; user names and addresses are stored as SHA-256 hashes because users mistype passwords as names';
comment on column sign_in_throttle.account is 'Hash of the account, so that unlocking the account deletes its counters';
create index sign_in_throttle_by_account on sign_in_throttle (account) where account is not null;
create index sign_in_throttle_by_expiry on sign_in_throttle (expires_on);

create table sign_in_network (
  user_id uuid not null references app_user on delete cascade,
  network text not null,
  last_used_on timestamptz not null,
  primary key (user_id, network)
);
comment on table sign_in_network is
  'Networks from which a user has signed in; throttles of unknown networks do not affect them';
create index sign_in_network_by_use on sign_in_network (last_used_on);

create table password_reset_request (
  id uuid primary key default uuidv7(),
  user_id uuid references app_user on delete cascade,
  address text not null,
  created_on timestamptz not null
);
comment on table password_reset_request is
  'Requests not yet processed; unknown user names have a row too, so that response times do not differ';
create index password_reset_request_by_user on password_reset_request (user_id);

create table password_reset (
  user_id uuid primary key references app_user on delete cascade,
  code_hash bytea not null,
  created_on timestamptz not null,
  expires_on timestamptz not null
);
comment on table password_reset is 'The most recently mailed one-time password';
create unique index password_reset_code_must_be_unique on password_reset (code_hash);

create table otp_enrolment (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  expires_on timestamptz not null
);
comment on table otp_enrolment is 'A TOTP secret that was shown and not yet confirmed by a first code';

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_code is 'Unused recovery codes; using one deletes it';

create table factor_attempt (
  user_id uuid primary key references app_user on delete cascade,
  failures integer not null,
  blocked_until timestamptz not null
);
comment on table factor_attempt is 'Consecutive wrong codes of a user and the resulting delay, across sign-in attempts';

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
comment on column passkey.counter is
  'Signature counter reported by the authenticator; a decrease indicates a cloned authenticator';
comment on column passkey.rp_id is
  'Relying party id (host name) of the registration; the passkey is valid for this host only';
create unique index passkey_credential_must_be_unique on passkey (credential_id);
create index passkey_by_user on passkey (user_id);

create table passkey_challenge (
  challenge bytea primary key,
  purpose text not null,
  attempt_id uuid references sign_in_attempt on delete cascade,
  sign_in_id uuid references sign_in on delete cascade,
  expires_on timestamptz not null,
  constraint passkey_challenge_has_one_context check (
    num_nonnulls(attempt_id, sign_in_id) = case when purpose = 'SIGN_IN' then 0 else 1 end)
);
comment on table passkey_challenge is 'Challenge for one signature with one purpose, valid for minutes';
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
comment on table step_up_policy is
  'Maximum age in minutes of an authentication for each protected action; null: no step-up';
insert into step_up_policy default values;

create table authorization_request (
  id uuid primary key default uuidv7(),
  identity_provider_id uuid not null references identity_provider on delete cascade,
  cookie_hash bytea not null,
  state_hash bytea not null,
  sealed_parameters bytea not null,
  return_to text not null,
  expires_on timestamptz not null,
  sign_in_id uuid references sign_in on delete cascade
);
comment on table authorization_request is
  'Authorization request of a browser at an identity provider; deleted by the callback';
comment on column authorization_request.sign_in_id is
  'Set for step-up authentication of an existing sign-in: the callback applies to this sign-in only';
create unique index authorization_request_cookie_must_be_unique on authorization_request (cookie_hash);
create index authorization_request_by_provider on authorization_request (identity_provider_id);
create index authorization_request_by_expiry on authorization_request (expires_on);
create index authorization_request_by_sign_in on authorization_request (sign_in_id) where sign_in_id is not null;

create table api_token (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  name text not null constraint api_token_name_must_fit check (char_length(name) between 1 and 100),
  token_hash bytea not null,
  scopes text[] not null constraint api_token_needs_a_scope check (cardinality(scopes) > 0),
  device_id uuid references device on delete cascade,
  created_on timestamptz not null,
  created_address text not null default '',
  expires_on timestamptz not null,
  last_used_on timestamptz,
  last_address text not null default '',
  revoked_on timestamptz,
  constraint api_token_ends_after_it_begins check (expires_on > created_on)
);
comment on table api_token is
  'Access token of a program with a part of its owner''s rights; stored as SHA-256 hash only';
comment on column api_token.device_id is 'Null: all devices that the owner has access to';
create unique index api_token_must_be_unique on api_token (token_hash);
create unique index api_token_name_must_be_unique on api_token (user_id, lower(name)) where revoked_on is null;

create table consent_text (
  text_hash bytea primary key,
  text text not null
);
comment on table consent_text is 'Texts that users have agreed to, verbatim';

create table consent (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null constraint consent_kind_must_be_known check (kind in ('LEGAL', 'RECORDING')),
  language text not null constraint consent_language_must_be_known check (language in ('de', 'en-GB', 'nl')),
  text_hash bytea not null references consent_text,
  address text not null default '',
  user_agent text not null default '',
  given_on timestamptz not null
);
comment on table consent is
  'Append-only: which user agreed to which text, in which language, when and from which address';
create unique index consent_is_given_once on consent (user_id, kind, text_hash);
create index consent_by_newest on consent (given_on desc, id desc);
