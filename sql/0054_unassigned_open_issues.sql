-- An open issue that was assigned and not yet taken can be unassigned.
insert into issue_transition (from_state, verb, to_state) values ('OPEN', 'return', 'OPEN');
