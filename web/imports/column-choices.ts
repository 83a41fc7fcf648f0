import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { FileTable, Interpretation } from '#machines/imports/import.rules.ts';

import { keepOnDevice, readOfDevice } from '../parts/storage/device-storage.ts';
import { interpretationOf } from './files/headers.ts';
import { targetsOf } from './files/targets.ts';
import { importKinds } from './imports.view.ts';

interface Choice extends Pick<Interpretation, 'kind' | 'targets'> {
  readonly key: string;
}

type Guessed = Parameters<typeof interpretationOf>[0];

const mostKept = 20;

/** What was chosen last for a file with the same headers, else what is guessed (OWN-312). */
export function usualInterpretation(table: Guessed): Interpretation {
  const kept = choices().find(({ key }) => key === keyOf(table));
  if (!kept) return interpretationOf(table);
  return { kind: kept.kind, targets: kept.targets, says: 'lastTime' };
}

/** Keeps a choice that is no guess; the guess needs none. */
export function rememberChoice(table: FileTable, { kind, targets }: Interpretation): void {
  if (unnamed(table)) return;
  const key = keyOf(table);
  const others = choices().filter((it) => it.key !== key);
  const chosen = { key, kind, targets };
  const kept = isGuess(table, chosen) ? others : [chosen, ...others].slice(0, mostKept);
  keepOnDevice('colonnes', JSON.stringify(kept));
}

function isGuess(table: FileTable, chosen: Choice): boolean {
  const guess = interpretationOf(table);
  return guess.kind === chosen.kind && guess.targets.join() === chosen.targets.join();
}

const unnamed = ({ heads }: Guessed): boolean => heads.every((head) => head === '');

/** A hash, because a first line that is no header may name people. */
const keyOf = ({ heads }: Guessed): string =>
  bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(heads)))).slice(0, 32);

function choices(): readonly Choice[] {
  const kept = parsed(readOfDevice('colonnes') ?? '[]');
  return Array.isArray(kept) ? kept.flatMap((it: unknown) => asChoice(it) ?? []) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function asChoice(kept: unknown): Choice | null {
  if (!isObject(kept)) return null;
  const { key, kind, targets } = kept;
  const known = importKinds.find((it) => it === kind);
  if (typeof key !== 'string' || known === undefined || !Array.isArray(targets)) return null;
  const meanings = targets.map((target) => targetsOf[known].find((it) => it === target) ?? null);
  return { key, kind: known, targets: meanings };
}
