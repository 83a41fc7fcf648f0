import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GroundProgress } from '#engines/ground/ground.ts';
import { inspectGround } from '#engines/ground/inspect-ground.ts';
import { makeGround } from '#engines/ground/make-ground.ts';
import { writePbf } from '../../support/write-pbf.mjs';
import { aStreet, madeIn } from './made.ts';
import { anExtract, boxAround, ownFolder, placeOf } from './small-extract.ts';

const folder = ownFolder();
const target = (name: string) => path.join(folder, name);
const made = (options: Parameters<typeof madeIn>[1]) => madeIn(folder, options);

describe('the cut', () => {
  const wide = anExtract();
  aStreet(wide);
  wide.way(
    [
      [0, 0],
      [20_000, 0],
    ],
    { highway: 'primary', name: 'Route Longue' },
  );
  wide.way(
    [
      [30_000, 0],
      [30_100, 0],
    ],
    { highway: 'residential', name: 'Rue Lointaine' },
  );
  const source = wide.write(target('wide.osm.pbf'), { bounds: boxAround(40_000) });

  it('holds the place with a little around it, and whole lines that leave it [OWN-62]', async () => {
    const { summary, of } = await made({ source, area: { bbox: boxAround(300) } });
    expect(summary).toMatchObject({
      streets: 2,
      minZoom: 0,
      maxZoom: 15,
      sourceDate: '2026-03-15',
    });
    const [west, , east] = summary.bounds;
    expect(west).toBeLessThan(boxAround(300)[0]);
    expect(west).toBeGreaterThan(boxAround(1500)[0]);
    expect(east).toBeLessThan(boxAround(1500)[2]);
    const [route] = of('roads', 'major_road');
    expect(route?.properties['name']).toBe('Route Longue');
  });

  it('around a place is as far to each side in kilometres [OWN-62]', async () => {
    const [lng, lat] = placeOf(0, 0);
    const by = { around: [lat, lng], km: 0.3 } as const;
    const one = await made({ source, area: by });
    const other = await made({ source, area: { bbox: boxAround(300) } });
    for (const [side, degrees] of one.summary.bounds.entries()) {
      expect(degrees).toBeCloseTo(other.summary.bounds[side]!, 4);
    }
    expect(one.summary.center[0]).toBeCloseTo(lng, 6);
  });

  it('the order of a file that is not sorted changes nothing [OWN-62]', async () => {
    const { nodes, ways } = wide;
    const mixed = target('mixed.osm.pbf');
    const header = { bounds: boxAround(40_000), day: '2026-03-15', sorted: false };
    const blocks = [
      { ways: ways.slice(1) },
      { nodes: nodes.toReversed() },
      { ways: ways.slice(0, 1) },
    ];
    writeFileSync(mixed, writePbf(header, blocks, 'raw'));
    const area = { bbox: boxAround(300) };
    const [one, other] = [await made({ source, area }), await made({ source: mixed, area })];
    const features = ({ layers }: typeof one) =>
      [...layers].map(([layer, held]) => [layer, held.map((it) => JSON.stringify(it)).toSorted()]);
    expect(features(other)).toEqual(features(one));
  });

  it('a header without bounds leaves them to the nodes [OWN-62]', async () => {
    const bare = anExtract();
    aStreet(bare);
    bare.point(0, 200);
    const file = target('bare.osm.pbf');
    writeFileSync(file, writePbf({}, [{ nodes: bare.nodes }, { ways: bare.ways }]));
    const { summary } = await made({ source: file });
    expect(summary).toMatchObject({ streets: 1, sourceDate: null, name: null });
    expect(summary.bounds[0]).toBeLessThan(placeOf(-40, 0)[0]);
  });
});

describe('the work', () => {
  const extract = anExtract();
  aStreet(extract);
  const source = extract.write(target('work.osm.pbf'));

  it('tells how far it is, never going back, and how long it will take [OWN-62]', async () => {
    const told: GroundProgress[] = [];
    const onProgress = (progress: GroundProgress) => void told.push(progress);
    const byThread = await makeGround({ source, target: target('thread'), onProgress });
    expect(byThread).toEqual((await made({ source })).summary);
    const shares = told.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect([...new Set(told.map(({ phase }) => phase))]).toEqual([
      'reading',
      'shaping',
      'tiling',
      'writing',
    ]);
    expect(told.at(-1)?.secondsLeft).toBe(0);
  });

  it('what is made is what an inspection finds, byte for byte the same each time [OWN-61]', async () => {
    const one = await made({ source, name: 'Le Bourg' });
    const other = await made({ source, name: 'Le Bourg' });
    expect(await inspectGround(one.file)).toEqual(one.summary);
    expect(other.summary).toEqual(one.summary);
    expect(one.summary).toMatchObject({ name: 'Le Bourg', bytes: readFileSync(one.file).length });
  });

  it('is broken off before it has begun [OWN-62]', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const work = makeGround({ source, target: target('early'), signal: stop.signal });
    stop.abort(reason);
    await expect(work).rejects.toBe(reason);
    expect(readdirSync(folder).filter((name) => name.startsWith('early'))).toEqual([]);
  });

  it('broken off it leaves the file of before and nothing beside it [OWN-62]', async () => {
    const file = target('kept.pmtiles');
    writeFileSync(file, 'before');
    const stop = new AbortController();
    const reason = new Error('enough');
    const work = makeGround({
      source,
      target: file,
      signal: stop.signal,
      onProgress: () => stop.abort(reason),
    });
    await expect(work).rejects.toBe(reason);
    await expect(makeGround({ source, target: file, signal: stop.signal })).rejects.toBe(reason);
    expect(readFileSync(file, 'utf8')).toBe('before');
    expect(readdirSync(folder).filter((name) => name.includes('.making-'))).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });
});
