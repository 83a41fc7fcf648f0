import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';

/**
 * What bar 4 is measured against, in a process of its own: a bare HTTP server with one connection
 * that is the tenant's from the start. It looks at no token, opens no transaction, has the statement
 * prepared by the same driver, and writes the rows as JSON once; what the database wrote as JSON goes
 * through as it is.
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
process.once('disconnect', () => void client?.end().then(() => process.exit(0)));
process.send?.(typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '');
