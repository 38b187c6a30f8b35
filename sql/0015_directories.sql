-- Directories: where they are, who signs in there, how people and their groups are found.

alter table ldap_provider
  add column enabled boolean not null default false,
  add column position integer not null default 0,
  add column urls text[] not null default '{}',
  add column start_tls boolean not null default true,
  add column ca_certificate text not null default '',
  add column bind_mode text not null default 'SERVICE'
    constraint ldap_provider_bind_mode_must_be_known check (bind_mode in ('SERVICE', 'USER')),
  add column bind_dn text not null default '',
  add column sealed_bind_password bytea,
  add column user_bind_pattern text not null default '',
  add column base_dn text not null default '',
  add column user_filter text not null default '',
  add column username_attribute text not null default 'uid',
  add column firstname_attribute text not null default 'givenName',
  add column surname_attribute text not null default 'sn',
  add column mail_attribute text not null default 'mail',
  add column unique_id_attribute text not null default 'entryUUID',
  add column group_lookup text not null default 'MEMBER_OF'
    constraint ldap_provider_group_lookup_must_be_known
    check (group_lookup in ('NONE', 'MEMBER_OF', 'MEMBER', 'IN_CHAIN')),
  add column nested_groups boolean not null default false,
  add column group_base_dn text not null default '',
  add column group_filter text not null default '(objectClass=*)',
  add column group_member_attribute text not null default 'member',
  add column page_size integer not null default 100,
  add column version integer not null default 1,
  add constraint ldap_provider_that_is_asked_has_an_address check (not enabled or cardinality(urls) > 0);
comment on column ldap_provider.position is 'The one with the smallest is asked first';
comment on column ldap_provider.start_tls is 'An ldap:// connection is encrypted before anything else';
comment on column ldap_provider.bind_mode is
  'SERVICE looks people up with a name of its own, USER signs in as the person to begin with';

alter table app_user add column left_on timestamptz;
comment on column app_user.left_on is
  'Since when their provider no longer vouches for them; until it does again, no sign-in of theirs counts';
