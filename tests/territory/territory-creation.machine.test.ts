import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn, reasonIn } from '#machines/parts/flow/meta.ts';
import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import {
  creationFaults,
  type CreationChoices,
  type CreationEntries,
} from '#machines/territory/territory-creation.rules.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import type { TerritoryAdded, TerritoryHistory } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';

const choices = (numberOfUsers: number): CreationChoices => ({
  publishers: { users: [{ id: '5', login: 'Rôle 5' }], numberOfUsers },
  types: [{ id: '1', longName: 'Habitations', shortName: 'Hab.', congregationId: '0' }],
  activities: [{ id: '1', name: 'Porte à porte' }],
});
const typed: CreationEntries = {
  number: ' 9012 ',
  name: ' Rue Grimaldi ',
  typeId: '1',
  gate: '',
  noVisited: false,
  mapUrl: '',
  note: ' Code ',
};
const create = (more: Partial<CreationEntries> & { toDraw?: boolean } = {}) => ({
  type: 'create' as const,
  ...typed,
  ...more,
});
const retry = { type: 'retry' as const };
const changed = { type: 'changed.elsewhere' as const };
const another = { type: 'another' as const };
const samples = [create(), retry, changed, another];
const notice = { text: 'Créé.', color: null, timeout: null, undo: null, about: null };
const added: TerritoryAdded = { __typename: 'TerritoryAdded', territoryId: '77', notice };
const refused = refusalError('Ce numéro est déjà utilisé.');

type Happening = Parameters<typeof play<typeof territoryCreationMachine>>[2][number];
const start = (...events: Happening[]) =>
  play(territoryCreationMachine, { today: '2026-03-15' }, events);
const counted = (users = 3) => done('publishers', choices(users));
const describing = (...events: Happening[]) => start(counted(), ...events);

