import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { territoryTypesMachine } from '#machines/territory-types/territory-types.machine.ts';
import { typeNameFault } from '#machines/territory-types/territory-types.rules.ts';
import type { Done, TerritoryTypeAdded, TerritoryTypes } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';

const builtIn = { id: '1', longName: 'Habitations', shortName: 'Hab.', congregationId: '0' };
const own = { id: '100', longName: 'Port', shortName: 'P.', congregationId: '1' };
const listed = (admins = true): TerritoryTypes => ({ types: [builtIn, own], admins });
const add = { type: 'add' as const };
const edit = (typeId = '100') => ({ type: 'edit' as const, typeId });
const remove = (typeId = '100') => ({ type: 'remove' as const, typeId });
const save = (longName = ' Écoles ', shortName = ' Éc. ') => ({
  type: 'save' as const,
  longName,
  shortName,
});
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const changed = { type: 'changed.elsewhere' as const };
const samples = [add, edit(), remove(), save(), confirm, cancel, retry, changed];

const notice = { text: 'Fait.', color: null, timeout: null, undo: null, about: null };
const saved: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const added: TerritoryTypeAdded = { __typename: 'TerritoryTypeAdded', typeId: '101', notice };
const refused = refusalError('Ce type existe déjà.');

type Happening = Parameters<typeof play<typeof territoryTypesMachine>>[2][number];
const start = (...events: Happening[]) => play(territoryTypesMachine, undefined, events);
const came = (admins = true) => done('territoryTypes', listed(admins));
const choosing = (...events: Happening[]) => start(came(), ...events);

describe('types: the list', () => {
  it('is asked for at once, and nothing can be done with it meanwhile [TYP-01]', () => {
    expect(start().calls).toEqual([{ src: 'territoryTypes' }]);
    expect(start().snapshot).toOnlyAccept(['changed.elsewhere', 'retry'], samples);
    expect(choosing().snapshot.context.list).toEqual(listed());
  });

  it('administrators add, rename and remove; managers only rename [TYP-03, B-98]', () => {
    const reading = ['changed.elsewhere', 'retry'];
    expect(choosing().snapshot).toOnlyAccept(['add', 'edit', 'remove', ...reading], samples);
    expect(start(came(false)).snapshot).toOnlyAccept(['edit', ...reading], samples);
  });

  it('what is built in, or not there, is neither renamed nor removed [TYP-04]', () => {
    for (const id of ['1', '999']) {
      expect(choosing().snapshot.can(edit(id))).toBe(false);
      expect(choosing().snapshot.can(remove(id))).toBe(false);
    }
  });

  it('that cannot be had is told, and asked for again [TYP-02, GEN-04]', () => {
    const lost = start(failed('territoryTypes', new Failure('BACKEND_UNREACHABLE')));
    expect(lost.snapshot.context.problem).toBe('unreachable');
    expect(lost.snapshot).toOnlyAccept(['changed.elsewhere', 'retry'], samples);
    const again = start(failed('territoryTypes', refusalError('Non.')), retry, came());
    expect(again.calls).toHaveLength(2);
    expect(again.snapshot.context.problem).toBe(null);
  });

  it('is asked for again when somebody else changed something, and kept when that fails', () => {
    const { snapshot, calls } = choosing(changed);
    expect(calls).toHaveLength(2);
    expect(snapshot.can(edit())).toBe(true);
    const failing = choosing(changed, failed('territoryTypes', refusalError('Non.')));
    expect(failing.snapshot.context).toEqual(choosing().snapshot.context);
  });
});

