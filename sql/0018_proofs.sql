-- Proving again at an identity provider, and letters about changes of somebody's ways in.

alter table provider_request add column sign_in_id uuid references sign_in on delete cascade;
comment on column provider_request.sign_in_id is 'Set when somebody who is signed in proves again who they are: the way back counts for this sign-in only';
create index provider_request_by_sign_in on provider_request (sign_in_id) where sign_in_id is not null;

alter table sign_in_attempt add column proven_on timestamptz;
comment on column sign_in_attempt.proven_on is 'When the identity provider says that the person proved who they are; null: here, by the attempt itself';

alter table notification drop constraint notification_kind_must_be_known;
alter table notification add constraint notification_kind_must_be_known check (kind in (
  'ISSUE_ASSIGNED', 'ISSUE_CREATED', 'APPROVAL_REQUESTED', 'APPROVAL_DECIDED', 'WINDOW_WARNING', 'PLAN_CREATED',
  'INVITATION', 'PASSWORD_RESET', 'CREDENTIALS_CHANGED'));
