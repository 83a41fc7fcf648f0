import { parentPort } from 'node:worker_threads';
import { drawS13 } from './draw-s13.mjs';
import { drawTable } from './draw-table.mjs';

/**
 * Worker that draws PDFs, and reads grounds for what is not drawn. Plain JavaScript, so that it runs from the sources as well as from the
 * build.
 */
parentPort?.on('message', ({ id, sheet }) => {
  draw(sheet).then(
    (pdf) => parentPort?.postMessage({ id, pdf }, [pdf.buffer]),
    (error) => parentPort?.postMessage({ id, failure: String(error) }, []),
  );
});

/** @param {any} sheet */
async function draw(sheet) {
  if (sheet.form === 's13') return drawS13(sheet);
  if (sheet.form === 'streets') {
    const { streetsIn } = await import('./card/streets.mjs');
    return new TextEncoder().encode(JSON.stringify(await streetsIn(sheet)));
  }
  if (sheet.form === 'lackedNames') {
    const { lackedNames } = await import('./card/lacked-names.mjs');
    return new TextEncoder().encode(JSON.stringify(await lackedNames(sheet)));
  }
  if (sheet.form !== 'cards') return drawTable(sheet);
  const { drawCards } = await import('./card/draw-cards.mjs');
  return drawCards(sheet);
}
