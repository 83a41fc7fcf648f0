import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** The places of data that lies beside the checkout, nearest first. */
const folders = [
  path.join(root, '..', 'shared', 'data'),
  path.join(root, '..', '..', 'shared', 'data'),
];

/** The path of an OpenStreetMap extract that is too large for the repository; null where it is absent. */
export const extractOf = (name: 'monaco' | 'liechtenstein'): string | null =>
  folders.map((folder) => path.join(folder, `${name}.osm.pbf`)).find((file) => existsSync(file)) ??
  null;

/** Says what stays unproved on a machine without the extract, and fails where it has to be there. */
export function sayAbsent(name: string): void {
  it(`../shared/data/${name}.osm.pbf is absent: what it would prove is not proved here`, () => {
    console.warn(`${name}.osm.pbf is absent beside the checkout: its proofs did not run.`);
    expect(process.env['CI'], `${name}.osm.pbf is absent beside the checkout`).not.toBe('true');
  });
}
