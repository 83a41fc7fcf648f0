/** Ten years of history: one assignment in about five months, a third of the territories out. */
const assignments = 25;

/**
 * @param {import('pg').Client} client
 * @param {readonly number[]} sizes territories of congregation 1, 2, …
 */
export async function fill(client, sizes) {
  for (const [at, territories] of sizes.entries()) {
    const congregation = at + 1;
    const run = (/** @type {string} */ sql, /** @type {readonly unknown[]} */ values = []) =>
      client.query(sql, [...values]);
    await run('insert into congregations (id, name) values ($1, $2)', [congregation, `A${at}`]);
    await run(`insert into congregation_settings (congregation_id) values (${congregation})`);
    await client.query(`set role territories_tenant; set app.congregation_id = '${congregation}'`);
    await run(
      `insert into users (congregation_id, id, login, password_hash, role_id, rgpd_privacy)
       select $1, person, 'PROCLAMATEUR ' || person, 'x', 3, true
       from generate_series(1, 80) person`,
      [congregation],
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
    await client.query('reset role; reset app.congregation_id');
  }
  await client.query('vacuum analyze');
}
