import { noNames, territoryWords } from './naming-words.texts.ts';

const aNumber = String.raw`(?:(?:${territoryWords.join('|')})[\s._-]*)?(?:n[°ºo]\.?\s*)?0*\d{1,4}`;

const whole = new RegExp(`^${aNumber}$`, 'iu');
const inFront = new RegExp(`^(${aNumber})(?:\\s*[-–—:_.]\\s*|\\s+)(?=\\p{L})(.*)$`, 'iu');

/** '12 territoires' counts them; '12 bis' and '12-B' are other territories than 12. */
const noName = new RegExp(`^(?:(?:bis|ter|quater|[a-z])(?!\\p{L})|(?:${noNames.join('|')}))`, 'iu');

const stem = (fileName: string): string =>
  fileName
    .normalize()
    .replace(/\.[^.]*$/u, '')
    .trim();

/** How the map editor calls the map of a territory. */
const own = /^T\d{1,4} - \S/u;

/**
 * The name of a file where it is the number of a territory: wholly ('963', 'TERRITOIRE 962'), or, for a file
 * of one area, with a name behind it ('963 Rue des Essais' is '963 - Rue des Essais'). Null where it is none.
 * A map of ours is one territory, whatever its name looks like and whatever is drawn.
 */
export function numberedFile(fileName: string, areas: number, ours: boolean): string | null {
  const name = stem(fileName);
  if (whole.test(name) || (ours && own.test(name))) return name;
  const [, number, called] = areas === 1 ? (inFront.exec(name) ?? []) : [];
  if (number === undefined || called === undefined || noName.test(called)) return null;
  return `${number} - ${called}`;
}
