-- When a street was marked last, to the minute, so that an older mark that waited on a device does not replace it
-- (OWN-213). Shown nowhere; only the day is left after a day, and nothing when the territory leaves its holder.
alter table round_streets add column marked_at timestamptz;

-- As before, and no time stays with what is left for the next holder.
create or replace function forget_streets_done() returns trigger language plpgsql as $$
begin
  delete from round_streets
  where congregation_id = old.congregation_id
    and territory_id = old.territory_id
    and state = 'done';
  delete from street_rounds r
  where r.congregation_id = old.congregation_id
    and r.territory_id = old.territory_id
    and (
      select coalesce(sum(s.metres), 0)
      from round_streets s
      where s.congregation_id = r.congregation_id
        and s.territory_id = r.territory_id
    ) in (0, r.total_metres);
  update round_streets
  set marked_at = null
  where congregation_id = old.congregation_id
    and territory_id = old.territory_id;
  return null;
end
$$;

-- What a device shows of itself without a session, to learn whether it may go on keeping (OWN-212). It is about no
-- assignment, is never used, and ends with the others.
alter table pocket_permissions
  drop constraint pocket_permissions_action_check,
  add constraint pocket_permissions_action_check
    check (action in ('returned', 'month', 'streets', 'keep')),
  drop constraint pocket_permissions_ticks_leave_no_trace,
  add constraint pocket_permissions_leave_no_trace
    check (action not in ('streets', 'keep') or used_at is null);
