import path from 'node:path';
import { parseArgs } from 'node:util';
import { givenFile } from '../backend/parts/config/given-file.ts';
import { GroundError, type GroundArea, type GroundProgress } from '../engines/ground/ground.ts';
import { groundTexts } from '../engines/ground/ground.texts.ts';
import { makeGround } from '../engines/ground/make-ground.ts';
import { isAddress } from '../engines/ground/tiles/tile-file.ts';
import { groundCommandTexts } from './ground.texts.ts';

interface Order {
  readonly source: string;
  readonly target: string;
  readonly area?: GroundArea | undefined;
  readonly name?: string | undefined;
}

/** Null where the command was not understood. */
function orderOf(words: string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: joined(words),
      allowPositionals: true,
      options: {
        bbox: { type: 'string' },
        around: { type: 'string' },
        name: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const [given, more] = positionals;
    if (given === undefined || more !== undefined) return null;
    const { bbox, around, name, out } = values;
    if (bbox !== undefined && around !== undefined) return null;
    const target = givenFile(out ?? `${path.basename(given).replace(/\..*$/u, '')}.pmtiles`);
    const source = isAddress(given) ? given : givenFile(given);
    if (target === source) return null;
    if (bbox === undefined && around === undefined) return { source, target, name };
    const area = bbox === undefined ? aroundOf(around) : boxOf(bbox);
    return area && { source, target, name, area };
  } catch {
    return null;
  }
}

/** A value that begins with '-', as west of Greenwich, would be taken for an option of its own. */
const joined = (words: readonly string[]): string[] =>
  words.reduce<string[]>((all, word) => {
    const option = all.at(-1) ?? '';
    const isValue = ['--bbox', '--around'].includes(option) && /^-[\d.]/u.test(word);
    return isValue ? [...all.slice(0, -1), `${option}=${word}`] : [...all, word];
  }, []);

const numbers = (text = '') => text.split(',').map((part) => (part.trim() ? Number(part) : NaN));

function boxOf(text: string): GroundArea | null {
  const [west = NaN, south = NaN, east = NaN, north = NaN, more] = numbers(text);
  const sound = [west, south, east, north].every(Number.isFinite) && more === undefined;
  return sound ? { bbox: [west, south, east, north] } : null;
}

function aroundOf(text: string | undefined): GroundArea | null {
  const [lat = NaN, lng = NaN, km = NaN, more] = numbers(text);
  const sound = [lat, lng, km].every(Number.isFinite) && more === undefined;
  return sound ? { around: [lat, lng], km } : null;
}

/** On a terminal one line that is written over; elsewhere a line every tenth. */
function teller() {
  let said = -1;
  return ({ phase, share, secondsLeft }: GroundProgress) => {
    const percent = Math.floor(share * 100);
    const line = groundCommandTexts.progress(
      groundCommandTexts.phases[phase],
      percent,
      secondsLeft,
    );
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
    else if (Math.floor(percent / 10) > said) console.error(line);
    said = Math.floor(percent / 10);
  };
}

const breakingOff = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => breakingOff.abort());

const order = orderOf(process.argv.slice(2));
if (!order) {
  console.error(groundCommandTexts.usage);
  process.exitCode = 1;
} else {
  try {
    const { signal } = breakingOff;
    const summary = await makeGround({ ...order, onProgress: teller(), signal });
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    console.log(groundCommandTexts.done(order.target, summary));
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    if (!breakingOff.signal.aborted)
      console.error(groundTexts[error instanceof GroundError ? error.code : 'cannot-read']);
    process.exitCode = 1;
  }
}
