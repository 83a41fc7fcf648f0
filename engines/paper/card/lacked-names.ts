import { setImmediate } from 'node:timers/promises';
import { lackedBy } from '../letters.ts';
import { grown } from './clip.ts';
import { openGrounds } from './ground.ts';
import { boxOf, middleOf, toWorld } from './projection.ts';
import type { LackedNamesSheet } from './card-sheet.ts';

/** A card shows this part of a territory's width and height around it. */
const around = 0.25;

/** The names that the ground has on the cards of territories, of those that hold letters which the fonts lack (OWN-20). */
export async function lackedNames({
  grounds,
  territories,
}: Omit<LackedNamesSheet, 'form'>): Promise<readonly string[]> {
  const lacking = new Map<string, boolean>();
  const opened = openGrounds(grounds);
  try {
    for (const polygons of territories) {
      const box = boxOf(polygons.flatMap(({ coordinates }) => coordinates.flat().map(toWorld)));
      const wide = Math.max(box.right - box.left, box.bottom - box.top);
      const ground = await opened.at(middleOf(box), grown(box, wide * around));
      for (const layer of ['name', 'place', 'house']) {
        for (const { name } of ground?.layers.get(layer) ?? []) {
          if (!lacking.has(name)) lacking.set(name, lackedBy(name).length > 0);
        }
      }
      // Cards of others are drawn meanwhile.
      await setImmediate();
    }
  } finally {
    await opened.close();
  }
  return [...lacking].flatMap(([name, lacks]) => (lacks ? [name] : []));
}
