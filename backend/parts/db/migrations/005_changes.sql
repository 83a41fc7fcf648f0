-- Every change writes its line of the event log: those lines tell all backends that a congregation's lists are no longer what they were.
create function tell_changes() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('territories_changes', changed.congregation_id::text)
  from (select distinct congregation_id from inserted) changed;
  return null;
end
$$;

create trigger event_logs_tell_changes
  after insert on event_logs
  referencing new table as inserted
  for each statement
  execute function tell_changes();
