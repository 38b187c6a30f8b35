-- Lists of machines and users sorted by the heads of their columns: a page is read from an index. The last sign-in has
-- none: it changes with each sign-in, and a page of 5 000 users is sorted in a few milliseconds.
create index device_by_type on device (lower(type), id);
create index device_by_serial on device (lower(serial), id);
create index device_by_location on device (lower(location), id);
create index app_user_by_email on app_user (lower(email), id) where deleted_on is null;
