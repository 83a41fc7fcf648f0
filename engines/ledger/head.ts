import { csvLines } from './csv.ts';
import { ledgerWords } from './ledger.texts.ts';

export interface LedgerEnd {
  readonly lines: number;
  readonly head: string;
}

/** What the last line of a chained table says; null where it has none. Nothing is verified. */
export function endOf(text: string): LedgerEnd | null {
  const from = text.trimEnd().lastIndexOf('\n') + 1;
  const [cells] = [...csvLines(text.slice(from))];
  if (cells?.[0] !== ledgerWords.end) return null;
  return { lines: Number(cells[1]), head: cells.at(-1) ?? '' };
}

/** A fingerprint as people compare it, in groups of eight; ten digits in a row would be a telephone number. */
export const inGroups = (fingerprint: string): string =>
  (fingerprint.match(/.{1,8}/gu) ?? []).join(':');
