import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workGround } from '../../backend/parts/ground/ground-work.ts';

// node --import tsx make.mjs source target [west,south,east,north]: makes a ground in this process, and
// writes how long it took, in seconds, and the peak of its memory, in megabytes.
const [, , source = '', target = '', box] = process.argv;
const [west = NaN, south = NaN, east = NaN, north = NaN] = (box ?? '').split(',').map(Number);
const folder = mkdtempSync(`${target}.bench-`);
const started = performance.now();
let failure = 'It has not ended.';
await workGround(
  {
    source,
    target,
    folder: path.resolve(folder),
    ...(box === undefined ? {} : { area: { bbox: [west, south, east, north] } }),
  },
  (message) => {
    if ('failure' in message) failure = message.failure.code;
    else if (message.summary) failure = '';
  },
);
rmSync(folder, { recursive: true });
if (failure !== '') throw new Error(failure);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
