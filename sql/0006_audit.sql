-- Append-only audit log with hash chains.

create function forbid_append_only_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$;

create table audit_entry (
  id bigint generated always as identity primary key,
  happened_on timestamptz not null default now(),
  user_id uuid,
  username text not null,
  event text not null,
  object_type text not null,
  object_id uuid,
  device_id uuid,
  issue_id uuid,
  address text not null default '',
  details jsonb not null default '{}'
);
comment on table audit_entry is 'Append-only: which user did what to which object, from which address';
comment on column audit_entry.issue_id is 'The issue whose history lists the entry';
create index audit_entry_by_object on audit_entry (object_type, object_id, id desc);
create index audit_entry_by_issue on audit_entry (issue_id, id desc) where issue_id is not null;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function forbid_append_only_change();
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function forbid_append_only_change();
alter table audit_entry enable always trigger audit_entry_append_only;
alter table audit_entry enable always trigger audit_entry_no_truncate;
revoke update, delete, truncate on audit_entry from public;

create table audit_chain (
  chain smallint primary key,
  entries bigint not null default 0,
  hash bytea not null default ''
) with (fillfactor = 10);
comment on table audit_chain is
  'Heads of the hash chains. Several chains, so that concurrent transactions do not wait for each other';
insert into audit_chain (chain) select generate_series(0, 15);

create table audit_hash (
  entry_id bigint primary key,
  chain smallint not null,
  position bigint not null,
  hash bytea not null,
  constraint audit_hash_position_unique unique (chain, position)
);
comment on table audit_hash is 'hash = SHA-256 of the previous hash of the chain and the text of the entry';
create trigger audit_hash_append_only before update or delete on audit_hash
  for each row execute function forbid_append_only_change();
create trigger audit_hash_no_truncate before truncate on audit_hash
  for each statement execute function forbid_append_only_change();
alter table audit_hash enable always trigger audit_hash_append_only;
alter table audit_hash enable always trigger audit_hash_no_truncate;
revoke update, delete, truncate on audit_hash from public;

create function audit_entry_text(entry audit_entry) returns text language sql stable as $$
  select jsonb_build_array(entry.id, (extract(epoch from entry.happened_on) * 1000000)::bigint, entry.user_id,
    entry.username, entry.event, entry.object_type, entry.object_id, entry.device_id, entry.issue_id, entry.address,
    entry.details)::text
$$;

-- Runs at commit, after all other locks are taken, so that chains cannot be part of a deadlock. A transaction uses one
-- chain for all its entries. Security definer: the serving role inserts entries and has no rights on the hashes.
create function append_to_audit_chain() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_chain smallint := nullif(current_setting('millwright.audit_chain', true), '')::smallint;
  head audit_chain;
  next_hash bytea;
begin
  if own_chain is null then
    select chain into own_chain from audit_chain
      order by (chain + pg_backend_pid()) % 16 limit 1 for update skip locked;
    own_chain := coalesce(own_chain, (pg_backend_pid() % 16)::smallint);
    perform set_config('millwright.audit_chain', own_chain::text, true);
  end if;
  select * into strict head from audit_chain where chain = own_chain for update;
  next_hash := sha256(head.hash || convert_to(audit_entry_text(new), 'UTF8'));
  insert into audit_hash (entry_id, chain, position, hash) values (new.id, own_chain, head.entries + 1, next_hash);
  update audit_chain set entries = head.entries + 1, hash = next_hash where chain = own_chain;
  return null;
end $$;
create constraint trigger append_to_audit_chain after insert on audit_entry deferrable initially deferred
  for each row execute function append_to_audit_chain();
