import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { edited, entered, notice, noType, outdated, settings } from './settings.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { territoryMachine } from '#machines/territory/territory.machine.ts';

const edit = { type: 'edit' as const, settings: settings() };
const save = { type: 'save' as const, entered: entered({ name: ' Rue Caroline ', gate: ' 12 ' }) };
const overwrite = { type: 'overwrite' as const, entered: entered({ note: '' }) };
const cancel = { type: 'cancel' as const };
const reread = { type: 'reread' as const };
const openMap = { type: 'map.open' as const };
const closeMap = { type: 'map.close' as const };
const drawn = { type: 'map.updated' as const, mapLink: null, mapDrawn: false };
const samples = [edit, save, overwrite, cancel, reread, openMap, closeMap, drawn];
type Happening = Parameters<typeof play<typeof territoryMachine>>[2][number];
const start = (...events: Happening[]) => play(territoryMachine, undefined, events);
const theirs = settings({ name: 'Rue de Marie', version: '4' });
const comparing = [edit, save, failed('editTerritory', outdated)];
const outdatedAndKnown = [...comparing, done('territorySettings', theirs)];

describe('a territory on its page', () => {
  it('is read only at first, and calls nothing [DET-04]', () => {
    const { snapshot, calls } = start();
    expect(calls).toEqual([]);
    expect(snapshot).toOnlyAccept(['edit'], samples);
  });

  it('is not edited where the server does not let [DET-05]', () => {
    const forbidden = { type: 'edit' as const, settings: settings({ canEdit: false }) };
    expect(start().snapshot.can(forbidden)).toBe(false);
    expect(start(forbidden).snapshot.matches('readOnly')).toBe(true);
  });

  it('once edited may be saved, left, or drawn [DET-06, DET-08]', () => {
    expect(start(edit).snapshot).toOnlyAccept(['cancel', 'map.open', 'save'], samples);
    const undrawable = { type: 'edit' as const, settings: settings({ enableDrawBtn: false }) };
    expect(start(undrawable).snapshot).toOnlyAccept(['cancel', 'save'], samples);
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'n'.repeat(46) },
    { name: 'a&b' },
    { typeId: '' },
    { gate: '12a' },
    { gate: '1000' },
    { note: 'n'.repeat(101) },
    { note: '"' },
  ])('is not saved with %o [DET-10, DET-12, DET-13, DET-14, DET-15]', (fault) => {
    const asked = { type: 'save' as const, entered: entered(fault) };
    expect(start(edit).snapshot.can(asked)).toBe(false);
    const forced = { type: 'overwrite' as const, entered: entered(fault) };
    expect(start(...outdatedAndKnown).snapshot.can(forced)).toBe(false);
  });

  it('left without a save is read again and forgets what was refused [DET-04]', () => {
    const { snapshot, calls, emitted } = start(edit, save, failed('editTerritory', noType), cancel);
    expect(calls).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(snapshot.context).toMatchObject({ problem: null, theirs: null, saved: null });
  });
});

