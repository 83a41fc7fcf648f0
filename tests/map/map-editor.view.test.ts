import { describe, expect, it } from 'vitest';
import { aRefusal } from '../exit/choices.ts';
import { done, play } from '../support/play.ts';
import { territoryMapQuestion } from '#machines/map/map-editor.confirmation.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type { EditableMap } from '#schema/generated.ts';
import { editorView } from '../../web/map/editor/map-editor.view.ts';

const input = { global: false, question: territoryMapQuestion, lastCoordinates: null };
const map = { latitude: 43.73, longitude: 7.42, zoom: 16, version: '7' } as EditableMap;
const save = {
  type: 'save' as const,
  latitude: 43.73,
  longitude: 7.42,
  zoom: 15,
  features: { type: 'FeatureCollection' as const, features: [] },
};
const loaded = done('editableMap', map);

describe('the editor of a map', () => {
  it('shows who was faster, and the two ways on, only when somebody was', () => {
    const outdated = { ...aRefusal(), forceOffered: 'overwrite' as const };
    const { snapshot } = play(mapEditorMachine, input, [loaded, save, done('saveMap', outdated)]);
    expect(editorView(snapshot)).toMatchObject({
      outdated: { message: outdated.message },
      canReread: true,
      canOverwrite: true,
      busy: true,
      saving: false,
    });
    expect(editorView(play(mapEditorMachine, input, [loaded]).snapshot)).toMatchObject({
      outdated: null,
      canReread: false,
      canOverwrite: false,
      busy: false,
    });
  });

  it('leaves a refusal that offers nothing to the snackbar [MAP-17]', () => {
    const events = [loaded, save, done('saveMap', aRefusal())];
    expect(editorView(play(mapEditorMachine, input, events).snapshot)).toMatchObject({
      outdated: null,
      busy: false,
    });
  });
});
