import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { territoryRemovalQuestion } from '#machines/territory/territory-removal.confirmation.ts';
import { territoryMachine } from '#machines/territory/territory.machine.ts';
import type { ListedTerritory } from '#schema/generated.ts';
import { foundRows } from '#web/territory-picker/picker.view.ts';
import {
  differences,
  isTerritoryId,
  type PageAnswer,
  pageView,
  removalView,
  territoryOptions,
  territoryView,
} from '#web/territory/territory.view.ts';
import { done, failed, play } from '../support/play.ts';
import { edited, entered, noType, outdated, settings } from './settings.ts';

const edit = { type: 'edit' as const, settings: settings() };
const save = { type: 'save' as const, entered: entered({ name: 'Rue Caroline' }) };
type Happening = Parameters<typeof play<typeof territoryMachine>>[2][number];
const after = (...events: Happening[]) => play(territoryMachine, undefined, events).snapshot;

describe('what the page of a territory shows', () => {
  it('at first what was loaded, to be read only, with a pencil for who may [DET-04, DET-05, DET-08]', () => {
    expect(territoryView(after(), settings(), { name: 'Typed before' })).toEqual({
      settings: settings(),
      entered: entered(),
      readOnly: true,
      editing: false,
      saving: false,
      comparing: false,
      drawing: false,
      canEdit: true,
      canSave: false,
      canDraw: false,
      canRebuild: false,
      rebuildNotice: false,
      canOverwrite: false,
      canReread: false,
      outdated: false,
      differences: [],
      problem: null,
      unsaved: false,
      faults: { name: null, type: null, gate: null, note: null },
    });
    expect(territoryView(after(), settings({ canEdit: false }), {}).canEdit).toBe(false);
  });

  it('while it is edited what is typed over what was read, and whether it may be saved [DET-06, DET-08, DET-15]', () => {
    const typed = territoryView(after(edit), settings({ name: 'Saved elsewhere' }), { gate: '12' });
    expect(typed).toMatchObject({
      entered: entered({ gate: '12' }),
      readOnly: false,
      editing: true,
      canSave: true,
      canDraw: true,
      unsaved: true,
    });
    const wrong = territoryView(after(edit), settings(), { name: '', gate: '1.5', note: '<' });
    expect(wrong).toMatchObject({
      canSave: false,
      faults: {
        name: { code: 'required' },
        gate: { code: 'number' },
        note: { code: 'characters' },
      },
    });
  });

  it('nothing is unsaved that is as it was read [DET-06]', () => {
    const unsaved = (changes: Parameters<typeof territoryView>[2]) =>
      territoryView(after(edit), settings(), changes).unsaved;
    expect(unsaved({})).toBe(false);
    expect(unsaved({ name: ' Rue Grimaldi ', gate: '40 ' })).toBe(false);
    for (const change of [
      { name: 'Rue' },
      { typeId: '2' },
      { gate: '' },
      { noVisited: true },
      { note: '' },
      { rebuildMapToken: true },
    ]) {
      expect(unsaved(change)).toBe(true);
    }
  });

  it('the link is rebuilt in edit mode with a map drawn here, and a tick is warned of [DET-16, DET-17]', () => {
    const ticked = { rebuildMapToken: true };
    expect(territoryView(after(edit), settings(), ticked)).toMatchObject({
      canRebuild: true,
      rebuildNotice: true,
    });
    expect(territoryView(after(edit), settings(), {}).rebuildNotice).toBe(false);
    expect(territoryView(after(), settings(), ticked).rebuildNotice).toBe(false);
    for (const facts of [{ mapLink: null, mapDrawn: false }, { mapDrawn: false }]) {
      const other = after({ type: 'edit', settings: settings(facts) });
      expect(territoryView(other, settings(facts), ticked)).toMatchObject({
        canRebuild: false,
        rebuildNotice: false,
      });
    }
  });

  it('once saved what the save answered, until the page has been read again [DET-20, DET-21]', () => {
    const loaded = settings();
    const saved = after({ type: 'edit', settings: loaded }, save, done('editTerritory', edited));
    expect(territoryView(saved, loaded, {}).settings).toEqual(
      settings({ name: 'Rue Caroline', mapLink: 'http://localhost:4000/map/new', version: '4' }),
    );
    const fresh = settings({ name: 'Rue Caroline II', version: '5' });
    expect(territoryView(saved, fresh, {}).settings).toEqual(fresh);
  });

  it('a refusal in the words of the server, or the default ones [DET-23, GEN-04]', () => {
    const refused = after(edit, save, done('editTerritory', noType));
    expect(territoryView(refused, settings(), {}).problem).toEqual({
      message: "Ce type n'existe pas.",
      severity: 'error',
    });
    const silent = after(edit, save, failed('editTerritory', new Failure('BACKEND_UNREACHABLE')));
    expect(territoryView(silent, settings(), {}).problem?.message).toBe(
      'Problème de connexion au serveur.',
    );
  });

  it('what somebody else saved beside what is typed, which is kept [REST-17]', () => {
    const theirs = settings({ name: 'Rue de Marie', gate: null, version: '4' });
    const conflict = after(
      edit,
      save,
      done('editTerritory', outdated),
      done('territorySettings', theirs),
    );
    expect(territoryView(conflict, theirs, { name: 'Rue Caroline', note: '' })).toMatchObject({
      entered: entered({ name: 'Rue Caroline', note: '' }),
      outdated: true,
      canReread: true,
      canOverwrite: true,
      differences: [
        { field: 'Nom', recorded: 'Rue de Marie', typed: 'Rue Caroline' },
        { field: 'Portes', recorded: 'Non compté', typed: '40' },
        { field: 'Note', recorded: 'Code 12', typed: 'Vide' },
      ],
    });
    expect(
      differences(
        settings({ typeId: '2', noVisited: true, note: '', gate: 0 }),
        entered({ note: '' }),
      ),
    ).toEqual([
      { field: 'Type', recorded: 'Commerces', typed: 'Habitations' },
      { field: 'Portes', recorded: '0', typed: '40' },
      { field: 'Personnes à ne pas visiter', recorded: 'Oui', typed: 'Non' },
    ]);
  });
});

