-- Lists over all machines: whose rights are walked along an index that holds all there is to know.

create index device_permission_of_user on device_permission (user_id, device_role_id, device_id) where user_id is not null;
create index device_permission_of_group on device_permission (user_group_id, device_role_id, device_id)
  where user_group_id is not null;
drop index device_permission_by_user;
drop index device_permission_by_group;
create index device_role_authority_by_authority on device_role_authority (authority, device_role_id);
create index remote_session_by_interface_name on remote_session using gin (interface_name gin_trgm_ops);
create index device_by_name on device (lower(name), id) include (name);