describe('saving a territory', () => {
  it('is one call with what was read and entered, trimmed [DET-18]', () => {
    const { snapshot, calls } = start(edit, save, save);
    expect(calls).toEqual([
      {
        src: 'editTerritory',
        input: {
          territoryId: '12',
          name: 'Rue Caroline',
          typeId: '1',
          gate: 12,
          noVisited: false,
          note: 'Code 12',
          rebuildMapToken: false,
          version: '3',
          forceOverwrite: false,
        },
      },
    ]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('tells the change, shows what was saved with the map of the answer, and is read only again [DET-20, DET-21, DET-22]', () => {
    const { snapshot, emitted } = start(edit, save, done('editTerritory', edited));
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot).toOnlyAccept(['edit'], samples);
    expect(snapshot.context.saved).toEqual(
      settings({
        name: 'Rue Caroline',
        gate: 12,
        mapLink: 'http://localhost:4000/map/new',
        version: '4',
      }),
    );
  });

  it('asks for a new link only where a map was drawn [DET-16, DET-18, B-71]', () => {
    const ticked = { type: 'save' as const, entered: entered({ rebuildMapToken: true }) };
    const inputOf = (facts: Parameters<typeof settings>[0]) =>
      start({ type: 'edit', settings: settings(facts) }, ticked).calls[0]?.input;
    expect(inputOf({})).toMatchObject({ rebuildMapToken: true });
    expect(inputOf({ mapLink: null })).toMatchObject({ rebuildMapToken: false });
    expect(inputOf({ mapDrawn: false })).toMatchObject({ rebuildMapToken: false });
  });

  it('refused keeps editing and says why, with nothing to overwrite [DET-23]', () => {
    const { snapshot, emitted } = start(edit, save, failed('editTerritory', noType));
    expect(snapshot.context.problem).toEqual(noType.refusal);
    expect(snapshot).toOnlyAccept(['cancel', 'map.open', 'save'], samples);
    expect(emitted).toEqual([]);
  });

  it('that got no answer keeps editing; the browser’s own failure shows nothing [GEN-04, GEN-06]', () => {
    const after = (code: 'NETWORK' | 'BACKEND_UNREACHABLE') =>
      start(edit, save, failed('editTerritory', new Failure(code))).snapshot;
    expect(after('NETWORK').context.problem).toBe(null);
    expect(after('BACKEND_UNREACHABLE').context.problem).toBe('unreachable');
    expect(after('NETWORK').matches('editing')).toBe(true);
  });
});

describe('a territory that somebody else saved meanwhile', () => {
  it('is read to be compared, while what was read and the refusal are kept [REST-17]', () => {
    const { snapshot, calls } = start(...outdatedAndKnown);
    expect(calls.at(-1)).toEqual({ src: 'territorySettings', input: { territoryId: '12' } });
    expect(start(...comparing).snapshot).toOnlyAccept([], samples);
    expect(snapshot.context).toMatchObject({ read: settings(), theirs, problem: outdated.refusal });
    expect(snapshot).toOnlyAccept(['cancel', 'map.open', 'overwrite', 'reread', 'save'], samples);
  });

  it('is overwritten with what is entered, from what was read [REST-17]', () => {
    const { snapshot, calls } = start(...outdatedAndKnown, overwrite);
    expect(calls.at(-1)).toEqual({
      src: 'editTerritory',
      input: expect.objectContaining({ note: '', version: '3', forceOverwrite: true }),
    });
    expect(snapshot.context).toMatchObject({ problem: null, theirs: null });
  });

  it('is edited anew from what they saved, once that is taken [REST-17]', () => {
    const { snapshot, calls } = start(...outdatedAndKnown, reread, save);
    expect(start(...outdatedAndKnown, reread).snapshot.context).toMatchObject({
      read: theirs,
      theirs: null,
      problem: null,
    });
    expect(calls.at(-1)?.input).toMatchObject({ version: '4', forceOverwrite: false });
    expect(snapshot.matches('saving')).toBe(true);
  });

  it('that can not be read is overwritten all the same, and still says why [REST-17, GEN-06]', () => {
    const lost = failed('territorySettings', new Failure('NETWORK'));
    const { snapshot } = start(...comparing, lost);
    expect(snapshot.context).toMatchObject({ theirs: null, problem: outdated.refusal });
    expect(snapshot).toOnlyAccept(['cancel', 'map.open', 'overwrite', 'save'], samples);
  });
});

describe('the map of a territory that is edited', () => {
  it('changes the link and what may be rebuilt, and leaves the edit where it was [DET-08, DET-16]', () => {
    expect(start(edit, openMap).snapshot).toOnlyAccept(['map.close', 'map.updated'], samples);
    const { snapshot } = start(edit, openMap, drawn, closeMap);
    expect(snapshot.context.read).toEqual(settings({ mapLink: null, mapDrawn: false }));
    expect(snapshot.matches('editing')).toBe(true);
  });
});

it.each(['editTerritory', 'territorySettings'])(
  'a session that has ended in %s is left to the client: the edit stays and nothing new is shown [SHELL-06]',
  (id) => {
    const before = id === 'editTerritory' ? [edit, save] : comparing;
    const { snapshot } = start(...before, failed(id, new Failure('UNAUTHENTICATED')));
    expect([snapshot.value, snapshot.context.problem]).toEqual([
      'editing',
      id === 'editTerritory' ? null : outdated.refusal,
    ]);
  },
);

it('only editing leads to saving, and every state is reached [DET-06, DC-03]', () => {
  const events = [
    ...samples,
    done('editTerritory', edited),
    failed('editTerritory', outdated),
    done('territorySettings', theirs),
    ...everyFailure('editTerritory'),
    ...everyFailure('territorySettings'),
  ];
  expect(waysInto(territoryMachine, undefined, events, 'saving')).toEqual([
    'editing overwrite',
    'editing save',
  ]);
  expect(neverEntered(territoryMachine, [undefined], events)).toEqual([]);
});
