import { connect } from 'node:net';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';

const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
/** What only the hidden request is answered. */
const answeredInner = /"alive":true|"success":true/u;

/** Requests whose end two programs in a row would see in two places. */
function ambiguous(path: string): readonly (readonly [string, string])[] {
  const head = (lines: readonly string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join(
      '\r\n',
    );
  const chunked = `0\r\n\r\n${inner}`;
  const both = (coding: string) => head([`Content-Length: ${chunked.length}`, coding]) + chunked;
  return [
    ['length and chunks', both('Transfer-Encoding: chunked')],
    ['chunks, then another coding', both('Transfer-Encoding: chunked, identity')],
    ['a coding nobody knows', both('Transfer-Encoding: xchunked')],
    ['a space before the colon', both('Transfer-Encoding : chunked')],
    ['a tab in the coding', both('Transfer-Encoding:\tchunked')],
    ['a line feed in the coding', both('Transfer-Encoding:\n chunked')],
    ['the coding twice', both('Transfer-Encoding: chunked\r\nTransfer-Encoding: x')],
    ['quotes around the coding', both('Transfer-Encoding: "chunked"')],
    [
      'two lengths',
      `${head(['Content-Length: 2', `Content-Length: ${2 + inner.length}`])}{}${inner}`,
    ],
    ['a list of lengths', `${head([`Content-Length: 2, ${2 + inner.length}`])}{}${inner}`],
    ['a length with a sign', `${head(['Content-Length: +2'])}{}${inner}`],
    ['a negative length', `${head(['Content-Length: -1'])}${inner}`],
    ['a length in hexadecimal', `${head(['Content-Length: 0x2'])}{}${inner}`],
    ['a chunk size with a sign', `${head(['Transfer-Encoding: chunked'])}+0\r\n\r\n${inner}`],
    ['a chunk longer than it says', `${head(['Transfer-Encoding: chunked'])}1\r\n{}${inner}`],
    ['bare line feeds', `POST ${path} HTTP/1.1\nHost: x\nContent-Length: 0\nX: y\r\n\n${inner}`],
    [
      'a header that goes on',
      `${head(['X-Odd: 1\r\n Content-Length: 99'])}${inner}`.replace('GET', 'GE'),
    ],
    ['a null in a header', head(['X-Odd: \u0000']) + inner],
    [
      'two hosts',
      `POST ${path} HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: -\r\n\r\n${inner}`,
    ],
    ['no version', `POST ${path}\r\n\r\n${inner}`],
  ];
}

/** None of them is answered as two requests, and none breaks the server. */
export async function smuggling({ product }: Stage): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'requests hidden in others');
  for (const [origin, path] of [
    [product.url, '/graphql'],
    [product.backendUrl, '/user/auth'],
  ] as const) {
    if (!answeredInner.test(await sent(origin, inner)))
      tally.through('the hidden one is not known');
    for (const [what, bytes] of ambiguous(path)) {
      const text = await sent(origin, bytes);
      tally.tried();
      if (answeredInner.test(text))
        tally.through(`${what} at ${path}: the hidden request is answered`);
      if (/^HTTP\/1.1 5/mu.test(text)) tally.through(`${what} at ${path}: ${text.slice(0, 80)}`);
    }
    for (const name of ['X-Request-Id', 'Idempotency-Key', 'User-Agent', 'X-Forwarded-For']) {
      const value = 'a%0d%0aSet-Cookie:%20x=1';
      const text = await sent(
        origin,
        `GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${name}: ${value}\r\n\r\n`,
      );
      tally.tried();
      if (/^set-cookie:/imu.test(text)) tally.through(`${name} writes a header`);
    }
  }
  return [tally.row()];
}

/** All that comes back until the connection closes or is silent. */
function sent(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(300, end);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}
