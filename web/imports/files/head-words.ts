import type { Target } from '#machines/imports/import.rules.ts';

import {
  doorHeads,
  factWords,
  headerWords,
  otherWords,
  personHeads,
  streetHeads,
  territoryWords,
} from './headers.texts.ts';
import { targetsOf } from './targets.ts';

const aWord = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Lower case words without accents or signs, for comparison; 'nº' and '№' become 'no', 'CheckedOut' two words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(aWord, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

const everyTarget = [...new Set(Object.values(targetsOf).flat())];

const meanings = new Map<string, Target>(
  Object.entries(headerWords).flatMap(([name, words]) => {
    const target = everyTarget.find((it) => it === name);
    return target ? words.map((word): [string, Target] => [word, target]) : [];
  }),
);

/** What a head is in so many words; null for a head that is not known. */
export const meaningOf = (head: string): Target | null => {
  const words = plain(head);
  const meant = meanings.get(words) ?? null;
  return meant === null && namesTerritory(words) ? 'number' : meant;
};

/** 'territorio padre', 'num terr 2': of a territory, and no other fact about it. */
function namesTerritory(words: string): boolean {
  const some = words.split(' ');
  return (
    some.some((word) => territoryWords.includes(word)) &&
    !some.some((word) => factWords.includes(word))
  );
}

/** Says 'territory', so that its figures number no doors, lines or people. */
export const saysTerritory = (head: string): boolean => {
  const words = plain(head);
  return (
    words.split(' ').some((word) => territoryWords.includes(word)) && meaningOf(head) === 'number'
  );
};

const listed =
  (words: readonly string[]) =>
  (head: string): boolean =>
    words.includes(plain(head));

/** Known, and nothing of ours. */
export const isOther = listed(otherWords);
export const isStreetHead = listed(streetHeads);
export const isDoorHead = listed(doorHeads);
export const isPersonHead = listed(personHeads);
export const isIdHead = listed(['id', 'code']);
/** The key of a database: 'TerritoryID' beside 'Number' says which row it is, not which territory. */
export const isKey = (head: string): boolean => plain(head).split(' ').includes('id');
