-- The state of the server also counts passkeys; a former backend reads the same columns as before.
drop function presence(integer[], timestamptz, timestamptz, timestamptz);

create function presence(
  congregations integer[], week timestamptz, month timestamptz, present_time timestamptz
)
  returns table (
    congregation integer, in_week bigint, in_month bigint, cards bigint, passkeys bigint
  )
  language plpgsql as $$
declare
  present text := current_setting('app.congregation_id', true);
begin
  foreach congregation in array congregations loop
    perform set_config('app.congregation_id', congregation::text, true);
    select
      count(distinct d.user_id) filter (where d.ends_at > week),
      count(distinct d.user_id)
    into in_week, in_month
    from device_marks d
    where d.congregation_id = congregation
      and d.ends_at > month;
    select count(*)
    into cards
    from pairing_cards c
    where c.congregation_id = congregation
      and c.ends_at > present_time
      and c.used_key is null;
    select count(*)
    into passkeys
    from passkeys p
    where p.congregation_id = congregation;
    return next;
  end loop;
  perform set_config('app.congregation_id', coalesce(present, ''), true);
end
$$;
