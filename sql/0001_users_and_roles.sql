-- Identity providers, users, user groups, password policy and roles.
--
-- Timestamps are UTC (timestamptz). Ids are UUIDv7: not guessable, and sorted by creation.

create extension if not exists pg_trgm;

create table identity_provider (
  id uuid primary key default uuidv7(),
  name text not null,
  issuer text not null default '',
  client_id text not null default '',
  sealed_client_secret bytea,
  client_authentication text not null default 'CLIENT_SECRET_BASIC'
    check (client_authentication in ('CLIENT_SECRET_BASIC', 'CLIENT_SECRET_POST')),
  scopes text not null default 'openid profile email',
  audience text not null default '',
  claim_names jsonb not null default '{}',
  ca_certificate text not null default '',
  enabled boolean not null default false,
  created_on timestamptz not null default now(),
  version integer not null default 1
);
comment on column identity_provider.issuer is
  'Identifies a user together with the subject claim; must not change while users of this provider exist';
comment on column identity_provider.sealed_client_secret is 'AES-256-GCM, bound to the row''s id';
create unique index identity_provider_name_must_be_unique on identity_provider (lower(name));
create unique index identity_provider_issuer_must_be_unique on identity_provider (issuer) where issuer <> '';

create table ldap_provider (
  id uuid primary key default uuidv7(),
  name text not null,
  enabled boolean not null default false,
  position integer not null default 0,
  urls text[] not null default '{}',
  start_tls boolean not null default true,
  ca_certificate text not null default '',
  bind_mode text not null default 'SERVICE'
    constraint ldap_provider_bind_mode_must_be_known check (bind_mode in ('SERVICE', 'USER')),
  bind_dn text not null default '',
  sealed_bind_password bytea,
  user_bind_pattern text not null default '',
  base_dn text not null default '',
  user_filter text not null default '',
  username_attribute text not null default 'uid',
  firstname_attribute text not null default 'givenName',
  surname_attribute text not null default 'sn',
  mail_attribute text not null default 'mail',
  unique_id_attribute text not null default 'entryUUID',
  group_lookup text not null default 'MEMBER_OF'
    constraint ldap_provider_group_lookup_must_be_known
    check (group_lookup in ('NONE', 'MEMBER_OF', 'MEMBER', 'IN_CHAIN')),
  nested_groups boolean not null default false,
  group_base_dn text not null default '',
  group_filter text not null default '(objectClass=*)',
  group_member_attribute text not null default 'member',
  page_size integer not null default 100,
  version integer not null default 1,
  confirmation_hours integer not null default 72
    constraint ldap_provider_confirmation_hours_must_fit check (confirmation_hours between 1 and 720),
  rechecked_on timestamptz,
  constraint ldap_provider_enabled_has_url check (not enabled or cardinality(urls) > 0)
);
comment on column ldap_provider.position is 'Directories are queried in ascending order';
comment on column ldap_provider.start_tls is 'Upgrade ldap:// connections with StartTLS before any other operation';
comment on column ldap_provider.bind_mode is
  'SERVICE searches users with a service account, USER binds as the user who signs in';
comment on column ldap_provider.confirmation_hours is
  'Users must sign in again when neither a sign-in nor a recheck has confirmed them for this long';
comment on column ldap_provider.rechecked_on is
  'Last recheck of all users of this directory; null while rechecks are impossible for lack of a service account';
create unique index ldap_provider_name_must_be_unique on ldap_provider (lower(name));

create table app_user (
  id uuid primary key default uuidv7(),
  username text not null check (username <> ''),
  firstname text not null default '',
  surname text not null default '',
  email text not null default '',
  password_hash text,
  superuser boolean not null default false,
  locked_reason text constraint user_lock_reason_must_be_known
    check (locked_reason in ('BY_ADMIN', 'MAX_FAILED_LOGIN_ATTEMPTS', 'USER_EXPIRED')),
  failed_sign_ins integer not null default 0,
  language text constraint user_language_must_be_known check (language in ('de', 'en-GB', 'nl')),
  last_login_on timestamptz,
  created_on timestamptz not null default now(),
  expires_on timestamptz,
  deleted_on timestamptz,
  otp_enabled boolean not null default false,
  sealed_otp_secret bytea,
  must_change_password boolean not null default false,
  password_changed_on timestamptz not null default now(),
  foreign_user_id text,
  identity_provider_name text,
  ldap_provider_name text,
  version integer not null default 1,
  identity_provider_id uuid references identity_provider,
  ldap_provider_id uuid references ldap_provider,
  locked_until timestamptz,
  otp_last_step integer,
  deprovisioned_on timestamptz,
  confirmed_on timestamptz,
  found_anonymously boolean not null default false,
  theme text
    constraint user_theme_must_be_known check (theme in ('system', 'light', 'dark')),
  constraint otp_needs_a_secret check (not otp_enabled or sealed_otp_secret is not null),
  constraint foreign_user_has_one_provider
    check (num_nonnulls(identity_provider_name, ldap_provider_name)
      = case when foreign_user_id is null then 0 else 1 end),
  constraint superuser_is_not_deleted check (deleted_on is null or not superuser)
);
comment on column app_user.deleted_on is 'A deleted user keeps only the names that issues and logs refer to';
comment on column app_user.sealed_otp_secret is 'AES-256-GCM, bound to the row''s id';
comment on column app_user.locked_until is 'End of a lock caused by too many failed sign-ins';
comment on column app_user.otp_last_step is 'Newest TOTP time step that was accepted; each code is valid once';
comment on column app_user.deprovisioned_on is
  'When the provider stopped vouching for this user; sign-ins are not valid until it does so again';
