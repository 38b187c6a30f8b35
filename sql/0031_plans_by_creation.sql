-- The next plans of a plant, in the order in which their issues are created: read from the index also where many are due
-- at the same time.
drop index recurring_issue_due;
create index recurring_issue_due on recurring_issue (next_creation_on, id) where state = 'ACTIVE';
