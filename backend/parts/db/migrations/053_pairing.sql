-- A card on paper that opens its person's account once: the keyed hash of its token, one for each person (OWN-370).
create table pairing_cards (
  congregation_id integer not null,
  user_id integer not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  ends_at timestamptz not null,
  -- The request that used it up: for five minutes, as its answer may have been lost, the same one opens the account again.
  used_key uuid,
  primary key (congregation_id, user_id),
  unique (congregation_id, token_hash),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

alter table pairing_cards enable row level security;
alter table pairing_cards force row level security;
create policy tenant on pairing_cards to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on pairing_cards to territories_tenant;

-- Whoever printed a card for a publisher, or has put a key of his own into that account, must not open an administrator's
-- account with it.
create function end_ways_in() returns trigger language plpgsql as $$
begin
  delete from pairing_cards
  where congregation_id = new.congregation_id
    and user_id = new.id;
  delete from passkeys
  where congregation_id = new.congregation_id
    and user_id = new.id;
  return null;
end
$$;
create trigger users_more_rights_end_ways_in
  after update of role_id on users
  for each row
  when (new.role_id < old.role_id)
  execute function end_ways_in();

-- The person had signed in before, and not on that device (OWN-374).
alter table sessions add column new_device boolean not null default false;

-- How many people signed in since two moments, and how many cards are out, congregation by congregation: numbers alone
-- (OWN-375). A mark ends a fixed time after the last sign-in on its device.
create function presence(
  congregations integer[], week timestamptz, month timestamptz, present_time timestamptz
)
  returns table (congregation integer, in_week bigint, in_month bigint, cards bigint)
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
    return next;
  end loop;
  perform set_config('app.congregation_id', coalesce(present, ''), true);
end
$$;
