import type { MessagePort } from 'node:worker_threads';
import type { CardSheet, LackedNamesSheet, StreetsSheet } from './card/card-sheet.ts';
import { drawS13 } from './draw-s13.ts';
import { drawTable } from './draw-table.ts';
import type { PairingSheet } from './pairing-sheet.ts';
import type { S13Sheet } from './s13-sheet.ts';
import type { TableSheet } from './table-sheet.ts';

/** What is drawn; of the last two, what is read from a ground. */
export type PaperTask =
  | TableSheet
  | S13Sheet
  | PairingSheet
  | CardSheet
  | StreetsSheet
  | LackedNamesSheet;

export interface PaperOrder {
  readonly id: number;
  readonly task: PaperTask;
}

/** The answer to the order of that id: a PDF, or JSON of what was read; else why there is none. */
export type PaperAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly failure?: undefined }
  | { readonly id: number; readonly bytes?: undefined; readonly failure: string };

export function workPaper(port: MessagePort): void {
  const answer = (message: PaperAnswer) =>
    port.postMessage(message, message.bytes ? [message.bytes.buffer] : []);
  port.on('message', ({ id, task }: PaperOrder) => {
    done(task).then(
      (bytes) => answer({ id, bytes }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  });
}

/** What cards need is read with the first of them, so that a list does not wait for it. */
async function done(task: PaperTask): Promise<Uint8Array<ArrayBuffer>> {
  if (task.form === 'table') return drawTable(task);
  if (task.form === 's13') return drawS13(task);
  if (task.form === 'pairing') {
    const { drawPairing } = await import('./draw-pairing.ts');
    return drawPairing(task);
  }
  if (task.form === 'cards') {
    const { drawCards } = await import('./card/draw-cards.ts');
    return drawCards(task);
  }
  if (task.form === 'streets') {
    const { streetsIn } = await import('./card/streets.ts');
    return written(await streetsIn(task));
  }
  const { lackedNames } = await import('./card/lacked-names.ts');
  return written(await lackedNames(task));
}

const written = (read: unknown) => new TextEncoder().encode(JSON.stringify(read));
