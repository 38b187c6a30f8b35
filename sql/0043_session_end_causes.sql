-- Who or what ended a session, which readers see in their own language. Earlier sessions keep their sentence in `end_detail`.
alter table remote_session
  add column end_cause text,
  add column end_person text not null default '';
comment on column remote_session.end_cause is
  'Who or what of the server ended it, of which clients have a text; null where the state or the machine''s reason says it';
comment on column remote_session.end_person is 'Display name of the person who ended it, as it was then; empty for nobody';
