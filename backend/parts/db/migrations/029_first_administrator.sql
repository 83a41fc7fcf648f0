-- The code by which the first administrator makes himself known in the browser (OWN-97): one, known by
-- its hash alone, and none any more once there is a congregation.
create table first_administrator_code (
  single boolean primary key default true check (single),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  made_at timestamptz not null
);
alter table first_administrator_code enable row level security;
alter table first_administrator_code force row level security;
create policy site on first_administrator_code to territories_site using (true) with check (true);
grant select, insert, update, delete on first_administrator_code to territories_site;
