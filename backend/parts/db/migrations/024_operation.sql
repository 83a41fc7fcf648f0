-- What the site's administrator is told of the whole server (OWN-92): numbers and codes, nothing that stands inside of a congregation.
do $do$
begin
  execute format(
    $f$
      create function database_state()
        returns table (version text, bytes bigint, migrations integer, last_migration text)
        language sql
        stable
        security definer
        set search_path = pg_catalog, pg_temp
      begin atomic
        select
          current_setting('server_version'),
          pg_database_size(current_database()),
          count(*)::integer,
          max(applied.name)
        from %I.migrations applied;
      end
    $f$,
    current_schema()
  );
end
$do$;
revoke execute on function database_state() from public;
grant execute on function database_state() to territories_site;

create function queue_state()
  returns table (
    jobs_waiting integer, jobs_failed integer, mails_waiting integer, mails_failed integer,
    mail_fault text
  )
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select
      (count(*) filter (where not job.mail and not job.failed))::integer,
      (count(*) filter (where not job.mail and job.failed))::integer,
      (count(*) filter (where job.mail))::integer,
      (count(*) filter (where job.mail and job.failed))::integer,
      (array_agg(job.last_error order by job.updated_at desc) filter (where job.mail and job.failed))[1]
    from (
      select
        task_identifier = 'mail' as mail,
        last_error is not null and attempts > 0 as failed,
        last_error,
        updated_at
      from graphile_worker.jobs
    ) job;
end
$$;
revoke execute on function queue_state() from public;
grant execute on function queue_state() to territories_site;

create function failed_jobs(most integer)
  returns table (
    id bigint, task text, congregation integer, attempts integer, since timestamptz,
    next_try timestamptz, error text
  )
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select
      job.id::bigint,
      job.task_identifier::text,
      nullif(split_part(job.key, ':', 2), '')::integer,
      job.attempts::integer,
      job.created_at,
      case when job.attempts < job.max_attempts then job.run_at end,
      job.last_error::text
    from graphile_worker.jobs job
    where job.last_error is not null
      and job.attempts > 0
    order by job.created_at, job.id
    limit most;
end
$$;
revoke execute on function failed_jobs(integer) from public;
grant execute on function failed_jobs(integer) to territories_site;

-- Tries a failed job again at once, or all of them (null); a job under way is left alone. Answers how many.
create function retry_failed_jobs(job bigint) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  retried integer;
begin
  select count(*) into retried
  from graphile_worker.reschedule_jobs(
    array(
      select failed.id
      from graphile_worker.jobs failed
      where failed.last_error is not null
        and failed.attempts > 0
        and (retry_failed_jobs.job is null or failed.id = retry_failed_jobs.job)
    ),
    run_at => now(),
    attempts => 0
  );
  if retried > 0 then
    perform pg_notify('jobs:insert', '');
  end if;
  return retried;
end
$$;
revoke execute on function retry_failed_jobs(bigint) from public;
grant execute on function retry_failed_jobs(bigint) to territories_site;

-- The people of these congregations, counted as each of them: the site's role reads nothing inside.
create function count_people(congregations integer[]) returns bigint
  language plpgsql as $$
declare
  present text := current_setting('app.congregation_id', true);
  congregation integer;
  here bigint;
  people bigint := 0;
begin
  foreach congregation in array congregations loop
    perform set_config('app.congregation_id', congregation::text, true);
    select count(*) into here from users where congregation_id = congregation;
    people := people + here;
  end loop;
  perform set_config('app.congregation_id', coalesce(present, ''), true);
  return people;
end
$$;

-- How many lines the event log had of each day that is over: a line that is missing afterwards is found by the doctor (OWN-94).
create table log_seals (
  congregation_id integer not null references congregations (id) on delete cascade,
  day date not null,
  lines integer not null check (lines > 0),
  primary key (congregation_id, day)
);
alter table log_seals enable row level security;
alter table log_seals force row level security;
create policy tenant on log_seals to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on log_seals to territories_tenant;
