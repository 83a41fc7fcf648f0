import { Worker } from 'node:worker_threads';
import type {
  CardSheet,
  LackedNamesSheet,
  StreetsSheet,
  StreetsWithin,
} from './card/card-sheet.ts';
import type { PaperAnswer, PaperOrder, PaperTask } from './paper-work.ts';
import type { PairingSheet } from './pairing-sheet.ts';
import type { S13Sheet } from './s13-sheet.ts';
import type { TableSheet } from './table-sheet.ts';

/** Draws PDFs on a worker thread: a long table would block other requests. */
export interface PdfPress {
  readonly draw: (sheet: TableSheet | S13Sheet | PairingSheet | CardSheet) => Promise<Uint8Array>;
  /** The named streets within limits, read from a ground on the same thread. */
  readonly streetsIn: (sheet: Omit<StreetsSheet, 'form'>) => Promise<StreetsWithin>;
  /** The names of a ground with letters that PDFs lack, read on the same thread. */
  readonly lackedNames: (sheet: Omit<LackedNamesSheet, 'form'>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker with the first sheet, and again if it ends. */
export function openPress(): PdfPress {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  function started(): Worker {
    if (thread) return thread;
    const worker = new Worker(new URL('./press.worker.mjs', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, bytes, failure }: PaperAnswer) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (bytes) order?.resolve(bytes);
      else order?.reject(new Error(failure));
    });
    let reason = new Error('The thread that draws PDFs has ended.');
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => ended(reason));
    thread = worker;
    return worker;
  }

  function ended(error: Error): void {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  const made = (task: PaperTask) =>
    new Promise<Uint8Array>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const order: PaperOrder = { id: lastId, task };
      started().postMessage(order, []);
    });

  return {
    draw: made,
    streetsIn: async (sheet) => {
      const written = await made({ form: 'streets', ...sheet });
      return JSON.parse(new TextDecoder().decode(written));
    },
    lackedNames: async (sheet) => {
      const written = await made({ form: 'lackedNames', ...sheet });
      return JSON.parse(new TextDecoder().decode(written));
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
