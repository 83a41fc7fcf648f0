import { describe, expect, it } from 'vitest';

import type { MapFeatures } from '#schema/geojson.ts';
import { importDoubts } from '#web/map/editor/import-doubts.ts';

const square = (west: number, south: number): MapFeatures['features'][number] => ({
  type: 'Feature',
  properties: { type: 'polygon', desc: '' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.01, south],
        [west + 0.01, south + 0.01],
        [west, south + 0.01],
        [west, south],
      ],
    ],
  },
});
const map = (...features: MapFeatures['features']): MapFeatures => ({
  type: 'FeatureCollection',
  features,
});
const here = map(square(7.42, 43.73));
const nothing = map();

describe('a file that takes the place of a map', () => {
  const named = (fileName: string, title = 'T12 - Quai', after = here) =>
    importDoubts({ fileName, title, before: here, after });

  it('says which territory it is by its name, where that is another one [OWN-321]', () => {
    expect(named('963.kml')).toEqual(['D’après son nom, ce fichier est la carte du T963.']);
    expect(named('963 Rue des Essais.kml')).toEqual([
      'D’après son nom, ce fichier est la carte du T963.',
    ]);
    expect(named('T963 - Rue des Essais.geojson')).toEqual([
      'D’après son nom, ce fichier est la carte du T963.',
    ]);
  });

  it('says nothing of its own number, of a name without one, of a day, and of the limits of the congregation [OWN-321]', () => {
    for (const name of [
      '12.kml',
      '012.kml',
      'T12 - Quai.geojson',
      'carte.kml',
      '2025-11-27 carte.kml',
      '12 bis.kml',
    ]) {
      expect(named(name)).toEqual([]);
    }
    expect(named('963.kml', "Limites globales du territoire de l'assemblée")).toEqual([]);
  });

  it('says how far it lies from the map that is saved, beyond two kilometres [OWN-321]', () => {
    expect(named('carte.kml', 'T12 - Quai', map(square(7.42, 43.74)))).toEqual([]);
    expect(named('carte.kml', 'T12 - Quai', map(square(7.42, 43.83)))).toEqual([
      'La carte du fichier est à 11\u202Fkm de la carte enregistrée.',
    ]);
    const first = { fileName: 'carte.kml', title: 'T12 - Quai', before: nothing, after: here };
    expect(importDoubts(first)).toEqual([]);
  });
});
