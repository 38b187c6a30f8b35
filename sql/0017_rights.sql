-- The serving role appends to the audit log; the links are the database's own work.

alter function audit_entry_joins_a_chain() security definer set search_path = public, pg_temp;
