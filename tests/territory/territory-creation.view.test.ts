import { describe, expect, it } from 'vitest';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type {
  CreationChoices,
  CreationEntries,
} from '#machines/territory/territory-creation.rules.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import type { PastEntries } from '#machines/territory/territory-past.rules.ts';
import type { HistoryEntry } from '#schema/generated.ts';
import { nextFreeNumber, territoryCreationView } from '#web/territory/territory-creation.view.ts';
import { territoryPastView } from '#web/territory/territory-past.view.ts';
import { done, failed, play } from '../support/play.ts';

const choices = (typeIds: readonly string[] = ['4', '1']): CreationChoices => ({
  publishers: { users: [{ id: '5', login: 'Rôle 5' }], numberOfUsers: 3 },
  types: typeIds.map((id) => ({ id, longName: `Type ${id}`, shortName: id, congregationId: '0' })),
  activities: [
    { id: '2', name: 'Campagne' },
    { id: '1', name: 'Porte à porte' },
  ],
});
const refused = refusalError('Ce numéro est déjà utilisé.');
const grimaldi = { number: 12, name: 'T12 - Rue Grimaldi' };

describe('the number of a new territory', () => {
  const next = (...numbers: number[]) => nextFreeNumber(numbers.map((number) => ({ number })));

  it('follows the highest, leaves gaps alone, and fills them when nothing else is left', () => {
    expect([next(), next(1, 2, 12), next(9999), next(1, 2, 9999)]).toEqual([1, 13, 1, 3]);
    expect(next(...Array.from({ length: 9999 }, (_, at) => at + 1))).toBe(null);
  });
});

describe('what the first step of t-add shows', () => {
  type Happening = Parameters<typeof play<typeof territoryCreationMachine>>[2][number];
  const after = (
    events: readonly Happening[],
    changes: Partial<CreationEntries> = {},
    listed: Parameters<typeof territoryCreationView>[2] = [grimaldi],
  ) =>
    territoryCreationView(
      play(territoryCreationMachine, { today: '2026-03-15' }, events).snapshot,
      changes,
      listed,
    );
  const came = done('publishers', choices());
  const first: CreationEntries = {
    number: '13',
    name: '',
    typeId: '1',
    gate: '',
    noVisited: false,
    mapUrl: '',
    note: '',
  };
  const filled = { ...first, name: 'Rue' };

  it('loading, blocked with too few users, or failed [TADD-09, OWN-268, GEN-04, GEN-06]', () => {
    expect(after([])).toMatchObject({ loading: true, entered: null, blocked: false });
    const two = { ...choices(), publishers: { users: [], numberOfUsers: 2 } };
    expect(after([done('publishers', two)])).toMatchObject({
      loading: false,
      blocked: true,
      missing: 1,
      entered: null,
    });
    const failing = (error: Error) => after([failed('publishers', error)]);
    expect(failing(refusalError('Non.'))).toMatchObject({
      failure: { message: 'Non.' },
      stalled: false,
    });
    expect(failing(new Failure('NETWORK'))).toMatchObject({ failure: null, stalled: true });
  });

  it('the fields empty but for the next free number and type 1; nothing of it counts as typed [TADD-02, TADD-05]', () => {
    expect(after([came])).toEqual({
      loading: false,
      stalled: false,
      failure: null,
      refused: false,
      blocked: false,
      missing: 0,
      step: 1,
      choices: choices(),
      entered: first,
      faults: {
        number: null,
        name: { code: 'required' },
        typeId: null,
        gate: null,
        noVisited: null,
        mapUrl: null,
        note: null,
      },
      takenBy: null,
      suggested: true,
      canCreate: false,
      creating: false,
      problem: null,
      unsaved: false,
      created: null,
    });
    expect(after([came], {}, null).entered).toEqual({ ...first, number: '' });
    expect(after([done('publishers', choices(['4']))]).entered?.typeId).toBe('4');
  });

  it('a number in use is told at once; the server still decides [TADD-03, REST-65]', () => {
    for (const number of ['12', ' 12 ', '0012']) {
      expect(after([came], { number, name: 'Rue' })).toMatchObject({
        takenBy: 'T12 - Rue Grimaldi',
        canCreate: true,
        suggested: false,
      });
    }
    expect(after([came], { number: '14' }).takenBy).toBe(null);
    expect(after([came], { number: '' }).takenBy).toBe(null);
  });

  it('what was typed is unsaved until it is created [TADD-08]', () => {
    expect(after([came], { name: 'Rue' })).toMatchObject({ unsaved: true, canCreate: true });
    const create = { type: 'create', ...filled } as const;
    expect(
      after([came, create], { name: 'Rue' }, [grimaldi, { number: 13, name: 'T13' }]),
    ).toMatchObject({
      creating: true,
      canCreate: false,
      takenBy: null,
    });
    expect(after([came, create, failed('addTerritory', refused)], { name: 'Rue' })).toMatchObject({
      entered: filled,
      problem: { message: 'Ce numéro est déjà utilisé.', severity: 'error' },
      unsaved: true,
    });
    const added = { __typename: 'TerritoryAdded', territoryId: '77', notice: null };
    expect(after([came, create, done('addTerritory', added)], { name: 'Rue' })).toMatchObject({
      step: 2,
      created: 'T13 - Rue',
      entered: null,
      unsaved: false,
    });
  });
});

