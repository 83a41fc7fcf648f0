import { createHash } from 'node:crypto';
import { byteOrderMark, csvLine, escapeFormula } from './csv.ts';
import { ledgerWords } from './ledger.texts.ts';

/** The fingerprint before the first line. */
export const noFingerprint = '0'.repeat(64);

/** SHA-256 of the cells as a JSON array, in hexadecimal digits. */
export const fingerprintOf = (cells: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(cells)).digest('hex');

export interface Ledger {
  /** The first line of the file. */
  readonly heads: string;
  /** The next line, with as many fields as heads. */
  readonly line: (fields: readonly string[]) => string;
  /** The last line, the number of lines before it and the head of the chain; nothing follows. */
  readonly end: () => { readonly line: string; readonly lines: number; readonly head: string };
}

/** Writes a CSV whose lines are chained (README). */
export function ledgerOf(heads: readonly string[]): Ledger {
  const { number, before, own, end } = ledgerWords;
  let [lines, last] = [0, noFingerprint];
  const chained = (cells: readonly string[]) => {
    const whole = [...cells.map(escapeFormula), last];
    last = fingerprintOf(whole);
    return csvLine([...whole, last]);
  };
  return {
    heads: byteOrderMark + csvLine([number, ...heads, before, own]),
    line: (fields) => chained([String((lines += 1)), ...fields]),
    end: () => {
      const empty = heads.slice(1).map(() => '');
      return { line: chained([end, String(lines), ...empty]), lines, head: last };
    },
  };
}
