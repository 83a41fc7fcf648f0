import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { bearer, call } from '../asking.ts';
import type { Known } from '../calls.ts';
import { neighbour } from '../neighbour.ts';
import { secret, type Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { faultOf } from '../verdict.ts';

const bases = [
  '/',
  '/assets/',
  '/basemap/',
  '/grounds/',
  '/icons/',
  '/calendrier/',
  '/map/',
  '/graphql/',
];
const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
];
const targets = ['etc/passwd', 'proc/self/environ', 'package.json', 'dist/backend/main.mjs'];
/** What stands in those files. */
const contents = new RegExp(
  `root:x:0|${secret}|"private": true|${neighbour.mark}|buildServer`,
  'u',
);

/** Paths that lead out of what is served, and files of the server named in a call. */
export async function paths(stage: Stage, known: Known): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'paths that lead out of what is served');
  const { product } = stage;
  await writeFile(path.join(product.dataDir, 'secret.txt'), neighbour.mark);
  const files = [...targets, `${product.dataDir.slice(1)}/secret.txt`];
  for (const origin of [product.url, product.backendUrl]) {
    for (const base of bases) {
      for (const up of ups) {
        for (const file of files) {
          const raw = `${base}${up.repeat(8)}${file}`;
          const { status, text } = await rawGet(origin, raw);
          tally.tried();
          if (status >= 500 || contents.test(text)) tally.through(`${raw}: ${status}`);
        }
      }
    }
    for (const raw of [
      '//etc/passwd',
      '/%00',
      '/\\',
      '/?../../etc/passwd',
      `/${'a'.repeat(9000)}`,
    ]) {
      const { status, text } = await rawGet(origin, raw);
      tally.tried();
      if (status >= 500 || contents.test(text)) tally.through(`${raw.slice(0, 80)}: ${status}`);
    }
  }
  const order = known.calls.find(({ name }) => name === 'POST /ground/path');
  const named = [
    '/etc/passwd',
    '../../etc/passwd',
    'file:///etc/passwd',
    '/etc/passwd\u0000.pmtiles',
  ];
  for (const file of order ? [...named, '/proc/self/environ', '/dev/zero', '/'] : []) {
    const form = { ...order!.form, path: file, name: 'Essai', bbox: '', around: '' };
    const heard = await call(stage, order!, { form, headers: bearer(await stage.seat(1)) });
    tally.tried();
    const fault = heard.text.includes('"success":true') ? 'taken' : faultOf(heard);
    if (fault) tally.through(`POST /ground/path ${JSON.stringify(file)}: ${fault}`);
  }
  return [tally.row()];
}

/** With the path as it is written: `fetch` would tidy it up. */
function rawGet(origin: string, raw: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path: raw, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('latin1') }),
      );
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end();
  });
}
