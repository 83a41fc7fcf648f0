import { privacyVersion } from '../../backend/parts/consent/privacy-version.ts';

/**
 * Assignments per territory: ten years, one every five months; a third of the territories are out.
 */
const assignments = 25;
const monaco = [7.4, 43.7];

/**
 * @param {import('pg').Client} client
 * @param {readonly number[]} sizes territories of congregation 1, 2, …
 * @param {{ logLines?: number, neighbours?: number, corner?: readonly number[] }} [more]
 *   event log lines per territory; copies of the first one, as further congregations; where the maps begin
 */
export async function fill(client, sizes, more = {}) {
  const { logLines = 10, neighbours = 0, corner = monaco } = more;
  for (const [at, territories] of sizes.entries()) {
    const congregation = at + 1;
    const run = (/** @type {string} */ sql, /** @type {readonly unknown[]} */ values = []) =>
      client.query(sql, [...values]);
    await run('insert into congregations (id, name) values ($1, $2)', [congregation, `A${at}`]);
    // Their maps are drawn on the product's own ground: no bench asks another machine.
    await run(`insert into congregation_settings (congregation_id, build_maps_puzzle, basemap_provider_id)
       values (${congregation}, true, 2)`);
    await client.query(`set role territories_tenant; set app.congregation_id = '${congregation}'`);
    await run(
      `insert into users (congregation_id, id, login, password_hash, role_id, rgpd_privacy)
       select $1, person, 'PROCLAMATEUR ' || person, 'x', 3, true
       from generate_series(1, 80) person`,
      [congregation],
    );
    await run(
      `insert into privacy_consents (congregation_id, user_id, version)
       select $1, id, $2::integer
       from users
       where congregation_id = $1`,
      [congregation, privacyVersion],
    );
    await run(
      `insert into territories (congregation_id, id, number, name)
       select $1, number, number, 'Rue Grimaldi, côté ' || number
       from generate_series(1, $2::integer) number`,
      [congregation, territories],
    );
    await run(
      `insert into histories (
         congregation_id, territory_id, output_number, user_id, activity_id,
         release_date, return_date, theoretical_return_date
       )
       select
         $1, t, n, 1 + (t * 7 + n) % 80, 1 + (t + n) % 4,
         released, case when n = $3 and t % 3 = 0 then null else released + 80 end, released + 120
       from generate_series(1, $2::integer) t
       cross join generate_series(1, $3::integer) n
       cross join lateral (select date '2016-08-20' + (n - 1) * 146 + t % 60 as released) period`,
      [congregation, territories, assignments],
    );
    await run(
      `insert into territory_maps (
         congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature
       )
       select $1::integer, t, md5($1::integer || '-' || t), $4::float8, $3::float8, 15, jsonb_build_object(
         'type', 'FeatureCollection',
         'features', jsonb_build_array(jsonb_build_object(
           'type', 'Feature',
           'properties', jsonb_build_object('type', 'polygon', 'desc', 'T' || t),
           'geometry', jsonb_build_object(
             'type', 'Polygon',
             'coordinates', jsonb_build_array(ring.corners)
           )
         ))
       )
       from generate_series(1, $2::integer) t
       cross join lateral (
         select jsonb_agg(
           jsonb_build_array(
             round(($3::float8 + (t % 100) * 0.001 + 0.0004 * cos(corner * pi() / 12))::numeric, 6),
             round(($4::float8 + (t / 100) * 0.001 + 0.0004 * sin(corner * pi() / 12))::numeric, 6)
           )
           order by corner
         ) as corners
         from generate_series(0, 24) corner
       ) ring`,
      [congregation, territories, ...corner],
    );
    await run(
      `insert into bookings (congregation_id, id, name, type)
       select $1, n, 'Réserve ' || n, (array['paper', 'online', 'event'])[1 + n % 3]
       from generate_series(1, 12) n`,
      [congregation],
    );
    await run(
      `insert into booking_territories (congregation_id, booking_id, territory_id)
       select $1, 1 + t % 12, t
       from generate_series(1, $2::integer) t
       where t % 3 = 1`,
      [congregation, territories],
    );
    await run(
      `insert into event_logs (congregation_id, at, user_id, login, number_name, action)
       select
         $1, timestamptz '2026-11-20 12:00Z' - make_interval(mins => n * 7), 1 + n % 80,
         'PROCLAMATEUR ' || (1 + n % 80), 'T' || n % 500 || ' - Rue Grimaldi', 'Sortie'
       from generate_series(1, $2::integer) n`,
      [congregation, territories * logLines],
    );
    await client.query('reset role; reset app.congregation_id');
  }
  if (neighbours > 0) await copyCongregation(client, sizes.length + 1, neighbours);
  await client.query(
    `select setval(pg_get_serial_sequence('territories', 'id'), max(id)) from territories`,
  );
  await client.query('vacuum analyze');
}

/** Congregations that one statement makes. */
const batch = 100;

/**
 * Every row of congregation 1 again for so many others. Without triggers and foreign keys, which
 * would check each of millions of rows that are sound as copies.
 * @param {import('pg').Client} client
 * @param {number} first
 * @param {number} count
 */
async function copyCongregation(client, first, count) {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into congregations (id, name) select n, 'Assemblée ' || n from generate_series($1::integer, $2::integer) n`,
    [first, first + count - 1],
  );
  for (const { name, columns } of await tenantTables(client)) {
    const copied = columns.map((column) =>
      // Unique on the whole site.
      column === 'token' ? "md5(n || '-' || token)" : column,
    );
    for (let from = first; from < first + count; from += batch) {
      await client.query(
        `insert into ${name} (congregation_id, ${columns.join(', ')})
         select n, ${copied.join(', ')}
         from ${name}
         cross join generate_series($1::integer, $2::integer) n
         where congregation_id = 1`,
        [from, Math.min(from + batch, first + count) - 1],
      );
    }
  }
  await client.query('set session_replication_role = origin');
}

/**
 * Tables of congregation 1 with rows, and their columns but for the congregation and what the database
 * always makes itself.
 * @param {import('pg').Client} client
 */
async function tenantTables(client) {
  const { rows } = await client.query(
    `select table_name as name, array_agg(column_name::text) as columns
     from information_schema.columns
     where table_schema = 'public' and column_name <> 'congregation_id'
       and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS'
       and table_name in (
         select table_name
         from information_schema.columns
         where table_schema = 'public' and column_name = 'congregation_id'
       )
     group by table_name`,
  );
  const filled = [];
  for (const table of rows) {
    const found = await client.query(`select from ${table.name} where congregation_id = 1 limit 1`);
    if (found.rowCount) filled.push(table);
  }
  return /** @type {{ name: string, columns: readonly string[] }[]} */ (filled);
}
