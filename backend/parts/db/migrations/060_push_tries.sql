-- When a notification may be tried (again). While it is being sent, no transaction stays open: a moment ahead keeps
-- other processes from sending it, too (OWN-410).
alter table push_outbox add column next_try timestamptz not null default now();