describe('what came of the one question of the page', () => {
  const history = { histories: [], canEdit: true, today: '2026-03-15' };
  const data = (facts: Partial<NonNullable<PageAnswer['data']>> = {}) => ({
    territorySettings: settings(),
    territoryHistory: history,
    ...facts,
  });
  const refusedAt = (path: string, message: string) =>
    new CombinedError({
      graphQLErrors: [
        new GraphQLError(message, {
          path: [path],
          extensions: { code: 'REFUSED', severity: 'error' },
        }),
      ],
      response: {},
    });

  it('is all of it [DET-01, DET-24, HED-01]', () => {
    expect(pageView('12', { data: data(), fetching: false })).toEqual({
      state: 'shown',
      shown: { settings: settings(), history, historyProblem: null },
    });
  });

  it('is another territory than the one asked for: still loading [DET-02]', () => {
    expect(pageView('13', { data: data(), fetching: true })).toEqual({ state: 'loading' });
  });

  it('is the sentence of the server where the territory is unknown [REST-16, SHELL-24]', () => {
    const error = refusedAt('territorySettings', "Ce territoire n'existe pas.");
    expect(
      pageView('99', { data: data({ territorySettings: null }), fetching: false, error }),
    ).toEqual({
      state: 'failed',
      problem: { message: "Ce territoire n'existe pas.", severity: 'error' },
    });
  });

  it('without the history is the rest of the page, and why [HED-17]', () => {
    const error = refusedAt('territoryHistory', 'Non.');
    expect(
      pageView('12', { data: data({ territoryHistory: null }), fetching: false, error }),
    ).toEqual({
      state: 'shown',
      shown: {
        settings: settings(),
        history: null,
        historyProblem: { message: 'Non.', severity: 'error' },
      },
    });
  });

  it('stays as it was shown while the server does not answer, not when it refuses [GEN-04, GEN-06]', () => {
    const last = { settings: settings(), history, historyProblem: null };
    const silent = new CombinedError({
      graphQLErrors: [new GraphQLError('', { extensions: { code: 'BACKEND_UNREACHABLE' } })],
      response: {},
    });
    const nothing = { territorySettings: null, territoryHistory: null };
    const asked = { data: nothing, fetching: false, error: silent };
    expect(pageView('12', asked, last)).toEqual({ state: 'shown', shown: last });
    expect(pageView('13', asked, last).state).toBe('failed');
    const half = { ...asked, data: data({ territoryHistory: null }) };
    expect(pageView('12', half, last)).toEqual({ state: 'shown', shown: last });
    const gone = refusedAt('territorySettings', "Ce territoire n'existe pas.");
    expect(pageView('12', { ...asked, error: gone }, last).state).toBe('failed');
    const ended = new CombinedError({
      graphQLErrors: [new GraphQLError('', { extensions: { code: 'UNAUTHENTICATED' } })],
      response: {},
    });
    expect(pageView('12', { ...asked, error: ended }, last)).toEqual({ state: 'ended' });
  });

  it('is asked for integers only [DET-01, B-100]', () => {
    expect(['1', '0042', '-1', '99999999999'].map(isTerritoryId)).toEqual([true, true, true, true]);
    expect(['abc', '1a', '1.5', '', ' 1', '1e3'].some(isTerritoryId)).toBe(false);
  });
});

