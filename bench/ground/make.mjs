import { readFileSync } from 'node:fs';
import { groundHere } from '../../tests/support/ground-here.ts';

// node --import tsx make.mjs source target [west,south,east,north]: makes a ground in this process, and
// writes how long it took, in seconds, and the peak of its memory, in megabytes (Linux).
const [, , source = '', target = '', box] = process.argv;
const [west = NaN, south = NaN, east = NaN, north = NaN] = (box ?? '').split(',').map(Number);
const started = performance.now();
await groundHere({
  source,
  target,
  ...(box === undefined ? {} : { area: { bbox: [west, south, east, north] } }),
});
const seconds = (performance.now() - started) / 1000;
// Not `resourceUsage().maxRSS`, which begins with what the parent held when it started this process.
const peak = /^VmHWM:\s+(\d+)/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
console.log(JSON.stringify({ seconds, megabytes: (Number(peak) * 1024) / 1e6 }));
