import { Pool } from 'undici';

/** Signs in as nobody, `atOnce` at once, until told to end; then tells how often by status. */
const { origin, atOnce, operation } = JSON.parse(process.env['FLOOD'] ?? '{}');
const pool = new Pool(origin, { connections: atOnce });
/** @type {Record<string, number>} */
const answers = {};
const ended = new AbortController();
process.once('message', () => ended.abort());

/** @param {number} one */
async function knock(one) {
  for (let attempt = 0; !ended.signal.aborted; attempt += 1) {
    const variables = { login: `PERSONNE ${one} ${attempt}`, password: 'x', congregationId: '1' };
    const { statusCode, body } = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions: operation }),
    });
    await body.dump();
    answers[statusCode] = (answers[statusCode] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, (_, one) => knock(one)));
await pool.close();
process.send?.(JSON.stringify(answers), () => process.disconnect());
