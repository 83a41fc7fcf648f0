-- A waiting mail says what it is about, as a notification does: what is settled before it leaves is not told (OWN-410).
-- Null: about no assignment, or written by an earlier version.
alter table mail_outbox add column histories integer[];
alter table mail_outbox add column detail text;
