import path from 'node:path';
import { kilobytes, transferred } from './transfer/transfer.mjs';

const root = path.join(import.meta.dirname, '..');
const floorRoot = path.join(import.meta.dirname, 'signin-page');
const mapFloorRoot = path.join(import.meta.dirname, 'map-page');

/**
 * Bars 7 and 8 (bench/README.md): compressed JavaScript and CSS that a page needs. /login against
 * the same libraries with native controls; a public map, including the engine's worker, against
 * maplibre and deck.gl with the same three layers; my territories, t-exit and t-return against /login. Fonts, tiles and
 * prefetched modules are not counted.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const [signInFloor = 0] = await transferred(floorRoot, false, [{ modules: ['index.html'] }]);
  const [mapFloor = 0] = await transferred(mapFloorRoot, false, [
    { modules: ['index.html'], worker: true },
  ]);
  const shell = ['index.html', 'shell/ShellScreen.tsx'];
  const publicMap = 'map/PublicMapScreen.tsx';
  const [signIn = 0, map = 0, mine = 0, exit = 0, back = 0] = await transferred(
    path.join(root, 'web'),
    path.join(root, 'vite.config.ts'),
    [
      { modules: ['index.html', 'session/SignInScreen.tsx'] },
      { modules: ['index.html', publicMap], behind: [publicMap], worker: true },
      { modules: [...shell, 'mine/MineScreen.tsx'] },
      { modules: [...shell, 'exit/ExitScreen.tsx'] },
      { modules: [...shell, 'exit/ReturnScreen.tsx'] },
    ],
  );
  return [
    row(7, 'sign-in page', signIn, signInFloor, 2),
    row(8, 'public map page', map, mapFloor, 1.25),
    row(8, 'my territories', mine, signIn, 2.5),
    row(8, 'taking out', exit, signIn, 3),
    row(8, 'bringing back', back, signIn, 3),
  ];
}

/**
 * @param {number} bar
 * @param {string} what
 * @param {number} ours
 * @param {number} floor
 * @param {number} limit
 * @returns {import('../scripts/bench.mjs').Row}
 */
function row(bar, what, ours, floor, limit) {
  const ratio = ours / floor;
  return {
    bar,
    what: `${what}, ${kilobytes(ours)} of JavaScript and CSS in brotli, against ${kilobytes(floor)}`,
    ratio,
    spread: [ratio, ratio],
    limit: `≤ ${limit.toFixed(2)}`,
    met: ratio <= limit,
  };
}
