-- Requests of a voter's groups in the order of their start or title: a page is read along an index, and the groups of
-- each request are looked up by its key.
create index approval_request_by_start on approval_request (start_on, id);
create index approval_request_by_name on approval_request (lower(title), id);

-- Markers that people add to a finished recording. The recording's file is never changed: they lie beside it and go with it.
create table recording_marker (
  id uuid primary key default uuidv7(),
  remote_session_id uuid not null references remote_session on delete cascade,
  at_ms bigint not null constraint recording_marker_time_must_not_be_negative check (at_ms >= 0),
  text text not null constraint recording_marker_text_must_fit check (char_length(text) between 1 and 200),
  created_on timestamptz not null,
  created_by uuid not null references app_user
);
create index recording_marker_by_session on recording_marker (remote_session_id, at_ms, id);
