-- The codes with which a browser may make the first administrator, and how often one was guessed at (OWN-97).
create table first_administrator_codes (
  code_hash text primary key,
  expires_at timestamptz not null
);

create table first_administrator_guesses (
  subject text primary key,
  guesses integer not null,
  window_ends_at timestamptz not null
);

do $$
declare
  table_name text;
begin
  foreach table_name in array array['first_administrator_codes', 'first_administrator_guesses'] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
    execute format('create policy site on %I to territories_site using (true) with check (true)', table_name);
    execute format('grant select, insert, update, delete on %I to territories_site', table_name);
  end loop;
end
$$;
