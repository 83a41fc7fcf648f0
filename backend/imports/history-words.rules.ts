import type { ActivityKind } from '../domain/assignment/period.rules.ts';
import { nameKey, peopleByName } from './cells.rules.ts';
import type { HistoryFacts } from './history-facts.ts';
import type { ImportChoice } from './imports.fields.ts';
import type { ImportRow, Reason } from './imports.rules.ts';
import { newPersonName } from './new-names.rules.ts';
import { wordsIn, type Meaning, type NewNamed, type Words } from './words.rules.ts';

/** What the names and activities of a file stand for. */
export interface HistoryWords {
  readonly personIn: (row: ImportRow) => Meaning;
  readonly unknownPerson: (row: ImportRow) => Reason;
  readonly activityIn: (row: ImportRow) => Meaning;
  readonly kindOf: (activityId: number) => ActivityKind;
  readonly all: readonly Words[];
  readonly newPeople: readonly NewNamed[];
}

const usualActivity = 1;

export function historyWords(
  { users, activities }: HistoryFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): HistoryWords {
  const { called, like } = peopleByName(users);
  const peopleNamed = ({ cells: { login = '' } }: ImportRow): HistoryFacts['users'] => {
    if (login === '') return [];
    const exact = called(login);
    return exact.length > 0 ? exact : like(login);
  };
  const activityNamed = ({ cells: { activity } }: ImportRow) =>
    activity === undefined
      ? activities.find(({ id }) => id === usualActivity)
      : activities.find(({ name }) => nameKey(name) === nameKey(activity));

  const people = wordsIn(
    rows.flatMap((row) => {
      const found = peopleNamed(row);
      if (found.length === 1) return [];
      return [
        { line: row.line, word: row.cells.login ?? '', namesakes: found.map(({ id }) => id) },
      ];
    }),
    {
      field: 'person',
      options: users.map(({ id, login: name }) => ({ id, name })),
      choices,
      newName: newPersonName,
      removable: true,
    },
  );
  const doings = wordsIn(
    rows.flatMap((row) =>
      activityNamed(row) ? [] : [{ line: row.line, word: row.cells.activity ?? '' }],
    ),
    { field: 'activity', options: activities, choices },
  );

  return {
    personIn(row) {
      const [person, namesake] = peopleNamed(row);
      if (person && !namesake) return { means: 'known', id: person.id };
      return people.meaningOf(row.cells.login ?? '');
    },
    unknownPerson(row) {
      const names = peopleNamed(row).map(({ login }) => login);
      if (names.length > 0) return { code: 'severalPeople', values: { names: names.join(', ') } };
      return { code: row.cells.login === undefined ? 'noPerson' : 'unknownPerson' };
    },
    activityIn(row) {
      const activity = activityNamed(row);
      if (activity) return { means: 'known', id: activity.id };
      return doings.meaningOf(row.cells.activity ?? '');
    },
    kindOf(activityId) {
      const activity = activities.find(({ id }) => id === activityId);
      if (!activity) throw new Error(`There is no activity ${activityId}.`);
      return activity.kind;
    },
    all: [people, doings],
    newPeople: people.created,
  };
}
