import { request, startBackend } from './backend/backend.mjs';
import { quartiles, timed } from './measure/measure.mjs';
import { drawS13 } from './pdf/paper.mjs';
import { ordersOf, replay } from './pdf/replay.mjs';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 11);
const dearest = 1.5;
const longest = 50;
const territories = 1000;

/**
 * Bar 14 (bench/README.md): the S-13 of a thousand territories against pdfkit replaying the same
 * strokes and words, and the event loop delay of the backend meanwhile.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const sheet = aSheet();
  const orders = await ordersOf(() => drawS13(sheet), 'rect');
  const ours = () => drawS13(sheet);
  const floor = () => replay(orders);
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
      what: `S-13 of ${territories} territories, against the same strokes and words`,
      ...drawn,
      limit: `≤ ${dearest}`,
      met: drawn.ratio <= dearest,
    },
    {
      bar: 14,
      what: 'the event loop while an S-13 is made, ms at most',
      ...held,
      limit: `≤ ${longest}`,
      met: held.ratio <= longest,
    },
  ];
}

async function heldUp() {
  const backend = await startBackend([territories]);
  try {
    const call = { name: 'GET /territory/s13' };
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

/** @returns {import('../engines/paper/s13-sheet.ts').S13Sheet} */
function aSheet() {
  return {
    form: 's13',
    title: "REGISTRE D'ATTRIBUTION DES TERRITOIRES",
    yearLabel: 'Année de service :',
    year: '2026',
    heads: {
      number: 'Terr. nº',
      lastCovered: 'Parcouru pour la dernière fois le*',
      assignedTo: 'Attribué à',
      assignedOn: 'Attribué le',
      coveredOn: 'Entièrement parcouru le',
    },
    footNote: '* Lorsque vous commencez une nouvelle feuille, notez dans cette colonne la date.',
    edition: 'S-13-F 1/22',
    pageWord: 'page',
    territories: JSON.stringify(
      Array.from({ length: territories }, (_, at) => ({
        number: at + 1,
        last_covered: '31/05/2025',
        assignments: Array.from({ length: at % 5 }, (_unused, place) => ({
          assigned_to: `DURAND Marie-Claude ${(at + place) % 70}`,
          assigned_on: '03/10/2025',
          covered_on: '12/12/2025',
        })),
      })),
    ),
  };
}
