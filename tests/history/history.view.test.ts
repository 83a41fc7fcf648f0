import { describe, expect, it } from 'vitest';
import { editedColumns, historyColumns } from '#web/history/history.columns.tsx';
import {
  differences,
  entriesOf,
  entryOption,
  historyView,
  lastDay,
  openingOf,
  sentEntries,
} from '#web/history/history.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { aHistory, anEntry, anOpening, edited, entered, openEntry, today } from './an-entry.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { historyMachine } from '#machines/history/history.machine.ts';

const start = (...events: Parameters<typeof play<typeof historyMachine>>[2]) =>
  play(historyMachine, { territoryId: '12' }, events).snapshot;
const edit = { type: 'edit' as const, history: aHistory(), today };
const loaded = [edit, done('lastHistoryEntry', anOpening())] as const;
const typed = entriesOf(edited(anEntry()));
const shown = (snapshot: ReturnType<typeof start>, changes: Partial<typeof typed> = {}) =>
  historyView(snapshot, aHistory(), changes, today);
const conflict = refusalError('Plus vite.', 'warning', 'overwrite');

describe('the table of the history', () => {
  it('shows number, release, return, holder and activity of each entry [HED-01, HED-14]', () => {
    const cells = [anEntry(), openEntry].map((row) => historyColumns.map(({ text }) => text(row)));
    expect(cells).toEqual([
      ['n° 3', '01/06/2025', '01/07/2025', 'Autre Rôle 5', 'Invitation'],
      ['n° 4', '01/02/2026', 'encore sorti', 'Autre Rôle 5', 'Invitation'],
    ]);
    expect(historyColumns.map(({ header }) => header)).toEqual([
      'N°',
      'Sortie',
      'Rentrée',
      'Proclamateur',
      'Activité',
    ]);
  });

  it('sorts by number and by day, open entries after every day', () => {
    const values = (row: typeof openEntry) => historyColumns.map(({ sortBy }) => sortBy?.(row));
    expect(values(openEntry).slice(0, 3)).toEqual([4, '2026-02-01', '9999-12-31']);
  });

  it('has a link to each entry while editing [HED-04, B-65]', () => {
    const columns = editedColumns({ wide: true, shown: '123', onChoose: () => undefined });
    expect(columns.map(({ id, card }) => [id, card])).toContainEqual(['change', 'action']);
  });

  it('becomes a list to choose from where the screen is narrow', () => {
    expect([anEntry(), openEntry].map(entryOption)).toEqual([
      { id: '123', name: 'n° 3 · 01/06/2025 – 01/07/2025 · Autre Rôle 5' },
      { id: '124', name: 'n° 4 · 01/02/2026 – encore sorti · Autre Rôle 5' },
    ]);
  });
});

describe('the entry that the editor opens with', () => {
  const last = {
    historyId: '123',
    outputNumber: 3,
    releaseDate: '2025-06-01',
    returnDate: '2025-07-01',
    exited: false,
    userId: '6',
    activityId: '3',
    version: '700',
    activities: [],
  };

  it('is the latest entry [HED-04]', () => {
    expect(openingOf(last, []).entry).toEqual(edited(anEntry()));
  });

  it('is nothing without a history [B-65]', () => {
    const none = {
      ...last,
      historyId: null,
      outputNumber: null,
      releaseDate: null,
      activityId: null,
    };
    expect(openingOf(none, []).entry).toBeNull();
  });

  it('shows days as dd/mm/yyyy, and sends them as yyyy-mm-dd [HED-05, HED-06, HED-08]', () => {
    expect(typed).toEqual(entered({ releaseDate: '01/06/2025', returnDate: '01/07/2025' }));
    expect(sentEntries({ ...typed, releaseDate: '05032024' })).toEqual(
      entered({ releaseDate: '2024-03-05' }),
    );
    expect(sentEntries({ ...typed, releaseDate: '32/01/2024' }).releaseDate).toBe('2024-01-32');
    expect(entriesOf(edited(openEntry)).returnDate).toBe('');
  });

  it('uses the server’s day where it sends one [B-112]', () => {
    expect([
      lastDay(aHistory(), '2030-01-01'),
      lastDay(aHistory({ today: null }), '2030-01-01'),
    ]).toEqual([today, '2030-01-01']);
  });
});

describe('the history block', () => {
  it('offers editing where the server allows it [HED-03]', () => {
    expect(shown(start())).toMatchObject({ mayEdit: true, canEdit: true, entry: null });
    expect(historyView(start(), aHistory({ canEdit: false }), {}, today)).toMatchObject({
      mayEdit: false,
      canEdit: false,
    });
    expect(shown(start(edit))).toMatchObject({ loading: true, mayEdit: false, entry: null });
  });

  it('holds the entry, the typed values and their faults [HED-05, HED-06, HED-15]', () => {
    expect(shown(start(...loaded))).toMatchObject({
      entered: typed,
      unsaved: false,
      canSave: true,
      canRemove: true,
    });
    expect(shown(start(...loaded), { returnDate: '32/01/2024', userId: '' })).toMatchObject({
      unsaved: true,
      canSave: false,
      faults: {
        outputNumber: null,
        releaseDate: null,
        returnDate: { code: 'date' },
        userId: { code: 'required' },
        activityId: null,
      },
    });
  });

  it('offers no deletion of an open entry [HED-10]', () => {
    const open = start(...loaded, {
      type: 'entry.chosen',
      entry: edited(openEntry),
      unsaved: false,
    });
    expect(shown(open).canRemove).toBe(false);
  });

  it('the same value in another spelling is no change', () => {
    expect(shown(start(...loaded), { releaseDate: '01062025', outputNumber: ' 3 ' }).unsaved).toBe(
      false,
    );
  });

  it('asks before it deletes [HED-11]', () => {
    expect(shown(start(...loaded, { type: 'remove' })).question).toBe(
      'Voulez-vous supprimer cette attribution ?',
    );
  });

  it('shows why it could not open, and offers to try again [HED-17]', () => {
    const failure = failed('lastHistoryEntry', new Failure('BACKEND_BAD_RESPONSE'));
    expect(shown(start(edit, failure))).toMatchObject({
      problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
      canEdit: true,
    });
  });

  it('shows who saved first, and field by field what differs [B-66]', () => {
    const save = { type: 'save' as const, entered: entered(), force: false };
    const view = shown(start(...loaded, save, failed('editHistoryEntry', conflict)), {
      returnDate: '05/07/2025',
    });
    expect(view).toMatchObject({ conflict: true, problem: { message: 'Plus vite.' } });
    const recorded = anEntry({ userId: '5', returnDate: '2025-07-09', outputNumber: 4 });
    expect(differences(recorded, view)).toEqual([
      { field: 'Numéro', recorded: '4', typed: '3' },
      { field: 'Date de rentrée', recorded: '09/07/2025', typed: '05/07/2025' },
      { field: 'Proclamateur', recorded: 'Rôle numéro 5', typed: 'Autre Rôle 5' },
    ]);
    expect(differences(undefined, view)).toEqual([]);
    expect(differences(anEntry({ userId: null }), shown(start(...loaded)))).toEqual([
      { field: 'Proclamateur', recorded: 'Personne', typed: 'Autre Rôle 5' },
    ]);
  });
});
