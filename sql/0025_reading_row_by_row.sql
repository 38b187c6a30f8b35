-- Who may do what on one device, answered from the index alone: lists ask it for each row they walk past.
create index device_permission_on_device on device_permission (device_id, user_group_id, user_id, device_role_id);
