import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { cardsTexts } from '#web/cards/cards.texts.ts';
import { closePolygon, placeMarker } from '#engines/drawing/add-shapes.ts';
import { type DrawnMap, type EditResult, emptyMap } from '#engines/drawing/drawn-map.ts';
import { lineToPointer, withoutActive } from '../../web/map/drawing/drawing.view.ts';
import { activeFillLayer, handleDots } from '../../web/map/drawing/editing-layers.ts';
import {
  activeColour,
  activeLines,
  neighbourLines,
  withEditing,
} from '../../web/map/drawing/editor-style.ts';
import { closesLine, handleAt, handlesOf, noHandles, shapeAt } from '../../web/map/drawing/hit.ts';
import { reachOf } from '../../web/parts/map/engine/pick.ts';
import { neighboursOf } from '../../web/map/editor/map-editor.view.ts';
import { editorTexts, helpTexts, importTexts } from '../../web/map/editor/map-editor.texts.ts';
import { rgba } from '../../web/parts/map/layers/colour.ts';
import { markerFrames } from '../../web/parts/map/layers/marker-atlas.ts';
import { outlinesId } from '../../web/parts/map/layers/outline-layers.ts';

const made = (result: EditResult): DrawnMap => {
  if (!result.valid) throw new Error(result.reason);
  return result.map;
};
const polygon = made(
  closePolygon(emptyMap, [
    [7, 43],
    [7.2, 43],
    [7.2, 43.1],
    [7, 43.1],
  ]),
);
const map = made(placeMarker(polygon, 'parking', [7.05, 43.05]));
/** A thousand pixels to the degree, north above. */
const project = ([longitude = 0, latitude = 0]: Position) => ({
  x: (longitude - 7) * 1000,
  y: (43.1 - latitude) * 1000,
});
const icon = { url: '', width: 32, height: 40, anchorX: 16, anchorY: 40 };
const sizes = markerFrames({
  information: icon,
  parking: icon,
  mobilestand: icon,
  kingdomhome: icon,
});
const handles = handlesOf(map, 1);
const grabbed = (x: number, y: number, touch: boolean) => {
  const held = handleAt(handles, { x, y }, project, reachOf(touch));
  return held && [held.what, held.vertex];
};

describe('what a pointer takes hold of', () => {
  it('is a corner within 22 px of a thumb, 12 px of a mouse', () => {
    expect(grabbed(0, 0, false)).toEqual(['corner', 3]);
    expect([grabbed(-22, 0, true), grabbed(-23, 0, true)]).toEqual([['corner', 3], null]);
    expect([grabbed(-12, 0, false), grabbed(-13, 0, false)]).toEqual([['corner', 3], null]);
  });

  it('is the middle of an edge, or the handle of the whole shape', () => {
    expect(grabbed(100, 100, false)).toEqual(['middle', 0]);
    const whole = project(handles.whole ?? []);
    expect(grabbed(whole.x, whole.y, false)).toEqual(['shape', 0]);
  });

  it('is nothing where no shape is chosen', () => {
    expect(handlesOf(map, null)).toEqual(noHandles);
    expect(handleAt(noHandles, { x: 0, y: 0 }, project, 22)).toBe(null);
  });

  it('is the one place of a marker', () => {
    expect(handlesOf(map, 2)).toEqual({
      corners: [{ id: 2, part: 0, ring: 0, vertex: 0, position: [7.05, 43.05] }],
      middles: [],
      whole: null,
    });
  });
});

describe('the shape under a pointer', () => {
  const at = (x: number, y: number) => shapeAt(map, { x, y }, project, sizes, 12);

  it('is the marker by its whole icon, else the polygon, else none', () => {
    expect([at(50, 30), at(50, 52), at(150, 80), at(300, 300)]).toEqual([2, 1, 1, null]);
  });

  it('is the smallest of those that lie on each other', () => {
    const inner: Position[] = [
      [7.1, 43.02],
      [7.15, 43.02],
      [7.15, 43.08],
    ];
    const two = made(closePolygon(polygon, inner));
    expect(shapeAt(two, { x: 145, y: 40 }, project, sizes, 12)).toBe(2);
  });
});

describe('the line that is drawn', () => {
  const line: Position[] = [
    [7, 43],
    [7.1, 43],
    [7.1, 43.1],
  ];

  it('is closed by a tap on its first point, or once more on its last [MAP-39]', () => {
    const taps = (points: Position[], [longitude = 0, latitude = 0]: Position) =>
      closesLine(points, project([longitude, latitude]), project, 12);
    expect(taps(line, [7, 43])).toBe(true);
    expect(taps(line, [7.1, 43.1])).toBe(true);
    expect(taps(line, [7.1, 43])).toBe(false);
    expect(taps(line.slice(0, 2), [7, 43])).toBe(false);
    expect(taps([], [7, 43])).toBe(false);
  });

  it('turns wrong where the next stretch would cross it [MAP-37]', () => {
    const last = (to: Position) => lineToPointer(line, to).at(-1);
    expect(last([7, 43.1])).toEqual({
      line: [
        [7.1, 43.1],
        [7, 43.1],
      ],
      wrong: false,
    });
    expect(last([7.05, 42.9])?.wrong).toBe(true);
    expect(lineToPointer(line, null)).toEqual([{ line, wrong: false }]);
  });
});