describe('what the second step of t-add shows', () => {
  type Happening = Parameters<typeof play<typeof territoryPastMachine>>[2][number];
  const after = (events: readonly Happening[], changes: Partial<PastEntries> = {}) =>
    territoryPastView(
      play(territoryPastMachine, { territoryId: '77', today: '2026-01-01' }, events).snapshot,
      changes,
      choices().activities,
    );
  const entry: HistoryEntry = {
    historyId: '8',
    outputNumber: 1,
    releaseDate: '2024-03-05',
    returnDate: '2024-05-06',
    login: 'Rôle 5',
    activity: 'Porte à porte',
    cssClass: '',
    userId: '5',
    activityId: '1',
    exited: false,
    version: null,
  };
  const read = (...histories: readonly HistoryEntry[]) =>
    done('territoryHistory', { histories, canEdit: true, today: '2026-03-15' });
  const typed = { releaseDate: '05/03/2024', returnDate: '06/05/2024', userId: '5' };

  it('assignment number 1, activity 1, no table yet, and nothing to add [TADD-12, TADD-16, TADD-17, B-31]', () => {
    expect(after([read()])).toEqual({
      loading: false,
      stalled: false,
      failure: null,
      problem: null,
      rows: null,
      outputNumber: 1,
      today: '2026-03-15',
      entered: { releaseDate: '', returnDate: '', userId: '', activityId: '1' },
      sent: { releaseDate: '', returnDate: '', userId: '', activityId: '1' },
      faults: {
        releaseDate: { code: 'required' },
        returnDate: { code: 'required' },
        userId: { code: 'required' },
        activityId: null,
      },
      canAdd: false,
      adding: false,
      canFinish: true,
      unsaved: false,
    });
    expect(after([])).toMatchObject({ loading: true, canFinish: true });
  });

  it('days are typed as a person writes them, and sent as the wire wants them [TADD-13, TADD-14, TADD-18]', () => {
    const view = after([read()], typed);
    expect(view).toMatchObject({ canAdd: true, unsaved: true });
    expect(view.sent).toEqual({
      releaseDate: '2024-03-05',
      returnDate: '2024-05-06',
      userId: '5',
      activityId: '1',
    });
  });

  it('after one, the next begins where it ended, beside a table of one row [TADD-11, TADD-19]', () => {
    const add = { type: 'add', ...after([read()], typed).sent } as const;
    expect(after([read(), add], typed)).toMatchObject({ adding: true, canFinish: false });
    const added = {
      __typename: 'HistoryEntryAdded',
      outputNumber: 2,
      releaseDate: '2024-05-06',
      showHistory: true,
      notice: null,
    };
    expect(after([read(), add, done('addHistoryEntry', added), read(entry)])).toMatchObject({
      rows: [entry],
      outputNumber: 2,
      entered: { releaseDate: '06/05/2024', returnDate: '', userId: '', activityId: '1' },
      unsaved: false,
      canAdd: false,
    });
    expect(after([read(), add, failed('addHistoryEntry', refused), read()], typed)).toMatchObject({
      problem: { message: refused.refusal.message, severity: 'error' },
      unsaved: true,
      canAdd: true,
    });
  });

  it('a history that cannot be had is told; one may finish all the same [TADD-20, GEN-04]', () => {
    const failing = failed('territoryHistory', new Failure('BACKEND_UNREACHABLE'));
    expect(after([failing])).toMatchObject({
      failure: { message: 'Problème de connexion au serveur.' },
      problem: null,
      canAdd: false,
      canFinish: true,
    });
    expect(after([{ type: 'finish' }], { userId: '5' }).unsaved).toBe(false);
  });
});
