-- The built-in types and a congregation's own are one look into the index of (owner, id): by the former condition, "congregation_id is null or …",
-- every list that names a type read those of the whole site.
alter policy tenant on territory_types
  using (owner in (0, current_congregation()))
  with check (congregation_id = current_congregation());

-- What foreign keys look for when a type or a congregation is removed; without them that reads the territories and the types of the whole site.
create index territories_of_a_type on territories (type_owner, type_id);
create index territory_types_of_a_congregation on territory_types (congregation_id);
