import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { request, startBackend } from './backend/backend.mjs';
import { quartiles, timed } from './measure/measure.mjs';
import { drawCards, sheetLayout } from './pdf/paper.mjs';
import { ordersOf, replay } from './pdf/replay.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 11);
const dearest = 1.5;
const longest = 50;
const territories = 100;
const root = path.join(import.meta.dirname, '..');

/** @type {readonly { name: string, polygon: readonly (readonly number[])[] }[]} */
const planned = JSON.parse(
  readFileSync(path.join(root, 'backend/seed/territories.json'), 'utf8'),
).territories;

/**
 * Bar 14 (bench/README.md): cards of a hundred territories with streets, against pdfkit replaying
 * the same strokes and words, and the event loop delay of the backend meanwhile.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const sheet = aSheet();
  const { width, height } = sheetLayout(sheet.size, sheet.onA4);
  const orders = drawingOnly(await ordersOf(() => drawCards(sheet), 'save'));
  const ours = () => drawCards(sheet);
  const floor = () => replay(orders, [width, height]);
  await ours();
  await floor();
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const mine = await timed(ours);
    ratios.push(mine / (await timed(floor)));
  }
  const drawn = quartiles(ratios);
  const held = await heldUp();
  return [
    {
      bar: 14,
      what: `cards of ${territories} territories, against the same strokes and words`,
      ...drawn,
      limit: `≤ ${dearest}`,
      met: drawn.ratio <= dearest,
    },
    {
      bar: 14,
      what: 'the event loop while those cards are made, ms at most',
      ...held,
      limit: `≤ ${longest}`,
      met: held.ratio <= longest,
    },
  ];
}

/** Font size used for measuring text, which draws nothing. */
const measuring = 100;

/** @param {readonly import('./pdf/replay.mjs').Order[]} orders */
const drawingOnly = (orders) =>
  orders.filter(
    ([name, [size]], at) =>
      !(name === 'fontSize' && size === measuring) &&
      !(name === 'font' && orders[at + 1]?.[1][0] === measuring),
  );

async function heldUp() {
  const backend = await startBackend([territories]);
  try {
    const client = new pg.Client({ connectionString: backend.connectionString });
    await client.connect();
    const maps = planned.map(({ polygon }) => mapOf(polygon));
    const { rows } = await client.query(drawMaps, [JSON.stringify(maps)]);
    await client.end();
    const form = { territory_ids: rows.map(({ id }) => String(id)).join(','), size: 'a6' };
    const call = { name: 'POST /territory/cards', form };
    await request(backend, 1, call);
    const delays = [];
    for (let round = 0; round < rounds; round += 1) {
      await backend.ask('watch');
      const pdf = await request(backend, 1, call);
      delays.push(await backend.ask('delay'));
      if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error(pdf.toString());
    }
    return quartiles(delays);
  } finally {
    await backend.stop();
  }
}

const drawMaps = `
  insert into territory_maps (
    congregation_id, territory_id, token, latitude, longitude, zoom, geojson_feature
  )
  select
    t.congregation_id,
    t.id,
    'a-token-of-the-bench-of-' || t.id,
    43.73,
    7.42,
    16,
    $1::jsonb -> (t.number % jsonb_array_length($1::jsonb))
  from territories t
  where t.congregation_id = 1
  on conflict (congregation_id, territory_id) do update
  set geojson_feature = excluded.geojson_feature
  returning territory_id as id`;

/** @param {readonly (readonly number[])[]} ring */
const mapOf = (ring) => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: '' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  ],
});

/** @returns {import('../engines/paper/card/card-sheet.ts').CardSheet} */
function aSheet() {
  const cards = Array.from({ length: territories }, (_, at) => {
    const { name, polygon } = planned[at % planned.length] ?? { name: '', polygon: [] };
    return {
      territory_id: at + 1,
      number: at + 1,
      name,
      token: `a-token-of-the-bench-of-${at}`,
      saved: 'Monaco, carte enregistrée le 12/10/2026',
      map: mapOf(polygon),
      unvisited: [],
    };
  });
  return {
    form: 'cards',
    title: 'Cartes des territoires',
    size: 'a6',
    onA4: false,
    limits: {},
    words: {
      limits: 'Limites :',
      scale: 'Échelle',
      online: 'Carte en ligne',
      territory: 'Ce territoire',
      neighbours: 'Territoires voisins',
      north: 'N',
      credit: '© les contributeurs d’OpenStreetMap (ODbL), openstreetmap.org/copyright',
      kinds: {
        information: 'Information',
        parking: 'Parking',
        mobilestand: 'Présentoir mobile',
        kingdomhome: 'Salle du Royaume',
        other: 'Repère',
      },
      unvisited: 'À ne pas visiter',
    },
    style: {
      stroke: true,
      color: '#1b4d5a',
      dashArray: null,
      fillColor: '#1b4d5a',
      fillOpacity: 0.2,
    },
    grounds: [path.join(root, 'web/public/basemap/monaco.pmtiles')],
    mapsAddress: 'https://plans.example.org/map/',
    drawn: JSON.stringify({
      cards,
      outlines: cards.slice(0, planned.length).map(({ territory_id, number, map }) => ({
        territory_id,
        number,
        polygons: map.features,
      })),
    }),
  };
}