describe('the shape that is edited', () => {
  it('has a dashed line and a pink fill at 0.1 [MAP-46]', () => {
    const style = withEditing(
      { version: 8, sources: {}, layers: [{ id: outlinesId, type: 'line', source: 'x' }] },
      neighbourLines([]),
      'light',
    );
    expect(style.layers.map(({ id }) => id)).toEqual(['neighbours', outlinesId, 'active']);
    expect(style.layers[2]).toMatchObject({ paint: { 'line-dasharray': [3, 2] } });
    const { getFillColor } = activeFillLayer([], 'light').props;
    expect(getFillColor).toEqual(rgba(activeColour.light, 0.1));
    expect(rgba(activeColour.light, 0.1)[3]).toBe(26);
    expect(activeLines([{ line: [[7, 43]], wrong: true }]).features[0]?.properties).toEqual({
      wrong: true,
    });
  });

  it('leaves the others as they are, to be drawn once', () => {
    expect(withoutActive(map, null)).toBe(map.geojson);
    expect(withoutActive(map, 1).features).toEqual([map.geojson.features[1]]);
  });

  it('has larger handles for a thumb, and a chosen corner stands out', () => {
    const radii = (touch: boolean) =>
      handleDots(handles, [7, 43], touch).map(({ radius }) => radius);
    expect(radii(false)).toEqual([5, 5, 5, 5, 10, 7, 7, 7, 7, 10]);
    expect(radii(true)).toEqual([8, 8, 8, 8, 13, 10, 10, 10, 10, 13]);
  });
});

describe('the neighbours', () => {
  it('are the polygons of the other territories, by their number', () => {
    const found = neighboursOf([{ number: 12, geojsonFeature: map.geojson }]);
    expect(found).toEqual([{ name: 'T12', geometry: map.geojson.features[0]?.geometry }]);
  });
});

describe('the words', () => {
  it('are those of the documents [MAP-02, MAP-03, MAP-24, MAP-27, MAP-29, MAP-36, MAP-37, MAP-38, GMED-01]', () => {
    expect(editorTexts).toMatchObject({
      polygon: 'Dessiner un polygone',
      information: 'Indiquer une information',
      parking: 'Indiquer un parking',
      mobilestand: 'Indiquer un présentoir mobile',
      kingdomhome: 'Indiquer la salle du royaume',
      globalTitle: "Limites globales du {product} de l'assemblée",
      nothingToExport: 'Aucune donnée à exporter !',
      crossingOfTool: 'Error: shape edges cannot cross!',
    });
    expect(editorTexts.impossible.crossing).toBe('Forme impossible !');
    expect(editorTexts.overlaps(['T39 sur 16 850 m²', 'T4 sur 7 m²'])).toBe(
      'La carte est enregistrée, mais elle recouvre T39 sur 16 850 m² et T4 sur 7 m².',
    );
    expect(editorTexts.overlaps(['T1', 'T2', 'T3', 'T4', 'T5', 'T6'])).toMatch(
      /recouvre T1, T2, T3, T4 et 2 autres\.$/u,
    );
    const { words } = editorTexts;
    for (const key of ['polygon', 'block', 'edit', 'delete', 'undo', 'redo', 'snap'] as const)
      expect(editorTexts[key].toLowerCase()).toContain(words[key].toLowerCase());
    expect(importTexts).toMatchObject({
      title: "Importation d'une carte au format GeoJson",
      areas: {
        near: 'Zone de 500m par 1km',
        town: 'Zone de 3km par 5km',
        region: 'Zone de 15km',
      },
    });
    expect(importTexts.faults.tooLarge).toBe('Fichier trop gros (1 Mo maximum)');
  });

  it('explain the card first, then the A5 screenshot and OpenStreetMap [MAP-44, MAP-45, OWN-127]', () => {
    expect(helpTexts.printCard).toContain(cardsTexts.printOne);
    expect(editorTexts.printHelp).toBe('Comment imprimer ?');
    const help = helpTexts.print.join(' ');
    for (const word of ['A5', '794', '560', 'adaptative', 'traitement de texte'])
      expect(help).toContain(word);
    expect(helpTexts.openStreetMap.join(' ')).toContain('OpenStreetMap');
  });
});
