-- Checklists of plans and issues, and signatures with which issues are closed.

alter table recurring_issue add column checklist jsonb not null default '[]'
  constraint recurring_issue_checklist_is_a_list check (jsonb_typeof(checklist) = 'array');
comment on column recurring_issue.checklist is 'Items in their order; each new issue gets a copy';

alter table issue add column checklist_version integer not null default 1;
comment on column issue.checklist_version is 'Of the list of items; each item has a version of its own for its answer';

create table checklist_item (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references issue on delete cascade,
  position integer not null,
  text text not null constraint checklist_item_text_must_fit check (char_length(text) between 1 and 200),
  kind text not null constraint checklist_item_kind_must_be_known check (kind in ('CHECK', 'NUMBER', 'TEXT')),
  unit text not null default '',
  minimum double precision,
  maximum double precision,
  required boolean not null,
  state text not null default 'OPEN' constraint checklist_item_state_must_be_known
    check (state in ('OPEN', 'OK', 'FAILED', 'NOT_APPLICABLE')),
  number_answer double precision,
  text_answer text not null default '',
  note text not null default '',
  answered_on timestamptz,
  answered_by uuid references app_user,
  follow_up_issue_id uuid references issue on delete set null,
  version integer not null default 1,
  constraint checklist_item_limits_are_in_order check (minimum <= maximum),
  constraint checklist_item_answer_has_author
    check (state = 'OPEN' or (answered_on is not null and answered_by is not null))
);
comment on table checklist_item is 'Items of an issue''s checklist with their answers';
create index checklist_item_by_issue on checklist_item (issue_id, position, id);
create unique index checklist_item_of_follow_up on checklist_item (follow_up_issue_id)
  where follow_up_issue_id is not null;

alter table device add column closing_signature_required boolean not null default false;

create table issue_signature (
  id uuid primary key default uuidv7(),
  issue_id uuid not null references issue on delete cascade,
  kind text not null constraint issue_signature_kind_must_be_known check (kind in ('DRAWN', 'TYPED')),
  printed_name text not null
    constraint issue_signature_name_must_fit check (char_length(printed_name) between 1 and 100),
  content_hash bytea references stored_file,
  size_bytes bigint,
  width integer,
  height integer,
  signed_on timestamptz not null,
  signed_by uuid not null references app_user,
  constraint issue_signature_has_image_when_drawn
    check (num_nulls(content_hash, size_bytes, width, height) = case kind when 'DRAWN' then 0 else 4 end)
);
comment on table issue_signature is 'One for each closing that was signed; never changed';
create index issue_signature_by_issue on issue_signature (issue_id, signed_on desc, id desc);
create index issue_signature_by_content on issue_signature (content_hash) where content_hash is not null;
