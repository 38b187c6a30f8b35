-- Known causes of failed sessions, which the user reads about in their own language.

alter table remote_session add column end_diagnosis text;
comment on column remote_session.end_diagnosis is
  'Name of a known cause of the end, of which clients have a text; null for others';
