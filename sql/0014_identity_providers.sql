-- How to reach identity providers, sign-ins that are under way at one, and when each was last asked about its people.

alter table identity_provider
  add column issuer text not null default '',
  add column client_id text not null default '',
  add column sealed_client_secret bytea,
  add column client_authentication text not null default 'CLIENT_SECRET_BASIC'
    check (client_authentication in ('CLIENT_SECRET_BASIC', 'CLIENT_SECRET_POST')),
  add column scopes text not null default 'openid profile email',
  add column audience text not null default '',
  add column claim_names jsonb not null default '{}',
  add column ca_certificate text not null default '',
  add column enabled boolean not null default false,
  add column created_on timestamptz not null default now(),
  add column version integer not null default 1;
comment on column identity_provider.issuer is 'With the subject, the key of a person: never changed while people come from it';
comment on column identity_provider.sealed_client_secret is 'AES-256-GCM, bound to the row''s id';
create unique index identity_provider_issuer_must_be_unique on identity_provider (issuer) where issuer <> '';

create table provider_request (
  id uuid primary key default uuidv7(),
  identity_provider_id uuid not null references identity_provider on delete cascade,
  cookie_hash bytea not null,
  state_hash bytea not null,
  sealed_checks bytea not null,
  return_to text not null,
  expires_on timestamptz not null
);
comment on table provider_request is 'A browser that was sent to an identity provider; deleted by the way back, which works once';
create unique index provider_request_cookie_must_be_unique on provider_request (cookie_hash);
create index provider_request_by_provider on provider_request (identity_provider_id);
create index provider_request_by_expiry on provider_request (expires_on);

alter table sign_in add column provider_asked_on timestamptz;
comment on column sign_in.provider_asked_on is 'When the provider was last asked whether the person still exists; null is at the sign-in';
create index sign_in_to_ask_about on sign_in (coalesce(provider_asked_on, created_on))
  where sealed_provider_tokens is not null and revoked_on is null;
create index sign_in_by_identity_provider on sign_in (identity_provider_id) where identity_provider_id is not null;
create index sign_in_attempt_by_identity_provider on sign_in_attempt (identity_provider_id)
  where identity_provider_id is not null;
