-- Lists of who is signed in, and the planner's knowledge.

create index sign_in_by_activity
  on sign_in ((case when kind = 'API' then 'infinity'::timestamptz else active_on end)) where revoked_on is null;

-- New texts wait in a list that every search reads through; 64 kB of it are little to read.
alter index issue_by_title set (gin_pending_list_limit = 64);
alter index approval_request_by_title set (gin_pending_list_limit = 64);
alter index device_by_text set (gin_pending_list_limit = 64);
alter index app_user_by_text set (gin_pending_list_limit = 64);
alter index user_group_by_text set (gin_pending_list_limit = 64);
alter index remote_session_by_interface_name set (gin_pending_list_limit = 64);
