import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/process.mjs';
import { searchOn } from './ground-tools/search.mjs';
import { liechtenstein } from './ground/extract.mjs';
import { openPages } from './measure/pages.mjs';
import { reactionRow } from './measure/reactions.mjs';

const slowdown = 4;
const longest = 100;
/** The towns of Liechtenstein, 40,000 people together. */
const towns = /** @type {const} */ ([
  [9.5215, 47.141],
  [9.5095, 47.165],
  [9.528, 47.107],
  [9.5015, 47.068],
  [9.522, 47.21],
  [9.544, 47.218],
]);
/** Of the engine: one less than on the wire. */
const zooms = process.env['BENCH_ROUNDS'] ? [15] : [14, 15, 16];
const windowSize = { width: 1440, height: 900 };
const clicks = 6;
/** Milliseconds that a person looks at a map before the first click, and longer. */
const looks = 1000;
const moves = 24;

/**
 * Blocks, snapping and the search of places on the ground of a country of 40,000 people with 300
 * territories, the CPU throttled four times.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ground-tools-'));
  const ground = path.join(folder, 'liechtenstein.pmtiles');
  try {
    const program = path.join(import.meta.dirname, 'ground', 'make.mjs');
    const order = ['--import', 'tsx', program, liechtenstein(), ground];
    execFileSync(process.execPath, order, { cwd: root });
    return [...(await drawnOn(ground)), ...(await searchOn(ground, { slowdown, longest }))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} ground */
async function drawnOn(ground) {
  const pages = path.join(import.meta.dirname, 'ground-tools');
  const { browser, at, stop } = await openPages(pages, ['Tools'], (served) =>
    copyFileSync(ground, path.join(served, path.basename(ground))),
  );
  try {
    const page = await browser.newPage({ viewport: windowSize });
    await page.goto(at('Tools'));
    await page.evaluate(() => window.tools.open);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const views = async function* (
      /** @type {'pick' | 'draw'} */ tool,
      /** @type {number} */ pause,
    ) {
      for (const zoom of zooms)
        for (const center of towns) {
          await page.evaluate((view) => window.tools.look(view), { center, zoom, tool });
          await page.waitForTimeout(pause);
          yield page;
        }
    };
    const atOnce = await clicksOn(views('pick', 0), 1);
    return [
      beside('a block, by a click as soon as the map rests', atOnce.map(known)),
      ...blocksOn(await clicksOn(views('pick', looks), clicks)),
      ...(await snappingOn(views('draw', 0))),
    ];
  } finally {
    await stop();
  }
}

/** @typedef {{ known: number, seen: number }} Reaction */

/**
 * @param {AsyncIterable<import('playwright').Page>} views
 * @param {number} times in each view
 */
async function clicksOn(views, times) {
  /** @type {Reaction[]} */
  const reactions = [];
  for await (const page of views)
    for (const at of spread(times))
      reactions.push(await page.evaluate(({ x, y }) => window.tools.pick(x, y), at));
  return reactions;
}

const known = (/** @type {Reaction} */ one) => one.known;

/** @param {readonly Reaction[]} all so many in each view, one after the other */
function blocksOn(all) {
  const first = all.filter((_, at) => at % clicks === 0);
  const later = all.filter((_, at) => at % clicks !== 0);
  return [
    reactionRow('a block, by the first click a second after', first.map(known), longest),
    reactionRow('a block, by a further click', later.map(known), longest),
    beside(
      'a block, from a click to its picture',
      all.map(({ seen }) => seen),
    ),
  ];
}

/** @param {AsyncIterable<import('playwright').Page>} views */
async function snappingOn(views) {
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const later = [];
  /** @type {number[]} */
  const pictures = [];
  for await (const page of views) {
    for (const [move, { x, y }] of spread(moves).entries()) {
      const { known, seen } = await page.evaluate((at) => window.tools.hover(at.x, at.y), { x, y });
      (move === 0 ? first : later).push(known);
      pictures.push(seen);
    }
  }
  return [
    reactionRow('snapping, the first move where the map has moved', first, longest),
    reactionRow('snapping, a further move', later, longest),
    beside('snapping, from a move to its picture', pictures),
  ];
}

/**
 * So many places of the window, the first ones in its middle.
 * @param {number} count
 */
const spread = (count) =>
  Array.from({ length: count }, (_, at) => ({
    x: Math.round(windowSize.width * (0.5 + (((at * 37) % 100) / 100 - (at > 0 ? 0.5 : 0)) * 0.8)),
    y: Math.round(windowSize.height * (0.5 + (((at * 23) % 100) / 100 - (at > 0 ? 0.5 : 0)) * 0.8)),
  }));

/**
 * A row without a limit: pictures without a GPU are judged by the bench of maps.
 * @param {string} what
 * @param {readonly number[]} times
 */
const beside = (what, times) => ({ ...reactionRow(what, times, longest), limit: null, met: true });
