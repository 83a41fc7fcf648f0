import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { territoryMachine } from '#machines/territory/territory.machine.ts';
import { differences, territoryView } from '#web/territory/territory.view.ts';
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
      whyNoDrawing: 'Pour dessiner, appuie d’abord sur «\u202FModifier la fiche\u202F».',
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

  it('while it is edited what is typed over what was read, and whether it may be saved [DET-06, DET-08, DET-15, OWN-246]', () => {
    const typed = territoryView(after(edit), settings({ name: 'Saved elsewhere' }), { gate: '12' });
    expect(typed).toMatchObject({
      entered: entered({ gate: '12' }),
      readOnly: false,
      editing: true,
      canSave: true,
      canDraw: true,
      whyNoDrawing: null,
      unsaved: true,
    });
    const linked = settings({ enableDrawBtn: false });
    expect(territoryView(after(), linked, {}).whyNoDrawing).toBe(
      'La carte de ce territoire est un lien vers un autre site\u202F: elle ne se dessine pas ici.',
    );
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
    const refused = after(edit, save, failed('editTerritory', noType));
    expect(territoryView(refused, settings(), {}).problem).toEqual({
      message: 'Ce type n’existe pas.',
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
      failed('editTerritory', outdated),
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
