-- Sessions with a supervisor, guests by e-mail, and people whom the owner removed.

alter table target_interface add column requires_supervisor boolean not null default false;
comment on column target_interface.requires_supervisor is
  'Sessions on the interface wait for a supervisor, and take no input while none is in the session';

alter table installation_settings add column session_watermark boolean not null default false;
comment on column installation_settings.session_watermark is
  'The screen of a session shows viewer, machine and time over the picture';

alter table session_email_invitation
  add column starts_on timestamptz,
  add column pin_hash text,
  add column failed_pins integer not null default 0
    constraint email_invitation_failed_pins_not_negative check (failed_pins >= 0),
  add column single_use boolean not null default true,
  add column used_on timestamptz,
  add constraint email_invitation_starts_before_it_expires check (starts_on is null or starts_on < expires_on);
comment on column session_email_invitation.starts_on is 'The link is refused before this time; null for at once';
comment on column session_email_invitation.pin_hash is
  'argon2id hash of the PIN that the inviter tells the guest; null for invitations that are older than PINs';
comment on column session_email_invitation.failed_pins is
  'Wrong PINs since the link was made; at the limit the link is refused until it is renewed';
comment on column session_email_invitation.used_on is 'When the link last admitted a guest';

create table session_guest (
  id uuid primary key default uuidv7(),
  session_email_invitation_id uuid not null references session_email_invitation on delete cascade,
  remote_session_id uuid not null references remote_session on delete cascade,
  token_hash bytea not null constraint session_guest_token_hash_is_sha256 check (octet_length(token_hash) = 32),
  name text not null constraint session_guest_has_a_name check (name <> ''),
  language text not null,
  address text not null,
  consented_on timestamptz,
  consent_text_hash bytea,
  ended_on timestamptz,
  created_on timestamptz not null,
  constraint session_guest_consents_to_a_text check ((consented_on is null) = (consent_text_hash is null))
);
comment on table session_guest is 'A person without an account whom an invitation link and its PIN admitted to one session';
comment on column session_guest.token_hash is 'SHA-256 hash of the token in the cookie of the browser';
comment on column session_guest.ended_on is 'From then on the browser is no longer admitted; null while it is';
create unique index session_guest_token_must_be_unique on session_guest (token_hash);
create index session_guest_by_invitation on session_guest (session_email_invitation_id);
create index session_guest_by_session on session_guest (remote_session_id);

create table session_removal (
  remote_session_id uuid not null references remote_session on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  reason text not null,
  removed_by uuid not null references app_user,
  removed_on timestamptz not null,
  primary key (remote_session_id, user_id)
);
comment on table session_removal is
  'A user whom the owner removed from a running session; only an invitation lets them in again';
create index session_removal_by_user on session_removal (user_id);

alter table session_viewer
  alter column user_id drop not null,
  add column guest_id uuid,
  add column guest_name text,
  add column guest_email text,
  add constraint session_viewer_is_a_user_or_a_guest check (
    (user_id is null) = (guest_id is not null and guest_name is not null and guest_email is not null));
comment on column session_viewer.guest_id is
  'The invitation of a guest without an account; no reference, as withdrawn invitations are deleted';
