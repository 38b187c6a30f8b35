-- E-mails to those who read the audit log, when its verification finds entries that were changed or are missing.
alter table notification
  drop constraint notification_kind_must_be_known,
  add constraint notification_kind_must_be_known check (kind in (
    'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
    'INVITATION', 'PASSWORD_RESET', 'CREDENTIALS_CHANGED', 'EMERGENCY_SESSION', 'LICENCE_EXPIRES', 'SECRET_EXPIRES',
    'AUDIT_BROKEN'));
