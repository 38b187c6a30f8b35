-- Lists by name in the order that people expect: "P-2" before "P-10", "Ölpumpe" among the names with O.

create function natural_order(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(
    regexp_replace(replace(normalize(lower(name), nfd), 'ß', 'ss'), '[\u0300-\u036f]+', '', 'g'),
    '(?<![0-9])([0-9]{1,18})(?![0-9])', '00000000000000000\1', 'g'),
    '0*([0-9]{18})(?![0-9])', '\1', 'g')
$$;
comment on function natural_order is
  'Sort key of a name: without case and accents, numbers of up to 18 digits by value. Independent of locales and their versions';

alter table device add column name_order text collate "C" not null generated always as (natural_order(name)) stored;
alter table device_group add column name_order text collate "C" not null generated always as (natural_order(name)) stored;
alter table target_interface
  add column name_order text collate "C" not null generated always as (natural_order(name)) stored;
alter table user_group add column name_order text collate "C" not null generated always as (natural_order(name)) stored;
alter table app_user
  add column username_order text collate "C" not null generated always as (natural_order(username)) stored,
  add column surname_order text collate "C" not null generated always as (natural_order(surname)) stored,
  add column display_name_order text collate "C" not null generated always as
    (natural_order(coalesce(nullif(trim(firstname || ' ' || surname), ''), username))) stored;

drop index device_by_name;
create index device_by_name on device (name_order, id);
drop index device_by_group;
create index device_by_group on device (device_group_id, name_order, id);
create index app_user_by_username on app_user (username_order, id) where deleted_on is null;
create index user_group_by_name on user_group (name_order, id);
