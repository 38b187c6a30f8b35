-- The language of a user's browser at the latest sign-in, for e-mails to users who have not chosen one, and that of the
-- installation, for e-mails to everyone else.
alter table app_user
  add column browser_language text
    constraint user_browser_language_must_be_known check (browser_language in ('de', 'en-GB', 'nl'));
alter table installation_settings
  add column email_language text not null default 'en-GB'
    constraint email_language_must_be_known check (email_language in ('de', 'en-GB', 'nl'));
-- Files that are being sent go on after a sign-in has ended by inactivity.
alter table sign_in
  add column timed_out boolean not null default false,
  add constraint sign_in_timed_out_is_revoked check (not timed_out or revoked_on is not null);
comment on column sign_in.timed_out is 'Ended by inactivity, not by a person or a change of rights';
