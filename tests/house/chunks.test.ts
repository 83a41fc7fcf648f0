import { expect, it } from 'vitest';
import { circlesOfChunks } from '../../scripts/chunks-without-circles.ts';

const chunk = (fileName: string, ...imports: readonly string[]) => ({ fileName, imports });

it('a build is refused whose chunks need one another before they have run', () => {
  const sound = [chunk('a.js', 'b.js', 'c.js'), chunk('b.js', 'c.js'), chunk('c.js')];
  expect(circlesOfChunks(sound)).toEqual([]);
  expect(circlesOfChunks([...sound, chunk('d.js', 'e.js'), chunk('e.js', 'd.js')])).toEqual([
    'a circle: d.js → e.js → d.js',
  ]);
});
