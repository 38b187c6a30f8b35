-- Signing in step by step, and people who come from a provider.

alter table sign_in
  add column methods text[] not null default '{PASSWORD}',
  add column proven_on timestamptz not null default now(),
  add column family_id uuid not null default uuidv7(),
  add column identity_provider_id uuid references identity_provider on delete set null,
  add column sealed_provider_tokens bytea;
comment on column sign_in.methods is 'What the person has proved who they are with';
comment on column sign_in.proven_on is 'When they last did';
comment on column sign_in.family_id is 'Sign-ins that came from one another by refreshing';
comment on column sign_in.sealed_provider_tokens is 'What an identity provider gave, to sign out there too';
create index sign_in_by_family on sign_in (family_id);

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
  expires_on timestamptz not null
);
comment on table sign_in_attempt is 'Somebody who has proved something of themselves and must do more to be signed in';
create unique index sign_in_attempt_token_must_be_unique on sign_in_attempt (token_hash);
create index sign_in_attempt_by_user on sign_in_attempt (user_id);
create index sign_in_attempt_by_expiry on sign_in_attempt (expires_on);

alter table user_group add column requires_second_factor boolean not null default false;
comment on column user_group.requires_second_factor is 'Members who sign in with a password prove a second factor too';

alter table user_group_member add column from_source boolean not null default false;
comment on column user_group_member.from_source is 'A provider''s word, taken back when the provider no longer says so';

alter table app_user
  add column identity_provider_id uuid references identity_provider,
  add column ldap_provider_id uuid references ldap_provider;
create unique index foreign_user_of_identity_provider_must_be_unique
  on app_user (identity_provider_id, foreign_user_id) where identity_provider_id is not null and deleted_on is null;
create unique index foreign_user_of_ldap_provider_must_be_unique
  on app_user (ldap_provider_id, foreign_user_id) where ldap_provider_id is not null and deleted_on is null;
