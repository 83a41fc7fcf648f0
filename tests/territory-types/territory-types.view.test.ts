import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { territoryTypesMachine } from '#machines/territory-types/territory-types.machine.ts';
import type { TerritoryTypes } from '#schema/generated.ts';
import { typeRows, territoryTypesView } from '#web/territory-types/territory-types.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const list = (admins: boolean): TerritoryTypes => ({
  types: [
    { id: '1', longName: 'Habitations', shortName: 'Hab.', congregationId: '0' },
    { id: '100', longName: 'Port', shortName: 'P.', congregationId: '1' },
  ],
  admins,
});
const names = { longName: 'Écoles', shortName: 'Éc.' };
type Happening = Parameters<typeof play<typeof territoryTypesMachine>>[2][number];
const after = (...events: Happening[]) =>
  territoryTypesView(play(territoryTypesMachine, undefined, events).snapshot, names);
const came = (admins = true) => done('territoryTypes', list(admins));
const refused = refusalError('Non.', 'warning');
const closed = { open: false, renamed: null, problem: null, canSave: false, saving: false };
const quiet = {
  loading: false,
  stalled: false,
  failure: null,
  refused: false,
  problem: null,
  canAdd: true,
  form: closed,
  question: null,
};

describe('what t-type shows', () => {
  it('a built-in type has no way to be changed, and who is no administrator removes none [TYP-03, TYP-04, B-98]', () => {
    const port = { typeId: '100', longName: 'Port', shortName: 'P.', own: true, canEdit: true };
    const homes = {
      typeId: '1',
      longName: 'Habitations',
      shortName: 'Hab.',
      own: false,
      canEdit: false,
      canRemove: false,
    };
    expect(typeRows(list(true))).toEqual([{ ...port, canRemove: true }, homes]);
    expect(typeRows(list(false))).toEqual([{ ...port, canRemove: false }, homes]);
    expect(typeRows(null)).toBe(null);
  });

  it('loading, then the list, where administrators add [TYP-01, TYP-03]', () => {
    expect(after()).toEqual({ ...quiet, loading: true, canAdd: false });
    expect(after(came())).toEqual(quiet);
    expect(after(came(false))).toEqual({ ...quiet, canAdd: false });
  });

  it('that it failed, and nothing to do but try again [TYP-02, GEN-05, GEN-06]', () => {
    const unread = { ...quiet, canAdd: false };
    const failing = failed('territoryTypes', refusalError('Non.', 'warning'));
    expect(after(failing)).toEqual({
      ...unread,
      failure: { message: 'Non.', severity: 'warning' },
      refused: true,
    });
    expect(after(failed('territoryTypes', new Failure('NETWORK')))).toEqual({
      ...unread,
      stalled: true,
    });
  });

  it('the list stays as it is while it is asked for again', () => {
    expect(after(came(), { type: 'changed.elsewhere' })).toEqual(quiet);
  });

  it('the form of a new type, and of one to rename; what was refused stands in it [TYP-05, TYP-07, TYP-08]', () => {
    const open = { ...closed, open: true, canSave: true };
    const save = { type: 'save', ...names } as const;
    expect(after(came(), { type: 'add' })).toEqual({ ...quiet, form: open });
    const edit = { type: 'edit', typeId: '100' } as const;
    expect(after(came(), edit).form).toEqual({ ...open, renamed: 'Port' });
    expect(after(came(), edit, save).form).toEqual({
      ...open,
      renamed: 'Port',
      canSave: false,
      saving: true,
    });
    expect(after(came(), edit, save, failed('editTerritoryType', refused)).form).toEqual({
      ...open,
      renamed: 'Port',
      problem: { message: 'Non.', severity: 'warning' },
    });
  });

  it('the question with its type, and beside the list why one was not removed [TYP-06, TYP-09, OWN-238]', () => {
    const asking = [came(), { type: 'remove', typeId: '100' }] as const;
    expect(after(...asking)).toEqual({
      ...quiet,
      question: 'Voulez-vous supprimer ce type de {product} ?',
      about: 'Port',
    });
    expect(
      after(...asking, { type: 'confirm' }, failed('removeTerritoryType', refused), came()),
    ).toEqual({ ...quiet, problem: { message: 'Non.', severity: 'warning' } });
  });
});
