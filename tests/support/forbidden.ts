import type { Who } from './staff.ts';

const missing = 'Tu n’as pas les droits nécessaires pour cette action.';
const [manager, administrator, site] = [
  'Demande à un gestionnaire.',
  'Demande à un administrateur.',
  'Demande à un administrateur du site.',
];

/** What each role reads where a right is missing (B-149). */
const asked: Readonly<Record<Who, string>> = {
  '5': `${missing} ${manager}`,
  '4': `${missing} ${manager}`,
  '3': `${missing} ${administrator}`,
  '2': `${missing} ${site}`,
  '1': `${missing} ${site}`,
  neighbour: `${missing} ${site}`,
  'site in 2': `${missing} ${site}`,
};

export const forbiddenTo = (who: Who | 1 | 2 | 3 | 4 | 5): string =>
  asked[typeof who === 'number' ? (String(who) as Who) : who];
