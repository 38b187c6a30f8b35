-- Answers of creating calls, so that a client that did not hear one can ask again without creating twice.
create table idempotency_key (
  user_id uuid not null references app_user on delete cascade,
  key text not null constraint idempotency_key_must_fit check (char_length(key) between 1 and 128),
  sealed_request bytea not null,
  sealed_answer bytea,
  expires_on timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_key is 'Sealed, because requests and answers can hold secrets; without an answer the call has not ended, or its outcome is not known';
create index idempotency_key_by_expiry on idempotency_key (expires_on);