describe('types: adding and renaming', () => {
  it('both names are needed, at most 40 characters, none forbidden [TYP-05]', () => {
    const { snapshot } = choosing(add);
    expect(snapshot).toOnlyAccept(['cancel', 'save'], samples);
    expect(snapshot.can(save('x'.repeat(40), 'é'.repeat(40)))).toBe(true);
    for (const wrong of ['', '  ', 'x'.repeat(41), ...Array.from('\\&~#{}[]%`=|^$<>"')]) {
      expect(snapshot.can(save(wrong))).toBe(false);
      expect(snapshot.can(save('Écoles', wrong))).toBe(false);
    }
    expect([typeNameFault(''), typeNameFault('x'.repeat(41)), typeNameFault('a#b')]).toEqual([
      { code: 'required' },
      { code: 'tooLong', length: 40 },
      { code: 'characters' },
    ]);
  });

  it('a new one is added by its trimmed names, told, and the list reloads [TYP-07]', () => {
    const { snapshot, calls, emitted } = choosing(add, save(), done('addTerritoryType', added));
    expect(calls.slice(1)).toEqual([
      { src: 'addTerritoryType', input: { longName: 'Écoles', shortName: 'Éc.' } },
      { src: 'territoryTypes' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.value).toEqual({ choosing: 'reading' });
  });

  it('the chosen one is renamed, told, and the list reloads [TYP-08]', () => {
    const { calls, emitted } = choosing(edit(), save(), done('editTerritoryType', saved));
    expect(calls.slice(1)).toEqual([
      {
        src: 'editTerritoryType',
        input: { typeId: '100', longName: 'Écoles', shortName: 'Éc.' },
      },
      { src: 'territoryTypes' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
  });

  it.each([
    ['addTerritoryType', add],
    ['editTerritoryType', edit()],
  ])('a refusal of %s is told where one types, and may be tried again [GEN-05]', (actor, opens) => {
    const { snapshot, emitted } = choosing(opens, save(), failed(actor, refused));
    expect(emitted).toEqual([]);
    expect(snapshot.value).toBe('naming');
    expect(snapshot.context.problem).toEqual(refused.refusal);
    expect(choosing(opens, save(), failed(actor, refused), save()).calls.at(-1)).toMatchObject({
      src: actor,
    });
    const quit = choosing(opens, save(), failed(actor, refused), cancel);
    expect(quit.snapshot.context.problem).toBe(null);
  });

  it('after renaming one, a new one is a new one [TYP-07]', () => {
    const { calls } = choosing(edit(), cancel, came(), add, save());
    expect(calls.at(-1)).toMatchObject({ src: 'addTerritoryType' });
  });

  it('a lost request of the browser shows nothing and keeps the form open [GEN-06]', () => {
    const lost = failed('addTerritoryType', new Failure('NETWORK'));
    const { snapshot } = choosing(add, save(), lost);
    expect([snapshot.value, snapshot.context.problem]).toEqual(['naming', null]);
  });
});

describe('types: removing', () => {
  it('its question is asked, which only Oui and Non answer [TYP-06, GEN-22]', () => {
    const { snapshot, calls } = choosing(remove());
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous supprimer ce type de {product} ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toHaveLength(1);
    const cancelled = choosing(remove(), cancel);
    expect(cancelled.calls).toHaveLength(1);
    expect(cancelled.snapshot.context).toEqual(choosing().snapshot.context);
  });

  it('once confirmed it is removed, told, and the list reloads [TYP-06, TYP-09]', () => {
    const { calls, emitted } = choosing(remove(), confirm, done('removeTerritoryType', saved));
    expect(calls.slice(1)).toEqual([
      { src: 'removeTerritoryType', input: { typeId: '100' } },
      { src: 'territoryTypes' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(waysInto(territoryTypesMachine, undefined, everything, 'removing')).toEqual([
      'confirmingRemoval confirm',
    ]);
  });

  it('a refusal stays told beside the list as it is now [B-98, GEN-05]', () => {
    const { snapshot } = choosing(
      remove(),
      confirm,
      failed('removeTerritoryType', refused),
      came(),
    );
    expect([snapshot.value, snapshot.context.problem]).toEqual([
      { choosing: 'ready' },
      refused.refusal,
    ]);
  });
});

const everything = [
  ...samples,
  came(),
  done('addTerritoryType', added),
  failed('addTerritoryType', refused),
  done('editTerritoryType', saved),
  done('removeTerritoryType', saved),
  ...['territoryTypes', 'addTerritoryType', 'editTerritoryType', 'removeTerritoryType'].flatMap(
    everyFailure,
  ),
];

describe('types: every way', () => {
  it('every state is reached [DC-03]', () => {
    expect(neverEntered(territoryTypesMachine, [undefined], everything)).toEqual([]);
  });

  it.each([
    ['territoryTypes', [], { choosing: 'ready' }],
    ['addTerritoryType', [came(), add, save()], 'naming'],
    ['editTerritoryType', [came(), edit(), save()], 'naming'],
    ['removeTerritoryType', [came(), remove(), confirm], { choosing: 'reading' }],
  ])(
    'a session that has ended in %s is left to the client, and nothing is shown [GEN-15, SHELL-06]',
    (actor, before, value) => {
      const { snapshot } = start(...before, failed(actor, new Failure('UNAUTHENTICATED')));
      expect([snapshot.value, snapshot.context.problem]).toEqual([value, null]);
    },
  );
});
