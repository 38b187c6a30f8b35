-- The search for machines covers their manufacturer, too.
drop index device_by_text;
create index device_by_text on device
  using gin (name gin_trgm_ops, serial gin_trgm_ops, location gin_trgm_ops, type gin_trgm_ops, manufacturer gin_trgm_ops)
  with (gin_pending_list_limit = 64);
