-- Until when a directory's word about its people counts, so that somebody who left there is not let in here for ever.

alter table ldap_provider
  add column confirmation_hours integer not null default 72
    constraint ldap_provider_confirmation_hours_must_fit check (confirmation_hours between 1 and 720),
  add column rechecked_on timestamptz;
comment on column ldap_provider.confirmation_hours is
  'Who was confirmed neither by signing in there nor by a regular check for so long must sign in again';
comment on column ldap_provider.rechecked_on is
  'When everybody who comes from it was last asked after; null while nobody can be, for want of a service name';

alter table app_user
  add column confirmed_on timestamptz,
  add column shown_to_anybody boolean not null default false;
comment on column app_user.confirmed_on is 'When their provider last vouched for them because they proved themselves there';
comment on column app_user.shown_to_anybody is
  'Their directory has shown them to a question without a name: only then does their absence say anything';
-- Until now they were, every quarter of an hour.
update ldap_provider set rechecked_on = now() where enabled and sealed_bind_password is not null;
update app_user set confirmed_on = last_login_on where foreign_user_id is not null;