describe('territory creation: may it begin', () => {
  it('the users are counted at once [TADD-10]', () => {
    expect(start().calls).toEqual([{ src: 'publishers' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
  });

  it('with three users it begins, with two it is blocked until somebody is added [TADD-09, B-32]', () => {
    expect(start(counted(3)).snapshot).toOnlyAccept(['create'], samples);
    const blocked = start(counted(2));
    expect(blocked.snapshot.value).toBe('blocked');
    expect(blocked.snapshot).toOnlyAccept(['changed.elsewhere'], samples);
    expect(blocked.snapshot.context.choices?.publishers.numberOfUsers).toBe(2);
    expect(start(counted(2), changed, counted(3)).snapshot.value).toBe('describing');
  });

  it('what cannot be had is told, and asked for again [GEN-04]', () => {
    const lost = start(failed('publishers', new Failure('BACKEND_UNREACHABLE')));
    expect(lost.snapshot.context.problem).toBe('unreachable');
    expect(lost.snapshot).toOnlyAccept(['retry'], samples);
    const again = start(failed('publishers', refusalError('Non.')), retry, counted());
    expect([again.snapshot.value, again.snapshot.context.problem]).toEqual(['describing', null]);
  });
});

describe('territory creation: the first step', () => {
  const fine = (more: Partial<CreationEntries>) => describing().snapshot.can(create(more));

  it.each<[keyof CreationEntries, readonly string[], readonly string[]]>([
    ['number', ['1', '9999'], ['', '0', '10000', '1.5', 'a', '-1']],
    ['name', ['a', 'é'.repeat(45)], ['', '  ', 'é'.repeat(46)]],
    ['gate', ['', '0', '999'], ['1000', '-1', '1.5', 'a']],
    ['note', ['', 'é'.repeat(100)], ['é'.repeat(101)]],
    ['typeId', ['1'], ['']],
    [
      'mapUrl',
      ['', 'https://a.fr/?b=1&c=%20#d', `https://a.fr/${'b'.repeat(1987)}`],
      ['https://a.fr/b c', 'a.fr', 'javascript:alert(1)', `https://a.fr/${'b'.repeat(1988)}`],
    ],
  ])('%s decides [TADD-03, TADD-04, TADD-06, TADD-07, B-33, B-109]', (field, good, bad) => {
    for (const value of good) expect([value, fine({ [field]: value })]).toEqual([value, true]);
    for (const value of bad) expect([value, fine({ [field]: value })]).toEqual([value, false]);
  });

  it.each(Array.from('\\&~#{}[]%`=|^$<>"'))('%s stands in no name and no note [GEN-18]', (sign) => {
    expect(fine({ name: `a${sign}b` })).toBe(false);
    expect(fine({ note: `a${sign}b` })).toBe(false);
  });

  it('each field has its own fault [GEN-07]', () => {
    expect(
      creationFaults({
        number: '10000',
        name: '',
        typeId: '',
        gate: 'x',
        noVisited: true,
        mapUrl: 'a b',
        note: '#',
      }),
    ).toEqual({
      number: { code: 'tooHigh', most: 9999 },
      name: { code: 'required' },
      typeId: { code: 'required' },
      gate: { code: 'number' },
      noVisited: null,
      mapUrl: { code: 'spaces' },
      note: { code: 'characters' },
    });
  });

  it('it is created by one call, told, and its past comes next: there is no way back [TADD-01, TADD-08, B-30]', () => {
    const { snapshot, calls, invoked, emitted } = describing(
      create({ gate: '7' }),
      create(),
      done('addTerritory', added),
    );
    expect(calls.slice(1)).toEqual([
      {
        src: 'addTerritory',
        input: {
          form: {
            number: 9012,
            name: 'Rue Grimaldi',
            typeId: '1',
            gate: 7,
            noVisited: false,
            mapUrl: '',
            note: 'Code',
          },
        },
      },
    ]);
    expect(invoked).toEqual([{ src: 'past', input: { territoryId: '77', today: '2026-03-15' } }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect([snapshot.value, snapshot.context.territoryId]).toEqual(['recordingPast', '77']);
    expect(snapshot).toOnlyAccept(['another'], samples);
  });

  it('one that is created to be drawn leads to its page, and records no past [OWN-247]', () => {
    const { snapshot, invoked, emitted } = describing(
      create({ toDraw: true }),
      done('addTerritory', added),
    );
    expect([snapshot.status, snapshot.value]).toEqual(['done', 'drawing']);
    expect(nextIn(snapshot.getMeta())).toBe('/t-view/:territory_id');
    expect(reasonIn(snapshot.getMeta())).toBe('toDraw');
    expect([snapshot.context.territoryId, invoked]).toEqual(['77', []]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
  });

  it('a refusal leaves what comes next open [OWN-247]', () => {
    const events = [create({ toDraw: true }), failed('addTerritory', refused), create()];
    const { snapshot } = describing(...events, done('addTerritory', added));
    expect(snapshot.value).toBe('recordingPast');
  });

  it('another one begins anew, once the users are counted again [OWN-247]', () => {
    const { snapshot } = describing(create(), done('addTerritory', added), another, counted());
    expect(snapshot.value).toBe('describing');
    expect(snapshot.context).toMatchObject({ territoryId: '', form: null });
  });

  it('a refusal is told in the first step, and creating may be tried again [GEN-05, B-30]', () => {
    const { snapshot, emitted } = describing(create(), failed('addTerritory', refused));
    expect(emitted).toEqual([]);
    expect([snapshot.value, snapshot.context.problem]).toEqual(['describing', refused.refusal]);
    const again = describing(create(), failed('addTerritory', refused), create());
    expect(again.snapshot.context.problem).toBe(null);
    expect(again.calls).toHaveLength(3);
  });

  it('a lost request of the browser shows nothing [GEN-06]', () => {
    const { snapshot } = describing(create(), failed('addTerritory', new Failure('NETWORK')));
    expect([snapshot.value, snapshot.context.problem]).toEqual(['describing', null]);
  });
});

describe('territory creation: the second step', () => {
  it('the past of the created territory is recorded until its end, which leads to its page [TADD-11, TADD-20]', async () => {
    const read: string[] = [];
    const actor = createActor(
      territoryCreationMachine.provide({
        actors: {
          publishers: fromPromise(async () => choices(3)),
          addTerritory: fromPromise(async () => added),
          past: territoryPastMachine.provide({
            actors: {
              territoryHistory: fromPromise<TerritoryHistory, { territoryId: string }>(
                async ({ input: { territoryId } }) => {
                  read.push(territoryId);
                  return {
                    histories: [],
                    canEdit: true,
                    today: null,
                    theoreticalReturnDate: null,
                    reprieveBtn: false,
                  };
                },
              ),
            },
          }),
        },
      }),
      { ...remembered, input: { today: '2026-03-15' } },
    ).start();
    expect(actor.getSnapshot().children.past).toBe(undefined);
    await waitFor(actor, (snapshot) => snapshot.matches('describing'));
    actor.send(create());
    await waitFor(actor, (snapshot) => snapshot.matches('recordingPast'));
    const { past } = actor.getSnapshot().children;
    if (!past) throw new Error('The past is not being recorded.');
    await waitFor(past, (snapshot) => snapshot.matches({ recording: 'ready' }));
    expect(read).toEqual(['77']);
    expect(past.getSnapshot().context).toMatchObject({ territoryId: '77', today: '2026-03-15' });
    past.send({ type: 'finish' });
    expect(nextIn(past.getSnapshot().getMeta())).toBe('/t-view/:territory_id');
    expect(actor.getSnapshot().children.past).toBe(past);
  });
});

describe('territory creation: every way', () => {
  const everything = [
    ...samples,
    create({ toDraw: true }),
    counted(),
    counted(2),
    done('addTerritory', added),
    failed('addTerritory', refused),
    ...['publishers', 'addTerritory'].flatMap(everyFailure),
  ];

  it('every state is reached [DC-03]', () => {
    expect(neverEntered(territoryCreationMachine, [{ today: '2026-03-15' }], everything)).toEqual(
      [],
    );
  });

  it.each<[string, readonly Happening[]]>([
    ['publishers', []],
    ['addTerritory', [counted(), create()]],
  ])(
    'a session that has ended in %s is left to the client, and nothing is shown [GEN-15, SHELL-06]',
    (actor, before) => {
      const { snapshot } = start(...before, failed(actor, new Failure('UNAUTHENTICATED')));
      expect([snapshot.value, snapshot.context.problem]).toEqual([
        actor === 'publishers' ? 'failed' : 'describing',
        null,
      ]);
    },
  );
});
