-- Issue lists by maintenance window, search of machine names without punctuation, saved filters, calendar feeds.

create index issue_open_by_window_end on issue (window_end_on, id) include (device_id, activation_on, state)
  where state <> 'CLOSED';
create index issue_open_by_activation on issue (activation_on, id) include (device_id, window_end_on, state)
  where state <> 'CLOSED';
create index issue_open_by_title on issue (lower(title), id) include (device_id) where state <> 'CLOSED';
create index issue_open_by_priority on issue
  ((case priority when 'HIGH' then 1 when 'NORMAL' then 2 else 3 end), window_end_on, id) include (device_id)
  where state <> 'CLOSED';
create index issue_open_by_type on issue (issue_type, id) include (device_id) where state <> 'CLOSED';
create index issue_open_by_change on issue (changed_on, id) include (device_id) where state <> 'CLOSED';

create function search_key(name text) returns text language sql immutable strict parallel safe as
  $$ select regexp_replace(lower(name), '[\s_./\\,:;()#+-]+', '', 'g') $$;
comment on function search_key is 'A name without separators: "Press P-7" as "pressp7"; mirrored by searchKey in base/search-key.ts';
alter table device add column name_key text not null generated always as (search_key(name)) stored;
comment on column device.name_key is 'The name without separators, for searches such as "p7"';
create index device_by_name_key on device using gin (name_key gin_trgm_ops) with (gin_pending_list_limit = 64);

create table saved_issue_filter (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  name text not null constraint saved_issue_filter_name_must_fit check (char_length(name) between 1 and 40),
  query text not null constraint saved_issue_filter_query_must_fit check (char_length(query) <= 1000),
  created_on timestamptz not null
);
comment on table saved_issue_filter is 'Filters of the issue list that users keep under a name';
comment on column saved_issue_filter.query is 'Query of the list''s address';
create unique index saved_issue_filter_name_must_be_unique on saved_issue_filter (user_id, lower(name));

create table calendar_feed (
  user_id uuid primary key references app_user on delete cascade,
  token_hash bytea not null constraint calendar_feed_token_must_be_unique unique,
  created_on timestamptz not null,
  read_on timestamptz
);
comment on table calendar_feed is 'Secret address at which a calendar program reads a user''s maintenance windows';
