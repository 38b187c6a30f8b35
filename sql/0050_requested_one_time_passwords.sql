-- Who had a one-time password sent: an administrator, for the audit log; null for the person at the sign-in page.
alter table password_reset_request
  add column requested_by uuid references app_user on delete set null;
comment on column password_reset_request.requested_by is
  'The administrator who had the one-time password sent; null where it was asked for without signing in';
create index password_reset_request_by_requester on password_reset_request (requested_by) where requested_by is not null;
