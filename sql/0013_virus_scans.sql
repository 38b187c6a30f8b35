-- When a file was last scanned, and which files wait for a scan.

alter table attachment add column scanned_on timestamptz;
comment on column attachment.scanned_on is 'End of the last scan that tried to get a verdict; null before the first';
create index attachment_awaiting_scan on attachment (created_on, id)
  where scan_state in ('NEW', 'IN_PROGRESS', 'SCANNER_UNREACHABLE_ACCEPTED', 'SCANNER_UNREACHABLE_DECLINED');
