-- E-mails to those named by a machine, before the credentials of an interface expire.
alter table notification
  drop constraint notification_kind_must_be_known,
  add constraint notification_kind_must_be_known check (kind in (
    'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
    'INVITATION', 'PASSWORD_RESET', 'CREDENTIALS_CHANGED', 'EMERGENCY_SESSION', 'LICENCE_EXPIRES', 'SECRET_EXPIRES'));
