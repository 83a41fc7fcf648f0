import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';

/**
 * Floor of Bar 4 (bench/README.md), in its own process: a bare HTTP server with one tenant
 * connection. No token, no transaction; the statement is prepared by the same driver and the rows
 * are serialised once; database-written JSON passes through.
 */
/** @type {pg.Client | undefined} */
let client;
let statement = { name: '', text: '', values: /** @type {unknown[]} */ ([]) };

const server = http.createServer((_request, response) => {
  void answer().then((text) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  });
});

async function answer() {
  const result = await client?.query(statement);
  const written = new Set(
    result?.fields.filter(({ dataTypeID }) => isJson(dataTypeID)).map(({ name }) => name),
  );
  const rows = result?.rows.map((row) => {
    const members = Object.entries(row).map(([name, value]) => {
      const json = value !== null && (written.has(name) || /^[[{]/.test(value));
      return `"${name}":${json ? value : JSON.stringify(value)}`;
    });
    return `{${members.join(',')}}`;
  });
  return `{"success":true,"rows":[${rows?.join(',')}]}`;
}

const isJson = (/** @type {number} */ type) => type === 114 || type === 3802;

process.on('message', (/** @type {any} */ asked) => {
  void prepare(asked).then(() => process.send?.('ready'));
});

/** @param {{ connectionString: string, congregation: number, sql: string, values: unknown[] }} asked */
async function prepare({ connectionString, congregation, sql, values }) {
  await client?.end();
  client = new pg.Client({
    connectionString,
    types: { getTypeParser: () => (/** @type {string} */ text) => text },
  });
  await client.connect();
  await client.query(`set role territories_tenant; set app.congregation_id = '${congregation}'`);
  statement = { name: 'the_statement', text: sql, values };
}

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.once('disconnect', () => {
  void Promise.resolve(client?.end()).then(() => process.exit(0));
});
process.send?.(typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '');
