-- The time zone of a user's browser at the latest sign-in, in which e-mails to the user state times.
alter table app_user
  add column time_zone text constraint app_user_time_zone_must_fit check (char_length(time_zone) between 1 and 64);
alter table notification add column time_zone text;
