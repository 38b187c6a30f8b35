-- Requests of a voter's groups in the order of their start or title: a page is read along an index, and the groups of
-- each request are looked up by its key.
create index approval_request_by_start on approval_request (start_on, id);
create index approval_request_by_name on approval_request (lower(title), id);
