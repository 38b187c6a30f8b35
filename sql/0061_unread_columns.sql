-- Who removed whom from a session, when and why, and when a recording was deleted and by whom, is read from the audit log.
alter table session_removal drop column removed_by, drop column removed_on, drop column reason;
alter table remote_session drop column recording_deleted_on;
