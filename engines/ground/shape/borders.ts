import type { Cut } from '../osm/read-extract.ts';
import { borderKind } from '../schema/border-kinds.ts';
import { isBoundary } from '../schema/relation-kinds.ts';
import { lineOf } from './areas.ts';
import { featureOf, present, type GroundFeature } from './feature.ts';
import { joinLines } from './rings.ts';

/** Borders of administrations on land, each way once, with the least level that runs along it. */
export function* bordersOf({ ways, relations, nodes }: Cut): Generator<GroundFeature, void> {
  const levels = new Map<number, number>();
  const disputed = new Set<number>();
  for (const { tags, members } of relations) {
    const level = Number(tags['admin_level']);
    if (!isBoundary(tags) || !(level >= 2 && level <= 8)) continue;
    const doubted = tags['boundary'] !== 'administrative' || tags['disputed'] === 'yes';
    for (const { type, ref } of members) {
      const way = type === 'way' ? ways.get(ref) : undefined;
      if (!way || way.tags['natural'] === 'coastline' || way.tags['maritime'] === 'yes') continue;
      levels.set(ref, Math.min(level, levels.get(ref) ?? level));
      if (doubted) disputed.add(ref);
    }
  }
  const groups = new Map<
    string,
    { level: number; disputed: boolean; lines: (readonly number[])[] }
  >();
  for (const [id, level] of levels) {
    const doubted = disputed.has(id);
    const group = groups.get(`${level} ${doubted}`) ?? { level, disputed: doubted, lines: [] };
    group.lines.push(ways.get(id)?.refs ?? []);
    groups.set(`${level} ${doubted}`, group);
  }
  for (const group of groups.values()) {
    const { kind, minZoom } = borderKind(group.level);
    const properties = present({
      kind,
      kind_detail: group.level,
      disputed: group.disputed || undefined,
      sort_rank: 289,
    });
    for (const refs of joinLines(group.lines, true)) {
      yield featureOf('boundaries', 'line', [lineOf(nodes, refs)], { properties, minZoom });
    }
  }
}
