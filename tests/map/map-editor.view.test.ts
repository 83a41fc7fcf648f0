import { describe, expect, it } from 'vitest';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { editorView } from '../../web/map/editor/map-editor.view.ts';
import { aMap, drawn, features, saved } from './map-answers.ts';

const input = { global: false, lastCoordinates: null };
const save = { type: 'save' as const, latitude: 43.73, longitude: 7.42, zoom: 15 };
const loaded = done('editableMap', aMap());
type Happening = Parameters<typeof play<typeof mapEditorMachine>>[2][number];
const view = (...events: Happening[]) => editorView(play(mapEditorMachine, input, events).snapshot);

describe('the editor of a map', () => {
  it('shows who was faster, and the two ways on, only when somebody was', () => {
    const outdated = refusalError('Quelqu’un d’autre a enregistré.', 'warning', 'overwrite');
    expect(view(loaded, save, failed('saveMap', outdated))).toMatchObject({
      outdated: { message: 'Quelqu’un d’autre a enregistré.', severity: 'warning' },
      canReread: true,
      canOverwrite: true,
      busy: true,
      saving: false,
    });
    expect(view(loaded)).toMatchObject({
      outdated: null,
      canReread: false,
      canOverwrite: false,
      busy: false,
    });
  });

  it('leaves a refusal that offers nothing to the snackbar [MAP-17]', () => {
    expect(view(loaded, save, failed('saveMap', refusalError('La carte est vide.')))).toMatchObject(
      {
        outdated: null,
        busy: false,
      },
    );
  });

  it('says whether something is not saved [MAP-13]', () => {
    expect(view(loaded).unsaved).toBe(false);
    expect(view(loaded, drawn(features)).unsaved).toBe(true);
    expect(view(loaded, drawn(features), save, done('saveMap', saved)).unsaved).toBe(false);
  });
});
