import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { textOf } from '../../scripts/machines/play/values.ts';

/** A run of a machine in a test, or the events from which a test explores all its runs. */
export type Played = {
  readonly machine: string;
  readonly events: readonly AnyEventObject[];
} & ({ readonly input: unknown } | { readonly inputs: readonly unknown[] });

const folder = process.env['MACHINE_TRACES'];

/** Writes what tests play, for `npm run machines`, where its folder is given. */
export function rememberPlayed(played: Played) {
  if (!folder) return;
  const { currentTestName, testPath } = expect.getState();
  const line = textOf({ ...played, test: currentTestName, file: testPath });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`);
}
