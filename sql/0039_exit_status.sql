-- What the program that a terminal session was about said at its end; null where it said nothing, and for other sessions.
alter table remote_session add column exit_status integer;
