-- Faults reported without signing in: the address on a machine's label, and the reports that came in by it.

alter table installation_settings add column fault_reports_enabled boolean not null default false;
comment on column installation_settings.fault_reports_enabled is
  'The addresses on the labels of machines open a page that takes fault reports without signing in';

create table fault_report_address (
  device_id uuid primary key references device on delete cascade,
  token_hash bytea not null
    constraint fault_report_address_token_hash_is_sha256 check (octet_length(token_hash) = 32),
  sealed_token bytea not null,
  created_on timestamptz not null,
  created_by uuid not null references app_user
);
comment on table fault_report_address is 'The machines that take fault reports without signing in, with the token of their label';
comment on column fault_report_address.sealed_token is 'The token under the key of the installation, to print the label again';
comment on column fault_report_address.created_by is 'Issues that are reported at the address are created in the name of this user';
create unique index fault_report_address_token_must_be_unique on fault_report_address (token_hash);

create table fault_report (
  issue_id uuid primary key references issue on delete cascade,
  reference text not null,
  submission uuid not null,
  reporter text not null default '',
  reported_on timestamptz not null,
  rejection text not null default ''
);
comment on table fault_report is 'An issue that was reported without signing in; it waits for a decision while the issue is NEW';
comment on column fault_report.reference is 'Shown to the reporter, to ask about the report by';
comment on column fault_report.submission is 'Made with the form, so that a form that is sent twice is one report';
comment on column fault_report.reporter is 'Name or contact as the reporter wrote it; empty without';
comment on column fault_report.rejection is 'Why the report was rejected; empty unless it was';
create unique index fault_report_reference_must_be_unique on fault_report (reference);
create unique index fault_report_submission_must_be_unique on fault_report (submission);

alter table sign_in_throttle
  drop constraint sign_in_throttle_kind_must_be_known,
  add constraint sign_in_throttle_kind_must_be_known check (kind in (
    'ACCOUNT_AND_NETWORK', 'DEVICE', 'ACCOUNT', 'NETWORK', 'RESET_ACCOUNT', 'RESET_NETWORK', 'RESET_CODE',
    'REPORT_NETWORK', 'REPORT_MACHINE'));
comment on table sign_in_throttle is
  'Counters of attempts without a sign-in; user names and addresses are stored as SHA-256 hashes because users mistype passwords as names';
