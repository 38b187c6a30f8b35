-- What an identity provider or a directory last said of a user, and when it last said something new.
alter table app_user
  add column provider_read_on timestamptz,
  add column provider_changed_on timestamptz,
  add column provider_attributes text[] not null default '{}';
comment on column app_user.provider_read_on is 'When the provider last described this user, at a sign-in or a regular check';
comment on column app_user.provider_changed_on is 'When a description last changed names, e-mail address or user groups';
comment on column app_user.provider_attributes is 'Names of the claims or attributes that the last description held, without their values';
