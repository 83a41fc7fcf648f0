import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import { pastFaults, type PastEntries } from '#machines/territory/territory-past.rules.ts';
import type { HistoryEntryAdded, TerritoryHistory } from '#schema/generated.ts';

const typed: PastEntries = {
  releaseDate: '2024-03-05',
  returnDate: '2024-05-06',
  userId: '5',
  activityId: '1',
};
const add = (more: Partial<PastEntries> = {}) => ({ type: 'add' as const, ...typed, ...more });
const finish = { type: 'finish' as const };
const retry = { type: 'retry' as const };
const changed = { type: 'changed.elsewhere' as const };
const samples = [add(), finish, retry, changed];
const notice = {
  text: 'Attribution ajoutée.',
  color: null,
  timeout: null,
  undo: null,
  about: null,
};
const added: HistoryEntryAdded = {
  __typename: 'HistoryEntryAdded',
  outputNumber: 2,
  releaseDate: '2024-05-06',
  showHistory: true,
  notice,
};
const refused = refusalError('Cette période chevauche une autre attribution.');
const history = (count: number, today: string | null = '2026-03-15'): TerritoryHistory => ({
  histories: Array.from({ length: count }, (_, at) => ({
    historyId: String(at + 1),
    outputNumber: count - at,
    releaseDate: '2024-03-05',
    returnDate: '2024-05-06',
    login: 'Rôle 5',
    activity: 'Porte à porte',
    cssClass: '',
    userId: '5',
    activityId: '1',
    exited: false,
    version: null,
  })),
  canEdit: true,
  today,
  theoreticalReturnDate: null,
  reprieveBtn: false,
});

const input = { territoryId: '77', today: '2026-01-01' };
type Happening = Parameters<typeof play<typeof territoryPastMachine>>[2][number];
const start = (...events: Happening[]) => play(territoryPastMachine, input, events);
const read = (count = 0) => done('territoryHistory', history(count));
const recording = (...events: Happening[]) => start(read(), ...events);

describe('the past of a new territory: what may be added', () => {
  it('its history is read first; nothing is added before, and one may finish [TADD-12, B-31]', () => {
    expect(start().calls).toEqual([{ src: 'territoryHistory', input: { territoryId: '77' } }]);
    expect(start().snapshot).toOnlyAccept(['changed.elsewhere', 'finish', 'retry'], samples);
    const { snapshot } = recording();
    expect(snapshot).toOnlyAccept(['add', 'changed.elsewhere', 'finish', 'retry'], samples);
    expect(snapshot.context).toMatchObject({
      outputNumber: 1,
      historyShown: false,
      today: '2026-03-15',
    });
  });

  it('a day exists, is not after the server’s today, and the return not before the exit [TADD-13, TADD-14, B-106, B-112]', () => {
    const fine = (more: Partial<PastEntries>) => recording().snapshot.can(add(more));
    expect(fine({ releaseDate: '2026-03-15', returnDate: '2026-03-15' })).toBe(true);
    for (const wrong of ['', '2026-03-16', '2024-02-30', '05/03/2024']) {
      expect(fine({ releaseDate: wrong })).toBe(false);
      expect(fine({ returnDate: wrong })).toBe(false);
    }
    expect(fine({ returnDate: '2024-03-04' })).toBe(false);
    expect(
      pastFaults(
        { today: '2026-03-15' },
        { releaseDate: '', returnDate: '2026-03-16', userId: '', activityId: '' },
      ),
    ).toEqual({
      releaseDate: { code: 'required' },
      returnDate: { code: 'date' },
      userId: { code: 'required' },
      activityId: { code: 'required' },
    });
  });

  it('somebody and an activity are needed [TADD-15, TADD-16]', () => {
    expect(recording().snapshot.can(add({ userId: '' }))).toBe(false);
    expect(recording().snapshot.can(add({ activityId: '' }))).toBe(false);
  });

  it('a server that does not say its day is not asked to: the device’s counts', () => {
    const { snapshot } = start(done('territoryHistory', history(0, null)));
    expect(snapshot.context.today).toBe('2026-01-01');
  });
});

describe('the past of a new territory: adding', () => {
  it('is one call; heading, proposed day and table follow, and the history is read again [TADD-18, TADD-19, B-31]', () => {
    const { snapshot, calls, emitted } = recording(add(), add(), done('addHistoryEntry', added));
    expect(calls.slice(1)).toEqual([
      { src: 'addHistoryEntry', input: { form: { territoryId: '77', ...typed } } },
      { src: 'territoryHistory', input: { territoryId: '77' } },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toMatchObject({
      outputNumber: 2,
      releaseDate: '2024-05-06',
      historyShown: true,
    });
    const after = recording(add(), done('addHistoryEntry', added), read(1));
    expect(after.snapshot.context).toMatchObject({ outputNumber: 2, history: history(1) });
    expect(after.snapshot.can(add())).toBe(true);
  });

  it('nothing else happens meanwhile [TADD-17, TADD-20]', () => {
    expect(recording(add()).snapshot).toOnlyAccept([], samples);
  });

  it('a refusal is told beside the history as it is now [GEN-05]', () => {
    const { snapshot, emitted } = recording(add(), failed('addHistoryEntry', refused), read(1));
    expect(emitted).toEqual([]);
    expect([snapshot.value, snapshot.context.problem]).toEqual([
      { recording: 'ready' },
      refused.refusal,
    ]);
    expect(snapshot.context.outputNumber).toBe(2);
  });

  it('a history that cannot be had is told, and asked for again [GEN-04]', () => {
    const lost = failed('territoryHistory', new Failure('BACKEND_UNREACHABLE'));
    expect(start(lost).snapshot.context.problem).toBe('unreachable');
    expect(start(lost).snapshot.can(add())).toBe(false);
    expect(start(lost, retry, read()).snapshot.context.problem).toBe(null);
    expect(recording(changed, lost).snapshot.context.problem).toBe(null);
  });

  it('a lost request of the browser shows nothing [GEN-06]', () => {
    const { snapshot } = recording(add(), failed('addHistoryEntry', new Failure('NETWORK')));
    expect([snapshot.value, snapshot.context.problem]).toEqual([{ recording: 'reading' }, null]);
  });
});

describe('the past of a new territory: its end', () => {
  it('finishing sends nothing and leads to the territory [TADD-20, B-31]', () => {
    const { snapshot, calls } = recording(finish);
    expect(calls).toHaveLength(1);
    expect(nextIn(snapshot.getMeta())).toBe('/t-view/:territory_id');
  });

  it('every state is reached [DC-03]', () => {
    const everything = [
      ...samples,
      read(),
      read(1),
      done('addHistoryEntry', added),
      failed('addHistoryEntry', refused),
      ...['territoryHistory', 'addHistoryEntry'].flatMap(everyFailure),
    ];
    expect(neverEntered(territoryPastMachine, [input], everything)).toEqual([]);
  });

  it.each<[string, readonly Happening[]]>([
    ['territoryHistory', []],
    ['addHistoryEntry', [read(), add()]],
  ])(
    'a session that has ended in %s is left to the client, and nothing is shown [GEN-15, SHELL-06]',
    (actor, before) => {
      const { snapshot } = start(...before, failed(actor, new Failure('UNAUTHENTICATED')));
      expect([snapshot.value, snapshot.context.problem]).toEqual([
        { recording: actor === 'territoryHistory' ? 'ready' : 'reading' },
        null,
      ]);
    },
  );
});
