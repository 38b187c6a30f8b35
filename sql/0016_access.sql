-- Who has access: sign-ins that end with inactivity and stolen refresh tokens, tokens of machines, what people agreed to.

alter table sign_in
  add column active_on timestamptz not null default now(),
  add column began_on timestamptz not null default now(),
  add column refreshed_on timestamptz;
update sign_in set active_on = greatest(last_seen_on, created_on), began_on = created_on;
comment on column sign_in.active_on is 'When the person last did something, to a minute; a browser that only waits does not count';
comment on column sign_in.began_on is 'When the first sign-in of its family was made';
comment on column sign_in.refreshed_on is 'When its refresh token was used; using it again ends the family';
create index sign_in_live on sign_in (user_id) where revoked_on is null;

create table api_token (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  name text not null constraint api_token_name_must_fit check (char_length(name) between 1 and 100),
  token_hash bytea not null,
  scopes text[] not null constraint api_token_needs_a_scope check (cardinality(scopes) > 0),
  device_id uuid references device on delete cascade,
  created_on timestamptz not null,
  created_address text not null default '',
  expires_on timestamptz not null,
  last_used_on timestamptz,
  last_address text not null default '',
  revoked_on timestamptz,
  constraint api_token_ends_after_it_begins check (expires_on > created_on)
);
comment on table api_token is 'Access of programs: a part of what its owner may do; stored as SHA-256 only';
comment on column api_token.device_id is 'Null: wherever its owner has the rights';
create unique index api_token_must_be_unique on api_token (token_hash);
create unique index api_token_name_must_be_unique on api_token (user_id, lower(name)) where revoked_on is null;

create table installation_settings (
  singleton boolean primary key default true check (singleton),
  inactivity_seconds integer not null default 600
    constraint inactivity_must_be_sensible check (inactivity_seconds between 1 and 86400),
  legal_info_1 text not null default '',
  legal_info_2 text not null default '',
  legal_agreement_required boolean not null default false,
  legal_hash bytea,
  recording_consent_de text not null default '',
  recording_consent_en text not null default '',
  recording_consent_nl text not null default '',
  version integer not null default 1,
  changed_on timestamptz not null default now()
);
comment on table installation_settings is 'One row: what administrators set for the whole installation';
comment on column installation_settings.legal_hash is 'SHA-256 of the legal texts; null when there are none';
insert into installation_settings default values;

create table consent_text (
  text_hash bytea primary key,
  text text not null
);
comment on table consent_text is 'Texts that somebody has agreed to, word for word';

create table consent (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  kind text not null constraint consent_kind_must_be_known check (kind in ('LEGAL', 'RECORDING')),
  language text not null constraint consent_language_must_be_known check (language in ('de', 'en-GB', 'nl')),
  text_hash bytea not null references consent_text,
  address text not null default '',
  user_agent text not null default '',
  given_on timestamptz not null
);
comment on table consent is 'Who agreed to which text, in which language, when and from where; never changed';
create unique index consent_is_given_once on consent (user_id, kind, text_hash);
create index consent_by_newest on consent (given_on desc, id desc);