comment on column app_user.confirmed_on is
  'When the provider last confirmed this user after a successful authentication';
comment on column app_user.found_anonymously is
  'The directory has returned this user to an anonymous search; only then is a missing entry significant';
comment on column app_user.theme is 'Null: not chosen, the browser''s preference applies';
create index app_user_superuser on app_user (id) where superuser;
create unique index user_name_must_be_unique on app_user (lower(username)) where deleted_on is null;
create unique index user_email_must_be_unique on app_user (lower(email)) where email <> '' and deleted_on is null;
create index app_user_by_text on app_user using gin
  ((username || ' ' || firstname || ' ' || surname || ' ' || email) gin_trgm_ops) with (gin_pending_list_limit = 64);
create index app_user_by_expiry on app_user (expires_on)
  where expires_on is not null and locked_reason is null;
create unique index foreign_user_of_identity_provider_must_be_unique
  on app_user (identity_provider_id, foreign_user_id) where identity_provider_id is not null and deleted_on is null;
create unique index foreign_user_of_ldap_provider_must_be_unique
  on app_user (ldap_provider_id, foreign_user_id) where ldap_provider_id is not null and deleted_on is null;
create index app_user_by_lock_end on app_user (locked_until)
  where locked_reason = 'MAX_FAILED_LOGIN_ATTEMPTS';

create table user_group (
  id uuid primary key default uuidv7(),
  name text not null,
  created_on timestamptz not null default now(),
  group_email_address text not null default '',
  allowed_email_domains text[] not null default '{}',
  show_users boolean not null default true,
  version integer not null default 1,
  requires_second_factor boolean not null default false
);
comment on column user_group.requires_second_factor is 'Members who sign in with a password need a second factor';
create unique index user_group_name_must_be_unique on user_group (lower(name));
create index user_group_by_text on user_group using gin (name gin_trgm_ops) with (gin_pending_list_limit = 64);

create table user_group_member (
  user_group_id uuid not null references user_group on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  from_source boolean not null default false,
  primary key (user_group_id, user_id)
);
comment on column user_group_member.from_source is
  'Membership derived from a provider''s groups or claims; removed when the provider no longer reports it';
create index user_group_member_by_user on user_group_member (user_id);

create table user_source (
  id uuid primary key default uuidv7(),
  user_group_id uuid not null references user_group,
  identity_provider_id uuid references identity_provider,
  ldap_provider_id uuid references ldap_provider,
  claim_mappings jsonb not null default '[]',
  group_mappings text[] not null default '{}',
  allowed_email_domains text[] not null default '{}',
  created_on timestamptz not null default now(),
  version integer not null default 1,
  constraint source_has_one_provider check (num_nonnulls(identity_provider_id, ldap_provider_id) = 1),
  constraint source_maps_something
    check (jsonb_array_length(claim_mappings) > 0 or cardinality(group_mappings) > 0)
);
comment on table user_source is 'Maps users of a provider to a user group';
create index user_source_by_group on user_source (user_group_id);
create index user_source_by_identity_provider on user_source (identity_provider_id);
create index user_source_by_ldap_provider on user_source (ldap_provider_id);

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

create table system_role (
  id uuid primary key default uuidv7(),
  name text not null,
  version integer not null default 1
);
create unique index system_role_name_must_be_unique on system_role (lower(name));

create table system_role_authority (
  system_role_id uuid not null references system_role on delete cascade,
  authority text not null,
  primary key (system_role_id, authority)
);

create table user_group_system_role (
  user_group_id uuid not null references user_group on delete cascade,
  system_role_id uuid not null references system_role on delete cascade,
  primary key (user_group_id, system_role_id)
);
create index user_group_system_role_by_role on user_group_system_role (system_role_id);

create table device_role (
  id uuid primary key default uuidv7(),
  name text not null,
  built_in text constraint built_in_role_must_be_known check (built_in in ('MAINTENANCE', 'ADMINISTRATION', 'EXPERT')),
  version integer not null default 1
);
comment on column device_role.built_in is 'Marks a role that exists in every installation, independent of its name';
create unique index device_role_name_must_be_unique on device_role (lower(name));
create unique index built_in_role_must_be_unique on device_role (built_in) where built_in is not null;

create table device_role_authority (
  device_role_id uuid not null references device_role on delete cascade,
  authority text not null,
  primary key (device_role_id, authority)
);
create index device_role_authority_by_authority on device_role_authority (authority, device_role_id);
