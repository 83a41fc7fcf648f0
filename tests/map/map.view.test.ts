import type { Geometry } from 'geojson';
import { describe, expect, it } from 'vitest';
import type { MapFeatures } from '../../schema/geojson.ts';
import {
  drawnMarkers,
  drawnPolygons,
  featurePopup,
  listedFeatures,
  mapLabels,
} from '../../web/parts/map/map.view.ts';

const square = [
  [7, 43],
  [8, 43],
  [8, 44],
  [7, 44],
  [7, 43],
];
const polygon: Geometry = { type: 'Polygon', coordinates: [square] };
const point = (longitude: number, latitude: number): Geometry => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

const mapOf = (...features: [type: string, desc: string, geometry: Geometry][]): MapFeatures => ({
  type: 'FeatureCollection',
  features: features.map(([type, desc, geometry]) => ({
    type: 'Feature',
    properties: { type, desc },
    geometry,
  })),
});

describe('what is written on a map', () => {
  it('a polygon has its description in its middle [GMV-05, PUB-10, MAP-43]', () => {
    const [label] = mapLabels(mapOf(['polygon', ' T12 ', polygon]));
    expect(label).toMatchObject({ id: 0, text: 'T12', on: 'polygon', room: 1, always: true });
    expect(label?.position[0]).toBeCloseTo(7.5);
    expect(label?.position[1]).toBeCloseTo(43.5, 1);
  });

  it('a blank description is no label, on a polygon or beside a marker [GMV-05, PUB-10, B-99]', () => {
    expect(
      mapLabels(mapOf(['polygon', ' ', polygon], ['information', '   ', point(7, 43)])),
    ).toEqual([]);
  });

  it("the congregation's own limits are never labelled [GMV-05, B-99]", () => {
    expect(mapLabels(mapOf(['polygon', 'GloBalMap', polygon]))).toEqual([]);
  });

  it('an information has its words beside its marker, before the names of polygons [PUB-11]', () => {
    const labels = mapLabels(
      mapOf(['polygon', 'T1', polygon], ['information', 'Digicode', point(7.1, 43.2)]),
    );
    expect(labels[0]).toEqual({
      id: 1,
      text: 'Digicode',
      on: 'marker',
      position: [7.1, 43.2],
      room: null,
      always: true,
    });
    expect(labels.map(({ text }) => text)).toEqual(['Digicode', 'T1']);
  });

  it('no other marker has words on the map [PUB-12, PUB-13, PUB-14]', () => {
    const kinds = ['parking', 'mobilestand', 'kingdomhome', 'x'];
    expect(
      mapLabels(
        mapOf(...kinds.map((kind) => [kind, 'A', point(7, 43)] as [string, string, Geometry])),
      ),
    ).toEqual([]);
  });
});

describe('what is drawn on a map', () => {
  const all = mapOf(
    ['polygon', 'GloBalMap', polygon],
    ['polygon', 'T1', polygon],
    ['information', 'Digicode', point(1, 10)],
    ['parking', '', point(2, 20)],
    ['mobilestand', '', point(3, 30)],
    ['kingdomhome', '', point(4, 40)],
    ['x', 'Autre', point(5, 50)],
    ['polygon', 'Zones', { type: 'MultiPolygon', coordinates: [[square], [square]] }],
  );

  it('polygons are filled, the limits of the congregation are not [GMV-04]', () => {
    expect(drawnPolygons(all)).toEqual([
      { id: 1, rings: [square] },
      { id: 7, rings: [square] },
      { id: 7, rings: [square] },
    ]);
  });

  it('each point has the marker of its kind, any other type one of its own [GMV-06, PUB-13, PUB-14]', () => {
    expect(drawnMarkers(all)).toEqual([
      { id: 2, kind: 'information', position: [1, 10] },
      { id: 3, kind: 'parking', position: [2, 20] },
      { id: 4, kind: 'mobilestand', position: [3, 30] },
      { id: 5, kind: 'kingdomhome', position: [4, 40] },
      { id: 6, kind: 'other', position: [5, 50] },
    ]);
  });

  it('every feature is listed with its type and its description [B-105]', () => {
    expect(listedFeatures(all)).toEqual([
      { id: 0, type: 'polygon', name: 'Limites globales', desc: '', opens: false },
      { id: 1, type: 'polygon', name: 'Zone', desc: 'T1', opens: false },
      { id: 2, type: 'information', name: 'Information', desc: 'Digicode', opens: true },
      { id: 3, type: 'parking', name: 'Parking', desc: '', opens: true },
      { id: 4, type: 'mobilestand', name: 'Présentoir mobile', desc: '', opens: true },
      { id: 5, type: 'kingdomhome', name: 'Salle du Royaume', desc: '', opens: true },
      { id: 6, type: 'x', name: 'Repère', desc: 'Autre', opens: true },
      { id: 7, type: 'polygon', name: 'Zone', desc: 'Zones', opens: false },
    ]);
  });
});

describe('what a click says', () => {
  it('a parking gives its coordinates, latitude first [PUB-12]', () => {
    const map = mapOf(['parking', 'Parking du Port', point(7.419576, 43.728124)]);
    expect(featurePopup(map, 0)).toEqual({
      id: 0,
      kind: 'parking',
      title: 'Parking',
      desc: 'Parking du Port',
      coordinates: '43.728124, 7.419576',
      position: [7.419576, 43.728124],
    });
  });

  it('another marker gives no coordinates, a polygon and an unknown feature say nothing [PUB-12]', () => {
    const map = mapOf(['kingdomhome', '', point(7, 43)], ['polygon', 'T1', polygon]);
    expect(featurePopup(map, 0)?.coordinates).toBe(null);
    expect([1, 2].map((id) => featurePopup(map, id))).toEqual([null, null]);
  });
});
