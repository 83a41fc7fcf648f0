-- Whether the public link of a map ends when its territory comes back; the documents say nothing.
alter table congregation_settings add column end_map_links boolean not null default false;

-- Whichever way a territory leaves its holder, whoever kept the link no longer opens the map. 132 bits of two hashed
-- random ids, in the letters of map-token.ts.
create function end_map_link() returns trigger language plpgsql as $$
begin
  update territory_maps m
  set token = left(
    translate(
      encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
      '+/',
      '-_'
    ),
    22
  )
  from congregation_settings s
  where s.congregation_id = old.congregation_id
    and s.end_map_links
    and m.congregation_id = old.congregation_id
    and m.territory_id = old.territory_id;
  return null;
end
$$;
create trigger histories_return_ends_link after update of return_date, user_id on histories
  for each row when (
    old.return_date is null
    and (new.return_date is not null or new.user_id is distinct from old.user_id)
  )
  execute function end_map_link();
create trigger histories_removal_ends_link after delete on histories
  for each row when (old.return_date is null)
  execute function end_map_link();
