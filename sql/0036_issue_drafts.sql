-- A draft can be given up, whatever waits for approval or its window can be closed, and work in progress can be reset.
insert into issue_transition (from_state, verb, to_state) values
  ('NEW', 'close', 'CLOSED'),
  ('APPROVAL_PENDING', 'close', 'CLOSED'),
  ('APPROVED', 'close', 'CLOSED'),
  ('IN_PROGRESS', 'open', 'OPEN');
