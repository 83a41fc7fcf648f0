import type { Building } from './blocks.ts';
import { metres } from './measure.ts';
import type { Plot } from './merge.ts';

const longest = 45;
const forbidden = /[\\&~#{}[\]%`=|^$<>"]|^Tunnel|\p{Script=Cyrillic}/u;

/** Metres of street that weigh as much as one address. */
const addressWorth = 40;

/** Names each plot after its two main streets, within the limits of territory names (spec 1 §5). */
export function namesOf(plots: readonly Plot[], buildings: readonly (readonly Building[])[]) {
  const taken = new Set<string>();
  return plots.map((plot, index) => {
    const streets = mainStreets(plot, buildings[index] ?? []);
    const name = proposals(streets, plot.quarter).find(
      (parts) => title(parts) !== null && !taken.has(parts.toSorted().join()),
    );
    const text = name && title(name);
    if (!name || !text) throw new Error(`No free name for a plot in ${plot.quarter}.`);
    taken.add(name.toSorted().join());
    return text;
  });
}

function mainStreets(plot: Plot, buildings: readonly Building[]): string[] {
  const worth = new Map<string, number>();
  const add = (name: string | null, metresOfStreet: number) => {
    if (name === null || forbidden.test(name)) return;
    worth.set(name, (worth.get(name) ?? 0) + metresOfStreet);
  };
  const border = new Set(plot.sides.map(({ id }) => id));
  for (const { id, from, to, label } of plot.blocks.flatMap(({ sides }) => sides)) {
    add(label.name, metres(from, to) * label.weight * (border.has(id) ? 1 : 0.8));
  }
  for (const { street } of buildings) add(street, addressWorth);
  return [...worth].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

function proposals(streets: readonly string[], quarter: string): string[][] {
  const some = streets.slice(0, 6);
  const pairs = some.flatMap((second, index) =>
    some.slice(0, index).map((first) => [first, second]),
  );
  const near = pairs.toSorted((a, b) => Math.max(...ranks(a, some)) - Math.max(...ranks(b, some)));
  return [...near, ...some.map((street) => [street]), ...some.map((street) => [quarter, street])];
}

const ranks = (names: readonly string[], order: readonly string[]) =>
  names.map((name) => order.indexOf(name));

function title(parts: readonly string[]): string | null {
  const full = parts.join(' – ');
  if (full.length <= longest) return full;
  const short = full.replaceAll('Boulevard ', 'Bd ').replaceAll('Avenue ', 'Av. ');
  return short.length <= longest ? short : null;
}
