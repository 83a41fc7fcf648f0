import type { Feature, Polygon } from 'geojson';
import { readFileSync } from 'node:fs';
import type { CardSheet, DrawnCard } from '#engines/paper/card/card-sheet.ts';
import { cardWords } from '#backend/cards/cards.texts.ts';

export const monaco = new URL('../../web/public/basemap/monaco.pmtiles', import.meta.url).pathname;

interface Planned {
  readonly number: number;
  readonly name: string;
  readonly polygon: readonly (readonly [number, number])[];
  readonly markers: readonly {
    readonly type: string;
    readonly desc: string;
    readonly at: readonly [number, number];
  }[];
}

/** The territories of the demo, cut along the streets of Monaco. */
export const planned = (
  JSON.parse(
    readFileSync(new URL('../../backend/seed/territories.json', import.meta.url), 'utf8'),
  ) as { readonly territories: readonly Planned[] }
).territories;

const polygon = (it: Planned): Feature<Polygon, { type: string; desc: string }> => ({
  type: 'Feature',
  properties: { type: 'polygon', desc: `T${it.number}` },
  geometry: { type: 'Polygon', coordinates: [it.polygon.map((at) => [...at])] },
});

export const cardOf = (it: Planned): DrawnCard => ({
  territory_id: it.number,
  number: it.number,
  name: it.name,
  token: `token-of-the-map-of-${String(it.number).padStart(4, '0')}`,
  saved: 'Monaco, carte enregistrée le 12/10/2026',
  unvisited: [],
  map: {
    type: 'FeatureCollection',
    features: [
      polygon(it),
      ...it.markers.map(({ type, desc, at }) => ({
        type: 'Feature' as const,
        properties: { type, desc },
        geometry: { type: 'Point' as const, coordinates: [...at] },
      })),
    ],
  },
});

export const aSheetOf = (
  cards: readonly DrawnCard[],
  more: Partial<CardSheet> = {},
): CardSheet => ({
  form: 'cards',
  title: 'Cartes des territoires',
  size: 'a6',
  onA4: false,
  words: cardWords('territoire'),
  style: {
    stroke: true,
    color: '#d32f2f',
    dashArray: null,
    fillColor: '#d32f2f',
    fillOpacity: 0.2,
  },
  grounds: [monaco],
  mapsAddress: 'https://plans.example.org/map/',
  limits: {},
  drawn: JSON.stringify({
    cards,
    outlines: planned.map((it) => ({
      territory_id: it.number,
      number: it.number,
      polygons: [polygon(it)],
    })),
  }),
  ...more,
});

/** A territory by its number. */
export const territory = (number: number): DrawnCard =>
  cardOf(planned.find((it) => it.number === number)!);

/** The map of one of them alone. */
export const mapOfPlanned = (at: number) => ({
  type: 'FeatureCollection',
  features: planned.slice(at, at + 1).map(polygon),
});
