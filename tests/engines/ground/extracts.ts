import { expect, it } from 'vitest';

export { extractOf } from './extract-files.ts';

/** Says what stays unproved on a machine without the extract, and fails where it has to be there. */
export function sayAbsent(name: string): void {
  it(`../shared/data/${name}.osm.pbf is absent: what it would prove is not proved here`, () => {
    console.warn(`${name}.osm.pbf is absent beside the checkout: its proofs did not run.`);
    expect(process.env['CI'], `${name}.osm.pbf is absent beside the checkout`).not.toBe('true');
  });
}
