-- When somebody opened a closed issue again: a window that was over by then does not close it once more.
alter table issue add column reopened_on timestamptz;
comment on column issue.reopened_on is 'Null: never. A window that ended before does not expire the issue';
