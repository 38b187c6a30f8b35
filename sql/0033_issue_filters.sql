-- Lists of issues over all machines can be narrowed by state, person, last change and start of the window: each of them has
-- an index, so that few rows among many are found without walking the others.
create index issue_by_state on issue (state, created_on desc, id desc) include (device_id);
create index issue_of_assignee on issue (assigned_user_id, created_on desc, id desc)
  where assigned_user_id is not null;
create index issue_by_change on issue (changed_on, id) include (device_id, state);
create index issue_by_activation on issue (activation_on, id) include (device_id, state);
