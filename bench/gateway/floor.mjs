import { createServer } from 'node:http';
import { Pool } from 'undici';

const pool = new Pool(process.env['BACKEND_URL'] ?? '', { connections: 32 });

/** Floor: reads the request, fetches the same answer, parses and serialises it. */
const server = createServer((request, response) => void answer(request, response));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { path } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const { body } = await pool.request({
    path,
    method: 'GET',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const text = JSON.stringify(JSON.parse(await body.text()));
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
process.once('disconnect', () => process.exit(0));
