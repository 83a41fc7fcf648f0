-- A street has two sides where the ground lets one name them, each a row with half of its length, so that what is left of
-- a street may be one side of it. 'inner': the side within the limits, of a street along them.
alter table round_streets
  add column side varchar(5) not null default 'both'
    check (side in ('both', 'inner', 'even', 'odd', 'north', 'south', 'west', 'east')),
  drop constraint round_streets_pkey,
  add primary key (congregation_id, territory_id, name, side);
alter table round_streets alter column side drop default;