describe('the territories to choose from', () => {
  const listed = (number: number, name: string): ListedTerritory => ({
    id: String(100 + number),
    number,
    name,
    numberName: `T${number} - ${name}`,
    icon: 'mdi-home',
    iconColor: '#2c6637',
    returnDateHuman: '01/02/2026',
  });
  const options = territoryOptions([
    listed(1, 'Rue Émile'),
    listed(7, 'Avenue 12'),
    listed(12, 'Rue Basse'),
    listed(121, 'Rue Haute'),
  ]);
  const found = (typed: string) => foundRows(options, typed).map(({ name }) => name);

  it('say their number and name, and where they are [DET-02, REST-37, B-111]', () => {
    expect(options[0]).toEqual({
      id: '101',
      name: 'T1 - Rue Émile',
      number: 1,
      icon: 'mdi-home',
      iconColor: '#2c6637',
      returnDate: '01/02/2026',
      sought: 't1 - rue emile',
    });
  });

  it('are found by number first, and by name without accents [DET-02, TEDT-01, TREM-01]', () => {
    expect(found('12')).toEqual(['T12 - Rue Basse', 'T121 - Rue Haute', 'T7 - Avenue 12']);
    expect(found('t1')[0]).toBe('T1 - Rue Émile');
    expect(found('emile')).toEqual(['T1 - Rue Émile']);
    expect(found('xyz')).toEqual([]);
  });

  it('may be removed once one is chosen, and one that is gone is chosen no more [TREM-01, TREM-03]', () => {
    const input = { question: territoryRemovalQuestion };
    const quiet = play(confirmationMachine, input, []).snapshot;
    expect(removalView(quiet, options, '101')).toEqual({
      question: null,
      problem: null,
      chosen: '101',
      canAsk: true,
      removing: false,
    });
    expect(removalView(quiet, options, '')).toMatchObject({ canAsk: false });
    expect(removalView(quiet, options, '999')).toMatchObject({ chosen: '', canAsk: false });
  });

  it('are asked about with the documented question, and a refusal keeps the choice [TREM-02, B-70]', () => {
    const input = { question: territoryRemovalQuestion };
    const ask = { type: 'ask' as const, about: '101' };
    const asked = play(confirmationMachine, input, [ask]).snapshot;
    expect(removalView(asked, options, '101').question).toBe(
      'Voulez-vous supprimer ce {product} ainsi que son historique ?',
    );
    const out = { ...noType, message: 'Le territoire T1 - Rue Émile est sorti.' };
    const refused = play(confirmationMachine, input, [
      ask,
      { type: 'confirm' },
      done('perform', out),
    ]).snapshot;
    expect(removalView(refused, options, '101')).toEqual({
      question: null,
      problem: { message: out.message, severity: 'error' },
      chosen: '101',
      canAsk: true,
      removing: false,
    });
  });
});
