-- The session in which a device showed its permissions last: the end of that connection ends them, too (OWN-106).
-- No foreign key: a permission outlives its session.
alter table pocket_permissions add column session_id uuid;
create index pocket_permissions_of_a_session on pocket_permissions (congregation_id, session_id);
