-- One congregation never sees another: the database itself refuses, whatever a statement forgets (RG-05, GEN-20).
do $$
declare
  role_name text;
begin
  foreach role_name in array array['territories_tenant', 'territories_anonymous', 'territories_site'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, role_name, 'member') then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end
$$;

create function current_congregation() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.congregation_id', true), '')::integer;

do $$
declare
  table_name text;
begin
  execute format('grant usage on schema %I to territories_tenant, territories_anonymous, territories_site', current_schema());
  foreach table_name in array array[
    'congregation_settings', 'users', 'temporary_passwords', 'sign_in_attempts', 'setting_activities',
    'territories', 'territory_maps', 'global_maps', 'histories', 'bookings', 'booking_territories',
    'event_logs', 'mail_outbox'
  ] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
    execute format(
      'create policy tenant on %I to territories_tenant using (congregation_id = current_congregation()) with check (congregation_id = current_congregation())',
      table_name
    );
    execute format('grant select, insert, update, delete on %I to territories_tenant', table_name);
  end loop;
end
$$;

alter table congregations enable row level security;
alter table congregations force row level security;
create policy tenant on congregations to territories_tenant using (id = current_congregation());
grant select on congregations to territories_tenant;
grant update (email_counter) on congregations to territories_tenant;

alter table territory_types enable row level security;
alter table territory_types force row level security;
create policy tenant on territory_types to territories_tenant
  using (congregation_id is null or congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on territory_types to territories_tenant;

grant select on roles, activities, basemap_providers to territories_tenant;

do $$
begin
  execute format('grant usage on all sequences in schema %I to territories_tenant, territories_site', current_schema());
end
$$;

-- The site itself makes and lists congregations, and sees nothing inside them (B-02).
create policy site on congregations to territories_site using (true) with check (true);
grant select, insert, update, delete on congregations to territories_site;

-- Before sign-in: the names to choose from, who may sign in everywhere (B-47), and whose map a token opens.
create policy names_to_choose_from on congregations for select to territories_anonymous using (true);
grant select (id, name) on congregations to territories_anonymous;

create policy site_administrators on users for select to territories_anonymous using (role_id = 1);
grant select (congregation_id, id, login, role_id) on users to territories_anonymous;

create policy holder_of_the_link on territory_maps for select to territories_anonymous
  using (token = current_setting('app.map_token', true));
grant select (congregation_id, territory_id, token) on territory_maps to territories_anonymous;
