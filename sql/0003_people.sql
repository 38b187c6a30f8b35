-- People with their groups, sources and password policy, and the licence of the installation.

alter table app_user
  add column if not exists expires_on timestamptz,
  add column deleted_on timestamptz,
  add column otp_enabled boolean not null default false,
  add column sealed_otp_secret bytea,
  add column must_change_password boolean not null default false,
  add column password_changed_on timestamptz not null default now(),
  add column foreign_user_id text,
  add column identity_provider_name text,
  add column ldap_provider_name text,
  add column version integer not null default 1,
  add constraint otp_needs_a_secret check (not otp_enabled or sealed_otp_secret is not null),
  add constraint foreign_user_has_one_provider
    check (num_nonnulls(identity_provider_name, ldap_provider_name) = case when foreign_user_id is null then 0 else 1 end),
  add constraint superuser_is_not_deleted check (deleted_on is null or not superuser);
comment on column app_user.deleted_on is 'The book keeps the names of people who are gone; nothing else is left of them';
comment on column app_user.sealed_otp_secret is 'AES-256-GCM, bound to the row''s id';
drop index user_name_must_be_unique;
create unique index user_name_must_be_unique on app_user (lower(username)) where deleted_on is null;
create unique index user_email_must_be_unique on app_user (lower(email)) where email <> '' and deleted_on is null;
create index app_user_by_text on app_user using gin
  ((username || ' ' || firstname || ' ' || surname || ' ' || email) gin_trgm_ops);
create index if not exists app_user_running_out on app_user (expires_on)
  where expires_on is not null and locked_reason is null;

alter table user_group
  add column group_email_address text not null default '',
  add column allowed_email_domains text[] not null default '{}',
  add column show_users boolean not null default true,
  add column version integer not null default 1;
create index user_group_by_text on user_group using gin (name gin_trgm_ops);
create index user_group_system_role_by_role on user_group_system_role (system_role_id);
create index device_permission_by_role on device_permission (device_role_id);
create index issue_of_assigned_group on issue (assigned_user_group_id) where assigned_user_group_id is not null;

alter table system_role add column version integer not null default 1;
alter table device_role add column version integer not null default 1;

-- Where people from outside come from ----------------------------------------------------------------------------------

create table identity_provider (
  id uuid primary key default uuidv7(),
  name text not null
);
create unique index identity_provider_name_must_be_unique on identity_provider (lower(name));
create table ldap_provider (
  id uuid primary key default uuidv7(),
  name text not null
);
create unique index ldap_provider_name_must_be_unique on ldap_provider (lower(name));

create table user_source (
  id uuid primary key default uuidv7(),
  user_group_id uuid not null references user_group,
  identity_provider_id uuid references identity_provider,
  ldap_provider_id uuid references ldap_provider,
  claim_mappings jsonb not null default '[]',
  group_mappings text[] not null default '{}',
  allowed_email_domains text[] not null default '{}',
  created_on timestamptz not null default now(),
  constraint source_has_one_provider check (num_nonnulls(identity_provider_id, ldap_provider_id) = 1),
  constraint source_maps_something
    check (jsonb_array_length(claim_mappings) > 0 or cardinality(group_mappings) > 0)
);
comment on table user_source is 'Who of a provider belongs to a user group';
create index user_source_by_group on user_source (user_group_id);
create index user_source_by_identity_provider on user_source (identity_provider_id);
create index user_source_by_ldap_provider on user_source (ldap_provider_id);

-- Passwords ----------------------------------------------------------------------------------------------------------

create table password_policy (
  singleton boolean primary key default true check (singleton),
  name text not null default 'Default',
  minimum_length integer not null default 12 check (minimum_length between 1 and 128),
  lowercase integer not null default 0 check (lowercase between 0 and 32),
  uppercase integer not null default 0 check (uppercase between 0 and 32),
  digits integer not null default 0 check (digits between 0 and 32),
  symbols integer not null default 0 check (symbols between 0 and 32),
  validity_days integer not null default 0 check (validity_days between 0 and 3650),
  version integer not null default 1
);
insert into password_policy default values;

-- Licence ------------------------------------------------------------------------------------------------------------

alter table installation add column installation_id uuid not null default uuidv7();
comment on column installation.installation_id is 'What a licence is made out to';

create table licence (
  id uuid primary key,
  licence_text text not null,
  imported_on timestamptz not null,
  imported_by text not null default ''
);
comment on table licence is 'Imported texts; what they say is read from the signed text itself, every time';
