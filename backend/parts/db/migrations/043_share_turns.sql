-- Codes for two of one assignment are counted, so that the fifth before the newest ends: their order, no hour.
alter table street_shares add column turn integer not null default 1 check (turn > 0);
alter table street_shares alter column turn drop default;
