-- A street has two sides where the ground lets one name them, each a row with half of its length, so that what is left of
-- a street may be one side of it. 'inner': the side within the limits, of a street along them.
alter table round_streets
  add column side varchar(5) not null default 'both'
    check (side in ('both', 'inner', 'even', 'odd', 'north', 'south', 'west', 'east')),
  drop constraint round_streets_pkey,
  add primary key (congregation_id, territory_id, name, side);
alter table round_streets alter column side drop default;

-- Who is shown the code of its holder may tick the streets of one assignment, until the day is over. Known by the hash
-- of its token alone; it names nobody, because the assignment knows its holder and the second person has no account.
create table street_shares (
  congregation_id integer not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  history_id integer not null,
  expires_at timestamptz not null,
  primary key (congregation_id, token_hash),
  foreign key (congregation_id, history_id) references histories (congregation_id, id) on delete cascade
);
create index street_shares_of on street_shares (congregation_id, history_id);

alter table street_shares enable row level security;
alter table street_shares force row level security;
create policy tenant on street_shares to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on street_shares to territories_tenant;

-- As marks are erased: whichever way a territory leaves its holder.
create function end_street_shares() returns trigger language plpgsql as $$
begin
  delete from street_shares
  where congregation_id = old.congregation_id
    and history_id = old.id;
  return null;
end
$$;
create trigger histories_return_ends_shares after update of return_date, user_id on histories
  for each row when (
    old.return_date is null
    and (new.return_date is not null or new.user_id is distinct from old.user_id)
  )
  execute function end_street_shares();
